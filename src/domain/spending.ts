import { addDays, type Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import { PAYMENT_CATEGORIES, type PaymentCategory } from '#domain/payments.ts';

/** How many months are shown (docs/product/spending.md 'Which months'). */
export const SPENDING_MONTHS = 12;

/** A calendar month as text, '2026-11'. */
export type MonthText = string;

/** The sum asked for or paid in a month in one category, in sen; without a category it counts as 'other'. */
export type SpendingSum = {
  side: 'asked' | 'paid';
  month: MonthText;
  category: PaymentCategory;
  amount: Sen;
};

/** A month's sums in sen: in all, and of each category with an amount. */
export type MonthOfSpending = {
  month: MonthText;
  asked: Sen;
  paid: Sen;
  categories: { category: PaymentCategory; asked: Sen; paid: Sen }[];
};

/** Returns the first day of a month, for code that formats days (docs/product/spending.md 'Which months'). */
export const firstOfMonth = (month: MonthText): Day => `${month}-01`;

/**
 * Returns the months to show, newest first, from the one of `today` back (docs/product/spending.md 'Which months').
 * @param today the day in the home's zone
 */
export function spendingMonths(today: Day): MonthText[] {
  const months: MonthText[] = [];
  for (let day = today; months.length < SPENDING_MONTHS; day = addDays(firstOfMonth(day.slice(0, 7)), -1))
    months.push(day.slice(0, 7));
  return months;
}

/**
 * Returns the sums by month and category, newest month first, empty months too (docs/product/spending.md 'By category'). Sums of other
 * months do not count; several of the same month, side and category add up.
 * @param today the day in the home's zone
 */
export function spendingOf(today: Day, sums: readonly SpendingSum[]): MonthOfSpending[] {
  return spendingMonths(today).map((month) => {
    const own = sums.filter((sum) => sum.month === month);
    const of = (side: SpendingSum['side'], category?: PaymentCategory) =>
      own
        .filter((sum) => sum.side === side && (category === undefined || sum.category === category))
        .reduce((total, { amount }) => total + amount, 0);
    return {
      month,
      asked: of('asked'),
      paid: of('paid'),
      categories: PAYMENT_CATEGORIES.map((category) => ({
        category,
        asked: of('asked', category),
        paid: of('paid', category),
      })).filter(({ asked, paid }) => asked > 0 || paid > 0),
    };
  });
}

/** Returns whether all months are empty (docs/product/spending.md 'Where it is'). */
export const hasNoSpending = (months: readonly MonthOfSpending[]): boolean =>
  months.every(({ asked, paid }) => asked === 0 && paid === 0);
