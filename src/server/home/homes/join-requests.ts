import type { Kysely } from 'kysely';
import type { homes, JoinRequest } from '#contract/homes.ts';
import {
  ASK_AGAIN_MS,
  JOIN_REQUESTS_MAX,
  OWN_JOIN_REQUESTS_MAX,
  toneOf,
  type JoinRequestEnd,
} from '#domain/homes.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { letIn, readJoining, refuseFull, type JoinedHome } from '#server/home/homes/admitting.ts';
import type { Change } from '#server/platform/live/live.ts';
import type { Membership } from '#server/platform/members/members.ts';
import { livesInTooMany, lockHome, lockPerson } from '#server/platform/members/membership-changes.ts';
import { announce } from '#server/telling/announcing/announce.ts';

type HomeHandlers = Handlers<typeof homes>;
type AskingCall = Pick<Call<'user', unknown>, 'tx' | 'user' | 'now' | 'emit' | 'deps' | 'address'>;
type Who = { homeId: string; userId: string };

const findRequest = (tx: Kysely<DB>, { homeId, userId }: Who) =>
  tx
    .selectFrom('join_requests')
    .select(['declined_at', 'home_name'])
    .where('home_id', '=', homeId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

const countWaiting = async (tx: Kysely<DB>, by: 'home_id' | 'user_id', id: string) => {
  const { waiting } = await tx
    .selectFrom('join_requests')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where(by, '=', id)
    .where('declined_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
};

/** Strangers must not be able to fill a home's list and bell. */
async function refuseMany({ tx, user, deps, address }: AskingCall, homeId: string) {
  if ((await countWaiting(tx, 'user_id', user.userId)) >= OWN_JOIN_REQUESTS_MAX)
    throw refusal('JOIN_REQUESTS_OWN_MANY');
  if ((await countWaiting(tx, 'home_id', homeId)) >= JOIN_REQUESTS_MAX) throw refusal('JOIN_REQUESTS_MANY');
  await deps.limits.count('joinRequest', user.userId, address);
  await deps.limits.count('joinRequestOfHome', homeId, address);
}

/** 'Ask first': the caller, who was never removed from the locked home, waits for its administrator. Asked twice, they wait once. */
export async function askToJoin(call: AskingCall, home: JoinedHome, ever: readonly Membership[]) {
  const { tx, user, now, emit } = call;
  const { userId } = user;
  emit({ userIds: [userId], topics: ['homes'] });
  const known = await findRequest(tx, { homeId: home.id, userId });
  if (known?.declined_at === null) return;
  if (known?.declined_at && now.getTime() - known.declined_at.getTime() < ASK_AGAIN_MS)
    throw refusal('JOIN_DECLINED');
  refuseFull(ever);
  await lockPerson(tx, userId);
  if (await livesInTooMany(tx, userId)) throw refusal('HOMES_FULL');
  await refuseMany(call, home.id);
  const asked = { home_name: home.name, asked_at: now, declined_at: null };
  await tx
    .insertInto('join_requests')
    .values({ home_id: home.id, user_id: userId, ...asked })
    .onConflict((conflict) => conflict.columns(['home_id', 'user_id']).doUpdateSet(asked))
    .execute();
  const { id: homeId, admin_id: adminId } = home;
  await announce({ tx, emit }, { type: 'join_requested', homeId, adminId, userId });
}

/** Who waits to join a home, the one who has waited longest first. */
export async function readWaiting(
  tx: Kysely<DB>,
  homeId: string,
  ever: readonly Membership[],
): Promise<JoinRequest[]> {
  const rows = await tx
    .selectFrom('join_requests')
    .innerJoin('users', 'users.id', 'join_requests.user_id')
    .select([
      'users.id as userId',
      'users.display_name as displayName',
      'users.photo_url as photoURL',
      'join_requests.asked_at as askedAt',
    ])
    .where('join_requests.home_id', '=', homeId)
    .where('join_requests.declined_at', 'is', null)
    .orderBy('join_requests.asked_at')
    .orderBy('users.id')
    .execute();
  const toneFor = (userId: string) =>
    ever.find((each) => each.userId === userId)?.tone ?? toneOf(ever.length);
  return rows.map((row) => Object.assign(row, { tone: toneFor(row.userId) }));
}

export const acceptJoinRequest: HomeHandlers['acceptJoinRequest'] = async (call) => {
  const { tx, input, home, user } = call;
  const { homeId, userId } = input;
  const { ever, isPresent } = await readJoining(tx, homeId, userId);
  // A lost answer, or they came by the link meanwhile.
  if (isPresent) return {};
  const request = await findRequest(tx, input);
  if (request?.declined_at !== null) throw refusal('JOIN_REQUEST_GONE');
  await record(tx, homeId, user.userId, { type: 'join_request_accepted', data: { userId } });
  await letIn(call, home, userId, ever);
  return {};
};

export const declineJoinRequest: HomeHandlers['declineJoinRequest'] = async ({
  tx,
  input,
  user,
  now,
  emit,
}) => {
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
};

export const listJoinRequests: HomeHandlers['listJoinRequests'] = ({ tx, user }) =>
  tx
    .selectFrom('join_requests')
    .select(['id', 'home_name as homeName', 'asked_at as askedAt'])
    .where('user_id', '=', user.userId)
    .where('declined_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();

async function homeAsked(tx: Kysely<DB>, id: string, userId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('join_requests')
    .select('home_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.home_id;
}

export const takeBackJoinRequest: HomeHandlers['takeBackJoinRequest'] = {
  homeOf: ({ input, user, deps }) => homeAsked(deps.db, input.id, user.userId),
  async handle({ tx, input, user, emit }) {
    const homeId = await homeAsked(tx, input.id, user.userId);
    emit({ userIds: [user.userId], topics: ['homes'] });
    if (homeId === undefined) return {};
    await lockHome(tx, homeId);
    await tx
      .deleteFrom('join_requests')
      .where('id', '=', input.id)
      // Whoever was declined would be free to ask again at once.
      .where('declined_at', 'is', null)
      .execute();
    emit({ homeId, topics: ['home'] });
    return {};
  },
};

type Ending = { tx: Kysely<DB>; emit: (change: Change) => void };

/** Whoever asked to join the locked home under its name waits no more, and hears why. */
export async function endJoinRequests({ tx, emit }: Ending, homeId: string, because: JoinRequestEnd) {
  const ended = await tx
    .deleteFrom('join_requests')
    .where('home_id', '=', homeId)
    .where('declined_at', 'is', null)
    .returning(['user_id as userId', 'home_name as homeName'])
    .execute();
  if (ended.length > 0) await announce({ tx, emit }, { type: 'join_request_ended', ended, because });
}

/** For deleting an account, whose row is locked. */
export async function forgetJoinRequestsOf({ tx, emit }: Ending, userId: string) {
  const ended = await tx
    .deleteFrom('join_requests')
    .where('user_id', '=', userId)
    .returning('home_id')
    .execute();
  for (const { home_id: homeId } of ended) emit({ homeId, topics: ['home'] });
}
