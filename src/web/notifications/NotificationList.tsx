import { useInfiniteQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import type { NotificationEntry } from '#contract/notifications.ts';
import { bell, layout } from '#words/layout.ts';
import { notificationList } from '#words/notifications.ts';
import { api } from '#web/calls/api.ts';
import { PAGES } from '#web/calls/lists.ts';
import { NotificationRow } from '#web/notifications/NotificationRow.tsx';
import { useReading } from '#web/notifications/use-reading.ts';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';

/** The notifications in the bell, newest first. Those on screen count as read. */
export function NotificationList({ unread }: { unread: number }) {
  const pages = useInfiniteQuery(
    api.notifications.listNotifications.infiniteOptions({
      input: (before: string | undefined) => ({ before }),
      ...PAGES,
    }),
  );
  const entries = pages.data?.pages.flatMap((page) => page.notifications) ?? [];
  const { isNew, markAll } = useReading(entries);
  const someNew = unread > 0 || entries.some((entry) => isNew(entry.id));
  return (
    <>
      <Head onMarkAll={someNew ? markAll : undefined} />
      {pages.isPending ? (
        <ListSkeleton />
      ) : pages.data ? (
        <Lines entries={entries} isNew={isNew} />
      ) : (
        <PartFailed
          text={notificationList.loadFailed}
          again={layout.tryAgain}
          onAgain={() => void pages.refetch()}
        />
      )}
      {pages.hasNextPage && (
        <div className="grid p-1.5 pt-0">
          <Button
            variant="ghost"
            size="small"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {notificationList.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

function Head({ onMarkAll }: { onMarkAll: (() => void) | undefined }) {
  const markAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, and the focus would leave the popover.
    currentTarget.closest<HTMLElement>('[popover]')?.focus();
    onMarkAll?.();
  };
  return (
    <div className="sticky top-0 z-10 flex min-h-[52px] flex-wrap items-center justify-between gap-x-3 rounded-t-lg border-b border-line bg-surface pr-2 pl-4">
      <h2 className="text-17 font-bold">{bell.title}</h2>
      {onMarkAll && (
        <Button variant="ghost" size="small" className="px-3!" sends onClick={markAll}>
          {notificationList.markAllRead}
        </Button>
      )}
    </div>
  );
}

type LinesProps = { entries: readonly NotificationEntry[]; isNew: (id: string) => boolean };

function Lines({ entries, isNew }: LinesProps) {
  if (entries.length === 0) return <EmptyState art={<EnvelopeArt />} text={notificationList.empty} />;
  return (
    <ul className="p-1.5">
      {entries.map((entry) => (
        <NotificationRow key={entry.id} entry={entry} isNew={isNew(entry.id)} />
      ))}
    </ul>
  );
}

const SkeletonRow = (): ReactNode => (
  <div className="flex gap-3">
    <Skeleton className="size-[38px] shrink-0 rounded-full" />
    <Skeleton className="h-[38px] flex-1" />
  </div>
);

const ListSkeleton = () => (
  <Loading label={notificationList.loading} className="grid gap-4 p-4">
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </Loading>
);
