import { sql, type Kysely } from 'kysely';
import type { Chore, chores } from '#contract/chores.ts';
import { isFromEarlierWeek, LATE_CHORES_PAGE, mayLetGo, mayPutBack, openStatus } from '#domain/chores.ts';
import { dayOf, weekStart, type Day } from '#domain/days.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { ACTS_KNOWN, CHORE_COLUMNS, lockAnyChore, named } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { reopenSwaps } from '#server/home/swaps/returning.ts';

type PartyCall = Call<'party', unknown>;

export const LATE_CHORES = `select ${CHORE_COLUMNS}, count(*) over () as "all", count(*) filter (where assigned_to = $3) over () as own,
  min(due_date) over () as "since", min(due_date) filter (where assigned_to = $3) over () as "sinceOwn"
  from chores
 where home_id = $1 and due_date < $2 and status <> 'completed' and let_go_at is null and assigned_to is not null
 order by assigned_to = $3 desc, due_date, type
 limit ${LATE_CHORES_PAGE}`;

type LateFacts = { all: number; own: number; since: Day | null; sinceOwn: Day | null };
const NONE_LATE: LateFacts = { all: 0, own: 0, since: null, sinceOwn: null };

const whoOf = ({ user, home }: PartyCall) => ({ userId: user.userId, role: home.role });

/**
 * Saves when and by whom a chore was let go. Also saves the status: the sweep may not have marked it yet, and skips chores that left the
 * board.
 */
async function saveLetGo({ tx, today }: PartyCall, chore: Chore, letGo: { at: Date; by: string } | null) {
  const status = openStatus(chore.dueDate, today);
  await sql`
    update chores set status = ${status}, let_go_at = ${letGo?.at ?? null}, let_go_by = ${letGo?.by ?? null}
     where home_id = ${chore.homeId} and id = ${chore.id}`.execute(tx);
  return { ...chore, status };
}

type LetGoRow = { id: string; assignedTo: string; by: string; at: Date };

/** Locks the chores that this act let go, except those that were put back. */
async function lockLetGo(tx: Kysely<DB>, homeId: string, act: string) {
  const { rows } = await sql<LetGoRow>`
    select id, assigned_to as "assignedTo", let_go_by as by, let_go_at as at from chores
     where home_id = ${homeId} and let_go_at is not null and ${act}::uuid = any (acts)
     order by id for update`.execute(tx);
  return rows;
}

