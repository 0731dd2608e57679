import { daysBetween, isDay, weeksAround, weekStart, addDays, type Day } from '#domain/days.ts';

/** For so long what was read is kept on a device (docs/product/everywhere.md 'What a device stores'). */
export const KEPT_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * What dashboard, board, swaps, money, home and profile are made of. Nothing else is ever kept: no places where one is signed in, no codes,
 * keys, links or files.
 */
const KEPT_PATHS = new Set([
  'users/getSession',
  'dashboard/getDashboard',
  'homes/getHome',
  'homes/listHomes',
  'homes/listHistory',
  'templates/listTemplates',
  'chores/listChores',
  'chores/listLateChores',
  'absences/listAbsences',
  'plans/getPlanOffers',
  'balance/getBalance',
  'swaps/listSwapRequests',
  'swaps/countToAnswer',
  'payments/listPaymentRequests',
  'payments/getPaymentSummary',
  'payments/listPayeeNames',
  'repeating/listRepeating',
  'notifications/countUnread',
]);

/** Three weeks with this one in the middle, or one of those beside it: not the days around a chore, nor a far week. */
function isNearWindow(input: unknown, today: Day): boolean {
  const { from, to } = (input ?? {}) as { from?: unknown; to?: unknown };
  if (typeof from !== 'string' || !isDay(from)) return false;
  const monday = addDays(from, 7);
  return to === weeksAround(monday).to && Math.abs(daysBetween(weekStart(today), monday)) <= 7;
}

const pathOf = ([path]: readonly unknown[]) => (Array.isArray(path) ? path.join('/') : '');

/** Whether the answer of a query is kept; `today` is the device's. */
export function isKept(queryKey: readonly unknown[], today: Day): boolean {
  const path = pathOf(queryKey);
  if (path !== 'chores/listChores') return KEPT_PATHS.has(path);
  return isNearWindow((queryKey[1] as { input?: unknown } | undefined)?.input, today);
}

type Paged = { pages: unknown[]; pageParams: unknown[] };
const isPaged = (data: unknown): data is Paged =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/**
 * The answer as it is kept: of a list its first page, of a home without the link that lets people in, and no offers, since nothing of what
 * they offer can be done without a network.
 */
export function asKept(queryKey: readonly unknown[], data: unknown): unknown {
  const path = pathOf(queryKey);
  if (path === 'plans/getPlanOffers') return { misfits: [] };
  if (path === 'homes/getHome') return { ...(data as object), inviteLink: null };
  if (isPaged(data)) return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
  return data;
}
