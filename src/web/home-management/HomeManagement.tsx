import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import type { Home, HomeSummary } from '#contract/homes.ts';
import { HOME_PART_NAMES, type HomePart } from '#domain/places.ts';
import { homeDetails, homePage, noHomeFound } from '#words/homes.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { ActiveHomeCard } from '#web/home-management/ActiveHomeCard.tsx';
import { HomeManagementIndex } from '#web/home-management/HomeManagementIndex.tsx';
import { PlanOffers } from '#web/plan/PlanOffers.tsx';
import { usePlanOffers } from '#web/plan/use-plan.ts';
import { useMe } from '#web/app/session.tsx';
import { BackLink } from '#web/app/BackLink.tsx';
import { NoHomeArt } from '#web/ui/drawings/home-art.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { PRELOAD_DELAY_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const HomeForms = lazyPart(() => import('#web/homes/HomeForms.tsx'), 'HomeForms');
const HomeParts = lazyPart(() => import('#web/home-management/HomeParts.tsx'), 'HomeParts');
const Homes = lazyPart(() => import('#web/home-management/HomeParts.tsx'), 'Homes');

/** Above this width all parts are on one page, with the rows beside them. */
const ONE_PAGE = '(width >= 48rem)';

/** Parts in which the reader changes what the plan follows. */
const CHANGES_PLAN: ReadonlySet<HomePart> = new Set(['members', 'chores', 'settings']);

const partAt = (pathname: string): HomePart | undefined =>
  HOME_PART_NAMES.find((part) => pathname.split('/').filter(Boolean).at(1) === part);

/**
 * The reader's homes and all parts of the active one: one page on wide screens, on phones rows that lead to a page for
 * each part (docs/product/homes.md 'The pages of a home').
 */
export function HomeManagement() {
  const { homeId } = useMe();
  const homes = useQuery(api.homes.listHomes.queryOptions());
  const part = useLocation({ select: ({ pathname }) => partAt(pathname) });
  const isWide = useMedia(ONE_PAGE);
  const needsParts = isWide || part !== undefined;
  useEffect(() => {
    if (!needsParts) return whenIdle([HomeParts.preload], PRELOAD_DELAY_MS);
    HomeParts.preload();
    return undefined;
  }, [needsParts]);
  if (homes.data?.length === 0) return <WithoutHome />;
  if (homes.data && homeId !== null)
    return <ActiveHome key={homeId} homeId={homeId} homes={homes.data} part={part} isWide={isWide} />;
  return (
    <>
      <Head />
      {homes.data ? (
        <Suspense fallback={<HomeSkeleton />}>
          <Homes homes={homes.data} />
        </Suspense>
      ) : homes.isPending ? (
        <HomeSkeleton />
      ) : (
        <div className="card">
          <PartFailed
            text={homePage.loadFailed}
            again={layout.tryAgain}
            onAgain={() => void homes.refetch()}
          />
        </div>
      )}
    </>
  );
}

const Head = () => <PageHead title={homePage.title} text={homePage.text} />;

const WithoutHome = () => (
  <div className="mx-auto max-w-[820px]">
    <PageHead title={homePage.title} text={noHomeFound.startOrJoin} />
    <EmptyState art={<NoHomeArt />} text={noHomeFound.title} />
    <Suspense fallback={<FormsSkeleton />}>
      <HomeForms filled />
    </Suspense>
  </div>
);

type Shown = {
  homes: readonly HomeSummary[];
  /** The part that the address names. */
  part: HomePart | undefined;
  isWide: boolean;
};

function ActiveHome({ homeId, ...shown }: Shown & { homeId: string }) {
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const { homes, part, isWide } = shown;
  const isOnePart = part !== undefined && !isWide;
  if (home.data) return <OpenHome {...shown} home={home.data} isFetching={home.isFetching} />;
  return (
    <>
      {isOnePart ? <BackLink to="/home-management">{homePage.title}</BackLink> : <Head />}
      {part === 'homes' && !isWide ? (
        <Suspense fallback={<HomeSkeleton />}>
          <Homes homes={homes} asPage />
        </Suspense>
      ) : home.isPending ? (
        <HomeSkeleton />
      ) : (
        <div className="card">
          <PartFailed
            text={homeDetails.loadFailed}
            again={layout.tryAgain}
            onAgain={() => void home.refetch()}
          />
        </div>
      )}
    </>
  );
}

const INDEX_BESIDE =
  'sticky top-20 -m-1 max-h-[calc(100dvh-6rem)] overflow-y-auto p-1 short:static short:max-h-none';

type OpenProps = Shown & { home: Home; isFetching: boolean };

function OpenHome({ home, homes, part, isWide, isFetching }: OpenProps) {
  const offers = usePlanOffers(home.id);
  const parts = useRef<HTMLDivElement>(null);
  const isOnePart = part !== undefined && !isWide;
  const head = isOnePart ? <BackLink to="/home-management">{homePage.title}</BackLink> : <Head />;
  // A banner that appeared later would push everything else down.
  if (offers.isPending)
    return (
      <>
        {head}
        <HomeSkeleton />
      </>
    );
  const isActive = homes.some(({ id, active }) => active && id === home.id);
  const banner = (
    <PlanOffers
      className="mb-4 min-w-0"
      homeId={home.id}
      offers={offers.data}
      onGone={() => parts.current?.focus({ preventScroll: true })}
    />
  );
  return (
    <>
      {head}
      <div ref={parts} tabIndex={-1} className="outline-none">
        {(!isOnePart || CHANGES_PLAN.has(part)) && banner}
        <div
          className={clsx(
            'grid items-start gap-7',
            isWide
              ? 'grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[21.25rem_minmax(0,1fr)]'
              : 'grid-cols-1',
          )}
        >
          {!isOnePart && (
            <div className={clsx('grid grid-cols-1 gap-3', isWide && INDEX_BESIDE)}>
              <ActiveHomeCard home={home} isActive={isActive} isInviting={!isWide} />
              <HomeManagementIndex home={home} homes={homes} isPhone={!isWide} />
            </div>
          )}
          {(isWide || isOnePart) && (
            <Suspense key="parts" fallback={<PartsSkeleton />}>
              <HomeParts {...{ home, homes, isFetching, part, isWide }} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}

// As high as the screen, so that nothing below it appears only to be pushed out of view.
const HomeSkeleton = () => (
  <Loading label={homePage.loading} className="grid gap-3 md:grid-cols-[21.25rem_minmax(0,1fr)] md:gap-7">
    <Skeleton className="h-40 rounded-lg md:h-[30rem]" />
    <Skeleton className="h-screen rounded-lg" />
  </Loading>
);

const PartsSkeleton = () => (
  <Loading label={homePage.loading} className="grid">
    <Skeleton className="h-screen rounded-lg" />
  </Loading>
);

const FormsSkeleton = () => (
  <Loading label={homePage.loading} className="mt-2 grid grid-cols-1 gap-4 md:grid-cols-2">
    <Skeleton className="h-48 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </Loading>
);
