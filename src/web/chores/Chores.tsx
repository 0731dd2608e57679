import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { weekStart, type Day } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import { AbsenceButton, LazyAbsenceDialog } from '#web/absences/AbsenceButton.tsx';
import { useAbsences } from '#web/absences/use-absences.ts';
import { api } from '#web/calls/api.ts';
import {
  DaysChoice,
  ViewChoice,
  WhoseDropdown,
  WhoseTabs,
  type BoardTab,
  type BoardView,
  ChoreWeekHeader,
} from '#web/chores/ChoreWeekHeader.tsx';
import { BoardSkeleton, useBoardLayout, useNarrow } from '#web/chores/chore-board-layout.tsx';
import { choreFace } from '#web/homes/faces.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { swapControlId } from '#web/chores/ChoreActions.tsx';
import { useWeek } from '#web/chores/use-week.ts';
import { ChoreWeek, weekParts } from '#web/chores/ChoreWeek.tsx';
import { NoHome } from '#web/homes/NoHome.tsx';
import { PlanningControls, LazyRegenerateQuestion, usePlanning } from '#web/plan/PlanningControls.tsx';
import { PlanOffers } from '#web/plan/PlanOffers.tsx';
import { usePlanOffers } from '#web/plan/use-plan.ts';
import { useMe } from '#web/app/session.tsx';
import { useRequested } from '#web/swaps/use-requesting.ts';
import { lazyPart, lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { TabPanel } from '#web/ui/controls/tabs.tsx';
import { useKept } from '#web/ui/hooks/use-kept.ts';
import { LATER_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

const SwapDialog = lazyWindow(() => import('#web/swaps/SwapDialog.tsx'), 'SwapDialog');
const OpenedChore = lazyPart(() => import('#web/chores/OpenedChore.tsx'), 'OpenedChore');

/** Once the first week shows, the board reads ahead the code of what a choice brings. */
const partsAhead = [...weekParts, OpenedChore, LazyRegenerateQuestion].map(({ readAhead }) => readAhead);

const route = getRouteApi('/_app/chores');
type Search = ReturnType<typeof route.useSearch>;

/** The weekly chore board (docs/product/board.md 'The week'). */
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
  const away = useAbsences(homeId, home);
  const waits = offers.isPending || away.isPending;
  // Not before the offers are known: a banner that came later would push the chores away from under a finger.
  const week = useWeek(homeId, address.week, useRequested(homeId), waits, away.awayOn);
  const layout = useBoardLayout();
  const narrow = useNarrow();
  const planning = usePlanning(week.home);
  const absence = useOpening();
  const swap = useOpening<BoardChore>();
  const asked = swap.opening.about;
  // From the first opening on it stays drawn, so that closing is animated.
  const [wasOpened, setWasOpened] = useState(false);
  if (address.chore !== undefined && !wasOpened) setWasOpened(true);
  const tabsId = useId();
  const regenerate = useRef<HTMLButtonElement>(null);
  const chores = useRef<HTMLElement>(null);
  // The button that was pressed goes with its banner or row; what is read stays where it is.
  const focusChores = () => chores.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (week.isPending) return undefined;
    return whenIdle(partsAhead, LATER_MS);
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
                <AbsenceButton onOpen={() => absence.open()} />
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
          <ChoreWeekHeader
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
          </ChoreWeekHeader>
          <section ref={chores} tabIndex={-1} aria-label={board.choresOfWeek} className="outline-none">
            <TabPanel id={tabsId} value={narrow ? undefined : address.tab}>
              <ChoreWeek
                homeId={homeId}
                week={week}
                tab={address.tab}
                layout={layout.layout}
                view={address.view}
                peopleAwayOn={away.peopleAwayOn}
                onWeek={address.showWeek}
                onRequestSwap={swap.open}
                onNearSwap={SwapDialog.readAhead}
                onGone={focusChores}
                onOpen={address.openChore}
              />
            </TabPanel>
          </section>
          {layout.planningBelow && (
            <div className="mt-3 border-t border-line pt-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <PlanningControls planning={planning} button={regenerate} />
                <AbsenceButton onOpen={() => absence.open()} />
              </div>
            </div>
          )}
        </>
      )}
      {wasOpened && (
        <Suspense>
          <OpenedChore
            homeId={homeId}
            week={week}
            choreId={address.chore}
            hasOwnEntry={address.wasOpenedHere}
            onClose={address.closeChore}
            onRequestSwap={swap.open}
            chores={chores}
          />
        </Suspense>
      )}
      {asked && week.home && (
        <SwapDialog
          opening={swap.opening}
          onClose={swap.close}
          home={week.home}
          me={week.me}
          chore={asked}
          choreName={(type) => choreFace(type, week.templates).name}
          // Once it is sent, the button has made room for the link to the request.
          focusAfter={() => document.getElementById(swapControlId(asked.id)) ?? true}
        />
      )}
      {week.home && (
        <LazyAbsenceDialog
          opening={absence.opening}
          onClose={absence.close}
          home={week.home}
          me={week.me}
          faceOf={(type) => choreFace(type, week.templates)}
        />
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
