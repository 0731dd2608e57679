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
import { persistForUser } from '#web/offline/persistence.ts';
import { switchToLanguage } from '#web/device/language.ts';
import { listen } from '#web/calls/live.ts';
import { applyNote } from '#web/calls/queries.ts';
import { pageBuild } from '#web/device/service-worker.ts';
import { clearUserQueries, sessionQuery } from '#web/app/session.tsx';
import { sessionRead } from '#web/app/tab-home.ts';
import { reportStream } from '#web/ui/hooks/connection.ts';
import { ToastHost } from '#web/ui/windows/toast-host.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { whenIdle } from '#web/ui/hooks/when-idle.ts';
import { pageTitles, titled } from '#words/page.ts';

const ShellNotices = lazyPart(() => import('#web/shell/ShellNotices.tsx'), 'ShellNotices');

const PAGE_BUILD = pageBuild();

/** Open windows and popovers; closed popovers stay in the DOM. */
const OPEN_WINDOWS = '[role$=dialog]:not([popover]), :popover-open';

/** Renders what surrounds every screen: connection strip, notices and toasts. */
export function ShellRoot() {
  usePageTitle();
  const { user, newVersion } = useLive();
  const [isIdle, setIdle] = useState(false);
  // Loads the notices early, because a server of a new version no longer has their code.
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

/**
 * Listens to live notes while a user is signed in. If a session began or ended elsewhere, runs the route guards again.
 */
function useLive() {
  const queries = useQueryClient();
  const router = useRouter();
  // Signing in or out clears the cache under this observer; the navigation that follows makes it read again.
  useLocation({ select: (location) => location.href });
  const session = useQuery(sessionQuery).data;
  const userId = session?.user?.id;
  const user = session?.user;
  useEffect(() => {
    if (user !== undefined) sessionRead(user);
  }, [user]);
  const locale = user?.locale;
  useEffect(() => {
    // The language was changed elsewhere. If something is in progress here, the page switches at the next navigation
    // (session.tsx).
    if (locale === undefined || queries.isMutating() > 0 || document.querySelector(OPEN_WINDOWS)) return;
    switchToLanguage(locale);
  }, [queries, locale]);
  const [served, setServed] = useState<string>();
  const guarded = useRef(userId);
  const person = useRef(userId);
  useEffect(() => {
    if (guarded.current === userId) return;
    guarded.current = userId;
    // Another user signed in, in another tab: nothing of the first user may stay on screen.
    if (userId !== undefined && person.current !== undefined && person.current !== userId)
      clearUserQueries(queries);
    person.current = userId ?? person.current;
    void router.invalidate();
  }, [queries, router, userId]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stop = listen({
      onNote: (note) => {
        if ('version' in note) setServed(note.version);
        applyNote(queries, note);
      },
      onConnection: (connection) => reportStream(connection === 'connected'),
    });
    return () => {
      stop();
      reportStream(true);
    };
  }, [queries, userId]);
  const isKnown = session !== undefined;
  useEffect(() => (isKnown ? persistForUser(queries, userId) : undefined), [queries, isKnown, userId]);
  const known = served ?? session?.version;
  return {
    user: user ?? null,
    newVersion: PAGE_BUILD !== undefined && known !== undefined && known !== PAGE_BUILD,
  };
}

const TITLES: Record<Exclude<keyof RegisteredRouter['routesByPath'], '/' | '/$'>, string> = pageTitles;

/** Sets the document's title once a page is shown, because a guard may redirect first. */
function usePageTitle() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (path === undefined) return;
    const known: Partial<Record<string, string>> = TITLES;
    document.title = titled(known[path.replace(/(.)\/+$/, '$1')] ?? layout.notFound);
  }, [path]);
}
