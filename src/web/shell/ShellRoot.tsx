import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Outlet,
  useLocation,
  useRouter,
  useRouterState,
  type RegisteredRouter,
} from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { connectionWords } from '#words/offline.ts';
import { layout } from '#words/layout.ts';
import { ConnectionStrip } from '#web/offline/ConnectionStrip.tsx';
import { followPerson } from '#web/offline/kept.ts';
import { followLanguage } from '#web/device/language.ts';
import { listen } from '#web/calls/live.ts';
import { followNote } from '#web/calls/queries.ts';
import { ownBuild } from '#web/device/own-worker.ts';
import { forgetPerson, sessionQuery } from '#web/app/session.tsx';
import { sessionRead } from '#web/app/tab-home.ts';
import { streamIs } from '#web/ui/hooks/connection.ts';
import { ToastHost } from '#web/ui/windows/toast-host.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { whenIdle } from '#web/ui/hooks/when-idle.ts';
import { pageTitles, titled } from '#words/page.ts';

const ShellNotices = lazyPart(() => import('#web/shell/ShellNotices.tsx'), 'ShellNotices');

const OWN_BUILD = ownBuild();

/** What opens over a page, but for popovers that wait to be opened. */
const OPENED = '[role$=dialog]:not([popover]), :popover-open';

/** What stands around every screen: what the app says of itself, and the toasts. */
export function ShellRoot() {
  usePageTitle();
  const { user, newVersion } = useLive();
  const [isIdle, setIdle] = useState(false);
  // Soon, though nothing may be to say yet: the code that judges the connection cannot be loaded without one.
  useEffect(() => whenIdle([() => setIdle(true)]), []);
  return (
    <>
      <Outlet />
      <ConnectionStrip />
      {isIdle && (
        <Suspense>
          <ShellNotices user={user} newVersion={newVersion} />
        </Suspense>
      )}
      <ToastHost
        regionLabel={layout.notices}
        closeLabel={layout.close}
        offlineText={connectionWords.offline}
      />
    </>
  );
}

/** Hears the live notes while somebody is signed in; a session that began or ended elsewhere runs the guards again. */
function useLive() {
  const queries = useQueryClient();
  const router = useRouter();
  // Signing in and out empty the cache under this watcher; the navigation that follows makes it look again.
  useLocation({ select: (location) => location.href });
  const session = useQuery(sessionQuery).data;
  const userId = session?.user?.id;
  const user = session?.user;
  useEffect(() => {
    if (user !== undefined) sessionRead(user);
  }, [user]);
  const locale = user?.locale;
  useEffect(() => {
    // Chosen elsewhere: what is under way here ends first, and the next page follows (session.tsx).
    if (locale === undefined || queries.isMutating() > 0 || document.querySelector(OPENED)) return;
    followLanguage(locale);
  }, [queries, locale]);
  const [served, setServed] = useState<string>();
  const guarded = useRef(userId);
  const person = useRef(userId);
  useEffect(() => {
    if (guarded.current === userId) return;
    guarded.current = userId;
    // Signed in as another in another tab: nothing that was read for the first may show.
    if (userId !== undefined && person.current !== undefined && person.current !== userId)
      forgetPerson(queries);
    person.current = userId ?? person.current;
    void router.invalidate();
  }, [queries, router, userId]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stop = listen({
      onNote: (note) => {
        if ('version' in note) setServed(note.version);
        followNote(queries, note);
      },
      onConnection: (connection) => streamIs(connection === 'connected'),
    });
    return () => {
      stop();
      streamIs(true);
    };
  }, [queries, userId]);
  const isKnown = session !== undefined;
  useEffect(() => (isKnown ? followPerson(queries, userId) : undefined), [queries, isKnown, userId]);
  const known = served ?? session?.version;
  return {
    user: user ?? null,
    newVersion: OWN_BUILD !== undefined && known !== undefined && known !== OWN_BUILD,
  };
}

const TITLES: Record<Exclude<keyof RegisteredRouter['routesByPath'], '/' | '/$'>, string> = pageTitles;

/** Names the page in the tab once it is shown: a guard may lead elsewhere first. */
function usePageTitle() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (path === undefined) return;
    const known: Partial<Record<string, string>> = TITLES;
    document.title = titled(known[path.replace(/(.)\/+$/, '$1')] ?? layout.notFound);
  }, [path]);
}
