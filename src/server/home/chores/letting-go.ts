import { sql } from 'kysely';
import type { Chore, chores } from '#contract/chores.ts';
import { isFromEarlierWeek, LATE_CHORES_PAGE, mayLetGo, mayPutBack, openStatus } from '#domain/chores.ts';
import { weekStart, type Day } from '#domain/days.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { CHORE_COLUMNS, lockAnyChore, named } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { bringBackSwaps } from '#server/home/swaps/returning.ts';

type ChoreHandlers = Handlers<typeof chores>;
type PartyCall = Call<'party', unknown>;

export const LATE_CHORES = `select ${CHORE_COLUMNS}, count(*) over () as "all", count(*) filter (where assigned_to = $3) over () as own,
  min(due_date) over () as "since", min(due_date) filter (where assigned_to = $3) over () as "sinceOwn"
  from chores
 where home_id = $1 and due_date < $2 and status <> 'completed' and let_go_at is null and assigned_to is not null
 order by assigned_to = $3 desc, due_date, type
 limit ${LATE_CHORES_PAGE}`;

type LateFacts = { all: number; own: number; since: Day | null; sinceOwn: Day | null };
const NONE_LATE: LateFacts = { all: 0, own: 0, since: null, sinceOwn: null };

export const listLateChores: ChoreHandlers['listLateChores'] = async ({ home, user, today, deps }) => {
  const values = [home.id, weekStart(today), user.userId];
  // With every visit of the board, so it is prepared.
  const { rows } = await deps.pool.query<Chore & LateFacts>({
    name: 'list-late-chores',
    text: LATE_CHORES,
    values,
  });
  const listed = rows.map(({ all: _all, own: _own, since: _since, sinceOwn: _sinceOwn, ...row }) => row);
  const [{ all, own, since, sinceOwn } = NONE_LATE] = rows;
  return { today, chores: listed, counts: { all, own }, since: { all: since, own: sinceOwn } };
};

const whoOf = ({ user, home }: PartyCall) => ({ userId: user.userId, role: home.role });

/** Its status too: the sweep may not have marked it yet, and passes by what is off the board. */
async function keepLetGo({ tx, today }: PartyCall, chore: Chore, letGo: { at: Date; by: string } | null) {
  const status = openStatus(chore.dueDate, today);
  await sql`
    update chores set status = ${status}, let_go_at = ${letGo?.at ?? null}, let_go_by = ${letGo?.by ?? null}
     where home_id = ${chore.homeId} and id = ${chore.id}`.execute(tx);
  return { ...chore, status };
}

export const letGoChore: ChoreHandlers['letGoChore'] = async (call) => {
  const { input, tx, home, user, today, now, emit } = call;
  const { chore, letGo } = await lockAnyChore(tx, home, input.choreId);
  if (!mayLetGo(whoOf(call), chore)) throw refusal('FORBIDDEN');
  // It is as they wish: their answer was lost, or the other one who may was first.
  if (letGo) return chore;
  if (chore.status === 'completed') throw refusal('CHORE_COMPLETED');
  if (!isFromEarlierWeek(chore, today)) throw refusal('CHORE_NOT_LATE');
  await cancelSwapsOf(tx, { homeId: home.id, now, emit, end: 'deleted', by: user.userId }, [chore.id]);
  const userId = chore.assignedTo === user.userId ? null : chore.assignedTo;
  await record(tx, home.id, user.userId, { type: 'chore_let_go', data: { ...named(chore), userId } });
  return keepLetGo(call, chore, { at: now, by: user.userId });
};

export const putBackChore: ChoreHandlers['putBackChore'] = async (call) => {
  const { input, tx, home, user, today, now, emit } = call;
  const { chore, letGo } = await lockAnyChore(tx, home, input.choreId);
  if (!mayLetGo(whoOf(call), chore)) throw refusal('FORBIDDEN');
  // Their answer was lost and they ask again.
  if (!letGo) return chore;
  if (!mayPutBack(user.userId, letGo, today)) throw refusal('PUT_BACK_TOO_LATE');
  await record(tx, home.id, user.userId, { type: 'chore_put_back', data: named(chore) });
  const open = await keepLetGo(call, chore, null);
  const returning = { homeId: home.id, now, emit, by: user.userId, choreId: chore.id };
  await bringBackSwaps(tx, { ...returning, end: 'deleted', at: letGo.at });
  return open;
};
