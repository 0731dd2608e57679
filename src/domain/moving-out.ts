import { addDays, type Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import { differenceOf, sumsOf, type ShareBetween } from '#domain/settling-up.ts';

/** Days for which the list shows the last reminder instead of 'Remind' (docs/product/moving-out.md 'Reminding of all at once'). */
export const REMINDED_SHOWN_DAYS = 3;

type Between = { lines: readonly ShareBetween[] };

/**
 * Returns the people whom a member has to pay, or with whom they are even while shares are open ('owe'), and those who have to pay them
 * ('owed'). The sums, in sen, are all that is open each way (docs/product/moving-out.md 'Money').
 * @param people with what is open between each and `me`
 */
export function moneyToSettle<P extends Between>(
  me: string,
  people: readonly P[],
): { owe: P[]; owed: P[]; owesSum: Sen; owedSum: Sen } {
  const open = people
    .filter(({ lines }) => lines.length > 0)
    .map((person) => ({ person, sums: sumsOf(me, person.lines) }));
  return {
    owe: open.filter(({ sums }) => differenceOf(sums) >= 0).map(({ person }) => person),
    owed: open.filter(({ sums }) => differenceOf(sums) < 0).map(({ person }) => person),
    owesSum: open.reduce((total, { sums }) => total + sums.owes, 0),
    owedSum: open.reduce((total, { sums }) => total + sums.owed, 0),
  };
}

/**
 * Returns whether the list offers to remind a person: not while it shows the last reminder (docs/product/moving-out.md 'Reminding of all at
 * once').
 * @param last the home's day of the last reminder of what is open; undefined if there was none
 */
export const isReminderDue = (today: Day, last: Day | undefined): boolean =>
  last === undefined || addDays(last, REMINDED_SHOWN_DAYS) <= today;
