import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { layout } from '#words/layout.ts';
import { invalidate, listen, type Connection } from '#web/live.ts';
import { usePageTitle } from '#web/pages/use-page-title.ts';
import { forgetPerson, sessionQuery } from '#web/session.tsx';
import { sessionRead } from '#web/tab-home.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ToastHost } from '#web/ui/toast-host.tsx';

/** What stands around every screen: the banners of the connection and the version, and the toasts. */
export function Root() {
  usePageTitle();
  const online = useOnline();
  const { connection, newVersion } = useLive();
  return (
    <>
      {(!online || connection === 'lost') && (
        <Banner look="warn" announced icon={<WifiOff size={18} aria-hidden />} className="rounded-none!">
          {online ? layout.serverLost : layout.offline}
        </Banner>
      )}
      {newVersion && (
        <Banner
          announced
          icon={<RefreshCw size={18} aria-hidden />}
          className="rounded-none!"
          actions={
            <Button size="small" onClick={() => location.reload()}>
              {layout.reload}
            </Button>
          }
        >
          {layout.newVersion}
        </Banner>
      )}
      <Outlet />
      <ToastHost regionLabel={layout.notices} closeLabel={layout.close} />
    </>
  );
}

function followOnline(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
const useOnline = () => useSyncExternalStore(followOnline, () => navigator.onLine);

const LOST_AFTER_MS = 3000;

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
  const [connection, setConnection] = useState<Connection>('connected');
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
    let lost: ReturnType<typeof setTimeout> | undefined;
    const stop = listen({
      onNote: (note) => {
        if ('resync' in note) setServed(note.version);
        invalidate(queries, note);
      },
      onConnection: (next) => {
        clearTimeout(lost);
        // A restart of the server takes a moment: only a longer gap is worth a word.
        if (next === 'connected') setConnection(next);
        else lost = setTimeout(() => setConnection(next), LOST_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(lost);
      stop();
      setConnection('connected');
    };
  }, [queries, userId]);
  const [own, setOwn] = useState<string>();
  if (own === undefined && session) setOwn(session.version);
  const known = served ?? session?.version;
  return { connection, newVersion: own !== undefined && known !== undefined && known !== own };
}
