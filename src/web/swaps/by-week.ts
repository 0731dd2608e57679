import { addDays, weekStart, type Day } from '#domain/days.ts';
import { weekRange } from '#words/days.ts';
import { swapDialog as words } from '#words/swap-dialog.ts';

/** The chores of each week under its title, in the order given (docs/product/swaps.md 'A chore in return'). */
export function byWeek<Chore extends { dueDate: Day }>(chores: readonly Chore[], today: Day) {
  const weeks = Map.groupBy(chores, ({ dueDate }) => weekStart(dueDate));
  return [...weeks].map(([monday, ofWeek]) => ({ title: titleOf(monday, today), chores: ofWeek }));
}

function titleOf(monday: Day, today: Day): string {
  const thisWeek = weekStart(today);
  if (monday === thisWeek) return words.thisWeek;
  return monday === addDays(thisWeek, 7) ? words.nextWeek : weekRange(monday, addDays(monday, 6));
}
