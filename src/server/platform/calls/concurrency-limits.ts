import type { IncomingMessage } from 'node:http';
import type { CallMeta } from '#contract/procedure.ts';
import { catchingUp, refusal } from '#server/platform/http/errors.ts';
import { siteOf, WRITES_A_MINUTE } from '#server/platform/calls/limits.ts';
import { signedToken, type SignedIn, type Signing } from '#server/platform/sessions/sessions.ts';
import {
  unlimited,
  makeKeyedSemaphore,
  waitingAtMost,
  withRest,
  type KeyedSemaphore,
  type Semaphore,
} from '#server/platform/calls/semaphores.ts';

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
/**
 * What one person, or one network of strangers, reads at once: as much as a browser asks for at once. Whoever asks for more waits behind
 * themselves, and nobody waits behind them for a connection.
 */
const SHORT_READS = {
  ofKey: 6,
  waitingOfKey: 300,
  waitingInAll: 3000,
  full: () => refusal('BUSY'),
};
/** As long as a connection is waited for (platform/db/open.ts). */
export const READ_WITHIN_MS = 5000;
/** Of the files that people keep: on the disk, where threads are few, or in a store that may be away. */
const FILE_READS = { ...SHORT_READS, count: 16, ofKey: 4 };
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
/** Every queue that calls wait in before they have a connection; one set for the whole app, whose reads have so many connections. */
export const makeCallSemaphores = (connections = 10) => ({
  strangers: makeKeyedSemaphore(STRANGERS),
  byLink: makeKeyedSemaphore(BY_LINK),
  people: makeKeyedSemaphore(PEOPLE),
  sessions: makeKeyedSemaphore(PEOPLE),
  longWrites: makeLongWriteSemaphore(),
  homes: makeKeyedSemaphore(HOMES),
  own: makeKeyedSemaphore(OWN),
  // A few more than there are connections, since not all of a read is spent with one.
  reads: makeKeyedSemaphore({ ...SHORT_READS, count: connections + 6 }),
  fileReads: makeKeyedSemaphore(FILE_READS),
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

type Asking = { request: IncomingMessage; address: string };
/** Of what a request reads before anybody has looked whose it is: a session is known by its token, everybody else by their network. */
export const askersSemaphore = (
  semaphore: KeyedSemaphore,
  signing: Signing,
  { request, address }: Asking,
): Semaphore => {
  const asker = signedToken(request, signing)?.token ?? siteOf(address);
  return waitingAtMost(
    (work) => semaphore(asker, work),
    READ_WITHIN_MS,
    () => catchingUp(),
  );
};

/** Where a call waits: what a person reads or writes behind their own, what a stranger does behind their network, and a home's writes behind its own. */
export function semaphoreOf(
  { kind, access, isAlways, isByLink, isLong }: CallMeta,
  semaphores: CallSemaphores,
  { address, user, homeId }: Caller,
  long?: KeyedSemaphore,
): Semaphore {
  if (kind === 'untransacted') return unlimited;
  if (kind === 'read') {
    const inTurn: Semaphore = (work) => semaphores.reads(user?.userId ?? siteOf(address), work);
    return user && long ? (work) => long(user.userId, () => inTurn(work)) : inTurn;
  }
  if (access === 'anyone')
    return isByLink ? linkSemaphore(semaphores, address, homeId) : strangersSemaphore(semaphores, address);
  if (!user) return unlimited;
  if (isAlways) return behind(semaphores, semaphores.sessions, user.sessionId, homeId);
  if (isLong) return behind(semaphores, semaphores.longWrites, user.userId, homeId);
  return personsSemaphore(semaphores, user.userId, homeId);
}
