import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { connectionWords } from '#words/offline.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { reasonOf } from '#web/calls/failure-reason.ts';
import { currentPage, PLACES } from '#web/shell/places.ts';
import { useOpenHome, useSeenSteps } from '#web/homes/use-open-home.ts';
import { NotificationBell } from '#web/notifications/NotificationBell.tsx';
import { Reauthentication } from '#web/accounts/Reauthentication.tsx';
import { ShellTabs } from '#web/shell/ShellTabs.tsx';
import { installWorker } from '#web/device/service-worker.ts';
import { canShowNotifications, useSession, useSignOut } from '#web/app/session.tsx';
import { homeShown, useTabHome } from '#web/app/tab-home.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { OfflineText, FailureReason } from '#web/ui/hooks/connection.ts';
import { Drafts } from '#web/ui/hooks/use-draft.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Brand } from '#web/ui/drawings/mark.tsx';
import { Menu, MenuSheet, useMenu } from '#web/ui/windows/menu.tsx';
import { SchemeButton } from '#web/ui/controls/scheme-button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { NAV_LINK, ShellTopBar } from '#web/shell/ShellTopBar.tsx';
import { PRELOAD_DELAY_MS, startIdle, whenIdle } from '#web/ui/hooks/when-idle.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

const OFFLINE = { part: connectionWords.partOffline, act: connectionWords.offline };

const Offer = lazyPart(() => import('#web/app/DraftOffer.tsx'), 'DraftOffer');

const ShellMenu = lazyPart(() => import('#web/shell/ShellMenu.tsx'), 'ShellMenu');
const loadShownPushes = retryImport(() => import('#web/notifications/shown-pushes.ts'));

/** Returns why the page's queries failed, if all failed for the same reason. */
function reasonOfAll(queries: QueryClient): string | undefined {
  const failed = queries
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const reasons = new Set(failed.map(({ state }) => reasonOf(state.error)));
  return reasons.size === 1 ? [...reasons][0] : undefined;
}

/** The frame of every signed-in screen (docs/product/everywhere.md 'The frame'). */
export function Shell() {
  const { user } = useSession();
  const homeId = useTabHome((tab) => user && homeShown(tab, user));
  const home = useQuery(
    api.homes.getHome.queryOptions({ input: { homeId: homeId ?? '' }, enabled: homeId !== null }),
  ).data;
  useOpenHome(home);
  useSeenSteps(home);
  const logout = useLogout();
  const menu = useMenu(ShellMenu.preload);
  useReadAhead();
  useWatchedPushes();
  const shown = useLocation({ select: ({ pathname }) => pathname });
  const userId = user?.id;
  const drafts = useMemo(() => (userId === undefined ? undefined : { member: userId, Offer }), [userId]);
  const queries = useQueryClient();
  const failureReason = useCallback(() => reasonOfAll(queries), [queries]);
  const tone = home?.members.find((member) => member.userId === user?.id)?.tone ?? 'leaf';
  return (
    <OfflineText value={OFFLINE}>
      <FailureReason value={failureReason}>
        <Drafts value={drafts}>
          <ShellTopBar
            words={{ skip: layout.skipToContent, nav: layout.mainNavigation, menu: layout.menu }}
            menu={menu}
            brand={
              <Link to="/dashboard">
                <Brand name={layout.product} />
              </Link>
            }
            nav={PLACES.map(({ to, label }) => (
              <Link key={to} to={to} className={NAV_LINK} {...currentPage(to, shown)}>
                {label}
              </Link>
            ))}
            before={<SchemeButton label={layout.switchScheme} />}
            tools={
              user && (
                <>
                  <NotificationBell />
                  <Link
                    to="/profile"
                    className="flex min-w-0 items-center gap-2 rounded-full p-1 hover:bg-sunken pointer-coarse:p-[7px]"
                  >
                    <Avatar name={user.displayName} tone={tone} photo={user.photoURL} size={30} />
                    <span className="max-w-40 truncate text-sm font-semibold max-xl:sr-only">
                      {user.displayName}
                    </span>
                  </Link>
                </>
              )
            }
            after={
              <IconButton sends label={layout.logout} onClick={() => void logout()}>
                <LogOut size={18} aria-hidden />
              </IconButton>
            }
          />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto max-w-[1320px] px-4 pt-7 pb-14 outline-none nav:px-5 short:pt-3 phone:pt-5 phone:pb-28"
          >
            <Outlet />
          </main>
          <ShellTabs homeId={homeId} menu={menu} />
          {user && (
            <Menu menu={menu} title={home?.name ?? layout.product} closeLabel={layout.close}>
              <ShellMenu me={user} tone={tone} homeId={homeId} onLogout={() => void logout()} />
            </Menu>
          )}
          {user && <Reauthentication me={user} />}
        </Drafts>
      </FailureReason>{' '}
    </OfflineText>
  );
}

/**
 * Preloads the code of the other pages and of the menu when the browser is idle, so that they open without a
 * connection.
 */
function useReadAhead() {
  const router = useRouter();
  useEffect(
    () =>
      whenIdle(
        [
          MenuSheet.preload,
          ShellMenu.preload,
          ...PLACES.map(
            ({ to }) =>
              () =>
                void router.loadRouteChunk(router.routesByPath[to]),
          ),
          // Last, because most of what it caches has been loaded by then.
          () => void installWorker().catch(() => {}),
        ],
        PRELOAD_DELAY_MS,
      ),
    [router],
  );
}

/** Closes notifications that were read elsewhere, if this browser shows notifications. */
function useWatchedPushes() {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(() => {
    if (!canShowNotifications()) return undefined;
    return startIdle(async () => {
      const { watchPushes } = await loadShownPushes();
      return watchPushes({ router, queries });
    }, PRELOAD_DELAY_MS);
  }, [router, queries]);
}

/** Signs out and goes to /login. If the server cannot end the session, stays and shows an error. */
function useLogout() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
    } catch {
      showToast({ kind: 'error', text: layout.logoutFailed });
      return;
    }
    await navigate({ to: '/login', search: {} });
  };
}
