import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useEffect, useId, useRef } from 'react';
import { weekStart, type Day } from '#domain/days.ts';
import { board, emptyWeek } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import {
  DaysChoice,
  ViewChoice,
  WhoseDropdown,
  WhoseTabs,
  type BoardTab,
  type BoardView,
} from '#web/chores/BoardChoices.tsx';
import { BoardSkeleton } from '#web/chores/BoardSkeleton.tsx';
import { ChoreColumns } from '#web/chores/ChoreColumns.tsx';
import { EmptyWeek } from '#web/chores/EmptyWeek.tsx';
import { whyEmpty } from '#web/chores/empty-week.ts';
import { choreFace } from '#web/chores/faces.ts';
import { useBoardLayout, useNarrow, useStacked, type BoardLayout } from '#web/chores/layout.ts';
import {
  LazyList,
  LazyRegenerateQuestion,
  LazyShareOffer,
  LazyTable,
  readPartsAhead,
} from '#web/chores/lazy-parts.tsx';
import { PlanningControls, WeekendsOffer } from '#web/chores/Planning.tsx';
import { swapControlId, type SwapHandlers } from '#web/chores/SwapControl.tsx';
import { useCompleting } from '#web/chores/use-completing.ts';
import { usePlanning } from '#web/chores/use-planning.ts';
import { useWeek } from '#web/chores/use-week.ts';
import { WeekHeader } from '#web/chores/WeekHeader.tsx';
import { useMe } from '#web/session.tsx';
import { LazySwapDialog, useAsked, warmUpSwapDialog } from '#web/swaps/lazy-dialog.tsx';
import { useRequested } from '#web/swaps/use-requested.ts';
import { EnvelopeArt, NoHomeArt } from '#web/ui/art.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TabPanel } from '#web/ui/tabs.tsx';

const route = getRouteApi('/_app/chores');
type Search = ReturnType<typeof route.useSearch>;

/** The weekly chore board (spec §2 Chores). */
export function Chores() {
  const { homeId } = useMe();
  if (homeId === null)
    return (
      <EmptyState art={<NoHomeArt />} title={board.noHome} text={board.noHomeText}>
        <Link to="/home-management" className={buttonLook({ size: 'large' })}>
          {board.manageHomes}
        </Link>
      </EmptyState>
    );
  return <Board key={homeId} homeId={homeId} />;
}

