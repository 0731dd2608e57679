import { sql, type Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import { mayLetGo, mayPutBack } from '#domain/chores.ts';
import { dayOf, weekStart, type Day } from '#domain/days.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { ACTS_KNOWN } from '#server/home/plan/chore-rows.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { bringBackSwaps } from '#server/home/swaps/returning.ts';

type ChoreHandlers = Handlers<typeof chores>;
type LateRow = { id: string; assignedTo: string; dueDate: Day };
type LetGoRow = { id: string; assignedTo: string; by: string; at: Date };

/** What one act let go and was not put back since. */
async function readLetGo(tx: Kysely<DB>, homeId: string, act: string): Promise<LetGoRow[]> {
  const { rows } = await sql<LetGoRow>`
    select id, assigned_to as "assignedTo", let_go_by as by, let_go_at as at from chores
     where home_id = ${homeId} and let_go_at is not null and ${act}::uuid = any (acts)
     order by id for update`.execute(tx);
  return rows;
}

export const letGoLateChores: ChoreHandlers['letGoLateChores'] = async (call) => {
  const { input, tx, home, user, today, now, emit } = call;
  const { id: act, whose, monday } = input;
  if (monday > weekStart(today)) throw refusal('CHORE_NOT_LATE');
  const whoseToo = whose === 'own' ? sql`and assigned_to = ${user.userId}` : sql``;
  const { rows } = await sql<LateRow>`
    select id, assigned_to as "assignedTo", due_date as "dueDate" from chores
     where home_id = ${home.id} and due_date < ${monday} and status <> 'completed'
       and let_go_at is null and assigned_to is not null ${whoseToo}
     order by due_date, id for update`.execute(tx);
  const who = { userId: user.userId, role: home.role };
  if (!rows.every((chore) => mayLetGo(who, chore))) throw refusal('FORBIDDEN');
  const [first] = rows;
  const last = rows.at(-1);
  // Their answer was lost, or all of it was done or let go just before.
  if (!first || !last) return { count: (await readLetGo(tx, home.id, act)).length };
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
};

export const putBackLateChores: ChoreHandlers['putBackLateChores'] = async (call) => {
  const { input, tx, home, user, today, now, emit } = call;
  const rows = await readLetGo(tx, home.id, input.id);
  const who = { userId: user.userId, role: home.role };
  if (!rows.every((chore) => mayLetGo(who, chore))) throw refusal('FORBIDDEN');
  const isInTime = ({ by, at }: LetGoRow) =>
    mayPutBack(user.userId, { by, on: dayOf(at, home.time_zone) }, today);
  if (!rows.every(isInTime)) throw refusal('PUT_BACK_TOO_LATE');
  const [first] = rows;
  // It is as they wish: their answer was lost and they ask again.
  if (!first) return { count: 0 };
  await record(tx, home.id, user.userId, { type: 'late_chores_put_back', data: { chores: rows.length } });
  const ids = rows.map(({ id }) => id);
  // By the day, as ever: in a home that moved to another zone it may be that day again.
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
  for (const { choreId } of asked)
    await bringBackSwaps(tx, {
      homeId: home.id,
      now,
      emit,
      by: user.userId,
      choreId,
      end: 'deleted',
      at: first.at,
    });
  return { count: rows.length };
};
