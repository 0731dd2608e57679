import type { Home } from '#contract/homes.ts';
import { swapPlace } from '#domain/places.ts';
import { layout, linkWords } from '#words/layout.ts';
import { swapPage as words } from '#words/swaps.ts';
import { NoHome } from '#web/homes/NoHome.tsx';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { useSwapRequests } from '#web/swaps/use-swap-requests.ts';
import { useMe } from '#web/app/session.tsx';
import { SwapColumn } from '#web/swaps/SwapColumn.tsx';
import { useAnswering } from '#web/swaps/use-answering.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { PageLoader } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useMinute, useToday } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { Drawing } from '#web/ui/drawings/art.tsx';

/** The page of swap requests (docs/product/swaps.md 'The swaps page'). */
export function SwapRequests() {
  const { homeId } = useMe();
  if (homeId === null) return <NoHome text={words.noHome} />;
  return (
    <>
      <PageHead title={words.title} text={words.text} />
      <HomeSwaps key={homeId} homeId={homeId} />
    </>
  );
}

function HomeSwaps({ homeId }: { homeId: string }) {
  const { isPending, isFetching, refetch, seen, incoming, outgoing } = useSwapRequests(homeId);
  if (isPending) return <PageLoader label={words.loading} />;
  if (!seen)
    return (
      <div className="card">
        <PartFailed text={words.loadFailed} again={layout.tryAgain} busy={isFetching} onAgain={refetch} />
      </div>
    );
  return <Columns home={seen.home} incoming={incoming} outgoing={outgoing} isFetching={isFetching} />;
}

type List = ReturnType<typeof useSwapRequests>['incoming'];

type ColumnsProps = { home: Home; incoming: List; outgoing: List; isFetching: boolean };

function Columns({ home, incoming, outgoing, isFetching }: ColumnsProps) {
  const timeZone = supportedZone(home.settings.timeZone);
  const clock = { now: useMinute(), today: useToday(timeZone), timeZone };
  const exchanges = home.settings.exchangeAutomatically;
  const lists = [incoming.more, outgoing.more];
  useLinkedPlace({
    prefix: swapPlace(''),
    isLoaded: true,
    isFetching,
    more: {
      hasNext: lists.some((more) => more.hasNext),
      isFetching: lists.some((more) => more.isFetching),
      fetchNext: () => lists.filter((more) => more.hasNext).forEach((more) => more.fetchNext()),
    },
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  const answering = useAnswering(home.id, exchanges);
  const { action, swapRequestId } = answering.variables ?? {};
  const shared = {
    clock,
    exchanges,
    onAnswer: (id: string, next: NonNullable<typeof action>) =>
      answering.mutateAsync({ swapRequestId: id, action: next }),
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-7">
      <SwapColumn
        {...incoming}
        {...shared}
        title={words.incoming}
        accepting={answering.isPending && action === 'accept' ? swapRequestId : undefined}
        count={incoming.swaps.filter((swap) => swap.isOpen).length}
        empty={{ art: <LeavesArt />, text: words.noIncoming }}
      />
      <SwapColumn
        {...outgoing}
        {...shared}
        title={words.outgoing}
        accepting={undefined}
        empty={{ art: <PlaneArt />, text: words.noOutgoing, hint: words.howToAsk }}
      />
    </div>
  );
}

/** Two crossing leaves: no requests to the reader. */
const LeavesArt = () => (
  <Drawing>
    <ellipse cx="66" cy="95" rx="44" ry="6" fill="var(--ground, var(--sunken))" />
    <path d="M34 88C24 58 40 26 86 12c10 34-6 66-52 76z" fill="var(--primary)" />
    <path
      d="M36 86C46 62 60 42 80 22"
      fill="none"
      stroke="var(--surface)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".5"
    />
    <path d="M100 88c8-26-4-50-42-60-10 28 4 54 42 60z" fill="var(--accent)" />
    <path
      d="M98 86C88 66 78 52 64 36"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".4"
    />
    <circle cx="114" cy="26" r="5" fill="var(--primary-soft)" />
    <circle cx="20" cy="36" r="6" fill="var(--primary-soft)" />
  </Drawing>
);

/** A flying paper plane: nothing sent yet. */
const PlaneArt = () => (
  <Drawing>
    <ellipse cx="66" cy="95" rx="40" ry="6" fill="var(--ground, var(--sunken))" />
    <path
      d="M12 82c16 4 30-2 40-16"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 9"
    />
    <path d="M28 44 112 12 60 54z" fill="var(--primary)" />
    <path d="M60 54 112 12 84 80z" fill="var(--primary)" opacity=".72" />
    <path d="M60 54l6 24 8-14z" fill="var(--primary)" opacity=".4" />
    <circle cx="28" cy="24" r="6" fill="var(--primary-soft)" />
    <circle cx="112" cy="58" r="5" fill="var(--primary-soft)" />
  </Drawing>
);
