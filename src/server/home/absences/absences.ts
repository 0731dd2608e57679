import type { Kysely } from 'kysely';
import type { absences } from '#contract/absences.ts';
import { balancesOf } from '#domain/plan/moves.ts';
import { absenceProblem, shownSince, type Absence, type SavedAbsence } from '#domain/absences.ts';
import { addDays } from '#domain/days.ts';
import type { AbsenceAct } from '#domain/notifications.ts';
import { previewOf } from '#server/home/absences/preview.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { nextAct, readAbsences } from '#server/home/plan/facts.ts';
import { previewMoves, settle } from '#server/home/plan/settling.ts';

type AbsenceHandlers = Handlers<typeof absences>;
type OfHome = Call<'member' | 'party', { homeId: string }>;
type Days = Pick<Absence, 'from' | 'to'>;

const shown = ({ id, userId, from, to }: SavedAbsence) => ({ id, userId, from, to });

/** Refuses days that this person may not be away on (docs/product/absences.md 'Days away'). */
function checkDays({ user, today }: OfHome, days: Days, all: readonly SavedAbsence[], old?: SavedAbsence) {
  const others = all.filter((absence) => absence.userId === user.userId && absence.id !== old?.id);
  const begun = old && old.from < today ? old.from : undefined;
  const problem = absenceProblem(days, others, { today, begun });
  if (problem) throw refusal(problem);
}

/** Returns the person's own absence, if it is not over. */
function findOwnAbsence(all: readonly SavedAbsence[], absenceId: string, userId: string): SavedAbsence {
  const found = all.find(({ id }) => id === absenceId);
  if (!found) throw refusal('ABSENCE_GONE');
  if (found.userId !== userId) throw refusal('FORBIDDEN');
  return found;
}

/**
 * Does what a change of absences means for the chores, and notifies the members concerned (docs/product/absences.md 'Notifications of an
 * absence').
 */
async function follow(call: OfHome, what: AbsenceAct, days: Days) {
  const { tx, home, user, now, emit } = call;
  const balances = balancesOf(await settle(tx, home, { now, emit, by: user.userId }));
  await announce(call, { type: 'absence_dealt', homeId: home.id, by: user.userId, what, days, balances });
}

const rowOf = (tx: Kysely<DB>, homeId: string, id: string) =>
  tx.updateTable('absences').where('home_id', '=', homeId).where('id', '=', id);

export const absenceHandlers: AbsenceHandlers = {
  async listAbsences({ tx, home, today }) {
    return { today, absences: (await readAbsences(tx, home.id, shownSince(today))).map(shown) };
  },

  async previewAbsence(call) {
    const { input, tx, home, user, today } = call;
    const { absenceId, from, to } = input;
    const { userId } = user;
    const all = await readAbsences(tx, home.id, today);
    const changed = absenceId === undefined ? undefined : findOwnAbsence(all, absenceId, userId);
    checkDays(call, { from, to }, all, changed);
    const wished = { id: '', userId, made: home.acts + 1, ...changed, from, to };
    const { facts, moves } = await previewMoves(tx, home, today, (before) => ({
      ...before,
      absences: [...before.absences.filter(({ id }) => id !== wished.id), wished],
    }));
    return previewOf(tx, home.id, { facts, moves, absence: wished });
  },

  async createAbsence(call) {
    const { input, tx, home, user, today, now } = call;
    const { id, from, to } = input;
    const { userId } = user;
    await call.deps.limits.count('absence', userId, call.address);
    const all = await readAbsences(tx, home.id, today);
    const known = await tx
      .selectFrom('absences')
      .select(['user_id as userId', 'from_day as from', 'to_day as to'])
      .where('home_id', '=', home.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known && known.userId !== userId) throw refusal('ID_TAKEN');
    // A retry: the first answer was lost.
    if (known) return { id, ...known };
    checkDays(call, { from, to }, all);
    const made = await nextAct(tx, home.id);
    await tx
      .insertInto('absences')
      .values({ home_id: home.id, id, user_id: userId, from_day: from, to_day: to, made, created_at: now })
      .execute();
    await follow(call, 'made', { from, to });
    return { id, userId, from, to };
  },

  async changeAbsence(call) {
    const { input, tx, home, user, today } = call;
    const { from, to } = input;
    await call.deps.limits.count('absence', user.userId, call.address);
    const all = await readAbsences(tx, home.id, today);
    const old = findOwnAbsence(all, input.absenceId, user.userId);
    if (old.from === from && old.to === to) return shown(old);
    checkDays(call, { from, to }, all, old);
    await rowOf(tx, home.id, old.id).set({ from_day: from, to_day: to }).execute();
    await follow(call, 'changed', { from, to });
    return shown({ ...old, from, to });
  },

  async deleteAbsence(call) {
    const { input, tx, home, user, today } = call;
    await call.deps.limits.count('absence', user.userId, call.address);
    const all = await readAbsences(tx, home.id, today);
    if (!all.some(({ id }) => id === input.absenceId)) return {};
    const old = findOwnAbsence(all, input.absenceId, user.userId);
    // The days that were spent away stay on record.
    if (old.from < today)
      await rowOf(tx, home.id, old.id)
        .set({ to_day: addDays(today, -1) })
        .execute();
    else await tx.deleteFrom('absences').where('home_id', '=', home.id).where('id', '=', old.id).execute();
    await follow(call, 'ended', { from: old.from, to: old.to });
    return {};
  },
};
