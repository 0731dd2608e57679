import type { CallMeta } from '#contract/procedure.ts';
import { refusal } from '#server/errors.ts';
import { siteOf, WRITES_A_MINUTE } from '#server/limits.ts';
import type { SignedIn } from '#server/sessions.ts';
import { atOnce, makeSharedTurns, resting, type SharedTurns, type Turns } from '#server/turns.ts';

/** Passwords take long to check, and anybody may have them checked: most of the pool's connections stay for the others. */
const STRANGERS = {
  count: 3,
  ofKey: 1,
  waitingOfKey: 30,
  waitingInAll: 300,
  full: () => refusal('BUSY'),
};
/** What waits for a home's lock: strangers' passwords do not wait behind it. */
const BY_LINK = { ...STRANGERS, count: 2 };
/** A write holds a connection for as long as it waits for its home: one person's may hold no more than a few of them. */
const PEOPLE = {
  count: Infinity,
  ofKey: 3,
  waitingOfKey: WRITES_A_MINUTE,
  waitingInAll: Infinity,
  full: () => refusal('BUSY'),
};
/**
 * A home's writes wait for its lock, each with a connection: those of one home may hold two, and of all homes four of the ten that there are, so
 * that with the strangers' who reads still gets one.
 */
const HOMES = {
  count: 4,
  ofKey: 2,
  waitingOfKey: Infinity,
  waitingInAll: Infinity,
  full: () => refusal('BUSY'),
};
/** Of each long read one of a person's at a time; a second is what a home as full as can be takes. */
const LONG_READS = {
  count: Infinity,
  ofKey: 1,
  waitingOfKey: 60,
  waitingInAll: Infinity,
  full: () => refusal('BUSY'),
};
const LONG_MS = 500;
const LONGEST_REST_MS = 2000;
const restAfter = (tookMs: number) => (tookMs < LONG_MS ? 0 : Math.min(2 * tookMs, LONGEST_REST_MS));
/** Every queue that calls wait in; one set for each router. */
export const makeCallTurns = () => ({
  strangers: makeSharedTurns(STRANGERS),
  byLink: makeSharedTurns(BY_LINK),
  people: makeSharedTurns(PEOPLE),
  sessions: makeSharedTurns(PEOPLE),
  homes: makeSharedTurns(HOMES),
});
export type CallTurns = ReturnType<typeof makeCallTurns> & { long?: SharedTurns };

/** Of one long read. */
export const makeLongTurns = (): SharedTurns => resting(makeSharedTurns(LONG_READS), restAfter);

type Caller = { address: string; user: SignedIn | undefined; homeId: string | undefined };

/** Where a call waits: a stranger's write behind those of their network, people's writes and long reads behind their own, and a home's behind its own. */
export function turnsOf(
  { kind, access, isAlways, isByLink }: CallMeta,
  { strangers, byLink, people, sessions, homes, long }: CallTurns,
  { address, user, homeId }: Caller,
): Turns {
  if (kind !== 'write') return user && long ? (work) => long(user.userId, work) : atOnce;
  if (access === 'anyone') return (work) => (isByLink ? byLink : strangers)(siteOf(address), work);
  if (!user) return atOnce;
  if (isAlways) return (work) => sessions(user.sessionId, work);
  if (homeId === undefined) return (work) => people(user.userId, work);
  return (work) => people(user.userId, () => homes(homeId.toLowerCase(), work));
}