/** Week, view and tab stand in the address; a week is a step to come back from, the other two are not. */
function useAddress() {
  const { week, view, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const lead = (change: Search, replace: boolean) =>
    void navigate({ search: { week, view, tab, ...change }, replace, resetScroll: false });
  const chosen: { view: BoardView; tab: BoardTab } = { view: view ?? 'calendar', tab: tab ?? 'all' };
  return {
    week,
    ...chosen,
    showWeek: (next: Day | undefined) => lead({ week: next }, false),
    showView: (next: BoardView) => lead({ view: next === 'table' ? next : undefined }, true),
    showTab: (next: BoardTab) => lead({ tab: next === 'mine' ? next : undefined }, true),
  };
}

function Board({ homeId }: { homeId: string }) {
  const address = useAddress();
  const week = useWeek(homeId, address.week, useRequested(homeId));
  const layout = useBoardLayout();
  const narrow = useNarrow();
  const planning = usePlanning(week.home);
  const { asked, ask, close } = useAsked();
  const tabsId = useId();
  const regenerate = useRef<HTMLButtonElement>(null);
  const chores = useRef<HTMLElement>(null);
  // The button that was pressed goes with its banner.
  const focusChores = () => chores.current?.focus();
  useEffect(() => {
    if (!week.isPending) readPartsAhead();
  }, [week.isPending]);
  const shown = week.chores.filter((chore) => address.tab === 'all' || chore.mine);
  const view = <ViewChoice narrow={narrow} value={address.view} onChange={address.showView} />;
  const whose = { value: address.tab, onChange: address.showTab };
  return (
    <>
      <PageHead title={board.title} text={week.home && board.subtitle(week.home.name)}>
        {!narrow && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {!layout.planningBelow && <PlanningControls planning={planning} button={regenerate} />}
            {view}
          </div>
        )}
      </PageHead>
      {week.home && week.home.waitingForChores.length > 0 && (
        <Suspense>
          <LazyShareOffer home={week.home} me={week.me} onGone={focusChores} />
        </Suspense>
      )}
      {!layout.planningBelow && (
        <WeekendsOffer planning={planning} onRefused={focusChores} className="mb-4" />
      )}
      <WeekHeader
        monday={week.monday}
        chores={shown}
        isPending={week.isPending}
        isThisWeek={week.monday === weekStart(week.today)}
        onWeek={address.showWeek}
        onThisWeek={() => address.showWeek(undefined)}
        onNear={week.readNeighbours}
      >
        {layout.mayChoose && address.view === 'calendar' && (
          <DaysChoice value={layout.daysShown} onChange={layout.chooseDays} />
        )}
        {narrow ? (
          <div className="flex min-w-0 basis-full flex-wrap gap-2.5">
            <WhoseDropdown {...whose} />
            {view}
          </div>
        ) : (
          <WhoseTabs id={tabsId} {...whose} />
        )}
      </WeekHeader>
      <section ref={chores} tabIndex={-1} aria-label={board.choresOfWeek} className="outline-none">
        <TabPanel id={tabsId} value={narrow ? undefined : address.tab}>
          <Week
            homeId={homeId}
            week={week}
            chores={shown}
            layout={layout.layout}
            view={address.view}
            onWeek={address.showWeek}
            onRequestSwap={ask}
            onNearSwap={warmUpSwapDialog}
          />
        </TabPanel>
      </section>
      {layout.planningBelow && (
        <div className="mt-3 border-t border-line pt-3">
          <div className="flex items-center justify-between gap-4">
            <PlanningControls planning={planning} button={regenerate} />
          </div>
          <WeekendsOffer planning={planning} onRefused={focusChores} className="mt-3" />
        </div>
      )}
      {asked && week.home && (
        <Suspense>
          <LazySwapDialog
            key={asked.opening}
            home={week.home}
            me={week.me}
            chore={asked.chore}
            choreName={(type) => choreFace(type, week.templates).name}
            open={asked.open}
            onClose={close}
            // Once it is sent, the button has made room for the link to the request.
            focusAfter={() => document.getElementById(swapControlId(asked.chore.id)) ?? true}
          />
        </Suspense>
      )}
      {planning.question.times > 0 && (
        <Suspense>
          <LazyRegenerateQuestion
            key={planning.question.times}
            homeId={homeId}
            open={planning.question.open}
            onClose={planning.closeQuestion}
            onDone={planning.forgetOffer}
            button={regenerate}
          />
        </Suspense>
      )}
    </>
  );
}

type WeekProps = SwapHandlers & {
  homeId: string;
  week: ReturnType<typeof useWeek>;
  chores: BoardChore[];
  layout: BoardLayout;
  view: BoardView;
  onWeek: (monday: Day) => void;
};

/** The chores of a week in the layout of the screen, or why there are none. */
function Week({ homeId, week, chores, layout, view, onWeek, ...swapping }: WeekProps) {
  const { complete, reopen } = useCompleting(homeId, week.me);
  const stacked = useStacked();
  const { home, days, today, monday } = week;
  if (week.hasFailed)
    return (
      <div className="card">
        <EmptyState art={<EnvelopeArt refused />} text={board.loadFailed}>
          <Button onClick={week.readAgain}>{board.tryAgain}</Button>
        </EmptyState>
      </div>
    );
  const skeleton = <BoardSkeleton layout={view === 'table' ? 'list' : layout} />;
  if (week.isPending || !home) return skeleton;
  if (week.chores.length === 0)
    return <EmptyWeek {...whyEmpty(home, monday, today, week.known)} onWeek={onWeek} />;
  if (chores.length === 0) return <EmptyWeek text={emptyWeek.noneMine} onWeek={onWeek} />;
  const props = { days, today, chores, onComplete: complete, onReopen: reopen, ...swapping };
  if (view === 'calendar' && layout !== 'list')
    return <ChoreColumns {...props} scroller={layout === 'scroller'} />;
  return (
    // The key: another week has its own earlier days, folded again.
    <Suspense key={monday} fallback={skeleton}>
      {view === 'table' ? <LazyTable {...props} stacked={stacked} /> : <LazyList {...props} />}
    </Suspense>
  );
}
