/**
 * What a live note may say has changed (docs/product/notifications.md 'Topics of live notes'): never the data, so that whoever hears it
 * reads it again through the same door as always. `me`, `homes`, `sessions`, `notifications` and `payments` go to single people, the
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
 * One note of the stream, whose first is the server's `version`. `resync` means: notes may have been missed, read everything again
 * (docs/product/notifications.md 'After a gap').
 */
export type LiveNote = { topics: Topic[]; homeId?: string } | { resync?: true; version: string };
