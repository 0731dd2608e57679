import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { dashboard } from '#words/dashboard.ts';
import { youLiveWith } from '#words/housemates.ts';
import { api } from '#web/api.ts';
import { NextSteps } from '#web/homes/NextSteps.tsx';
import { useMe } from '#web/session.tsx';
import { EnvelopeArt, HomeArt, NoHomeArt } from '#web/ui/art.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { PageLoader } from '#web/ui/spinner.tsx';

/** spec §2 Dashboard, in its plain form: whose home, the next steps, and the way to the board. */
export function Dashboard() {
  const { homeId } = useMe();
  if (homeId === null)
    return (
      <EmptyState art={<NoHomeArt />} title={dashboard.noHome} text={dashboard.noHomeText}>
        <Link to="/home-management" className={buttonLook({ size: 'large' })}>
          {dashboard.manageHomes}
        </Link>
      </EmptyState>
    );
  return <HomeDashboard key={homeId} homeId={homeId} />;
}

function HomeDashboard({ homeId }: { homeId: string }) {
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  if (home.isPending) return <DashboardSkeleton />;
  if (!home.data)
    return (
      <EmptyState art={<EnvelopeArt refused />} text={dashboard.loadFailed}>
        <Button onClick={() => void home.refetch()}>{dashboard.tryAgain}</Button>
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-7">
      <Welcome home={home.data} />
      <NextSteps home={home.data} />
    </div>
  );
}

function Welcome({ home }: { home: Home }) {
  const me = useMe();
  const others = home.members.filter((member) => member.userId !== me.id);
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-primary-soft px-4 pt-4 pb-[18px] shadow-1 sm:px-7 sm:py-7">
      <HomeArt className="absolute right-0 -bottom-px w-[128px] sm:h-[150px] sm:w-auto lg:right-4" />
      <h1 className="relative text-[26px] leading-[1.12] font-bold tracking-[-.02em] text-balance wrap-anywhere sm:max-w-[calc(100%-280px)] sm:text-[34px]">
        <span className="mb-0.5 block text-[15px] font-semibold tracking-normal text-on-primary-soft sm:text-base">
          {dashboard.welcome}{' '}
        </span>
        {home.name}
      </h1>
      <p className="relative mt-2 mr-[104px] text-[15px] leading-snug text-pretty wrap-anywhere text-on-primary-soft sm:mr-[290px] sm:text-[17px]">
        {youLiveWith(others.map((member) => member.displayName))}
      </p>
      <Link
        to="/chores"
        className={buttonLook({
          variant: home.nextSteps ? 'outline' : 'filled',
          className: 'relative mt-4',
        })}
      >
        {dashboard.goToBoard}
      </Link>
    </div>
  );
}

const SKELETON_MS = 1000;

/** spec §2, §9: the skeleton stands for at most a second; whoever waits longer sees that it goes on. */
function DashboardSkeleton() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <PageLoader label={dashboard.loading} />;
  return (
    <Loading label={dashboard.loading} className="grid gap-6 lg:gap-7">
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </Loading>
  );
}
