import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { weekStart, type Day } from '#domain/days.ts';
import { repeating } from '#domain/templates.ts';
import { Ellipsis, Plus } from 'lucide-react';
import { board } from '#words/chores.ts';
import { planning as planningWords } from '#words/plan.ts';
import { AbsenceButton, LazyAbsenceDialog } from '#web/absences/AbsenceButton.tsx';
import { ABSENCE_BUTTON, useAbsences } from '#web/absences/use-absences.ts';
import { api } from '#web/calls/api.ts';
import {
  DaysChoice,
  ViewChoice,
  WhoseDropdown,
  WhoseTabs,
  type BoardTab,
  type BoardView,
  ChoreWeekHeader,
  NarrowWeekHeader,
} from '#web/chores/ChoreWeekHeader.tsx';
import { BoardSkeleton, useBoardLayout, useNarrow } from '#web/chores/chore-board-layout.tsx';
import { choreFace } from '#web/homes/faces.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { swapControlId } from '#web/chores/ChoreActions.tsx';
import { useWeek } from '#web/chores/use-week.ts';
import { ChoreWeek, weekParts, useFinishingWeek } from '#web/chores/ChoreWeek.tsx';
import { NoHome } from '#web/homes/NoHome.tsx';
import { PlanningControls, LazyRegenerateQuestion, usePlanning } from '#web/plan/PlanningControls.tsx';
import { PlanOffers } from '#web/plan/PlanOffers.tsx';
import { usePlanOffers } from '#web/plan/use-plan.ts';
import { useMe } from '#web/app/session.tsx';
import { useRequested } from '#web/swaps/use-requesting.ts';
import { lazyPart, lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { TabPanel } from '#web/ui/controls/tabs.tsx';
import { useLocalStorage } from '#web/ui/hooks/use-local-storage.ts';
import { PRELOAD_DELAY_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

const SwapDialog = lazyWindow(() => import('#web/swaps/SwapDialog.tsx'), 'SwapDialog');
const AddOnce = lazyWindow(() => import('#web/chores/AddOnce.tsx'), 'AddOnce');
const PlanningSheet = lazyWindow(() => import('#web/chores/PlanningSheet.tsx'), 'PlanningSheet');
const OpenedChore = lazyPart(() => import('#web/chores/OpenedChore.tsx'), 'OpenedChore');

/** Preloaded once the first week shows: the code of the other layouts and windows. */
const partsToPreload = [...weekParts, OpenedChore, AddOnce, PlanningSheet, LazyRegenerateQuestion].map(
  ({ preload }) => preload,
);

const route = getRouteApi('/_app/chores');
type Search = ReturnType<typeof route.useSearch>;

/** The weekly chore board (docs/product/board.md 'The week'). */
export function Chores() {
  const { homeId } = useMe();
  if (homeId === null) return <NoHome text={board.noHome} />;
  return <Board key={homeId} homeId={homeId} />;
}

/**
 * Week, view, tab and open chore are in the address. Week and chore add history entries; view and tab do not. If the
 * address has no view or tab, this device's last choice applies; before the first choice, phones open with the table.
 */
function useAddress(narrow: boolean) {
  const { week, view, tab, chore } = route.useSearch();
  const [storedView, storeView] = useLocalStorage('board-view');
  const [storedTab, storeTab] = useLocalStorage('board-tab');
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const [wasOpenedHere, setOpenedHere] = useState(false);
  const goTo = (change: Search, replace: boolean) =>
    void navigate({ search: { week, view, tab, ...change }, replace, resetScroll: false });
  const chosen: { view: BoardView; tab: BoardTab } = {
    view: view ?? viewOf(storedView) ?? (narrow ? 'table' : 'calendar'),
    tab: tab ?? (storedTab === 'mine' ? storedTab : 'all'),
  };
  return {
    week,
    chore,
    wasOpenedHere,
    ...chosen,
    showWeek: (next: Day | undefined) => goTo({ week: next }, false),
    showView: (next: BoardView) => {
      storeView(next);
      goTo({ view: next === 'table' ? next : undefined }, true);
    },
    showTab: (next: BoardTab) => {
      storeTab(next);
      goTo({ tab: next === 'mine' ? next : undefined }, true);
    },
    openChore: (next: string) => {
      setOpenedHere(true);
      goTo({ chore: next }, false);
    },
    // Goes back in history, so that the next step back does not open the chore again.
    closeChore: () => {
      if (wasOpenedHere) history.back();
      else goTo({}, true);
      setOpenedHere(false);
    },
  };
}

const viewOf = (stored: string | null): BoardView | undefined =>
  stored === 'table' || stored === 'calendar' ? stored : undefined;

/** Reserves the line's height. */
const NOT_YET = '\u00a0';

/** Deferred, so that React renders the board in small pieces; a query's result is rendered all at once. */
function useOffers(homeId: string) {
  const { data, isPending } = usePlanOffers(homeId);
  return { data: useDeferredValue(data), isPending: useDeferredValue(isPending) };
}

function Board({ homeId }: { homeId: string }) {
  const narrow = useNarrow();
  const address = useAddress(narrow);
  const offers = useOffers(homeId);
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } })).data;
  const away = useAbsences(homeId, home);
  const isWaiting = offers.isPending || away.isPending;
  // Waits for the offers: a banner that appeared later would push the chores away from under a finger.
  const week = useWeek(homeId, address.week, useRequested(homeId), isWaiting, away.awayOn);
  const finishing = useFinishingWeek(homeId, week);
  const layout = useBoardLayout();
  const planning = usePlanning(week.home);
  const planningSheet = useOpening();
  const once = useOpening();
  const absence = useOpening();
  const swap = useOpening<BoardChore>();
  const asked = swap.opening.about;
  // Stays mounted after the first opening, so that closing is animated.
  const [wasOpened, setWasOpened] = useState(false);
  if (address.chore !== undefined && !wasOpened) setWasOpened(true);
  const tabsId = useId();
  const regenerate = useRef<HTMLButtonElement>(null);
  const chores = useRef<HTMLElement>(null);
  // The pressed button disappears with its banner or row; the page must not scroll.
  const focusChores = () => chores.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (week.isPending) return undefined;
    return whenIdle(partsToPreload, PRELOAD_DELAY_MS);
  }, [week.isPending]);
  // Everything shows at once, because what appears above the chores would push them down.
  const isOpening = !week.hasFailed && (!week.home || isWaiting);
  const shown = week.chores.filter((chore) => address.tab === 'all' || chore.mine);
  const subtitle = week.home ? board.subtitle(week.home.name) : NOT_YET;
  const header = {
    monday: week.monday,
    chores: shown,
    isKnown: !week.isPending && !week.hasFailed,
    isThisWeek: week.monday === weekStart(week.today),
    onWeek: address.showWeek,
    onThisWeek: () => address.showWeek(undefined),
    onNear: week.prefetchNeighbours,
  };
  const view = <ViewChoice narrow={narrow} value={address.view} onChange={address.showView} />;
  const whose = { value: address.tab, onChange: address.showTab };
  const addOnce = (
    <Button
      variant="soft"
      size="small"
      className="shrink-0 px-3!"
      icon={<Plus size={16} aria-hidden />}
      {...AddOnce.preloadProps}
      onClick={() => once.open()}
    >
      {board.addOnce}
    </Button>
  );
  return (
    <>
      {narrow ? (
        <div className="mb-2.5">
          <div className="flex min-h-11 flex-wrap items-center gap-x-1">
            <h1 className="min-w-min flex-[1_0_min-content] text-2xl leading-[1.15] font-bold tracking-[-.02em]">
              {board.title}
            </h1>
            {addOnce}
            <IconButton
              // The windows that its sheet opens give the focus back to it.
              ref={regenerate}
              id={ABSENCE_BUTTON}
              label={planningWords.title}
              aria-haspopup="dialog"
              onPointerEnter={PlanningSheet.preload}
              onFocus={PlanningSheet.preload}
              onClick={() => planningSheet.open()}
            >
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          </div>
          <p className="-mt-0.5 text-13 text-ink2">{subtitle}</p>
        </div>
      ) : (
        <PageHead title={board.title} text={subtitle}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {!layout.planningBelow && (
              <>
                <PlanningControls planning={planning} button={regenerate} />
                <AbsenceButton onOpen={() => absence.open()} />
              </>
            )}
            {addOnce}
          </div>
        </PageHead>
      )}
      {week.home && <PlanOffers homeId={homeId} offers={offers.data} onGone={focusChores} className="mb-4" />}
      {isOpening ? (
        <BoardSkeleton layout={address.view === 'table' ? 'list' : layout.layout} />
      ) : (
        <>
          {narrow ? (
            <>
              <NarrowWeekHeader {...header} />
              <div className="@container mt-2 mb-2.5 flex flex-wrap gap-2">
                <WhoseDropdown {...whose} />
                {view}
              </div>
            </>
          ) : (
            <ChoreWeekHeader {...header}>
              <WhoseTabs id={tabsId} {...whose} />
              {layout.mayChoose && address.view === 'calendar' && (
                <DaysChoice value={layout.daysShown} onChange={layout.chooseDays} />
              )}
              {view}
            </ChoreWeekHeader>
          )}
          <section ref={chores} tabIndex={-1} aria-label={board.choresOfWeek} className="outline-none">
            <TabPanel id={tabsId} value={narrow ? undefined : address.tab}>
              <ChoreWeek
                homeId={homeId}
                week={week}
                finishing={finishing}
                tab={address.tab}
                layout={layout.layout}
                view={address.view}
                peopleAwayOn={away.peopleAwayOn}
                onWeek={address.showWeek}
                onRequestSwap={swap.open}
                onNearSwap={SwapDialog.preload}
                onGone={focusChores}
                onOpen={address.openChore}
              />
            </TabPanel>
          </section>
          {layout.planningBelow && !narrow && (
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
            hasHistoryEntry={address.wasOpenedHere}
            onClose={address.closeChore}
            onRequestSwap={swap.open}
            completing={finishing}
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
          // After sending, a link to the request replaces the button.
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
      {week.home && (
        <AddOnce
          opening={once.opening}
          onClose={once.close}
          home={week.home}
          me={week.me}
          today={week.today}
        />
      )}
      {narrow && week.home && (
        <PlanningSheet
          opening={planningSheet.opening}
          onClose={planningSheet.close}
          homeId={homeId}
          me={week.me}
          choreCount={repeating(week.templates).length}
          planning={planning}
          onAway={() => absence.open()}
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
