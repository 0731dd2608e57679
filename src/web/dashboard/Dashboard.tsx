import { useEffect, useRef, useState } from 'react';
import { layout } from '#words/layout.ts';
import { dashboard, ownToday } from '#words/dashboard.ts';
import { COMPLETED, type BoardChore } from '#web/chores/board-chore.ts';
import { choreFace } from '#web/homes/faces.ts';
import { DashboardOverdue } from '#web/dashboard/DashboardOverdue.tsx';
import { swapControlId } from '#web/chores/ChoreActions.tsx';
import { DashboardToday } from '#web/dashboard/DashboardToday.tsx';
import { DashboardUpcoming } from '#web/dashboard/DashboardUpcoming.tsx';
import { useCompleting } from '#web/chores/use-completing.ts';
import { Counters, Money, DashboardWelcome } from '#web/dashboard/DashboardWelcome.tsx';
import { DashboardNextSteps } from '#web/dashboard/DashboardNextSteps.tsx';
import { NoHome } from '#web/homes/NoHome.tsx';
import { useDashboard } from '#web/dashboard/use-dashboard.ts';
import { useMe } from '#web/app/session.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { DashboardSwaps } from '#web/dashboard/DashboardSwaps.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, PageLoader, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useStayingRows } from '#web/ui/hooks/use-staying-rows.ts';

const SwapDialog = lazyWindow(() => import('#web/swaps/SwapDialog.tsx'), 'SwapDialog');

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
  const late = useStayingRows(seen?.late.chores ?? [], ({ id }) => id);
  const todays = useRef<HTMLHeadingElement>(null);
  const toTodays = () => todays.current?.focus({ preventScroll: true });
  if (isPending) return <DashboardSkeleton />;
  if (!seen)
    return (
      <PartFailed text={dashboard.loadFailed} again={layout.tryAgain} busy={isFetching} onAgain={refetch} />
    );
  const { home, templates, today, counts, doneToday, todaysChores, upcomingChores, swaps } = seen;
  const mine = todaysChores.filter((chore) => chore.mine);
  const open = mine.filter((chore) => chore.mayComplete).map((chore) => chore.name);
  const myLate = seen.late.chores.length + seen.late.more;
  const asked = swap.opening.about;
  const acts = {
    onComplete: complete,
    onReopen: reopen,
    onRequestSwap: swap.open,
    onNearSwap: SwapDialog.preload,
  };
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-7 short:gap-4">
      <DashboardWelcome name={home.name} text={ownToday(open, mine.length > 0, myLate)}>
        <Counters counts={counts} doneToday={doneToday} myLate={myLate} latePlace={seen.latePlace} />
        <Money {...seen.money} />
      </DashboardWelcome>
      {home.nextSteps && <DashboardNextSteps home={home} templates={templates.length} />}
      {late.rows.length > 0 && (
        <DashboardOverdue
          today={today}
          chores={late.rows}
          more={seen.late.more}
          {...acts}
          onComplete={(choreId) => {
            late.stay(choreId, COMPLETED);
            complete(choreId);
          }}
          onLast={toTodays}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-7">
        <DashboardToday today={today} chores={todaysChores} headingRef={todays} {...acts} />
        {/* Before the upcoming chores, because a housemate is waiting for an answer. On wide screens it is one row
            further down. */}
        {swaps.length > 0 && (
          <div className="lg:order-last lg:col-span-2">
            <DashboardSwaps swaps={swaps} today={today} />
          </div>
        )}
        <DashboardUpcoming today={today} chores={upcomingChores} count={counts.upcoming} />
      </div>
      {asked && (
        <SwapDialog
          opening={swap.opening}
          onClose={swap.close}
          home={home}
          me={me}
          chore={asked}
          choreName={(type) => choreFace(type, templates).name}
          // After sending, a link to the request replaces the button.
          focusAfter={() => document.getElementById(swapControlId(asked.id)) ?? true}
        />
      )}
    </div>
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
      <Skeleton className="h-60 rounded-lg" />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-7">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </Loading>
  );
}
