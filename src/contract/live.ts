/**
 * The kinds of data that a live note names as changed (docs/product/notifications.md 'Topics of live notes'). It never has the data, so the
 * page reads that by the usual calls with their checks. `me`, `homes`, `sessions`, `notifications` and `payments` go to single people, the
 * others to every member of a home.
 */
export const TOPICS = [
  'me',
  'homes',
  'sessions',
  'notifications',
  'home',
  'history',
  'templates',
  'chores',
  'swaps',
  'payments',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * A note of the stream. The first has the server's `version`. `resync` means that notes may have been missed: read everything again
 * (docs/product/notifications.md 'After a gap').
 */
export type LiveNote = { topics: Topic[]; homeId?: string } | { resync?: true; version: string };
