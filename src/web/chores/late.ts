import { LATE_CHORES_PAGE } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import { byUrgency, type BoardChore } from '#web/chores/board-chore.ts';

/** What is open from earlier weeks, one's own first: those that were read, how many there are, and since which day. */
export type Late = {
  chores: BoardChore[];
  counts: { all: number; own: number };
  since: { all: Day | null; own: Day | null };
};

/** So many stand there at once, the rest behind a button: what is due today must not move out of sight. */
const AT_ONCE = 3;

export type LateParts = {
  atOnce: BoardChore[];
  folded: BoardChore[];
  /** All of them, those that were not read too. */
  count: number;
  /** What is folded is housemates' alone. */
  othersOnly: boolean;
};

const byTurn = (one: BoardChore, other: BoardChore) =>
  Number(other.mine) - Number(one.mine) || one.dueDate.localeCompare(other.dueDate) || byUrgency(one, other);

/** The group of the board, or of one's own chores; where there is little room housemates' chores are all folded. */
export function partsOfLate(
  { chores, counts }: Late,
  tab: 'all' | 'mine',
  little: boolean,
  isStaying: (id: string) => boolean = () => false,
): LateParts {
  const all = tab === 'all' ? counts.all : counts.own;
  const listed = chores.filter((chore) => tab === 'all' || chore.mine).toSorted(byTurn);
  // What was just completed or let go stays for a moment; the server's count follows.
  const shown = listed.filter(
    (chore) => chore.status !== 'completed' || chore.waits !== undefined || isStaying(chore.id),
  );
  const atOnce = shown.filter((chore) => chore.mine || !little).slice(0, AT_ONCE);
  const folded = shown.filter((chore) => !atOnce.includes(chore));
  const count = all > LATE_CHORES_PAGE ? all - listed.length + shown.length : shown.length;
  return { atOnce, folded, count, othersOnly: folded.every((chore) => !chore.mine) };
}
