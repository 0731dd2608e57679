import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import {
  ASK_AGAIN_MS,
  JOIN_REQUESTS_MAX,
  OWN_JOIN_REQUESTS_MAX,
  toneOf,
  type JoinRequestEnd,
} from '#domain/homes.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import {
  admit,
  readJoining,
  refuseFull,
  type JoinedHome,
  type JoiningCall,
} from '#server/home/homes/admitting.ts';
import type { Membership } from '#server/platform/members/members.ts';
import { livesInTooMany, lockHome, lockPerson } from '#server/platform/members/membership-changes.ts';
import { announce, type Announcing } from '#server/telling/announcing/announce.ts';

type Who = { homeId: string; userId: string };

const findRequest = (tx: Kysely<DB>, { homeId, userId }: Who) =>
  tx
    .selectFrom('join_requests')
    .select(['declined_at', 'home_name'])
    .where('home_id', '=', homeId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

const waiting = (tx: Kysely<DB>, by: 'home_id' | 'user_id', id: string) =>
  tx.selectFrom('join_requests').where(`join_requests.${by}`, '=', id).where('declined_at', 'is', null);

async function countWaiting(...asked: Parameters<typeof waiting>) {
  const { count } = await waiting(...asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Refuses too many requests: strangers must not fill the list and the bell of a home. */
async function refuseMany({ tx, user, deps, address }: JoiningCall, homeId: string) {
  if ((await countWaiting(tx, 'user_id', user.userId)) >= OWN_JOIN_REQUESTS_MAX)
    throw refusal('JOIN_REQUESTS_OWN_MANY');
  if ((await countWaiting(tx, 'home_id', homeId)) >= JOIN_REQUESTS_MAX) throw refusal('JOIN_REQUESTS_MANY');
  await deps.limits.count('joinRequest', user.userId, address);
  await deps.limits.count('joinRequestOfHome', homeId, address);
}

/**
 * Makes the caller wait for the administrator of the locked home ('Ask first'). The caller was never removed from it. A second request is
 * the same one.
 */
export async function askToJoin(call: JoiningCall, home: JoinedHome, ever: readonly Membership[]) {
  const { tx, user, now, emit } = call;
  const { userId } = user;
  const { id: homeId, admin_id: adminId } = home;
  emit({ userIds: [userId], topics: ['homes'] });
  const known = await findRequest(tx, { homeId, userId });
  if (known?.declined_at === null) return;
  if (known?.declined_at && now.getTime() - known.declined_at.getTime() < ASK_AGAIN_MS)
    throw refusal('JOIN_DECLINED');
  refuseFull(ever);
  await lockPerson(tx, userId);
  if (await livesInTooMany(tx, userId)) throw refusal('HOMES_FULL');
  await refuseMany(call, homeId);
  const asked = { home_name: home.name, asked_at: now, declined_at: null };
  await tx
    .insertInto('join_requests')
    .values({ home_id: homeId, user_id: userId, ...asked })
    .onConflict((conflict) => conflict.columns(['home_id', 'user_id']).doUpdateSet(asked))
    .execute();
  await announce({ tx, emit }, { type: 'join_requested', homeId, adminId, userId });
}

/** Returns the people who wait to join a home, in the order of their requests. */
export async function readWaiting(tx: Kysely<DB>, homeId: string, ever: readonly Membership[]) {
  const rows = await waiting(tx, 'home_id', homeId)
    .innerJoin('users', 'users.id', 'join_requests.user_id')
    .select([
      'users.id as userId',
      'users.display_name as displayName',
      'users.photo_url as photoURL',
      'join_requests.asked_at as askedAt',
    ])
    .orderBy('join_requests.asked_at')
    .orderBy('users.id')
    .execute();
  const toneFor = (userId: string) =>
    ever.find((each) => each.userId === userId)?.tone ?? toneOf(ever.length);
  return rows.map((row) => Object.assign(row, { tone: toneFor(row.userId) }));
}

async function homeAsked(tx: Kysely<DB>, id: string, userId: string) {
  const ownRequest = tx.selectFrom('join_requests').where('id', '=', id).where('user_id', '=', userId);
  return (await ownRequest.select('home_id').executeTakeFirst())?.home_id;
}

export const joinRequestHandlers = {
  async acceptJoinRequest(call) {
    const { tx, input, home, user } = call;
    const { homeId, userId } = input;
    const { ever, isPresent } = await readJoining(tx, homeId, userId);
    // A retry after a lost answer, or they joined by the link meanwhile.
    if (isPresent) return {};
    const request = await findRequest(tx, input);
    if (request?.declined_at !== null) throw refusal('JOIN_REQUEST_GONE');
    await record(tx, homeId, user.userId, { type: 'join_request_accepted', data: { userId } });
    await admit(call, home, userId, ever);
    return {};
  },

  async declineJoinRequest({ tx, input, user, now, emit }) {
    const { homeId, userId } = input;
    const request = await findRequest(tx, input);
    if (!request) throw refusal('JOIN_REQUEST_GONE');
    if (request.declined_at !== null) return {};
    await tx
      .updateTable('join_requests')
      .set({ declined_at: now })
      .where('home_id', '=', homeId)
      .where('user_id', '=', userId)
      .execute();
    const { home_name: homeName } = request;
    await announce({ tx, emit }, { type: 'join_declined', homeId, homeName, userId, by: user.userId });
    return {};
  },

  listJoinRequests: ({ tx, user }) =>
    waiting(tx, 'user_id', user.userId)
      .select(['id', 'home_name as homeName', 'asked_at as askedAt'])
      .orderBy('asked_at')
      .orderBy('id')
      .execute(),

  takeBackJoinRequest: {
    homeOf: ({ input, user, deps }) => homeAsked(deps.db, input.id, user.userId),
    async handle({ tx, input: { id }, user, emit }) {
      const homeId = await homeAsked(tx, id, user.userId);
      emit({ userIds: [user.userId], topics: ['homes'] });
      if (homeId === undefined) return {};
      await lockHome(tx, homeId);
      // Keeps a declined request: otherwise they could ask again at once.
      await tx.deleteFrom('join_requests').where('id', '=', id).where('declined_at', 'is', null).execute();
      emit({ homeId, topics: ['home'] });
      return {};
    },
  },
} satisfies Partial<Handlers<typeof homes>>;

type Ending = Announcing<'join_request_ended'>;

/** Ends the requests to join the locked home by its name, and notifies the people who sent them. */
export async function endJoinRequests({ tx, emit }: Ending, homeId: string, because: JoinRequestEnd) {
  const ended = await tx
    .deleteFrom('join_requests')
    .where('home_id', '=', homeId)
    .where('declined_at', 'is', null)
    .returning(['user_id as userId', 'home_name as homeName'])
    .execute();
  if (ended.length > 0) await announce({ tx, emit }, { type: 'join_request_ended', ended, because });
}

/** Deletes the person's requests when their account is deleted. The account's row must be locked. */
export async function deleteJoinRequestsOf({ tx, emit }: Ending, userId: string) {
  const ended = tx.deleteFrom('join_requests').where('user_id', '=', userId).returning('home_id');
  for (const { home_id: homeId } of await ended.execute()) emit({ homeId, topics: ['home'] });
}
