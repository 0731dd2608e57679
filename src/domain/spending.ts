import { addDays, type Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import { PAYMENT_CATEGORIES, type PaymentCategory } from '#domain/payments.ts';

/** docs/product/spending.md 'Which months' */
export const SPENDING_MONTHS = 12;

/** A calendar month as text, '2026-11'. */
export type MonthText = string;

/** What was asked for or paid in a month, of one category, in sen; no category is 'other'. */
export type SpendingSum = {
  side: 'asked' | 'paid';
  month: MonthText;
  category: PaymentCategory;
  amount: Sen;
};

/** A month, in sen: in all, and of each category of which there is something. */
export type MonthOfSpending = {
  month: MonthText;
  asked: Sen;
  paid: Sen;
  categories: { category: PaymentCategory; asked: Sen; paid: Sen }[];
};

/** The first day of a month, for what writes days (docs/product/spending.md 'Which months'). */
export const firstOfMonth = (month: MonthText): Day => `${month}-01`;

/**
 * The months that are shown, the newest first: the one of `today`, and those before it (docs/product/spending.md 'Which months').
 * @param today the day in the home's zone
 */
export function spendingMonths(today: Day): MonthText[] {
  const months: MonthText[] = [];
  for (let day = today; months.length < SPENDING_MONTHS; day = addDays(firstOfMonth(day.slice(0, 7)), -1))
    months.push(day.slice(0, 7));
  return months;
}

/**
 * The sums by month and category, the newest month first, every month there (docs/product/spending.md 'By category'). Sums of other months
 * do not count; several of one month, side and category count together.
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

/** Whether there is nothing in any month (docs/product/spending.md 'Nothing yet'). */
export const isNothingSpent = (months: readonly MonthOfSpending[]): boolean =>
  months.every(({ asked, paid }) => asked === 0 && paid === 0);
