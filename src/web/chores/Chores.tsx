import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { weekStart, type Day } from '#domain/days.ts';
import { awayLine } from '#words/away-line.ts';
import { board } from '#words/chores.ts';
import { useAwayDays } from '#web/absences/away-days.ts';
import { useAwayDialog } from '#web/absences/use-away-dialog.ts';
import { api } from '#web/calls/api.ts';
import {
  DaysChoice,
  ViewChoice,
  WhoseDropdown,
  WhoseTabs,
  type BoardTab,
  type BoardView,
} from '#web/chores/BoardChoices.tsx';
import { BoardSkeleton } from '#web/chores/BoardSkeleton.tsx';
import { choreFace } from '#web/homes/faces.ts';
import { useBoardLayout, useNarrow } from '#web/chores/layout.ts';
import { LazyOpenedChore, partsAhead } from '#web/chores/lazy-parts.tsx';
import { swapControlId } from '#web/chores/SwapControl.tsx';
import { useWeek } from '#web/chores/use-week.ts';
import { Week } from '#web/chores/Week.tsx';
import { WeekHeader } from '#web/chores/WeekHeader.tsx';
import { NoHome } from '#web/homes/NoHome.tsx';
import { PlanningControls } from '#web/plan/PlanningControls.tsx';
import { PlanOffers } from '#web/plan/PlanOffers.tsx';
import { usePlanOffers } from '#web/plan/use-plan-offers.ts';
import { LazyRegenerateQuestion, usePlanning } from '#web/plan/use-planning.ts';
import { useMe } from '#web/app/session.tsx';
import { LazySwapDialog, useAsked, warmUpSwapDialog } from '#web/swaps/lazy-dialog.tsx';
import { useRequested } from '#web/swaps/use-requested.ts';
import { Awaited } from '#web/ui/windows/awaited.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { TabPanel } from '#web/ui/controls/tabs.tsx';
import { useKept } from '#web/ui/hooks/use-kept.ts';
import { LATER_MS, untilIdle, whenIdle } from '#web/ui/hooks/when-idle.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const AwayButton = lazyPart(async () => {
  await untilIdle();
  return import('#web/absences/AwayButton.tsx');
}, 'AwayButton');
const LazyAwayDialog = lazyPart(() => import('#web/absences/lazy-dialog.tsx'), 'LazyAwayDialog');

/** Its picture and all that it opens come after the first render; its place is kept. */
const AwayOpener = ({ onOpen }: { onOpen: () => void }) => (
  <Suspense
    fallback={
      <Button variant="soft" size="small" icon={<span className="size-4" />} sends onClick={onOpen}>
        {awayLine.button}
      </Button>
    }
  >
    <AwayButton onOpen={onOpen} />
  </Suspense>
);

const route = getRouteApi('/_app/chores');
type Search = ReturnType<typeof route.useSearch>;

/** The weekly chore board (docs/product/board.md 'Parts of the board'). */
export function Chores() {
  const { homeId } = useMe();
  if (homeId === null) return <NoHome text={board.noHome} />;
  return <Board key={homeId} homeId={homeId} />;
}

/**
 * Week, view, tab and the open chore stand in the address; week and chore are steps to come back from, the other two are not. Where the
 * address names no view or tab, it is the one that was last chosen on this device.
 */
function useAddress() {
  const { week, view, tab, chore } = route.useSearch();
  const [keptView, keepView] = useKept('board-view');
  const [keptTab, keepTab] = useKept('board-tab');
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const [wasOpenedHere, setOpenedHere] = useState(false);
  const lead = (change: Search, replace: boolean) =>
    void navigate({ search: { week, view, tab, ...change }, replace, resetScroll: false });
  const chosen: { view: BoardView; tab: BoardTab } = {
    view: view ?? (keptView === 'table' ? keptView : 'calendar'),
    tab: tab ?? (keptTab === 'mine' ? keptTab : 'all'),
  };
  return {
    week,
    chore,
    wasOpenedHere,
    ...chosen,
    showWeek: (next: Day | undefined) => lead({ week: next }, false),
    showView: (next: BoardView) => {
      keepView(next);
      lead({ view: next === 'table' ? next : undefined }, true);
    },
    showTab: (next: BoardTab) => {
      keepTab(next);
      lead({ tab: next === 'mine' ? next : undefined }, true);
    },
    openChore: (next: string) => {
      setOpenedHere(true);
      lead({ chore: next }, false);
    },
    // Back where it was opened from, so that the next step back does not open it again.
    closeChore: () => {
      if (wasOpenedHere) history.back();
      else lead({}, true);
      setOpenedHere(false);
    },
  };
}

