import { repeating } from '#domain/templates.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { chorePlace } from '#domain/places.ts';
import { layout } from '#words/layout.ts';
import { dashboard, ownToday } from '#words/dashboard.ts';
import { COMPLETED, type BoardChore } from '#web/chores/board-chore.ts';
import { choreFace } from '#web/homes/faces.ts';
import { DashboardOverdue } from '#web/dashboard/DashboardOverdue.tsx';
import { DashboardToday } from '#web/dashboard/DashboardToday.tsx';
import { DashboardUpcoming } from '#web/dashboard/DashboardUpcoming.tsx';
import { useFinishing } from '#web/chores/finished-chore.tsx';
import { useCompleting } from '#web/chores/use-completing.ts';
import { Counters, DashboardWelcome, Glance, Money } from '#web/dashboard/DashboardWelcome.tsx';
import { NoHome } from '#web/homes/NoHome.tsx';
import { isShownOpen, useDashboard } from '#web/dashboard/use-dashboard.ts';
import { useMe } from '#web/app/session.tsx';
import { lazyPart, lazyWindow, LoadingPart, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { DashboardSwaps } from '#web/dashboard/DashboardSwaps.tsx';
import { PRELOAD_DELAY_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, PageLoader, Skeleton } from '#web/ui/drawings/loading.tsx';

const SwapDialog = lazyWindow(() => import('#web/swaps/SwapDialog.tsx'), 'SwapDialog');
/** Most homes and members are past their first days. */
const DashboardNewcomer = lazyPart(
  () => import('#web/dashboard/DashboardFirstDays.tsx'),
  'DashboardNewcomer',
);
const DashboardNextSteps = lazyPart(
  () => import('#web/dashboard/DashboardFirstDays.tsx'),
  'DashboardNextSteps',
);
const OpenedChore = lazyPart(() => import('#web/dashboard/DashboardOpenedChore.tsx'), 'DashboardOpenedChore');

/**
 * The dashboard: the home, its counters, today's chores and upcoming ones (docs/product/dashboard.md 'Lists of chores').
 */
export function Dashboard() {
  const { homeId } = useMe();
  if (homeId === null) return <NoHome text={dashboard.noHome} />;
  return <HomeDashboard key={homeId} homeId={homeId} />;
}

function HomeDashboard({ homeId }: { homeId: string }) {
  const { isPending, isFetching, refetch, seen } = useDashboard(homeId);
  const me = useMe().id;
  const { complete, reopen } = useCompleting(homeId, me);
  const swap = useOpening<BoardChore>();
  const opened = useOpening<string>();
  const mine = (seen?.todaysChores ?? []).filter((chore) => chore.mine);
  const own = useFinishing(mine.filter(isShownOpen));
  const late = useFinishing(seen?.late.chores ?? []);
  const [hasFinished, setHasFinished] = useState(false);
  const todays = useRef<HTMLHeadingElement>(null);
  const toTodays = () => todays.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (isPending) return undefined;
    return whenIdle([OpenedChore.preload, DashboardNewcomer.preload], PRELOAD_DELAY_MS);
  }, [isPending]);
  if (isPending) return <DashboardSkeleton />;
  if (!seen)
    return (
      <PartFailed text={dashboard.loadFailed} again={layout.tryAgain} busy={isFetching} onAgain={refetch} />
    );
  const { home, templates, today, counts, doneToday, todaysChores, upcomingChores, swaps } = seen;
  const open = mine.filter((chore) => chore.mayComplete).map((chore) => chore.name);
  const isDone = mine.length > 0 && open.length === 0;
  const myLate = seen.late.chores.length + seen.late.more;
  const asked = swap.opening.about;
  const acts = {
    onOpen: opened.open,
    onReopen: reopen,
    onRequestSwap: (chore: BoardChore) => swap.open(chore),
    onComplete: (choreId: string) => {
      late.stay(choreId, COMPLETED);
      own.stay(choreId, COMPLETED);
      if (mine.some(({ id }) => id === choreId)) setHasFinished(true);
      complete(choreId);
    },
  };
  return (
    <>
      <div className="grid grid-cols-1 gap-3.5 sm:gap-6 short:gap-4">
        <DashboardWelcome
          name={home.name}
          text={ownToday(open, mine.length > 0, myLate)}
          isDone={isDone && myLate === 0}
        />
        {home.nextSteps && (
          <Suspense
            fallback={
              <LoadingPart>
                <Skeleton className="h-[50px] rounded-lg sm:h-[211px]" />
              </LoadingPart>
            }
          >
            <DashboardNextSteps home={home} templates={repeating(templates).length} />
          </Suspense>
        )}
        <div className="grid grid-cols-1 items-start gap-3.5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)] lg:gap-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)]">
          <div className="grid grid-cols-1 gap-3.5 sm:gap-6">
            {seen.newcomersFirst && (
              <Suspense
                fallback={
                  <LoadingPart>
                    <Skeleton className="h-32 rounded-lg" />
                  </LoadingPart>
                }
              >
                <DashboardNewcomer home={home} first={seen.newcomersFirst} />
              </Suspense>
            )}
            {late.rows.length > 0 && (
              <DashboardOverdue
                homeId={homeId}
                today={today}
                chores={late.rows}
                more={seen.late.more}
                ofEarlierWeeks={seen.late.ofEarlierWeeks}
                isSettling={late.isSettling}
                onLast={toTodays}
                {...acts}
              />
            )}
            <DashboardToday
              today={today}
              open={own.rows}
              done={mine.filter(
                (chore) => !isShownOpen(chore) && (!own.isStaying(chore.id) || own.isFolding(chore.id)),
              )}
              others={todaysChores.filter((chore) => !chore.mine)}
              next={seen.next}
              hasFinished={hasFinished}
              isSettling={own.isSettling}
              headingRef={todays}
              {...acts}
            />
          </div>
          <div className="grid grid-cols-1 gap-3.5 sm:gap-6">
            {/* Before the counters on phones, because a housemate is waiting for an answer. */}
            {swaps.length > 0 && (
              <div className="lg:order-1">
                <DashboardSwaps swaps={swaps} today={today} />
              </div>
            )}
            <Glance>
              <Counters counts={counts} doneToday={doneToday} myLate={myLate} latePlace={seen.latePlace} />
              <Money {...seen.money} />
            </Glance>
            <div className="lg:order-2">
              <DashboardUpcoming
                today={today}
                chores={upcomingChores}
                count={counts.upcoming}
                onOpen={opened.open}
              />
            </div>
          </div>
        </div>
      </div>
      {opened.opening.times > 0 && (
        <Suspense fallback={<LoadingPart />}>
          <OpenedChore
            homeId={homeId}
            week={{
              home,
              templates,
              me,
              today,
              chores: [...todaysChores.filter((chore) => !chore.mine), ...upcomingChores],
              late: { chores: [...seen.late.chores, ...mine] },
            }}
            choreId={opened.opening.isOpen ? opened.opening.about : undefined}
            onClose={opened.close}
            onRequestSwap={swap.open}
            completing={acts}
            chores={todays}
          />
        </Suspense>
      )}
      {asked && (
        <SwapDialog
          opening={swap.opening}
          onClose={swap.close}
          home={home}
          me={me}
          chore={asked}
          choreName={(type) => choreFace(type, templates).name}
          focusAfter={() => document.getElementById(chorePlace(asked.id))?.querySelector('a') ?? true}
        />
      )}
    </>
  );
}

const SKELETON_MS = 1000;

/**
 * Shows placeholders for at most a second, then a progress message (docs/product/dashboard.md 'Lists of chores').
 */
function DashboardSkeleton() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <PageLoader label={dashboard.loading} />;
  return (
    <Loading label={dashboard.loading} className="grid gap-6 lg:gap-7">
      <Skeleton className="h-24 rounded-lg sm:h-32" />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-7">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </Loading>
  );
}
