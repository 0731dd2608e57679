import { sql, type Kysely, type NotNull } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { DEFAULT_SETTINGS, HISTORY_PAGE, roleOf, toneOf } from '#domain/homes.ts';
import { pageOf } from '#domain/pages.ts';
import { administeringHandlers } from '#server/home/homes/administering.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { columnsOf, settingsHandlers, settingsOf } from '#server/home/homes/settings.ts';
import { firstCode, inviteHandlers, inviteLinkOf } from '#server/home/homes/invite-links.ts';
import { joinRequestHandlers, readWaiting } from '#server/home/homes/join-requests.ts';
import { joiningHandlers } from '#server/home/homes/joining.ts';
import { leavingHandlers } from '#server/home/homes/leaving.ts';
import { getMovingOut } from '#server/home/homes/moving-out.ts';
import { faceOf, readMemberships } from '#server/platform/members/members.ts';
import { enterHome, setActiveHome } from '#server/platform/members/membership-changes.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { planHome } from '#server/home/plan/planning.ts';
import { listPlans } from '#server/home/plan/replaced-plans.ts';

/** Returns the homes of a person, the home that they have lived in longest first. */
async function readSummaries(tx: Kysely<DB>, userId: string) {
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

export const homeHandlers: Handlers<typeof homes> = {
  ...administeringHandlers,
  ...inviteHandlers,
  ...joiningHandlers,
  ...joinRequestHandlers,
  ...leavingHandlers,
  ...settingsHandlers,
  getMovingOut,

  listHomes: ({ tx, user }) => readSummaries(tx, user.userId),

  async createHome({ tx, input: { id, name, timeZone }, user, now, random, emit, deps }) {
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
      const deleted = tx.selectFrom('deleted_homes').select('id').where('id', '=', id);
      if (await deleted.executeTakeFirst()) throw refusal('ID_TAKEN');
      const joining = { act: await nextAct(tx, id), part: 1, today: dayOf(now, timeZone) };
      await enterHome(tx, { homeId: id, userId, tone: toneOf(0), isOwnAct: true, joining });
      await record(tx, id, userId, { type: 'home_created', data: { name } });
      await planHome(tx, { homeId: id, now, emit });
    } else {
      const first = await tx.selectFrom('homes').select('created_by').where('id', '=', id).executeTakeFirst();
      if (first?.created_by !== userId) throw refusal('ID_TAKEN');
    }
    // Also after a retry: other tabs may not know the home yet.
    emit({ userIds: [userId], topics: ['me', 'homes'] });
    const summary = (await readSummaries(tx, userId)).find((each) => each.id === id);
    // They created it, handed it over and left.
    if (!summary) throw refusal('ID_TAKEN');
    return summary;
  },

  async getHome({ tx, home, user, deps }) {
    const ever = await readMemberships(tx, home.id);
    const membership = ever.find((each) => each.userId === user.userId);
    const steps = {
      sawChores: membership?.sawChores === true,
      invited: ever.length > 1,
      sawBoard: membership?.sawBoard === true,
    };
    const isAdministrator = home.role === 'administrator';
    const isCreator = home.created_by === user.userId;
    return {
      id: home.id,
      name: home.name,
      adminId: home.admin_id,
      role: home.role,
      settings: settingsOf(home),
      inviteLink: isAdministrator ? inviteLinkOf(deps.settings.PUBLIC_URL, home) : null,
      members: ever
        .filter((each) => each.leftAt === null)
        .map((each) => {
          const { userId, joinedAt } = each;
          return Object.assign(faceOf(each), { joinedAt, isAdministrator: userId === home.admin_id });
        }),
      formerMembers: ever.flatMap((each) => {
        const { joinedAt, leftAt, removed } = each;
        return leftAt ? { ...faceOf(each), joinedAt, leftAt, removed } : [];
      }),
      waiting: isAdministrator ? await readWaiting(tx, home.id, ever) : [],
      nextSteps: isCreator && !Object.values(steps).every(Boolean) ? steps : null,
      createdAt: home.created_at,
      updatedAt: home.updated_at,
    };
  },

  async switchHome({ tx, home, user, emit }) {
    await setActiveHome(tx, { homeId: home.id, userId: user.userId });
    emit({ userIds: [user.userId], topics: ['me', 'homes'] });
    return {};
  },

  async markStepDone({ tx, input, home, user }) {
    await tx
      .updateTable('memberships')
      .set(input.step === 'chores' ? { saw_chores: true } : { saw_board: true })
      .where('home_id', '=', home.id)
      .where('user_id', '=', user.userId)
      .execute();
    return {};
  },

  async listHistory({ tx, input, home, now }) {
    let query = tx
      .selectFrom('home_events')
      .select(['id', 'type', 'data', 'actor_id as actorId', 'created_at as createdAt'])
      .where('home_id', '=', home.id)
      .orderBy('id', 'desc')
      .limit(HISTORY_PAGE + 1)
      .$narrowType<{ data: Record<string, never> }>();
    if (input.before !== undefined) query = query.where('id', '<', input.before);
    const { page, last } = pageOf(await query.execute(), HISTORY_PAGE);
    const undoable = await listPlans(tx, home.id, now);
    return { undoable, entries: page, next: last?.id ?? null };
  },
};
