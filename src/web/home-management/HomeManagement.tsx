import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import type { Home, HomeSummary } from '#contract/homes.ts';
import { HOME_PART_NAMES, HOME_PARTS, HOME_PLACE, type HomePart } from '#domain/places.ts';
import { homeDetails, homePage, noHomeFound } from '#words/homes.ts';
import { layout, linkWords } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { ActiveHomeCard } from '#web/home-management/ActiveHomeCard.tsx';
import { HomeManagementBalance } from '#web/home-management/HomeManagementBalance.tsx';
import { HomeManagementHistory } from '#web/home-management/HomeManagementHistory.tsx';
import { HomeManagementIndex } from '#web/home-management/HomeManagementIndex.tsx';
import { HomeManagementMembers } from '#web/home-management/HomeManagementMembers.tsx';
import { HomeManagementSettings } from '#web/home-management/HomeManagementSettings.tsx';
import { HomeList } from '#web/homes/HomeList.tsx';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { PlanOffers } from '#web/plan/PlanOffers.tsx';
import { usePlanOffers } from '#web/plan/use-plan.ts';
import { useMe } from '#web/app/session.tsx';
import { TemplateManager } from '#web/templates/TemplateManager.tsx';
import { BackLink } from '#web/app/BackLink.tsx';
import { NoHomeArt } from '#web/ui/drawings/home-art.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import type { AsPage } from '#web/ui/layout/section.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

// Loaded later, because it is last on the one page, and a page of its own on phones.
const HomeForms = lazyPart(() => import('#web/homes/HomeForms.tsx'), 'HomeForms');

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
  if (homes.data?.length === 0) return <WithoutHome />;
  if (homes.data && homeId !== null)
    return <ActiveHome key={homeId} homeId={homeId} homes={homes.data} part={part} isWide={isWide} />;
  return (
    <>
      <Head />
      {homes.data ? (
        <Homes homes={homes.data} />
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

const Homes = ({ homes, asPage }: { homes: readonly HomeSummary[] } & AsPage) => (
  <div className="grid grid-cols-1 gap-3">
    <HomeList homes={homes} asPage={asPage} />
    <Suspense fallback={<FormsSkeleton />}>
      <HomeForms />
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
        <Homes homes={homes} asPage />
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
  useLinkedPlace({
    prefix: HOME_PLACE,
    // Wait for the offers, whose banner would push the linked place away.
    isLoaded: !offers.isPending,
    isFetching,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  useShownPart(isWide && !offers.isPending ? part : undefined);
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
              ? 'grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[340px_minmax(0,1fr)]'
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
            <div key="parts" className="grid min-w-0 grid-cols-1 gap-7">
              {/* By key, so that a form stays open when the phone is turned. */}
              {HOME_PART_NAMES.filter((each) => isWide || each === part).map((each) => (
                <div key={each} id={HOME_PARTS[each]} tabIndex={-1} className="scroll-mt-20 outline-none">
                  <Part part={each} home={home} homes={homes} asPage={!isWide} />
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** How long the parts above may take to load. */
const LOADING_MS = 3000;

/**
 * Scrolls to the part that the address names and moves the focus there, once per navigation. It stays at the top while
 * the parts above it load, unless the reader scrolls or presses something.
 */
function useShownPart(part: HomePart | undefined) {
  const location = useLocation();
  useEffect(() => {
    const place = part && location.hash === '' ? document.getElementById(HOME_PARTS[part]) : null;
    if (!place) return undefined;
    // A form may be in use: the part also comes into view when a phone is turned.
    const used = document.activeElement?.closest(`[role$=dialog], #${place.id}`);
    if (!used) place.focus({ preventScroll: true });
    // The first call comes before the next paint, after the router has scrolled to the top.
    const observer = new ResizeObserver(() => place.scrollIntoView());
    observer.observe(document.body);
    const stopping = new AbortController();
    const stop = () => {
      observer.disconnect();
      stopping.abort();
    };
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(act, stop, { passive: true, signal: stopping.signal });
    const timer = setTimeout(stop, LOADING_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [part, location]);
}

type PartProps = { part: HomePart; home: Home; homes: readonly HomeSummary[] } & AsPage;

function Part({ part, home, homes, asPage }: PartProps) {
  switch (part) {
    case 'members':
      return <HomeManagementMembers home={home} asPage={asPage} />;
    case 'chores':
      return <TemplateManager homeId={home.id} asPage={asPage} />;
    case 'balance':
      return <HomeManagementBalance home={home} asPage={asPage} />;
    case 'settings':
      return <HomeManagementSettings home={home} asPage={asPage} />;
    case 'history':
      return <HomeManagementHistory home={home} asPage={asPage} />;
    case 'homes':
      return <Homes homes={homes} asPage={asPage} />;
  }
}

// As high as the screen, so that nothing below it appears only to be pushed out of view.
const HomeSkeleton = () => (
  <Loading label={homePage.loading} className="grid gap-3 md:grid-cols-[340px_minmax(0,1fr)] md:gap-7">
    <Skeleton className="h-40 rounded-lg md:h-[30rem]" />
    <Skeleton className="h-screen rounded-lg" />
  </Loading>
);

const FormsSkeleton = () => (
  <Loading label={homePage.loading} className="mt-2 grid grid-cols-1 gap-4 md:grid-cols-2">
    <Skeleton className="h-48 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </Loading>
);
