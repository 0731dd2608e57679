import type { Kysely } from 'kysely';
import type { Topic } from '#contract/live.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { dayOf } from '#domain/days.ts';
import type { AnyCall, AnyHandler } from '#server/platform/calls/calls.ts';
import type { Held } from '#server/platform/calls/passwords.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { publish, type Change } from '#server/platform/live/publish.ts';
import { findMemberHome, lockMemberHome, type MemberHome } from '#server/platform/members/membership.ts';
import { isSessionActive, type SignedIn } from '#server/platform/sessions/sessions.ts';

/** `changed` are the topics that the call changed for its user. */
export type Attempted = { answer: unknown; changed: Topic[] };
type Waiting = Omit<AnyCall, 'tx' | 'now' | 'home' | 'today' | 'emit'>;
export type Attempting = {
  meta: CallMeta;
  handle: AnyHandler['handle'];
  call: Waiting;
  /** The home, if it was read together with the session. */
  found?: MemberHome | undefined;
  holdProof?: Held | undefined;
};

export const isOfHome = ({ access }: CallMeta) => access !== 'anyone' && access !== 'user';

/** Locks the home for a write, or reads it for a read. Returns undefined if the caller does not live there. */
function findHome({ meta, call, found }: Attempting, tx: Kysely<DB>) {
  if (!isOfHome(meta) || found) return found;
  const { input, user, deps } = call;
  const asked = {
    homeId: input?.homeId ?? '',
    userId: user?.userId,
    leftToo: meta.access === 'participant',
  };
  return meta.kind === 'write' ? lockMemberHome(tx, asked) : findMemberHome(deps.pool, asked);
}

/** Looks up the caller again after all waiting, because their session may have ended. */
async function findCallerAgain({ kind, isLong, access }: CallMeta, tx: Kysely<DB>, { user }: Waiting) {
  const hasWaited = kind === 'write' || isLong;
  if (!hasWaited || user === undefined || (await isSessionActive(tx, user.sessionId))) return user;
  if (access !== 'anyone') throw refusal('UNAUTHENTICATED');
  return undefined;
}

/** Rejects a caller whose session has ended, who does not live in the home, or who is not its administrator. */
async function checkAccess(attempting: Attempting, tx: Kysely<DB>) {
  const { meta, call } = attempting;
  const home = await findHome(attempting, tx);
  const user = (await findCallerAgain(meta, tx, call)) as SignedIn;
  if (isOfHome(meta) && !home) throw refusal('FORBIDDEN');
  if (meta.access === 'administrator' && home?.role !== 'administrator') throw refusal('FORBIDDEN');
  return { home: home as MemberHome, user };
}

async function callHandler(
  { meta, handle, call }: Attempting,
  tx: Kysely<DB>,
  { home, user }: { home: MemberHome; user: SignedIn },
) {
  const changes: Change[] = [];
  // Reads the clock only now: a call that waited for the lock over midnight must run after the midnight work.
  const now = call.deps.now();
  const today = (home as MemberHome | undefined) ? dayOf(now, home.time_zone) : '';
  const emit = (change: Change) => changes.push(change);
  const answer = await handle({ ...call, user, tx, now, home, today, emit });
  const homeId = call.input?.homeId;
  if (homeId !== undefined && meta.changes.length > 0) changes.push({ homeId, topics: meta.changes });
  return { answer, changes };
}

/** Returns the topics that a call changed for its user: those of homes, and the user's own. */
const topicsFor = (userId: string | undefined, changes: readonly Change[]): Topic[] => [
  ...new Set(
    changes
      .filter((change) => 'homeId' in change || (userId !== undefined && change.userIds.includes(userId)))
      .flatMap(({ topics }) => topics),
  ),
];

/** Makes one attempt at a call, on `tx`: access → proof again → handler → publish. */
export async function attempt(attempting: Attempting, tx: Kysely<DB>): Promise<Attempted> {
  const { meta, call, holdProof } = attempting;
  const access = await checkAccess(attempting, tx);
  await holdProof?.(tx);
  const { answer, changes } = await callHandler(attempting, tx, access);
  if (meta.kind === 'write') await publish(tx, changes);
  const userId = meta.isByLink ? (call.input?.['userId'] as string) : access.user?.userId;
  return { answer, changed: topicsFor(userId, changes) };
}