export const lateChoreHandlers = {
  async listLateChores({ home, user, today, deps }) {
    const values = [home.id, weekStart(today), user.userId];
    // Every visit of the board makes this read, so it is prepared.
    const { rows } = await deps.pool.query<Chore & LateFacts>({
      name: 'list-late-chores',
      text: LATE_CHORES,
      values,
    });
    const listed = rows.map(({ all: _all, own: _own, since: _since, sinceOwn: _sinceOwn, ...row }) => row);
    const [{ all, own, since, sinceOwn } = NONE_LATE] = rows;
    return { today, chores: listed, counts: { all, own }, since: { all: since, own: sinceOwn } };
  },

  async letGoChore(call) {
    const { input, tx, home, user, today, now, emit } = call;
    const { chore, letGo } = await lockAnyChore(tx, home, input.choreId);
    if (!mayLetGo(whoOf(call), chore)) throw refusal('FORBIDDEN');
    // A retry after a lost answer, or the other member who may do this was first.
    if (letGo) return chore;
    if (chore.status === 'completed') throw refusal('CHORE_COMPLETED');
    if (!isFromEarlierWeek(chore, today)) throw refusal('CHORE_NOT_LATE');
    await cancelSwapsOf(tx, { homeId: home.id, now, emit, end: 'deleted', by: user.userId }, [chore.id]);
    const userId = chore.assignedTo === user.userId ? null : chore.assignedTo;
    await record(tx, home.id, user.userId, { type: 'chore_let_go', data: { ...named(chore), userId } });
    return saveLetGo(call, chore, { at: now, by: user.userId });
  },

  async putBackChore(call) {
    const { input, tx, home, user, today } = call;
    const { chore, letGo } = await lockAnyChore(tx, home, input.choreId);
    if (!mayLetGo(whoOf(call), chore)) throw refusal('FORBIDDEN');
    // A retry: the first answer was lost.
    if (!letGo) return chore;
    if (!mayPutBack(user.userId, letGo, today)) throw refusal('PUT_BACK_TOO_LATE');
    await record(tx, home.id, user.userId, { type: 'chore_put_back', data: named(chore) });
    const open = await saveLetGo(call, chore, null);
    await reopenSwaps(call, { choreId: chore.id, end: 'deleted', at: letGo.at });
    return open;
  },

  async letGoLateChores(call) {
    const { input, tx, home, user, today, now, emit } = call;
    const { id: act, whose, monday } = input;
    if (monday > weekStart(today)) throw refusal('CHORE_NOT_LATE');
    const whoseToo = whose === 'own' ? sql`and assigned_to = ${user.userId}` : sql``;
    const { rows } = await sql<{ id: string; assignedTo: string; dueDate: Day }>`
      select id, assigned_to as "assignedTo", due_date as "dueDate" from chores
       where home_id = ${home.id} and due_date < ${monday} and status <> 'completed'
         and let_go_at is null and assigned_to is not null ${whoseToo}
       order by due_date, id for update`.execute(tx);
    if (!rows.every((chore) => mayLetGo(whoOf(call), chore))) throw refusal('FORBIDDEN');
    const [first] = rows;
    const last = rows.at(-1);
    // A retry after a lost answer, or all of them were completed or let go just before.
    if (!first || !last) return { count: (await lockLetGo(tx, home.id, act)).length };
    const ids = rows.map(({ id }) => id);
    await cancelSwapsOf(tx, { homeId: home.id, now, emit, end: 'deleted', by: user.userId }, ids);
    const others = rows.filter(({ assignedTo }) => assignedTo !== user.userId).length;
    const data = { chores: rows.length, others, from: first.dueDate, to: last.dueDate };
    await record(tx, home.id, user.userId, { type: 'late_chores_let_go', data });
    await sql`
      update chores set status = 'overdue', let_go_at = ${now}, let_go_by = ${user.userId},
             acts = (${act}::uuid || acts)[:${sql.lit(ACTS_KNOWN)}]
       where home_id = ${home.id} and id = any (${ids}::uuid[])`.execute(tx);
    return { count: rows.length };
  },

  async putBackLateChores(call) {
    const { input, tx, home, user, today } = call;
    const rows = await lockLetGo(tx, home.id, input.id);
    if (!rows.every((chore) => mayLetGo(whoOf(call), chore))) throw refusal('FORBIDDEN');
    const isInTime = ({ by, at }: LetGoRow) =>
      mayPutBack(user.userId, { by, on: dayOf(at, home.time_zone) }, today);
    if (!rows.every(isInTime)) throw refusal('PUT_BACK_TOO_LATE');
    const [first] = rows;
    // A retry: the first answer was lost.
    if (!first) return { count: 0 };
    await record(tx, home.id, user.userId, { type: 'late_chores_put_back', data: { chores: rows.length } });
    const ids = rows.map(({ id }) => id);
    // Compares the day: after a change of time zone, the home may have that day twice.
    await sql`
      update chores set let_go_at = null, let_go_by = null, acts = array_remove(acts, ${input.id}::uuid),
             status = case when due_date < ${today} then 'overdue' else 'pending' end
       where home_id = ${home.id} and id = any (${ids}::uuid[])`.execute(tx);
    const { rows: asked } = await sql<{ choreId: string }>`
      select distinct chore_id as "choreId" from swap_requests
       where home_id = ${home.id} and status = 'cancelled' and ended_because = 'deleted' and updated_at = ${first.at}
         and chore_id is not null
         and (chore_id = any (${ids}::uuid[]) or return_chore_id = any (${ids}::uuid[]))
       order by chore_id`.execute(tx);
    for (const { choreId } of asked) await reopenSwaps(call, { choreId, end: 'deleted', at: first.at });
    return { count: rows.length };
  },
} satisfies Partial<Handlers<typeof chores>>;
