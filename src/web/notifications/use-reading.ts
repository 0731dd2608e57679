import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NotificationEntry } from '#contract/notifications.ts';
import { NOTIFICATIONS_PAGE } from '#domain/notifications.ts';
import { notificationList } from '#words/notifications.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { changeCached, eachPage } from '#web/calls/lists.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type Page = { notifications: NotificationEntry[] };

const showRead = (queries: QueryClient, ids: readonly string[]) =>
  changeCached(
    queries,
    [api.notifications.listNotifications.key()],
    eachPage((page: Page) => ({ ...page, notifications: page.notifications.map(readIf(ids)) })),
  );
const readIf =
  (ids: readonly string[]) =>
  (each: NotificationEntry): NotificationEntry =>
    ids.includes(each.id) ? { ...each, read: true } : each;

const countKey = api.notifications.countUnread.queryKey();

/**
 * Marks the shown notifications as read. `isNew` still marks those that were unread when they first showed, as long as
 * the list is open. The live note that follows refetches list and count.
 */
export function useReading(entries: readonly NotificationEntry[]) {
  const queries = useQueryClient();
  const unread = entries.filter((each) => !each.read).map((each) => each.id);
  const [seenNew, setSeenNew] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const added = unread.filter((id) => !seenNew.includes(id));
  if (added.length > 0) setSeenNew([...seenNew, ...added]);

  const leaveUnread = (count: (unread: number) => number) => {
    queries.setQueryData(countKey, (known) => known && { unread: count(known.unread) });
  };
  const rollBack = () => refetchTopics(queries, ['notifications']);
  const { mutate: mark } = useMutation(
    api.notifications.markNotificationsRead.mutationOptions({
      onMutate: ({ ids }) => {
        leaveUnread((count) => Math.max(0, count - ids.length));
        // If the reader closes and reopens the list before the live note arrives, the rows must not be new again.
        showRead(queries, ids);
      },
      // Failures are not shown, because the user did not ask for it: opening the list again retries.
      onError: rollBack,
    }),
  );
  const toMark = unread.slice(0, NOTIFICATIONS_PAGE).join(' ');
  useEffect(() => {
    if (toMark !== '') mark({ ids: toMark.split(' ') });
  }, [toMark, mark]);

  const all = useMutation(
    api.notifications.markAllNotificationsRead.mutationOptions({
      onMutate: () => {
        leaveUnread(() => 0);
        setCleared(seenNew);
      },
      onError: (error) => {
        setCleared([]);
        showToast(failureOf(error, notificationList.markFailed));
        return rollBack();
      },
    }),
  );
  return {
    isNew: (id: string) => seenNew.includes(id) && !cleared.includes(id),
    markAll: () => all.mutate(undefined),
  };
}
