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

/** The bell in the top bar, with the notifications about housemates' acts. */
export function NotificationBell() {
  const known = useQuery(api.notifications.countUnread.queryOptions()).data?.unread;
  const unread = known ?? 0;
  useEffect(() => {
    // Badge on the installed app's icon, if the system supports it.
    if (known !== undefined) void navigator.setAppBadge?.(known).catch(() => {});
  }, [known]);
  return (
    <span className="relative">
      <Popover
        label={bell.title}
        buttonLabel={bell.name(unread)}
        onNear={NotificationList.preload}
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
      {/* Outside the button: the button's name has the exact number, and would have to contain the visible one. */}
      {unread > 0 && (
        <Count
          count={unread}
          className="pointer-events-none absolute -top-px left-6 [box-shadow:0_0_0_2px_var(--bg)] pointer-coarse:top-0.5"
        />
      )}
    </span>
  );
}
