import type { ReactNode } from 'react';
import { layout } from '#words/layout.ts';
import { RegionSkeleton } from '#web/money/FoldedRegion.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';

type RegionReadProps<Read> = {
  /** A query, as useQuery answers it. */
  query: {
    data: Read | undefined;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What is said where it could not be read. */
  failed: string;
  /** What is said where there is nothing to show. */
  empty: string;
  isEmpty: (read: Read) => boolean;
  children: (read: Read) => ReactNode;
};

/** What a part below the list reads: while it comes, where it fails, where there is nothing, and what there is. */
export function RegionRead<Read>({ query, failed, empty, isEmpty, children }: RegionReadProps<Read>) {
  const { data, isPending, isFetching, refetch } = query;
  if (data !== undefined)
    return isEmpty(data) ? <EmptyState text={empty} className="py-4!" /> : children(data);
  if (isPending) return <RegionSkeleton />;
  return (
    <PartFailed text={failed} again={layout.tryAgain} busy={isFetching} onAgain={() => void refetch()} />
  );
}
