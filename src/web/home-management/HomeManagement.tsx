import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import type { Home } from '#contract/homes.ts';
import { HOME_PLACE, TEMPLATES_PLACE } from '#domain/places.ts';
import { homeDetails, homePage, noHomeFound } from '#words/homes.ts';
import { layout, linkWords } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { HomeManagementDetails } from '#web/home-management/HomeManagementDetails.tsx';
import { HomeList } from '#web/homes/HomeList.tsx';
import { HomeManagementSettings } from '#web/home-management/HomeManagementSettings.tsx';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { PlanOffers } from '#web/plan/PlanOffers.tsx';
import { usePlanOffers } from '#web/plan/use-plan.ts';
import { useMe } from '#web/app/session.tsx';
import { TemplateManager } from '#web/templates/TemplateManager.tsx';
import { NoHomeArt } from '#web/ui/drawings/home-art.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

// Loaded later: these parts are last on the page and mostly below the fold.
const HomeManagementHistory = lazyPart(
  () => import('#web/home-management/HomeManagementHistory.tsx'),
  'HomeManagementHistory',
);
// Also last, unless the reader has no home.
const HomeForms = lazyPart(() => import('#web/homes/HomeForms.tsx'), 'HomeForms');

/** Below the main content, like the history. */
const HomeManagementBalance = lazyPart(
  () => import('#web/home-management/HomeManagementBalance.tsx'),
  'HomeManagementBalance',
);

/** The page of homes: the reader's homes (docs/product/homes.md 'Several homes') and all parts of the active one. */
export function HomeManagement() {
  const { homeId } = useMe();
  const homes = useQuery(api.homes.listHomes.queryOptions());
  if (homes.data?.length === 0) return <WithoutHome />;
  return (
    <>
      <PageHead title={homePage.title} text={homePage.text} />
      {homes.data ? (
        <div className="grid grid-cols-1 gap-7">
          <HomeList homes={homes.data} />
          {homeId !== null && <ActiveHome key={homeId} homeId={homeId} />}
          <Suspense fallback={<FormsSkeleton />}>
            <HomeForms />
          </Suspense>
        </div>
      ) : homes.isPending ? (
        <HomesSkeleton />
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

const WithoutHome = () => (
  <div className="mx-auto max-w-[820px]">
    <PageHead title={homePage.title} text={noHomeFound.startOrJoin} />
    <EmptyState art={<NoHomeArt />} text={noHomeFound.title} />
    <Suspense fallback={<FormsSkeleton />}>
      <HomeForms filled />
    </Suspense>
  </div>
);

function ActiveHome({ homeId }: { homeId: string }) {
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  if (home.isPending) return <HomeSkeleton />;
  if (!home.data)
    return (
      <div className="card">
        <PartFailed
          text={homeDetails.loadFailed}
          again={layout.tryAgain}
          onAgain={() => void home.refetch()}
        />
      </div>
    );
  return <OpenHome home={home.data} isFetching={home.isFetching} />;
}

function OpenHome({ home, isFetching }: { home: Home; isFetching: boolean }) {
  const offers = usePlanOffers(home.id);
  const parts = useRef<HTMLDivElement>(null);
  useLinkedPlace({
    prefix: HOME_PLACE,
    // Wait for the offers, whose banner would push the linked place away.
    isLoaded: !offers.isPending,
    isFetching,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  // A banner that appeared later would push everything else down.
  if (offers.isPending) return <HomeSkeleton />;
  return (
    <div
      ref={parts}
      tabIndex={-1}
      className="grid grid-cols-1 items-start gap-7 outline-none lg:grid-cols-[minmax(0,1fr)_384px]"
    >
      <PlanOffers
        className="min-w-0 lg:col-span-2"
        homeId={home.id}
        offers={offers.data}
        onGone={() => parts.current?.focus({ preventScroll: true })}
      />
      <div className="grid min-w-0 grid-cols-1 gap-7">
        <HomeManagementDetails home={home} />
        <div id={TEMPLATES_PLACE} tabIndex={-1}>
          <TemplateManager homeId={home.id} />
        </div>
        <Suspense fallback={<PartSkeleton />}>
          <HomeManagementBalance home={home} />
        </Suspense>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:pt-[46px]">
        <HomeManagementSettings home={home} />
        <Suspense fallback={<PartSkeleton />}>
          <HomeManagementHistory home={home} />
        </Suspense>
      </div>
    </div>
  );
}

const HomesSkeleton = () => (
  <Loading label={homePage.loading} className="grid gap-7">
    <div className="grid grid-cols-1 gap-3 pt-[46px] lg:grid-cols-2">
      <Skeleton className="h-[78px] rounded-lg" />
    </div>
    <HomeSkeletonShape />
  </Loading>
);

const HomeSkeleton = () => (
  <Loading label={homePage.loading}>
    <HomeSkeletonShape />
  </Loading>
);

// As high as the screen, so that nothing below it appears only to be pushed out of view.
const HomeSkeletonShape = () => (
  <div className="grid grid-cols-1 gap-7 pt-[46px] lg:grid-cols-[minmax(0,1fr)_384px]">
    <Skeleton className="h-screen rounded-lg" />
    <Skeleton className="h-screen rounded-lg" />
  </div>
);

const FormsSkeleton = () => (
  <Loading label={homePage.loading} className="mt-2 grid grid-cols-1 gap-4 md:grid-cols-2">
    <Skeleton className="h-48 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </Loading>
);

const PartSkeleton = () => (
  <Loading label={homePage.loading}>
    <Skeleton className="h-64 rounded-lg" />
  </Loading>
);
