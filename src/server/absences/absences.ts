import type { Kysely } from 'kysely';
import type { absences } from '#contract/absences.ts';
import { absenceProblem, shownSince, type Absence, type SavedAbsence } from '#domain/absences.ts';
import { addDays, type Day } from '#domain/days.ts';
import type { HomeEvent } from '#domain/homes.ts';
import { previewOf } from '#server/absences/preview.ts';
import type { Call, Handlers } from '#server/calls/calls.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';
import { record } from '#server/notifications/history.ts';
import { notifyEach } from '#server/notifications/notifications.ts';
import { carryOutSettled, forgetEnded, readAbsences, readSettled } from '#server/plan/away.ts';

type AbsenceHandlers = Handlers<typeof absences>;
type OfHome = Call<'member' | 'party', { homeId: string }>;
type Days = Pick<Absence, 'from' | 'to'>;

const shown = ({ id, userId, from, to }: SavedAbsence) => ({ id, userId, from, to });

/** Refuses days that an absence of this person may not have (docs/product/away.md 'Which days'). */
function checkDays(
  days: Days,
  userId: string,
  all: readonly SavedAbsence[],
  today: Day,
  changed?: SavedAbsence,
) {
  const others = all.filter((absence) => absence.userId === userId && absence.id !== changed?.id);
  const begun = changed && changed.from < today ? changed.from : undefined;
  const problem = absenceProblem(days, others, { today, begun });
  if (problem) throw refusal(problem);
}

/** One of the person's own that is not over. */
function ownOf(all: readonly SavedAbsence[], absenceId: string, userId: string): SavedAbsence {
  const found = all.find(({ id }) => id === absenceId);
  if (!found) throw refusal('ABSENCE_GONE');
  if (found.userId !== userId) throw refusal('FORBIDDEN');
  return found;
}

/** The home's absences with one that comes, or changes. */
const withDays = (all: readonly SavedAbsence[], changed: SavedAbsence) => [
  ...all.filter(({ id }) => id !== changed.id),
  changed,
];

type Told = Extract<HomeEvent, { type: 'absence_made' | 'absence_changed' | 'absence_ended' }>['type'];

/**
 * The home's absences are others from now on: `write` writes them, and the chores follow (docs/product/away.md 'Who gets the chores',
 * 'Coming home early', 'Told of an absence').
 */
async function settle(
  call: OfHome,
  change: (all: SavedAbsence[]) => SavedAbsence[],
  { told, days, was = days, write }: { told: Told; days: Days; was?: Days; write: () => Promise<unknown> },
): Promise<void> {
  const { tx, home, user, today, now, emit } = call;
  const { planned, after, settled } = await readSettled(tx, home, today, change);
  const { templates } = planned;
  await carryOutSettled(tx, { homeId: home.id, now, emit, by: user.userId, templates }, settled, write);
  await forgetEnded(tx, home.id, after, planned.open);
  await record(tx, home.id, user.userId, { type: told, data: days });
  const count = (people: string[], userId: string) => people.filter((one) => one === userId).length;
  const got = [...settled.on, ...settled.made].map(({ assignedTo }) => assignedTo);
  const holders = new Map(planned.open.map(({ id, assignedTo }) => [id, assignedTo]));
  const gave = settled.back.flatMap(({ choreId }) => holders.get(choreId) ?? []);
  const others = [...new Set([...got, ...gave])].filter((userId) => userId !== user.userId);
  await notifyEach(
    tx,
    emit,
    others.map((userId) => ({
      userId,
      notification: {
        type: 'absence_dealt',
        data: {
          homeId: home.id,
          userId: user.userId,
          // Who only gives back hears of the days on which the other is here after all.
          ...(got.includes(userId) ? days : was),
          chores: count(got, userId),
          back: count(gave, userId),
        },
      },
    })),
  );
}

const rowOf = (tx: Kysely<DB>, homeId: string, id: string) =>
  tx.updateTable('absences').where('home_id', '=', homeId).where('id', '=', id);

/** Every call of contract/absences.ts. */
export const absenceHandlers: AbsenceHandlers = {
  async listAbsences({ tx, home, today }) {
    return { today, absences: (await readAbsences(tx, home.id, shownSince(today))).map(shown) };
  },

  async previewAbsence({ input, tx, home, user, today, now }) {
    const { absenceId, from, to } = input;
    const { userId } = user;
    const all = await readAbsences(tx, home.id, today);
    const changed = absenceId === undefined ? undefined : ownOf(all, absenceId, userId);
    checkDays({ from, to }, userId, all, today, changed);
    const wished = { id: '', userId, createdAt: now.getTime(), ...changed, from, to };
    const { planned, after, settled } = await readSettled(tx, home, today, (before) =>
      withDays(before, wished),
    );
    return previewOf(tx, { homeId: home.id, userId }, after, planned.open, settled);
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
    // Their answer was lost and they ask again.
    if (known) return { id, ...known };
    checkDays({ from, to }, userId, all, today);
    const made = { id, userId, from, to, createdAt: now.getTime() };
    await settle(call, (before) => withDays(before, made), {
      told: 'absence_made',
      days: { from, to },
      write: () =>
        tx
          .insertInto('absences')
          .values({ home_id: home.id, id, user_id: userId, from_day: from, to_day: to, created_at: now })
          .execute(),
    });
    return shown(made);
  },

  async changeAbsence(call) {
    const { input, tx, home, user, today } = call;
    const { from, to } = input;
    await call.deps.limits.count('absence', user.userId, call.address);
    const all = await readAbsences(tx, home.id, today);
    const old = ownOf(all, input.absenceId, user.userId);
    const changed = { ...old, from, to };
    if (old.from === from && old.to === to) return shown(old);
    checkDays({ from, to }, user.userId, all, today, old);
    await settle(call, (before) => withDays(before, changed), {
      told: 'absence_changed',
      days: { from, to },
      was: { from: old.from, to: old.to },
      write: () => rowOf(tx, home.id, old.id).set({ from_day: from, to_day: to }).execute(),
    });
    return shown(changed);
  },

  async deleteAbsence(call) {
    const { input, tx, home, user, today } = call;
    await call.deps.limits.count('absence', user.userId, call.address);
    const all = await readAbsences(tx, home.id, today);
    const found = all.find(({ id }) => id === input.absenceId);
    if (!found) return {};
    const old = ownOf(all, found.id, user.userId);
    await settle(call, (before) => before.filter(({ id }) => id !== old.id), {
      told: 'absence_ended',
      days: { from: old.from, to: old.to },
      // The days that were spent away stay known.
      write: () =>
        old.from < today
          ? rowOf(tx, home.id, old.id)
              .set({ to_day: addDays(today, -1) })
              .execute()
          : tx.deleteFrom('absences').where('home_id', '=', home.id).where('id', '=', old.id).execute(),
    });
    return {};
  },
};
