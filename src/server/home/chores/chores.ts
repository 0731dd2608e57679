import { sql, type Kysely } from 'kysely';
import type { Chore, chores } from '#contract/chores.ts';
import { mayComplete, mayReopen, openStatus } from '#domain/chores.ts';
import { daysBetween } from '#domain/days.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { ACTS_KNOWN, CHORE_COLUMNS, lockChore, named, wasLatestAct } from '#server/home/plan/chore-rows.ts';
import { NAME_NOW, NAME_OF_DELETED } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { claimHandlers } from '#server/home/chores/claiming.ts';
import { lateChoreHandlers } from '#server/home/chores/letting-go.ts';
import { dropThanks, thankForChore } from '#server/home/chores/thanking.ts';
import { getWhy } from '#server/home/chores/why.ts';
import { moveChore } from '#server/home/chores/grace.ts';
import { onceHandlers } from '#server/home/chores/once.ts';
import { remindOfChore } from '#server/home/chores/reminding.ts';
import { isPlanDue, planLockedHome } from '#server/home/plan/planning.ts';
import { regeneratingHandlers } from '#server/home/plan/regenerating.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { settle } from '#server/home/plan/settling.ts';
import { reopenSwaps } from '#server/home/swaps/returning.ts';

const LISTED_DAYS_MAX = 62;

// Leaves out chores that were let go, and those of days on which everyone is away (docs/product/board.md 'Status and badge').
const LIST = `select ${CHORE_COLUMNS}
  from chores
 where home_id = $1 and due_date between $2 and $3 and assigned_to is not null and let_go_at is null
 order by due_date, type`;

type Progress = Pick<Chore, 'status' | 'completedAt' | 'completedBy' | 'completedOn'>;

/** Saves the chore's progress, and the id of the act that changed it. */
async function saveProgress(tx: Kysely<DB>, chore: Chore, act: string | undefined, progress: Progress) {
  const acts = act === undefined ? undefined : sql<string[]>`(${act}::uuid || acts)[:${sql.lit(ACTS_KNOWN)}]`;
  const { name } = await tx
    .updateTable('chores')
    .set({
      status: progress.status,
      completed_at: progress.completedAt,
      completed_by: progress.completedBy,
      completed_on: progress.completedOn,
      // A completed chore keeps its name; an open one takes its template's name if there is a template.
      name: progress.completedAt ? NAME_NOW : NAME_OF_DELETED,
      ...(acts && { acts }),
    })
    .where('home_id', '=', chore.homeId)
    .where('id', '=', chore.id)
    .returning('name')
    .executeTakeFirstOrThrow();
  return { ...chore, ...progress, name };
}

/** Returns true if this act was done already and its answer was lost. */
async function isDone(tx: Kysely<DB>, { homeId, id }: Chore, act: string | undefined): Promise<boolean> {
  if (act === undefined) return false;
  const known = await tx
    .selectFrom('chores')
    .select('id')
    .where('home_id', '=', homeId)
    .where('id', '=', id)
    .where(sql<boolean>`${act}::uuid = any(acts)`)
    .executeTakeFirst();
  return known !== undefined;
}

export const choreHandlers: Handlers<typeof chores> = {
  ...claimHandlers,
  ...lateChoreHandlers,
  ...onceHandlers,
  ...regeneratingHandlers,
  getWhy,
  moveChore,
  remindOfChore,
  thankForChore,

  listChores: {
    rowsOf: (answer) => answer.chores.length,
    async handle({ input: { from, to }, home, today, deps }) {
      const days = daysBetween(from, to) + 1;
      if (days < 1 || days > LISTED_DAYS_MAX) throw refusal('INVALID_INPUT');
      // The most frequent read of all, so it is prepared: Kysely would spend about 70 µs on building it each time.
      const values = [home.id, from, to];
      const { rows } = await deps.pool.query<Chore>({ name: 'list-chores', text: LIST, values });
      return { today, chores: rows };
    },
  },

  async openHome({ tx, home, today, now, emit }) {
    const due = await isPlanDue(tx, home, today);
    return { today, changed: due && (await planLockedHome(tx, home, { now, emit })) };
  },

  async completeChore({ input, tx, home, user, today, now, emit }) {
    const chore = await lockChore(tx, home, input.choreId);
    if (chore.assignedTo === user.userId && (await isDone(tx, chore, input.id))) return chore;
    if (!mayComplete(user.userId, chore)) {
      if (chore.assignedTo !== user.userId) throw refusal('CHORE_OF_OTHER');
      // A retry: the first answer was lost.
      if (chore.completedBy === user.userId) return chore;
      throw refusal('CHORE_COMPLETED');
    }
    const ending = { homeId: home.id, now, emit, end: 'completed', by: user.userId } as const;
    await cancelSwapsOf(tx, ending, [chore.id]);
    await record(tx, home.id, user.userId, { type: 'chore_completed', data: named(chore) });
    const done = { completedAt: now, completedBy: user.userId, completedOn: today };
    return saveProgress(tx, chore, input.id, { status: 'completed', ...done });
  },

  async reopenChore(call) {
    const { input, tx, home, user, today, now, emit } = call;
    const chore = await lockChore(tx, home, input.choreId);
    if (chore.assignedTo === user.userId && (await isDone(tx, chore, input.id))) return chore;
    if (!mayReopen(user.userId, chore, today)) {
      if ((chore.completedBy ?? chore.assignedTo) !== user.userId) throw refusal('CHORE_OF_OTHER');
      if (chore.status === 'completed') throw refusal('REOPEN_TOO_LATE');
      // A retry: the first answer was lost.
      if (await wasLatestAct(tx, chore, ['chore_completed', 'chore_reopened'], user.userId)) return chore;
      throw refusal('CHORE_OPEN');
    }
    await record(tx, home.id, user.userId, { type: 'chore_reopened', data: named(chore) });
    const { completedAt: at } = chore;
    const undone = { completedAt: null, completedBy: null, completedOn: null };
    const status = openStatus(chore.dueDate, today);
    await dropThanks(call, chore);
    const open = await saveProgress(tx, { ...chore, thankedBy: [] }, input.id, { status, ...undone });
    if (at) await reopenSwaps(call, { choreId: chore.id, end: 'completed', at });
    // The assignee may have gone away for that day since.
    const moves = await settle(tx, home, { now, emit, by: user.userId });
    return moves.length > 0 ? lockChore(tx, home, chore.id) : open;
  },
};
