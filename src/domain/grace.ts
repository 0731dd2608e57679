import type { ChoreStatus } from '#domain/chores.ts';
import { addDays, type Day } from '#domain/days.ts';
import { leaderIdsOf, type ChoreTemplate } from '#domain/templates.ts';

/** By how many days a chore moves (docs/product/board.md 'A day earlier, a day later'). */
export const GRACE_STEPS = { earlier: -1, later: 1 } as const;
export type GraceStep = keyof typeof GRACE_STEPS;

type GraceChore = {
  id: string;
  /** A template's id, also of a template that is gone. */
  type: string;
  assignedTo: string;
  dueDate: Day;
  status: ChoreStatus;
  /** The day that it was planned for, where it was moved already. */
  movedFrom?: Day | null;
};

type Around<Chore> = {
  userId: string;
  /** In the home. */
  today: Day;
  templates: readonly ChoreTemplate[];
  /** Who is away on a day, by their user ids. */
  awayOn: (day: Day) => ReadonlySet<string>;
  /** The home's on the chore's day and on the one that it goes to, done ones too. */
  chores: readonly Chore[];
};

const isOpenOf = (userId: string, { assignedTo, status }: GraceChore) =>
  assignedTo === userId && status !== 'completed';

/** The person's open chores that share the turn of one of them: its same-day group's of that day. */
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
 * The chores that move to the day `to` where somebody moves one of their own by a day: it, and what of its same-day group is theirs on that
 * day (docs/product/board.md 'A day earlier, a day later'). None where it may not move there: not theirs, done, late, moved already, not
 * flexible, more than a day, before today, to a day on which they are away, or to one that has the same chore.
 */
export function movingTo<Chore extends GraceChore>(chore: Chore, to: Day, around: Around<Chore>): Chore[] {
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
 * The chores that go back to the day that they were planned for, where their person takes the move back (docs/product/board.md 'A day
 * earlier, a day later'); none where they may not.
 * @param movedOn the day in the home on which it was moved
 */
export function movingBack<Chore extends GraceChore>(
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
