import type { ChoreStatus } from '#domain/chores.ts';
import { addDays, type Day } from '#domain/days.ts';
import { leaderIdsOf, type ChoreTemplate } from '#domain/templates.ts';

/** How many days a chore moves (docs/product/board.md 'A day earlier, a day later'). */
export const GRACE_STEPS = { earlier: -1, later: 1 } as const;
export type GraceStep = keyof typeof GRACE_STEPS;

type GraceChore = {
  id: string;
  /** A template's id; the template may be deleted. */
  type: string;
  assignedTo: string;
  dueDate: Day;
  status: ChoreStatus;
  /** The day it was planned for, if it was moved. */
  movedFrom?: Day | null;
};

type Around<Chore> = {
  userId: string;
  /** The day in the home. */
  today: Day;
  templates: readonly ChoreTemplate[];
  /** Returns the user ids of the absent members of a day. */
  awayOn: (day: Day) => ReadonlySet<string>;
  /** All chores of the home on the chore's day and on the day to which it moves, completed ones too. */
  chores: readonly Chore[];
};

const isOpenOf = (userId: string, { assignedTo, status }: GraceChore) =>
  assignedTo === userId && status !== 'completed';

/** Returns the member's open chores of the same turn: its same-day group's on that day. */
function turnOf<Chore extends GraceChore>(
  chore: Chore,
  { userId, templates, chores }: Around<Chore>,
): Chore[] {
  const leaderOf = leaderIdsOf(templates);
  const leader = leaderOf.get(chore.type);
  return chores.filter(
    (each) => each.dueDate === chore.dueDate && isOpenOf(userId, each) && leaderOf.get(each.type) === leader,
  );
}

const isFree = (types: readonly GraceChore[], to: Day, chores: readonly GraceChore[]) =>
  !chores.some((other) => other.dueDate === to && types.some(({ type }) => type === other.type));

/**
 * Returns the chores that move to the day `to` if a member moves one of theirs by a day: that chore, and theirs of its same-day group on
 * that day (docs/product/board.md 'A day earlier, a day later'). Empty if it cannot move there: not theirs, completed, late, moved before,
 * not flexible, more than a day, before today, to a day on which they are away, or to a day that has a chore of the template.
 */
export function choresToMove<Chore extends GraceChore>(
  chore: Chore,
  to: Day,
  around: Around<Chore>,
): Chore[] {
  const { userId, today, templates, chores, awayOn } = around;
  const isByOneDay = Object.values(GRACE_STEPS).some((days) => addDays(chore.dueDate, days) === to);
  if (!isByOneDay || to < today || chore.dueDate < today || !isOpenOf(userId, chore)) return [];
  if (awayOn(to).has(userId)) return [];
  const turn = turnOf(chore, around);
  const flexible = new Set(templates.flatMap((each) => (each.flexible ? each.id : [])));
  const mayMove = turn.every(({ type, movedFrom }) => flexible.has(type) && !movedFrom);
  return mayMove && isFree(turn, to, chores) ? turn : [];
}

/**
 * Returns the chores that go back to their planned day if their member undoes a move (docs/product/board.md 'A day earlier, a day later');
 * empty if they cannot.
 * @param movedOn the day in the home on which it was moved
 */
export function choresToMoveBack<Chore extends GraceChore>(
  chore: Chore,
  movedOn: Day | null,
  around: Around<Chore>,
): Chore[] {
  const { userId, today, chores, awayOn } = around;
  const { movedFrom } = chore;
  if (!movedFrom || movedOn !== today || movedFrom < today || !isOpenOf(userId, chore)) return [];
  if (awayOn(movedFrom).has(userId)) return [];
  const turn = turnOf(chore, around).filter((each) => each.movedFrom === movedFrom);
  return isFree(turn, movedFrom, chores) ? turn : [];
}
