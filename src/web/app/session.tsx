import {
  hashKey,
  useQueryClient,
  useSuspenseQuery,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { use } from 'react';
import { redirect } from '@tanstack/react-router';
import type { Me } from '#contract/users.ts';
import { api, calls } from '#web/calls/api.ts';
import { hidePersisted } from '#web/device/persisted-user.ts';
import { switchToLanguage } from '#web/device/language.ts';
import { notifyOtherTabs } from '#web/calls/live.ts';
import { homeShown, useTabHome } from '#web/app/tab-home.ts';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

const asked = api.users.getSession.queryOptions();
const REPLACED_MS = 1000;
const loadPushDevice = retryImport(() => import('#web/app/push-device.ts'));

/**
 * Reads who is signed in. Signing in again ends the browser's earlier session, and the page may learn of that end
 * before the new cookie arrives. So 'signed out' counts only once the server answered it twice.
 */
export const sessionQuery = {
  ...asked,
  async queryFn(context: QueryFunctionContext<typeof asked.queryKey>) {
    const before = context.client.getQueryData(asked.queryKey);
    const session = await asked.queryFn(context);
    if (session.user || !before?.user) return session;
    await new Promise((passed) => setTimeout(passed, REPLACED_MS));
    return asked.queryFn(context);
  },
};

/** Returns who is signed in and what the server offers. The route guards have loaded it before any screen shows. */
export const useSession = () => useSuspenseQuery(sessionQuery).data;

const NEVER = new Promise<never>(() => {});

/** Returns the signed-in user, on screens behind the guard. `homeId` is the home that this tab shows. */
export function useMe(): Me {
  const { user } = useSession();
  const homeId = useTabHome((tab) => user && homeShown(tab, user));
  // The user has just signed out: render nothing until the guard redirects.
  const me = user ?? use(NEVER);
  return { ...me, homeId };
}

/** Accepts only paths on this origin: a link elsewhere could send people to a stranger's page after they sign in. */
function sameOriginPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined;
  try {
    const { origin, pathname } = new URL(next, location.origin);
    return origin === location.origin && !pathname.startsWith('//') ? next : undefined;
  } catch {
    return undefined;
  }
}

type ReturnSearch = { next?: string | undefined };

/**
 * Parses the `next` search parameter of the sign-in screens: the page that the user came from. It is returned even if
 * rejected, because the router keeps parameters that validation leaves out.
 */
export const returnSearch = (search: Record<string, unknown>): ReturnSearch => ({
  next: sameOriginPath(search['next']),
});

type GuardArgs = { context: { queries: QueryClient }; preload: boolean };

/** Returns the signed-in user for the guards. If the page is in another language than theirs, reloads it first. */
async function signedInUser({ context, preload }: GuardArgs) {
  const { user } = await context.queries.ensureQueryData(sessionQuery);
  if (user && !preload && switchToLanguage(user.locale)) await NEVER;
  return user;
}

/** Guards /login and /register, which are for signed-out people (docs/product/everywhere.md 'Who sees which page'). */
export async function requireSignedOut({ search, ...opening }: GuardArgs & { search: ReturnSearch }) {
  const user = await signedInUser(opening);
  if (!user) return;
  if (user.needsDisplayName) throw redirect({ to: '/complete-profile', search });
  throw search.next ? redirect({ href: search.next }) : redirect({ to: '/dashboard' });
}

/**
 * Sends signed-out people to /login and people without a name to /complete-profile; both return here afterwards
 * (docs/product/everywhere.md 'Who sees which page').
 */
export async function requireMember({ location, ...opening }: GuardArgs & { location: { href: string } }) {
  const user = await signedInUser(opening);
  const back = location.href === '/dashboard' || location.href === '/' ? {} : { next: location.href };
  if (!user) throw redirect({ to: '/login', search: back });
  if (user.needsDisplayName) throw redirect({ to: '/complete-profile', search: back });
}

/**
 * Guards /complete-profile, which is for signed-in people without a name (docs/product/accounts.md 'Completing the profile').
 */
export async function requireNameless({ search, ...opening }: GuardArgs & { search: ReturnSearch }) {
  const user = await signedInUser(opening);
  if (!user) throw redirect({ to: '/login', search });
  if (user.needsDisplayName) return;
  throw search.next ? redirect({ href: search.next }) : redirect({ to: '/dashboard' });
}

/** Returns whether this browser may show notifications. The code for them is loaded only then. */
export const canShowNotifications = () =>
  globalThis.Notification?.permission === 'granted' && 'serviceWorker' in navigator;

/** Ends this browser's push subscription (docs/product/notifications.md 'When a device stops being notified'). */
function unsubscribeDevice() {
  if (canShowNotifications())
    void loadPushDevice()
      .then((part) => part.unsubscribeDevice())
      .catch(() => {});
}

/** Key prefix of the only query that writes: refetching it would add the user who is signed in by then to the home. */
export const JOIN_KEY = 'joinHome';

/** Clears the queries of the user who was signed in here. Those on screen become empty and are refetched. */
export function clearUserQueries(queries: QueryClient) {
  const isOfUser = ({ queryHash }: Query) => queryHash !== hashKey(sessionQuery.queryKey);
  unsubscribeDevice();
  queries.removeQueries({ type: 'inactive', predicate: isOfUser });
  void queries.resetQueries({ predicate: (query) => isOfUser(query) && query.queryKey[0] !== JOIN_KEY });
}

/** Call after signing in or out: clears all queries of the earlier user and notifies the other tabs. */
export async function sessionChanged(queries: QueryClient) {
  unsubscribeDevice();
  hidePersisted();
  notifyOtherTabs(['me']);
  await queries.fetchQuery({ ...asked, staleTime: 0 });
  // Active queries, above all the session, keep their observers: removing them would leave the old state on screen.
  queries.removeQueries({ type: 'inactive' });
}

/** Returns a function that signs out here and in the other tabs; the caller navigates to /login. */
export function useSignOut() {
  const queries = useQueryClient();
  return async () => {
    await calls.users.signOut();
    await sessionChanged(queries);
  };
}

/** Updates the signed-in user in the cache with what the server saved. */
export function changeCachedProfile(queries: QueryClient, part: Partial<Me>) {
  queries.setQueryData(sessionQuery.queryKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...part } } : session,
  );
}
