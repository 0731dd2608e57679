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
import { forgetKept } from '#web/device/kept-person.ts';
import { followLanguage } from '#web/device/language.ts';
import { announce } from '#web/calls/live.ts';
import { homeShown, useTabHome } from '#web/app/tab-home.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const asked = api.users.getSession.queryOptions();
const REPLACED_MS = 1000;
const loadPushDevice = keepLoading(() => import('#web/app/push-device.ts'));

/**
 * Who is signed in. Signing in again ends the browser's earlier session, and the page may hear of that end before the new cookie is there:
 * so 'nobody any more' counts once it was answered twice.
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

/** Who is signed in, and what the server offers; the guards have read it before any screen shows. */
export const useSession = () => useSuspenseQuery(sessionQuery).data;

const LEAVING = new Promise<never>(() => {});

/** The signed-in person, on the screens behind the guard; `homeId` is the home that this tab shows. */
export function useMe(): Me {
  const { user } = useSession();
  const homeId = useTabHome((tab) => user && homeShown(tab, user));
  // Signed out a moment ago: nothing shows until the guard has led away.
  const me = user ?? use(LEAVING);
  return { ...me, homeId };
}

/** Only paths of our own: a link elsewhere could send somebody who signed in to a stranger's page. */
function ownPath(next: unknown): string | undefined {
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
 * The `next` search parameter of the sign-in screens: where the person came from. Named even where refused: the router keeps what
 * validation leaves out.
 */
export const returnSearch = (search: Record<string, unknown>): ReturnSearch => ({
  next: ownPath(search['next']),
});

type GuardArgs = { context: { queries: QueryClient }; preload: boolean };

/** Who is signed in, for the guards; before anything shows in another language than theirs, the page begins anew in it. */
async function personOf({ context, preload }: GuardArgs) {
  const { user } = await context.queries.ensureQueryData(sessionQuery);
  if (user && !preload && followLanguage(user.locale)) await LEAVING;
  return user;
}

/** docs/product/everywhere.md 'Who sees which page': /login and /register are for signed-out people. */
export async function requireSignedOut({ search, ...opening }: GuardArgs & { search: ReturnSearch }) {
  const user = await personOf(opening);
  if (!user) return;
  if (user.needsDisplayName) throw redirect({ to: '/complete-profile', search });
  throw search.next ? redirect({ href: search.next }) : redirect({ to: '/dashboard' });
}

/**
 * docs/product/everywhere.md 'Who sees which page': signed-out people go to /login, people who still need a name to /complete-profile; both
 * come back afterwards.
 */
export async function requireMember({ location, ...opening }: GuardArgs & { location: { href: string } }) {
  const user = await personOf(opening);
  const back = location.href === '/dashboard' || location.href === '/' ? {} : { next: location.href };
  if (!user) throw redirect({ to: '/login', search: back });
  if (user.needsDisplayName) throw redirect({ to: '/complete-profile', search: back });
}

/** docs/product/accounts.md 'Completing the profile': /complete-profile is for signed-in people without a name. */
export async function requireNameless({ search, ...opening }: GuardArgs & { search: ReturnSearch }) {
  const user = await personOf(opening);
  if (!user) throw redirect({ to: '/login', search });
  if (user.needsDisplayName) return;
  throw search.next ? redirect({ href: search.next }) : redirect({ to: '/dashboard' });
}

/** Whether this browser may be shown notifications: only then is the rest of what they need loaded. */
export const mayBeTold = () =>
  globalThis.Notification?.permission === 'granted' && 'serviceWorker' in navigator;

/** Whoever was told here is not here any more (docs/product/notifications.md 'When a device stops being notified'). */
function leaveDevice() {
  if (mayBeTold())
    void loadPushDevice()
      .then((part) => part.leaveDevice())
      .catch(() => {});
}

/** The first part of the key of the one query that writes: asked again it would let in whoever is signed in by then. */
export const JOINING = 'joinHome';

/** Forgets what was read for whoever was signed in here; what still shows is empty, and is read anew. */
export function forgetPerson(queries: QueryClient) {
  const isOfPerson = ({ queryHash }: Query) => queryHash !== hashKey(sessionQuery.queryKey);
  leaveDevice();
  queries.removeQueries({ type: 'inactive', predicate: isOfPerson });
  void queries.resetQueries({ predicate: (query) => isOfPerson(query) && query.queryKey[0] !== JOINING });
}

/** After signing in or out: everything that was read for somebody else is forgotten, and the other tabs hear of it. */
export async function sessionChanged(queries: QueryClient) {
  leaveDevice();
  forgetKept();
  announce(['me']);
  await queries.fetchQuery({ ...asked, staleTime: 0 });
  // What still shows, the session above all, keeps its observers: cleared away, it would go on showing the old state.
  queries.removeQueries({ type: 'inactive' });
}

/** Signs out here and in the other tabs; the caller leads to /login. */
export function useSignOut() {
  const queries = useQueryClient();
  return async () => {
    await calls.users.signOut();
    await sessionChanged(queries);
  };
}

/** Shows at once, everywhere, what the server has kept of the signed-in person. */
export function changeCachedProfile(queries: QueryClient, part: Partial<Me>) {
  queries.setQueryData(sessionQuery.queryKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...part } } : session,
  );
}
