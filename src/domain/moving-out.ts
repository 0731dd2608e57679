import { addDays, type Day } from '#domain/days.ts';
import { mayLeave, type Role } from '#domain/homes.ts';
import type { Sen } from '#domain/money.ts';
import { differenceOf, sumsOf, type ShareBetween } from '#domain/settling-up.ts';

/** The parts of the move-out list, in their order (docs/product/moving-out.md 'The list'). */
export const MOVING_OUT_PARTS = ['owe', 'owed', 'chores', 'swaps', 'administrator', 'data'] as const;
export type MovingOutPart = (typeof MOVING_OUT_PARTS)[number];

/** Days for which the list shows the last reminder in the place of 'Remind' (docs/product/moving-out.md 'Reminding of all at once'). */
export const REMINDED_SHOWN_DAYS = 3;

type Between = { lines: readonly ShareBetween[] };

/**
 * Whom somebody has to pay before they are even, or who is even with shares both ways ('owe'), and who has to pay them ('owed'). The sums
 * in sen are all that is open each way, with nothing set against it (docs/product/moving-out.md 'Money').
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
 * Whether the list offers to remind somebody: not in the days in which the last reminder stands for itself
 * (docs/product/moving-out.md 'Reminding of all at once').
 * @param last the day of the home on which they were last reminded of what is open; undefined where they were not
 */
export const isReminderDue = (today: Day, last: Day | undefined): boolean =>
  last === undefined || addDays(last, REMINDED_SHOWN_DAYS) <= today;

type Open = {
  /** The sums in sen that are open each way. */
  owesSum: Sen;
  owedSum: Sen;
  /** Pending requests to swap. */
  swaps: number;
  role: Role;
  /** All data of one's own was downloaded once. */
  hasData: boolean;
};

/**
 * Which parts of the list ask for nothing more: chores never do, since leaving gives them to the others by itself
 * (docs/product/moving-out.md 'Settled').
 */
export function settledParts({
  owesSum,
  owedSum,
  swaps,
  role,
  hasData,
}: Open): Record<MovingOutPart, boolean> {
  return {
    owe: owesSum === 0,
    owed: owedSum === 0,
    chores: true,
    swaps: swaps === 0,
    administrator: mayLeave(role),
    data: hasData,
  };
}
