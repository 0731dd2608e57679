import { sql, type Kysely, type NotNull } from 'kysely';
import type { FormerMember, homes, HomeSummary, Member } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { DEFAULT_SETTINGS, roleOf, toneOf } from '#domain/homes.ts';
import { deleteHome, getHomeDeletion, handOver, renameHome } from '#server/home/homes/administering.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { listHistory } from '#server/home/homes/history.ts';
import { columnsOf, settingsOf, updateHomeSettings } from '#server/home/homes/settings.ts';
import { firstCode, inviteLinkOf, makeInviteLink } from '#server/home/homes/invite-links.ts';
import {
  acceptJoinRequest,
  declineJoinRequest,
  listJoinRequests,
  readWaiting,
  takeBackJoinRequest,
} from '#server/home/homes/join-requests.ts';
import { getInvitation } from '#server/home/homes/invitation.ts';
import { joinHome, joinHomeByName } from '#server/home/homes/joining.ts';
import { allowAgain, getLeaving, leaveHome, removeMember } from '#server/home/homes/leaving.ts';
import { getMovingOut } from '#server/home/homes/moving-out.ts';
import { faceOf, readMemberships, type Membership } from '#server/platform/members/members.ts';
import { enterHome, setActiveHome } from '#server/platform/members/membership-changes.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { planHome } from '#server/home/plan/planning.ts';

type HomeHandlers = Handlers<typeof homes>;

/** The homes of a person, the one they have lived in longest first. */
async function readSummaries(tx: Kysely<DB>, userId: string): Promise<HomeSummary[]> {
  const rows = await tx
    .selectFrom('memberships as own')
    .innerJoin('homes', 'homes.id', 'own.home_id')
    .innerJoin('users', 'users.id', 'own.user_id')
    .select(['homes.id', 'homes.name', 'homes.admin_id as adminId'])
    .select(sql<boolean>`users.home_id is not distinct from homes.id`.as('active'))
    .select((eb) =>
      eb
        .selectFrom('memberships as each')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('each.home_id', '=', 'homes.id')
        .where('each.left_at', 'is', null)
        .as('memberCount'),
    )
    .$narrowType<{ memberCount: NotNull }>()
    .where('own.user_id', '=', userId)
    .where('own.left_at', 'is', null)
    .orderBy('own.joined_at')
    .orderBy('homes.id')
    .execute();
  return rows.map((row) => Object.assign(row, { role: roleOf(row, userId) }));
}

const listHomes: HomeHandlers['listHomes'] = ({ tx, user }) => readSummaries(tx, user.userId);

const createHome: HomeHandlers['createHome'] = async ({ tx, input, user, now, random, emit, deps }) => {
  const { id, name, timeZone } = input;
  const { userId } = user;
  const made = await tx
    .insertInto('homes')
    .values({
      id,
      name,
      ...columnsOf(DEFAULT_SETTINGS),
      time_zone: timeZone,
      admin_id: userId,
      created_by: userId,
      seed: random(),
      invite_code: firstCode(deps.settings, random),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    const deleted = await tx.selectFrom('deleted_homes').select('id').where('id', '=', id).executeTakeFirst();
    if (deleted) throw refusal('ID_TAKEN');
    const joining = { act: await nextAct(tx, id), part: 1, today: dayOf(now, timeZone) };
    await enterHome(tx, { homeId: id, userId, tone: toneOf(0), isOwnAct: true, joining });
    await record(tx, id, userId, { type: 'home_created', data: { name } });
    await planHome(tx, { homeId: id, now, emit });
  } else {
    const first = await tx.selectFrom('homes').select('created_by').where('id', '=', id).executeTakeFirst();
    if (first?.created_by !== userId) throw refusal('ID_TAKEN');
  }
  // Made before by a call whose answer was lost, it is as new to them.
  emit({ userIds: [userId], topics: ['me', 'homes'] });
  const summary = (await readSummaries(tx, userId)).find((each) => each.id === id);
  // They made it, handed it over and left.
  if (!summary) throw refusal('ID_TAKEN');
  return summary;
};

const memberOf = (each: Membership, home: { admin_id: string }): Member => {
  const { joinedAt, userId } = each;
  return { ...faceOf(each), joinedAt, isAdministrator: userId === home.admin_id };
};

const formerMemberOf = (each: Membership): FormerMember | undefined => {
  const { joinedAt, leftAt, removed } = each;
  return leftAt ? { ...faceOf(each), joinedAt, leftAt, removed } : undefined;
};

const getHome: HomeHandlers['getHome'] = async ({ tx, home, user, deps }) => {
  const ever = await readMemberships(tx, home.id);
  const present = ever.filter((each) => each.leftAt === null);
  const own = ever.find((each) => each.userId === user.userId);
  const steps = {
    sawChores: own?.sawChores === true,
    invited: ever.length > 1,
    sawBoard: own?.sawBoard === true,
  };
  const waiting = home.role === 'administrator' ? await readWaiting(tx, home.id, ever) : [];
  const isCreator = home.created_by === user.userId;
  return {
    id: home.id,
    name: home.name,
    adminId: home.admin_id,
    role: home.role,
    settings: settingsOf(home),
    inviteLink: home.role === 'administrator' ? inviteLinkOf(deps.settings.PUBLIC_URL, home) : null,
    members: present.map((each) => memberOf(each, home)),
    formerMembers: ever.flatMap((each) => formerMemberOf(each) ?? []),
    waiting,
    nextSteps: isCreator && !Object.values(steps).every(Boolean) ? steps : null,
    createdAt: home.created_at,
    updatedAt: home.updated_at,
  };
};

const switchHome: HomeHandlers['switchHome'] = async ({ tx, home, user, emit }) => {
  await setActiveHome(tx, { homeId: home.id, userId: user.userId });
  emit({ userIds: [user.userId], topics: ['me', 'homes'] });
  return {};
};

const markStepDone: HomeHandlers['markStepDone'] = async ({ tx, input, home, user }) => {
  await tx
    .updateTable('memberships')
    .set(input.step === 'chores' ? { saw_chores: true } : { saw_board: true })
    .where('home_id', '=', home.id)
    .where('user_id', '=', user.userId)
    .execute();
  return {};
};

export const homeHandlers: HomeHandlers = {
  listHomes,
  getHome,
  createHome,
  getInvitation,
  joinHome,
  joinHomeByName,
  listJoinRequests,
  takeBackJoinRequest,
  acceptJoinRequest,
  declineJoinRequest,
  switchHome,
  getLeaving,
  getMovingOut,
  leaveHome,
  removeMember,
  allowAgain,
  makeInviteLink,
  updateHomeSettings,
  renameHome,
  handOver,
  getHomeDeletion,
  deleteHome,
  listHistory,
  markStepDone,
};
