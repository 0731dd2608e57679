import type { IncomingMessage } from 'node:http';
import type { CallMeta } from '#contract/procedure.ts';
import { catchingUp } from '#server/platform/http/errors.ts';
import { WRITES_A_MINUTE } from '#server/platform/calls/limits.ts';
import { siteOf } from '#server/platform/calls/networks.ts';
import { signedToken, type SignedIn, type Signing } from '#server/platform/sessions/sessions.ts';
import {
  unlimited,
  makeKeyedSemaphore,
  waitingAtMost,
  withRest,
  type KeyedSemaphore,
  type Semaphore,
} from '#server/platform/calls/semaphores.ts';

/** Hashing passwords takes long, and any stranger can cause it. Most connections of the pool stay free for members. */
const STRANGERS = { count: 3, ofKey: 1, waitingOfKey: 30, waitingInAll: 300 };
/** These calls wait for a home's lock, so strangers' passwords must not wait behind them. */
const BY_LINK = { ...STRANGERS, count: Infinity };
/** For one person or one session. They then wait in one of the queues below. */
const PEOPLE = { ofKey: 3, waitingOfKey: WRITES_A_MINUTE };
/** A change holds a connection while it waits for its home's lock: one for each home, and four of ten in all, so that others still get one. */
const HOMES = { count: 4, ofKey: 1 };
/** A change without a home may wait for its person's row. */
const OWN = { count: 2, ofKey: 1 };
/** Each person makes one long read of each kind at a time. A read of the fullest home takes a second. */
const LONG_READS = { ofKey: 1, waitingOfKey: 60 };
/** Long writes wait before they take a home's place, and take at most one. */
const LONG_WRITES = { ...LONG_READS, count: 1 };
/** One person, or one network of strangers, reads as much at once as a browser asks for. Further reads wait in their own queue. */
const SHORT_READS = { ofKey: 6, waitingOfKey: 300, waitingInAll: 3000 };
/** As long as a read waits for a connection (platform/db/open.ts). */
export const READ_WITHIN_MS = 5000;
/** The disk has few threads, and a remote store may be unreachable. */
const FILE_READS = { ...SHORT_READS, count: 16, ofKey: 4 };
const LONG_MS = 500;
const LONGEST_REST_MS = 2000;
/** A board of three weeks with 48 chores a day. A longer answer takes long to send, however quick the read was. */
const MANY_ROWS = 1000;
const REST_OF_ROW_MS = 0.3;
const restAfter = (tookMs: number) => (tookMs < LONG_MS ? 0 : Math.min(2 * tookMs, LONGEST_REST_MS));
const restOfRows = (rows: number) =>
  rows > MANY_ROWS ? Math.min(REST_OF_ROW_MS * rows, LONGEST_REST_MS) : 0;
/** Creates the semaphore of one kind of long read. `rowsOf` counts the rows of its answer, if they make it long. */
export const makeLongSemaphore = (rowsOf?: (answer: unknown) => number): KeyedSemaphore =>
  withRest(makeKeyedSemaphore(LONG_READS), (tookMs, answer) =>
    Math.max(restAfter(tookMs), answer === undefined || !rowsOf ? 0 : restOfRows(rowsOf(answer))),
  );
function makeLongWriteSemaphore(): KeyedSemaphore {
  const [ofPerson, inAll] = [makeLongSemaphore(), makeKeyedSemaphore(LONG_WRITES)];
  return (key, work) => ofPerson(key, () => inAll(key, work));
}
/**
 * Creates the queues where calls wait for a connection, one set for the whole app.
 * @param connections of the pool of reads
 */
export const makeCallSemaphores = (connections = 10) => ({
  strangers: makeKeyedSemaphore(STRANGERS),
  byLink: makeKeyedSemaphore(BY_LINK),
  people: makeKeyedSemaphore(PEOPLE),
  sessions: makeKeyedSemaphore(PEOPLE),
  longWrites: makeLongWriteSemaphore(),
  homes: makeKeyedSemaphore(HOMES),
  own: makeKeyedSemaphore(OWN),
  // A few more than connections, since a read does not hold one all the time.
  reads: makeKeyedSemaphore({ ...SHORT_READS, count: connections + 6 }),
  fileReads: makeKeyedSemaphore(FILE_READS),
});
export type CallSemaphores = ReturnType<typeof makeCallSemaphores>;

/** Waits in `queue`, then for the home whose lock the call needs, or for the key's own place if it needs none. */
const thenForHome =
  ({ homes, own }: CallSemaphores, queue: KeyedSemaphore, key: string, homeId?: string): Semaphore =>
  (work) =>
    queue(key, () => (homeId === undefined ? own(key, work) : homes(homeId, work)));

/** Returns the semaphore for a stranger's change. */
export const strangersSemaphore =
  ({ strangers }: CallSemaphores, address: string): Semaphore =>
  (work) =>
    strangers(siteOf(address), work);
/** Returns the semaphore for a change by a debtor's link. */
export const linkSemaphore = (semaphores: CallSemaphores, address: string, homeId?: string): Semaphore =>
  thenForHome(semaphores, semaphores.byLink, siteOf(address), homeId);
/** Returns the semaphore for a person's change. */
export const personsSemaphore = (semaphores: CallSemaphores, userId: string, homeId?: string): Semaphore =>
  thenForHome(semaphores, semaphores.people, userId, homeId);

/** Returns the semaphore for reads before the sender is known. A session counts by its token, other requests by their network. */
export const senderSemaphore = (
  semaphore: KeyedSemaphore,
  signing: Signing,
  { request, address }: { request: IncomingMessage; address: string },
): Semaphore => {
  const sender = signedToken(request, signing)?.token ?? siteOf(address);
  return waitingAtMost((work) => semaphore(sender, work), READ_WITHIN_MS, catchingUp);
};

type Caller = { address: string; user: SignedIn | undefined; homeId: string | undefined };

/** Returns the queues of a call: a person's own or a stranger's network's, and for a write of a home the home's too. */
export function semaphoreOf(
  { kind, access, isSecurity, isByLink, isLong }: CallMeta,
  semaphores: CallSemaphores,
  { address, user, homeId }: Caller,
  long?: KeyedSemaphore,
): Semaphore {
  if (kind === 'untransacted') return unlimited;
  if (kind === 'read') {
    const reads: Semaphore = (work) => semaphores.reads(user?.userId ?? siteOf(address), work);
    return user && long ? (work) => long(user.userId, () => reads(work)) : reads;
  }
  if (access === 'anyone')
    return isByLink ? linkSemaphore(semaphores, address, homeId) : strangersSemaphore(semaphores, address);
  if (!user) return unlimited;
  if (isSecurity) return thenForHome(semaphores, semaphores.sessions, user.sessionId, homeId);
  if (isLong) return thenForHome(semaphores, semaphores.longWrites, user.userId, homeId);
  return personsSemaphore(semaphores, user.userId, homeId);
}
