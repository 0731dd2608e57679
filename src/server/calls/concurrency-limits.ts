import type { CallMeta } from '#contract/procedure.ts';
import { refusal } from '#server/errors.ts';
import { siteOf, WRITES_A_MINUTE } from '#server/calls/limits.ts';
import type { SignedIn } from '#server/sessions/sessions.ts';
import {
  unlimited,
  makeKeyedSemaphore,
  withRest,
  type KeyedSemaphore,
  type Semaphore,
} from '#server/calls/semaphores.ts';

/** Passwords take long to check, and anybody may have them checked: most of the pool's connections stay for the others. */
const STRANGERS = {
  count: 3,
  ofKey: 1,
  waitingOfKey: 30,
  waitingInAll: 300,
  full: () => refusal('BUSY'),
};
/** What waits for a home's lock: strangers' passwords do not wait behind it. */
const BY_LINK = { ...STRANGERS, count: Infinity };
/** Of one person, or one session: they wait for connections below. */
const PEOPLE = {
  count: Infinity,
  ofKey: 3,
  waitingOfKey: WRITES_A_MINUTE,
  waitingInAll: Infinity,
  full: () => refusal('BUSY'),
};
/**
 * What changes a home waits for its lock, with a connection: one of each home, since another would only wait for that one, and of all homes
 * four of the ten that there are, so that with the others' who reads still gets one.
 */
const HOMES = {
  count: 4,
  ofKey: 1,
  waitingOfKey: Infinity,
  waitingInAll: Infinity,
  full: () => refusal('BUSY'),
};
/** What waits for no home may wait for its person's row. */
const OWN = { ...HOMES, count: 2 };
/** Of each long read one of a person's at a time; a second is what a home as full as can be takes. */
const LONG_READS = {
  count: Infinity,
  ofKey: 1,
  waitingOfKey: 60,
  waitingInAll: Infinity,
  full: () => refusal('BUSY'),
};
/** They wait before they hold a home's place, and take one of those at most. */
const LONG_WRITES = { ...LONG_READS, count: 1 };
const LONG_MS = 500;
const LONGEST_REST_MS = 2000;
/** A board of three weeks of a home in which 48 chores are due each day. More than that is long however quick it was, since sending it takes as long again. */
const MANY_ROWS = 1000;
const REST_OF_ROW_MS = 0.3;
const restAfter = (tookMs: number) => (tookMs < LONG_MS ? 0 : Math.min(2 * tookMs, LONGEST_REST_MS));
const restOfRows = (rows: number) =>
  rows > MANY_ROWS ? Math.min(REST_OF_ROW_MS * rows, LONGEST_REST_MS) : 0;
/**
 * Of one long read.
 * @param rowsOf how many rows it answers with, where that is what makes it long
 */
export const makeLongSemaphore = (rowsOf?: (answer: unknown) => number): KeyedSemaphore =>
  withRest(makeKeyedSemaphore(LONG_READS), (tookMs, answer) =>
    Math.max(restAfter(tookMs), answer === undefined || !rowsOf ? 0 : restOfRows(rowsOf(answer))),
  );
/** Each person's own, and those of all. */
function makeLongWriteSemaphore(): KeyedSemaphore {
  const [ofPerson, inAll] = [makeLongSemaphore(), makeKeyedSemaphore(LONG_WRITES)];
  return (key, work) => ofPerson(key, () => inAll(key, work));
}
/** Every queue that changes wait in before they have a connection; one set for the whole app. */
export const makeCallSemaphores = () => ({
  strangers: makeKeyedSemaphore(STRANGERS),
  byLink: makeKeyedSemaphore(BY_LINK),
  people: makeKeyedSemaphore(PEOPLE),
  sessions: makeKeyedSemaphore(PEOPLE),
  longWrites: makeLongWriteSemaphore(),
  homes: makeKeyedSemaphore(HOMES),
  own: makeKeyedSemaphore(OWN),
});
export type CallSemaphores = ReturnType<typeof makeCallSemaphores>;

type Caller = { address: string; user: SignedIn | undefined; homeId: string | undefined };

/** Behind those of `key` in `queue`, and then behind those of the home that it waits for, or of the key where it waits for none. */
const behind =
  ({ homes, own }: CallSemaphores, queue: KeyedSemaphore, key: string, homeId?: string): Semaphore =>
  (work) =>
    queue(key, () => (homeId === undefined ? own(key, work) : homes(homeId, work)));

/** Of a stranger's change. */
export const strangersSemaphore =
  ({ strangers }: CallSemaphores, address: string): Semaphore =>
  (work) =>
    strangers(siteOf(address), work);
/** Of a change by a debtor's link, or by its reader. */
export const linkSemaphore = (semaphores: CallSemaphores, address: string, homeId?: string): Semaphore =>
  behind(semaphores, semaphores.byLink, siteOf(address), homeId);
/** Of a person's change. */
export const personsSemaphore = (semaphores: CallSemaphores, userId: string, homeId?: string): Semaphore =>
  behind(semaphores, semaphores.people, userId, homeId);

/** Where a call waits: a stranger's write behind those of their network, people's writes and long reads behind their own, and a home's behind its own. */
export function semaphoreOf(
  { kind, access, isAlways, isByLink, isLong }: CallMeta,
  semaphores: CallSemaphores,
  { address, user, homeId }: Caller,
  long?: KeyedSemaphore,
): Semaphore {
  if (kind !== 'write') return user && long ? (work) => long(user.userId, work) : unlimited;
  if (access === 'anyone')
    return isByLink ? linkSemaphore(semaphores, address, homeId) : strangersSemaphore(semaphores, address);
  if (!user) return unlimited;
  if (isAlways) return behind(semaphores, semaphores.sessions, user.sessionId, homeId);
  if (isLong) return behind(semaphores, semaphores.longWrites, user.userId, homeId);
  return personsSemaphore(semaphores, user.userId, homeId);
}