/** Keeps the line's place. */
const NOT_YET = '\u00a0';

/** Drawn in small pieces: the whole board waits for them, and what a query tells is drawn in one go. */
function useOffers(homeId: string) {
  const { data, isPending } = usePlanOffers(homeId);
  return { data: useDeferredValue(data), isPending: useDeferredValue(isPending) };
}

function Board({ homeId }: { homeId: string }) {
  const address = useAddress();
  const offers = useOffers(homeId);
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } })).data;
  const away = useAwayDays(homeId, home);
  const waits = offers.isPending || away.isPending;
  // Not before the offers are known: a banner that came later would push the chores away from under a finger.
  const week = useWeek(homeId, address.week, useRequested(homeId), waits, away.awayOn);
  const layout = useBoardLayout();
  const narrow = useNarrow();
  const planning = usePlanning(week.home);
  const awayDialog = useAwayDialog();
  const { asked, ask, close } = useAsked();
  const tabsId = useId();
  const regenerate = useRef<HTMLButtonElement>(null);
  const chores = useRef<HTMLElement>(null);
  // The button that was pressed goes with its banner or row; what is read stays where it is.
  const focusChores = () => chores.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (week.isPending) return undefined;
    return whenIdle([...partsAhead, LazyRegenerateQuestion.readAhead], LATER_MS);
  }, [week.isPending]);
  // All at once: what comes above the chores would push them away.
  const isOpening = !week.hasFailed && (!week.home || waits);
  const shown = week.chores.filter((chore) => address.tab === 'all' || chore.mine);
  const view = <ViewChoice narrow={narrow} value={address.view} onChange={address.showView} />;
  const whose = { value: address.tab, onChange: address.showTab };
  return (
    <>
      <PageHead title={board.title} text={week.home ? board.subtitle(week.home.name) : NOT_YET}>
        {!narrow && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {!layout.planningBelow && (
              <>
                <PlanningControls planning={planning} button={regenerate} />
                <AwayOpener onOpen={awayDialog.open} />
              </>
            )}
            {view}
          </div>
        )}
      </PageHead>
      {week.home && <PlanOffers homeId={homeId} offers={offers.data} onGone={focusChores} className="mb-4" />}
      {isOpening ? (
        <BoardSkeleton layout={address.view === 'table' ? 'list' : layout.layout} />
      ) : (
        <>
          <WeekHeader
            monday={week.monday}
            chores={shown}
            isKnown={!week.isPending && !week.hasFailed}
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
                tab={address.tab}
                layout={layout.layout}
                view={address.view}
                peopleAwayOn={away.peopleAwayOn}
                onWeek={address.showWeek}
                onRequestSwap={ask}
                onNearSwap={warmUpSwapDialog}
                onGone={focusChores}
                onOpen={address.openChore}
              />
            </TabPanel>
          </section>
          {layout.planningBelow && (
            <div className="mt-3 border-t border-line pt-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <PlanningControls planning={planning} button={regenerate} />
                <AwayOpener onOpen={awayDialog.open} />
              </div>
            </div>
          )}
        </>
      )}
      <LazyOpenedChore
        homeId={homeId}
        week={week}
        choreId={address.chore}
        hasOwnEntry={address.wasOpenedHere}
        onClose={address.closeChore}
        onRequestSwap={ask}
        chores={chores}
      />
      {asked && week.home && (
        <Suspense fallback={<Awaited />}>
          <LazySwapDialog
            key={asked.opening}
            home={week.home}
            me={week.me}
            chore={asked.chore}
            away={away.awayOn(asked.chore.dueDate)}
            choreName={(type) => choreFace(type, week.templates).name}
            open={asked.open}
            onClose={close}
            // Once it is sent, the button has made room for the link to the request.
            focusAfter={() => document.getElementById(swapControlId(asked.chore.id)) ?? true}
          />
        </Suspense>
      )}
      {week.home && (
        <Suspense>
          <LazyAwayDialog
            dialog={awayDialog}
            home={week.home}
            me={week.me}
            faceOf={(type) => choreFace(type, week.templates)}
          />
        </Suspense>
      )}
      <LazyRegenerateQuestion
        opening={planning.question.opening}
        onClose={planning.question.close}
        homeId={homeId}
        focusAfter={regenerate}
      />
    </>
  );
}
