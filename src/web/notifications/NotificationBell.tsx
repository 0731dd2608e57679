import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { bell, layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { Count } from '#web/ui/controls/icon-button.tsx';
import { Popover } from '#web/ui/windows/popover.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const NotificationList = lazyPart(
  () => import('#web/notifications/NotificationList.tsx'),
  'NotificationList',
);

/** What the housemates did, in the top bar of every signed-in screen. */
export function NotificationBell() {
  const known = useQuery(api.notifications.countUnread.queryOptions()).data?.unread;
  const unread = known ?? 0;
  useEffect(() => {
    // On the icon of the installed app, where the system has a place for it.
    if (known !== undefined) void navigator.setAppBadge?.(known).catch(() => {});
  }, [known]);
  return (
    <span className="relative">
      <Popover
        label={bell.title}
        buttonLabel={bell.name(unread)}
        onNear={NotificationList.readAhead}
        icon={<Bell size={19} aria-hidden />}
      >
        <Suspense
          fallback={
            <Loading label={layout.loading} className="p-4">
              <Skeleton className="h-60" />
            </Loading>
          }
        >
          <NotificationList unread={unread} />
        </Suspense>
      </Popover>
      {/* Not in the button: its name says the whole number, and would have to hold what shows. */}
      {unread > 0 && (
        <Count
          count={unread}
          className="pointer-events-none absolute -top-px left-6 [box-shadow:0_0_0_2px_var(--bg)] pointer-coarse:top-0.5"
        />
      )}
    </span>
  );
}
