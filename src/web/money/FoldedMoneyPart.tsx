import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, type ReactNode } from 'react';
import { layout } from '#words/layout.ts';
import { LoadingPart } from '#web/ui/windows/lazy-window.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useLocalStorage } from '#web/ui/hooks/use-local-storage.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';

const BEGINNING = 8;

/** The parts of Pay My Money Back below the list, in their order. */
type Region = 'repeating' | 'spending';

/**
 * The storage key for whether a part is open in a home. The value stays after signing out, and a home's full id could
 * let its reader join, so the key has only its beginning.
 */
export const partStorageKey = (region: Region, homeId: string): string =>
  `region-${region}-${homeId.slice(0, BEGINNING)}`;

/** Classes of a card of rows that open in place, and of their buttons. */
export const FOLD_ROWS = 'card @container min-w-0 divide-y divide-line';
export const FOLD_ROW =
  'flex min-h-[52px] w-full items-center gap-2.5 rounded-lg px-3.5 py-2 text-left text-15 font-semibold text-ink2 hover:text-ink focus-visible:-outline-offset-2';

type FoldedMoneyPartProps = {
  region: Region;
  /** The heading of the part, and the label of its button. */
  title: string;
  homeId: string;
  /** What is in it, while it is folded. */
  value?: string | undefined;
  /** Called when pointer or focus reach the button, to preload the part. */
  onNear: () => void;
  /** A lazy component (React.lazy), which is loaded and rendered only while the part is open. */
  children: ReactNode;
};

/** A part below the list (docs/product/money.md 'Parts below the list'). The device remembers for each home whether it is open. */
export function FoldedMoneyPart({ region, title, homeId, value, onNear, children }: FoldedMoneyPartProps) {
  const headingId = useId();
  const bodyId = useId();
  const [stored, store] = useLocalStorage(partStorageKey(region, homeId));
  const isOpen = stored === 'open';
  return (
    <section data-region={region} aria-labelledby={headingId} className="min-w-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          className={FOLD_ROW}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => store(isOpen ? 'folded' : 'open')}
        >
          <ChevronDown
            size={17}
            aria-hidden
            className={clsx('shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
            <span id={headingId} className="min-w-0">
              {title}
            </span>
            {!isOpen && value !== undefined && <span className="min-w-0 text-13 font-normal">{value}</span>}
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={bodyId} className="min-w-0 px-3.5 pt-1 pb-4 sm:px-[18px]">
          <Suspense
            fallback={
              <LoadingPart>
                <RegionSkeleton />
              </LoadingPart>
            }
          >
            {children}
          </Suspense>
        </div>
      )}
    </section>
  );
}

const RegionSkeleton = () => (
  <Loading label={layout.loading} className="grid gap-4 py-1">
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-5" />
    <Skeleton className="h-5 w-4/5" />
  </Loading>
);

type RegionReadProps<Read> = {
  /** A query, as returned by useQuery. */
  query: {
    data: Read | undefined;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Shown if loading failed. */
  failed: string;
  /** Shown if there is nothing to list. */
  empty: string;
  isEmpty: (read: Read) => boolean;
  children: (read: Read) => ReactNode;
};

/** Shows what a part below the list has loaded: a skeleton, an error, an empty text, or the content. */
export function RegionRead<Read>({ query, failed, empty, isEmpty, children }: RegionReadProps<Read>) {
  const { data, isPending, isFetching, refetch } = query;
  if (data !== undefined)
    return isEmpty(data) ? <EmptyState text={empty} className="py-4!" /> : children(data);
  if (isPending) return <RegionSkeleton />;
  return (
    <PartFailed text={failed} again={layout.tryAgain} busy={isFetching} onAgain={() => void refetch()} />
  );
}
