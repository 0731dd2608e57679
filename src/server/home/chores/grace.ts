import { sql } from 'kysely';
import type { Chore, chores } from '#contract/chores.ts';
import { awayByDay } from '#domain/absences.ts';
import { dayOf } from '#domain/days.ts';
import { choresToMoveBack, choresToMove } from '#domain/grace.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { CHORE_COLUMNS, lockChore, named } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { readAbsences } from '#server/home/plan/facts.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { dropClaimsOfOthers, settle } from '#server/home/plan/settling.ts';
import { templatesOf } from '#server/platform/db/templates.ts';
import { reopenSwaps } from '#server/home/swaps/returning.ts';

/** Reads the home's chores of the days around one, let go ones too. A type has at most one chore a day. */
async function readAround({ tx, home }: Call<'party', unknown>, { dueDate }: Chore) {
  const { rows } = await sql<Chore & { movedAt: Date | null }>`
    select ${sql.raw(CHORE_COLUMNS)}, moved_at as "movedAt" from chores
     where home_id = ${home.id} and due_date between ${dueDate}::date - 1 and ${dueDate}::date + 1
     order by due_date, type`.execute(tx);
  return rows;
}

/** Moves a chore by a day, with its same-day group, or back (docs/product/board.md 'A day earlier, a day later'). */
export const moveChore: Handlers<typeof chores>['moveChore'] = async (call) => {
  const { input, tx, home, user, today, now, emit } = call;
  const { to } = input;
  const chore = await lockChore(tx, home, input.choreId);
  if (chore.assignedTo !== user.userId) throw refusal('CHORE_OF_OTHER');
  if (chore.status === 'completed') throw refusal('CHORE_COMPLETED');
  // A retry: the first answer was lost.
  if (chore.dueDate === to) return { chores: [chore] };
  const around = await readAround(call, chore);
  const movedAt = around.find(({ id }) => id === chore.id)?.movedAt ?? null;
  const known = {
    userId: user.userId,
    today,
    chores: around,
    templates: await templatesOf(tx, home.id),
    awayOn: awayByDay(await readAbsences(tx, home.id, today)),
  };
  const isBack = to === chore.movedFrom;
  const movedOn = movedAt && dayOf(movedAt, home.time_zone);
  const together = isBack ? choresToMoveBack(chore, movedOn, known) : choresToMove(chore, to, known);
  if (together.length === 0) throw refusal('CHORE_FIXED');
  const ids = together.map(({ id }) => id);
  const by = user.userId;
  if (!isBack) await cancelSwapsOf(tx, { homeId: home.id, now, emit, end: 'another_day', by }, ids);
  await dropClaimsOfOthers(tx, { homeId: home.id, today, userId: by, choreIds: ids });
  // Records that the mover keeps the chore, unless an agreed swap or 'I’ll do it' already does.
  await sql`
    update chores
       set due_date = ${to}, moved_at = ${isBack ? null : now},
           held_by = case when ${isBack} and held_why = 'move' then null when claimed_by is null then coalesce(held_by, ${by}) else held_by end,
           held_why = case when ${isBack} and held_why = 'move' then null when claimed_by is null then coalesce(held_why, 'move') else held_why end
     where home_id = ${home.id} and id = any (${ids}::uuid[])`.execute(tx);
  await settle(tx, home, { now, emit, by });
  for (const each of together) {
    const data = { ...named(each), dueDate: to, from: each.dueDate };
    await record(tx, home.id, by, { type: 'chore_moved', data });
    if (isBack && movedAt) await reopenSwaps(call, { choreId: each.id, end: 'another_day', at: movedAt });
  }
  const moved = (await readAround(call, chore)).filter(({ id }) => ids.includes(id));
  return { chores: moved.map(({ movedAt: _movedAt, ...each }) => each) };
};
