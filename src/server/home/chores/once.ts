import { sql, type Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import { awayByDay } from '#domain/absences.ts';
import { addDays, weekStart, type Day } from '#domain/days.ts';
import { templateIdFor } from '#domain/home-templates.ts';
import { isOnceDay, leastBusy, ONCE_LIMITS } from '#domain/once.ts';
import { BUILT_IN_TEMPLATES, TEMPLATE_LIMITS } from '#domain/templates.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { lockChore, wasLatestAct } from '#server/home/plan/chore-rows.ts';
import { nextAct, readAbsences } from '#server/home/plan/facts.ts';
import { addOnce, settle } from '#server/home/plan/settling.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';

type Template = { template_id: string; created_by: string | null };

/** Returns the chore of such a template, and who does it. */
const findChore = (tx: Kysely<DB>, homeId: string, templateId: string) =>
  tx
    .selectFrom('chores')
    .select(['id as choreId', 'assigned_to as userId'])
    .where('home_id', '=', homeId)
    .where('type', '=', templateId)
    .executeTakeFirst();

/** Returns the least busy of the members who are there on a day (docs/product/board.md 'Add once'). */
async function findLeastBusy(tx: Kysely<DB>, homeId: string, day: Day, members: readonly string[]) {
  const monday = weekStart(day);
  const { rows } = await sql<{ userId: string; minutes: number }>`
    select assigned_to as "userId", sum(minutes)::integer as minutes from chores
     where home_id = ${homeId} and due_date between ${monday} and ${addDays(monday, 6)} and let_go_at is null
       and assigned_to is not null
     group by assigned_to`.execute(tx);
  const away = awayByDay(await readAbsences(tx, homeId, day))(day);
  const there = members.filter((userId) => !away.has(userId));
  return leastBusy(there, new Map(rows.map(({ userId, minutes }) => [userId, minutes]))) ?? members[0];
}

/** Adds chores that come once, and deletes them (docs/product/board.md 'Add once'). */
export const onceHandlers = {
  async addOnceChore(call) {
    const { tx, input, home, user, today, now, emit } = call;
    const { id: clientId, name, icon, dueDate, minutes } = input;
    const { rows: templates } = await sql<Template & { client_id: string | null; isAhead: boolean }>`
      select template_id, created_by, client_id, coalesce(once_on >= ${today}, false) and not deleted as "isAhead"
        from chore_templates where home_id = ${home.id}`.execute(tx);
    const first = templates.find(({ client_id }) => client_id === clientId);
    if (first && first.created_by !== user.userId) throw refusal('ID_TAKEN');
    if (first) {
      // A retry: the first answer was lost.
      const found = await findChore(tx, home.id, first.template_id);
      if (!found) throw refusal('CHORE_NOT_FOUND');
      return found;
    }
    if (!isOnceDay(dueDate, today)) throw refusal('ONCE_DAY_INVALID');
    if (templates.filter(({ isAhead }) => isAhead).length >= ONCE_LIMITS.open) throw refusal('ONCE_FULL');
    const members = await readMemberIds(tx, home.id);
    if (input.userId !== null && !members.includes(input.userId)) throw refusal('MEMBER_NOT_FOUND');
    const turnOf = input.userId ?? (await findLeastBusy(tx, home.id, dueDate, members));
    if (turnOf === undefined) throw refusal('MEMBER_NOT_FOUND');
    const taken = new Set([
      ...BUILT_IN_TEMPLATES.map(({ id }) => id),
      ...templates.map(({ template_id }) => template_id),
    ]);
    const templateId = templateIdFor(name, taken);
    await tx
      .insertInto('chore_templates')
      .values({
        home_id: home.id,
        template_id: templateId,
        client_id: clientId,
        created_by: user.userId,
        name,
        // A template has one; nobody sees it.
        description: name,
        // Nothing is planned from it.
        frequency: 'weekly',
        once_on: dueDate,
        priority: TEMPLATE_LIMITS.priority.initial,
        estimated_time: minutes,
        icon,
        flexible: true,
        is_custom: true,
        created_at: instant,
      })
      .execute();
    const act = await nextAct(tx, home.id);
    await addOnce(tx, { homeId: home.id, type: templateId, dueDate, turnOf, minutes, act, now });
    await settle(tx, home, { now, emit, by: user.userId });
    const added = await findChore(tx, home.id, templateId);
    if (!added) throw new Error('the chore was added just now');
    const { choreId, userId } = added;
    await record(tx, home.id, user.userId, { type: 'once_added', data: { choreId, name, dueDate, userId } });
    const change = {
      homeId: home.id,
      by: user.userId,
      how: 'added',
      templates: [{ id: templateId, name }],
    } as const;
    await announce(call, { type: 'plan_changed', ...change, people: userId === null ? [] : [userId] });
    return added;
  },

  async deleteOnceChore(call) {
    const { tx, input, home, user, now, emit } = call;
    const { choreId } = input;
    const by = user.userId;
    // A retry: the first answer was lost.
    const asked = { homeId: home.id, id: choreId };
    if (await wasLatestAct(tx, asked, ['once_added', 'once_deleted'], by)) return {};
    const chore = await lockChore(tx, home, choreId);
    const template = await tx
      .selectFrom('chore_templates')
      .select(['name', 'created_by'])
      .where('home_id', '=', home.id)
      .where('template_id', '=', chore.type)
      .where('once_on', 'is not', null)
      .executeTakeFirst();
    if (!template) throw refusal('CHORE_NOT_FOUND');
    if (template.created_by !== by) throw refusal('FORBIDDEN');
    if (chore.status === 'completed') throw refusal('CHORE_COMPLETED');
    await cancelSwapsOf(tx, { homeId: home.id, now, emit, end: 'deleted', by }, [chore.id]);
    await tx.deleteFrom('chores').where('home_id', '=', home.id).where('id', '=', chore.id).execute();
    await tx
      .updateTable('chore_templates')
      .set({ deleted: true, updated_at: instant })
      .where('home_id', '=', home.id)
      .where('template_id', '=', chore.type)
      .execute();
    const { dueDate, assignedTo } = chore;
    await record(tx, home.id, by, { type: 'once_deleted', data: { choreId, name: template.name, dueDate } });
    const change = {
      homeId: home.id,
      by,
      how: 'deleted',
      templates: [{ id: chore.type, name: template.name }],
    } as const;
    await announce(call, { type: 'plan_changed', ...change, people: assignedTo ? [assignedTo] : [] });
    return {};
  },
} satisfies Partial<Handlers<typeof chores>>;
