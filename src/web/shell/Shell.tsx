import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { connectionWords } from '#words/offline.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { reasonOf } from '#web/calls/failure-reason.ts';
import { belowIt, PLACES } from '#web/shell/places.ts';
import { useOpenHome, useSeenSteps } from '#web/homes/use-open-home.ts';
import { NotificationBell } from '#web/notifications/NotificationBell.tsx';
import { Reauthentication } from '#web/accounts/Reauthentication.tsx';
import { ShellTabs } from '#web/shell/ShellTabs.tsx';
import { keepApp } from '#web/device/own-worker.ts';
import { mayBeTold, useSession, useSignOut } from '#web/app/session.tsx';
import { homeShown, useTabHome } from '#web/app/tab-home.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { OfflineText, WhyUnread } from '#web/ui/hooks/connection.ts';
import { Drafts } from '#web/ui/hooks/use-draft.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Brand } from '#web/ui/drawings/mark.tsx';
import { Menu, MenuSheet, useMenu } from '#web/ui/windows/menu.tsx';
import { SchemeButton } from '#web/ui/controls/scheme-button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { NAV_LINK, ShellTopBar } from '#web/shell/ShellTopBar.tsx';
import { LATER_MS, startIdle, whenIdle } from '#web/ui/hooks/when-idle.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const OFFLINE = { part: connectionWords.partOffline, act: connectionWords.offline };

const Offer = lazyPart(() => import('#web/app/DraftOffer.tsx'), 'DraftOffer');

const ShellMenu = lazyPart(() => import('#web/shell/ShellMenu.tsx'), 'ShellMenu');
const loadShownPushes = keepLoading(() => import('#web/notifications/shown-pushes.ts'));

/** Of what the page reads: why it could not be read, if it is one reason for all. */
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
  const menu = useMenu(ShellMenu.readAhead);
  useReadAhead();
  useWatchedPushes();
  const shown = useLocation({ select: ({ pathname }) => pathname });
  const userId = user?.id;
  const drafts = useMemo(() => (userId === undefined ? undefined : { member: userId, Offer }), [userId]);
  const queries = useQueryClient();
  const whyUnread = useCallback(() => reasonOfAll(queries), [queries]);
  const tone = home?.members.find((member) => member.userId === user?.id)?.tone ?? 'leaf';
  return (
    <OfflineText value={OFFLINE}>
      <WhyUnread value={whyUnread}>
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
              <Link key={to} to={to} className={NAV_LINK} {...belowIt(to, shown)}>
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
      </WhyUnread>{' '}
    </OfflineText>
  );
}

/** Once nothing else is to do, the code of the other pages and of the menu is read, and kept: without a network they open all the same. */
function useReadAhead() {
  const router = useRouter();
  useEffect(
    () =>
      whenIdle(
        [
          MenuSheet.readAhead,
          ShellMenu.readAhead,
          ...PLACES.map(
            ({ to }) =>
              () =>
                void router.loadRouteChunk(router.routesByPath[to]),
          ),
          // Last: what it keeps has mostly been read by now.
          () => void keepApp().catch(() => {}),
        ],
        LATER_MS,
      ),
    [router],
  );
}

/** Where this browser is told something, what was read leaves its screen. */
function useWatchedPushes() {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(() => {
    if (!mayBeTold()) return undefined;
    return startIdle(async () => {
      const { watchPushes } = await loadShownPushes();
      return watchPushes({ router, queries });
    }, LATER_MS);
  }, [router, queries]);
}

/** Logout leads to /login; a session that the server could not end stays, and that is said. */
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
