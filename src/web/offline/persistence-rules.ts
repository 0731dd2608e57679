import { daysBetween, isDay, weeksAround, weekStart, addDays, type Day } from '#domain/days.ts';

/** How long a device stores what was read (docs/product/everywhere.md 'What a device stores'). */
export const PERSISTED_MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The queries behind dashboard, board, swaps, money, home and profile. Nothing else is stored: no list of sessions, and
 * no codes, keys, links or files.
 */
const PERSISTED_PATHS = new Set([
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

/**
 * Returns whether these are the three weeks around this week, or around the week before or after. The days around one
 * chore, or a distant week, are not stored.
 */
function isNearWindow(input: unknown, today: Day): boolean {
  const { from, to } = (input ?? {}) as { from?: unknown; to?: unknown };
  if (typeof from !== 'string' || !isDay(from)) return false;
  const monday = addDays(from, 7);
  return to === weeksAround(monday).to && Math.abs(daysBetween(weekStart(today), monday)) <= 7;
}

const pathOf = ([path]: readonly unknown[]) => (Array.isArray(path) ? path.join('/') : '');

/** Returns whether the answer of a query is stored; `today` is the device's date. */
export function isPersisted(queryKey: readonly unknown[], today: Day): boolean {
  const path = pathOf(queryKey);
  if (path !== 'chores/listChores') return PERSISTED_PATHS.has(path);
  return isNearWindow((queryKey[1] as { input?: unknown } | undefined)?.input, today);
}

type Paged = { pages: unknown[]; pageParams: unknown[] };
const isPaged = (data: unknown): data is Paged =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/**
 * Returns what is stored of an answer: only the first page of a list, a home without its invite link, and no
 * offers, because offers need the server.
 */
export function toPersisted(queryKey: readonly unknown[], data: unknown): unknown {
  const path = pathOf(queryKey);
  if (path === 'plans/getPlanOffers') return { misfits: [] };
  if (path === 'homes/getHome') return { ...(data as object), inviteLink: null };
  if (isPaged(data)) return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
  return data;
}
