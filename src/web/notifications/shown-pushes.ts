import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { SHOWN_MAX, type FromWorker } from '#domain/pushes.ts';
import { api, calls } from '#web/calls/api.ts';
import { readPushDevice } from '#web/app/push-device.ts';
import { sessionQuery } from '#web/app/session.tsx';
import { isShown } from '#web/app/tab-home.ts';

type Shown = Notification & { data: { path?: string; notificationId?: string } | null };

const shownHere = async () => {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.getNotifications()) as Shown[] | undefined;
};

type Watched = { queries: QueryClient; router: AnyRouter };

/** Returns whether the notification's page is on screen, in its home. */
function isSeen({ data }: Shown, { queries, router }: Watched): boolean {
  const me = queries.getQueryData(sessionQuery.queryKey)?.user;
  const about = URL.parse(data?.path ?? '', location.origin);
  if (!me || !about || about.pathname !== router.state.location.pathname) return false;
  const homeId = about.searchParams.get('homeId');
  return homeId === null || isShown(me, homeId);
}

/** Closes the notifications whose page is on screen, and those that were read in a bell, here or elsewhere. */
async function closeRead(watched: Watched): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const shown = (await shownHere()) ?? [];
  const left = shown.filter((each) => {
    const seen = isSeen(each, watched);
    if (seen) each.close();
    return !seen;
  });
  const ids = left.flatMap(({ data }) => data?.notificationId ?? []).slice(0, SHOWN_MAX);
  if (ids.length === 0) return;
  const { unread } = await calls.pushes.listUnread({ ids });
  for (const each of left) {
    const id = each.data?.notificationId;
    if (id !== undefined && ids.includes(id) && !unread.includes(id)) each.close();
  }
}

/**
 * While a page is open, navigates to where a tapped notification leads and closes notifications that were read
 * (docs/decisions/035-closing-read-notifications.md). Returns a function that stops.
 */
export function watchPushes(watched: Watched): () => void {
  const { queries, router } = watched;
  // Failures are not shown, because the user did not ask for it: the next change tries again.
  const close = () => void closeRead(watched).catch(() => {});
  const onMessage = ({ data, ports }: MessageEvent<FromWorker>) => {
    if ('open' in data) {
      ports[0]?.postMessage('open');
      void router.navigate({ href: data.open });
    } else close();
  };
  const count = hashKey(api.notifications.countUnread.queryKey());
  const stops = [
    router.subscribe('onResolved', close),
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === count) close();
    }),
  ];
  navigator.serviceWorker.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', close);
  // Renews the subscription if the browser has lost it or the server has a new key.
  void readPushDevice().catch(() => {});
  close();
  return () => {
    for (const stop of stops) stop();
    navigator.serviceWorker.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', close);
  };
}
