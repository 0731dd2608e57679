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

/** Hashing passwords takes long, and any stranger may ask for it: most connections of the pool stay for members. */
const STRANGERS = { count: 3, ofKey: 1, waitingOfKey: 30, waitingInAll: 300 };
/** These wait for a home's lock: strangers' passwords do not wait behind it. */
const BY_LINK = { ...STRANGERS, count: Infinity };
/** Of one person, or one session: they wait for connections below. */
const PEOPLE = { ofKey: 3, waitingOfKey: WRITES_A_MINUTE };
/** A change waits for its home's lock with a connection: one for each home, and four of the ten in all, so that reads still get one. */
const HOMES = { count: 4, ofKey: 1 };
/** A change of no home may wait for its person's row. */
const OWN = { count: 2, ofKey: 1 };
/** One of each kind of long read for each person; a read of the fullest home takes a second. */
const LONG_READS = { ofKey: 1, waitingOfKey: 60 };
/** They wait before they take a home's place, and take one of those at most. */
const LONG_WRITES = { ...LONG_READS, count: 1 };
/** What one person, or one network of strangers, reads at once: as much as a browser asks for at once. Further reads wait in their own queue. */
const SHORT_READS = { ofKey: 6, waitingOfKey: 300, waitingInAll: 3000 };
/** As long as a connection is waited for (platform/db/open.ts). */
export const READ_WITHIN_MS = 5000;
/** Files are on the disk, where threads are few, or in a store that may be away. */
const FILE_READS = { ...SHORT_READS, count: 16, ofKey: 4 };
const LONG_MS = 500;
const LONGEST_REST_MS = 2000;
/** A board of three weeks of a home in which 48 chores are due each day. A longer answer takes long to send, however quickly it was read. */
const MANY_ROWS = 1000;
const REST_OF_ROW_MS = 0.3;
const restAfter = (tookMs: number) => (tookMs < LONG_MS ? 0 : Math.min(2 * tookMs, LONGEST_REST_MS));
const restOfRows = (rows: number) =>
  rows > MANY_ROWS ? Math.min(REST_OF_ROW_MS * rows, LONGEST_REST_MS) : 0;
/** The places of one kind of long read; `rowsOf` counts the rows of its answer, if these make it long. */
export const makeLongSemaphore = (rowsOf?: (answer: unknown) => number): KeyedSemaphore =>
  withRest(makeKeyedSemaphore(LONG_READS), (tookMs, answer) =>
    Math.max(restAfter(tookMs), answer === undefined || !rowsOf ? 0 : restOfRows(rowsOf(answer))),
  );
function makeLongWriteSemaphore(): KeyedSemaphore {
  const [ofPerson, inAll] = [makeLongSemaphore(), makeKeyedSemaphore(LONG_WRITES)];
  return (key, work) => ofPerson(key, () => inAll(key, work));
}
/** Every queue in which calls wait before they have a connection, one set for the whole app; `connections` is how many its reads have. */
export const makeCallSemaphores = (connections = 10) => ({
  strangers: makeKeyedSemaphore(STRANGERS),
  byLink: makeKeyedSemaphore(BY_LINK),
  people: makeKeyedSemaphore(PEOPLE),
  sessions: makeKeyedSemaphore(PEOPLE),
  longWrites: makeLongWriteSemaphore(),
  homes: makeKeyedSemaphore(HOMES),
  own: makeKeyedSemaphore(OWN),
  // A few more than there are connections, since a read does not hold one all the time.
  reads: makeKeyedSemaphore({ ...SHORT_READS, count: connections + 6 }),
  fileReads: makeKeyedSemaphore(FILE_READS),
});
export type CallSemaphores = ReturnType<typeof makeCallSemaphores>;

/** Waits in `queue`, and then for the home whose lock the call needs, or for the key's own place if it needs none. */
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

/** Of what a request reads before its person is known: a session is known by its token, all else by its network. */
export const askersSemaphore = (
  semaphore: KeyedSemaphore,
  signing: Signing,
  { request, address }: { request: IncomingMessage; address: string },
): Semaphore => {
  const asker = signedToken(request, signing)?.token ?? siteOf(address);
  return waitingAtMost((work) => semaphore(asker, work), READ_WITHIN_MS, catchingUp);
};

type Caller = { address: string; user: SignedIn | undefined; homeId: string | undefined };

/** Where a call waits: a person in their own queue, a stranger in their network's, and a write of a home in the home's too. */
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
