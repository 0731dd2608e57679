import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { isDay, type Day } from '#domain/days.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { HOME_PARTS, partOfPlace } from '#domain/places.ts';
import {
  requireMember,
  requireNameless,
  requireSignedOut,
  returnSearch,
  sessionQuery,
} from '#web/app/session.tsx';
import { ShellRoot } from '#web/shell/ShellRoot.tsx';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

/**
 * Returns a page whose code loads when it opens. If that fails, the current page stays until it can be loaded
 * (docs/product/everywhere.md 'A part that cannot be loaded').
 */
const page: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(retryImport(load), name);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * The unvalidated search parameters. Each route returns all of its parameters, even undefined ones, because the router
 * keeps those that validation leaves out.
 */
type Carried = Record<string, unknown>;

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: ShellRoot,
  notFoundComponent: page(() => import('#web/app/BarePage.tsx'), 'NoPageAtRoot'),
});

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: returnSearch,
  beforeLoad: requireSignedOut,
  component: page(() => import('#web/accounts/Login.tsx'), 'Login'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  validateSearch: returnSearch,
  beforeLoad: requireSignedOut,
  component: page(() => import('#web/accounts/Register.tsx'), 'Register'),
});

const completeProfile = createRoute({
  getParentRoute: () => root,
  path: '/complete-profile',
  validateSearch: returnSearch,
  beforeLoad: requireNameless,
  component: page(() => import('#web/accounts/CompleteProfile.tsx'), 'CompleteProfile'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: page(() => import('#web/accounts/ForgotPassword.tsx'), 'ForgotPassword'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: page(() => import('#web/accounts/ResetPassword.tsx'), 'ResetPassword'),
});

const confirmAddress = createRoute({
  getParentRoute: () => root,
  path: '/confirm-address',
  component: page(() => import('#web/accounts/ConfirmAddress.tsx'), 'ConfirmAddress'),
});

const changeEmail = createRoute({
  getParentRoute: () => root,
  path: '/change-email',
  component: page(() => import('#web/accounts/ChangeEmail.tsx'), 'ChangeEmail'),
});

const keepEmail = createRoute({
  getParentRoute: () => root,
  path: '/keep-email',
  component: page(() => import('#web/accounts/KeepEmail.tsx'), 'KeepEmail'),
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  validateSearch: ({ all }: Carried) => ({ ...(all === true && { all: true }) }),
  component: page(() => import('#web/accounts/Unsubscribe.tsx'), 'Unsubscribe'),
});

type Invite = { homeId?: string | undefined; code?: string | undefined };

const joinHome = createRoute({
  getParentRoute: () => root,
  path: '/join-home',
  validateSearch: ({ homeId, code }: Carried): Invite => ({ homeId: text(homeId), code: text(code) }),
  beforeLoad: async ({ context, search, location }) => {
    const { user } = await context.queries.ensureQueryData(sessionQuery);
    if (search.homeId !== undefined && user && user.needsDisplayName)
      throw redirect({ to: '/complete-profile', search: { next: location.href }, replace: true });
  },
  component: page(() => import('#web/homes/JoinHome.tsx'), 'JoinHome'),
});

type ProofSearch = {
  paymentId?: string | undefined;
  userId?: string | undefined;
  /** The housemate with whom the reader settles up, and the home. */
  settle?: string | undefined;
  homeId?: string | undefined;
};

const paymentSuccess = createRoute({
  getParentRoute: () => root,
  path: '/payment-success',
  validateSearch: ({ paymentId, userId, settle, homeId }: Carried): ProofSearch => ({
    paymentId: text(paymentId),
    userId: text(userId),
    settle: text(settle),
    homeId: text(homeId),
  }),
  // Anyone may open an email's link. Who is signed in matters only without its token.
  beforeLoad: async ({ context, location }) => {
    if (!location.state.linkToken) await context.queries.ensureQueryData(sessionQuery);
  },
  component: page(() => import('#web/proofs/ProofPage.tsx'), 'ProofPage'),
});

const loadLinkedHome = retryImport(() => import('#web/app/switch-home.ts'));

/** The home's mark or id, in links of emails and notifications (docs/product/homes.md 'Several homes'). */
type HomeSearch = { homeId?: string | undefined };

const frame = createRoute({
  getParentRoute: () => root,
  id: '_app',
  validateSearch: ({ homeId }: Carried): HomeSearch => ({ homeId: text(homeId) }),
  beforeLoad: async (opening) => {
    const { search, preload, matches, context } = opening;
    // People who are signed out see 'no such page' without being sent to sign in.
    if (matches.at(-1)?.routeId === '/_app/$' && !(await context.queries.ensureQueryData(sessionQuery)).user)
      throw notFound();
    await requireMember(opening);
    if (search.homeId === undefined || preload) return;
    const { openLinkedHome } = await loadLinkedHome();
    openLinkedHome({ ...opening, named: search.homeId });
  },
  component: page(() => import('#web/shell/Shell.tsx'), 'Shell'),
});

const dashboard = createRoute({
  getParentRoute: () => frame,
  path: '/dashboard',
  component: page(() => import('#web/dashboard/Dashboard.tsx'), 'Dashboard'),
});

type BoardSearch = {
  week?: Day | undefined;
  view?: 'table' | 'calendar' | undefined;
  tab?: 'all' | 'mine' | undefined;
  /** The chore whose dialog is open over the board. */
  chore?: string | undefined;
};

const chores = createRoute({
  getParentRoute: () => frame,
  path: '/chores',
  validateSearch: ({ week, view, tab, chore }: Carried): BoardSearch => ({
    week: typeof week === 'string' && isDay(week) ? week : undefined,
    view: view === 'table' || view === 'calendar' ? view : undefined,
    tab: tab === 'mine' || tab === 'all' ? tab : undefined,
    chore: text(chore),
  }),
  component: page(() => import('#web/chores/Chores.tsx'), 'Chores'),
});

const swapRequests = createRoute({
  getParentRoute: () => frame,
  path: '/swap-requests',
  component: page(() => import('#web/swaps/SwapRequests.tsx'), 'SwapRequests'),
});

const payMyMoneyBack = createRoute({
  getParentRoute: () => frame,
  path: '/pay-my-money-back',
  validateSearch: ({ show }: Carried): { show?: PaymentSide | undefined } => ({
    show: show === 'owes' || show === 'owed' ? show : undefined,
  }),
  component: page(() => import('#web/money/PayMyMoneyBack.tsx'), 'PayMyMoneyBack'),
});

const homeManagement = createRoute({
  getParentRoute: () => frame,
  path: '/home-management',
  // Emails, notifications and bookmarks name the place, and its part has an address of its own.
  beforeLoad: ({ location: { hash }, matches }) => {
    const part = partOfPlace(hash);
    if (part === undefined || matches.at(-1)?.routeId !== '/_app/home-management') return;
    const place = HOME_PARTS[part] === hash ? '' : hash;
    throw redirect({ to: `/home-management/${part}`, hash: place, replace: true });
  },
  component: page(() => import('#web/home-management/HomeManagement.tsx'), 'HomeManagement'),
});

// Home Management draws them itself, so that it stays as it is from one part to the next.
const homeMembers = createRoute({ getParentRoute: () => homeManagement, path: '/members' });
const homeChores = createRoute({ getParentRoute: () => homeManagement, path: '/chores' });
const homeBalance = createRoute({ getParentRoute: () => homeManagement, path: '/balance' });
const homeSettings = createRoute({ getParentRoute: () => homeManagement, path: '/settings' });
const homeHistory = createRoute({ getParentRoute: () => homeManagement, path: '/history' });
const homeHomes = createRoute({ getParentRoute: () => homeManagement, path: '/homes' });

const movingOut = createRoute({
  getParentRoute: () => frame,
  path: '/move-out',
  component: page(() => import('#web/moving-out/MovingOut.tsx'), 'MovingOut'),
});

const profile = createRoute({
  getParentRoute: () => frame,
  path: '/profile',
  component: page(() => import('#web/profile/Profile.tsx'), 'Profile'),
});

const noPage = createRoute({
  getParentRoute: () => frame,
  path: '/$',
  component: page(() => import('#web/app/BarePage.tsx'), 'NoPage'),
});

/**
 * Every address of the app, with its page, guard and parameters. The build reads this file as text
 * (tools/building/addresses.ts).
 */
export const routes = root.addChildren([
  index,
  login,
  register,
  completeProfile,
  forgotPassword,
  resetPassword,
  confirmAddress,
  changeEmail,
  keepEmail,
  unsubscribe,
  joinHome,
  paymentSuccess,
  frame.addChildren([
    dashboard,
    chores,
    swapRequests,
    payMyMoneyBack,
    homeManagement.addChildren([homeMembers, homeChores, homeBalance, homeSettings, homeHistory, homeHomes]),
    movingOut,
    profile,
    noPage,
  ]),
]);
