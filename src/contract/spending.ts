import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { read } from '#contract/procedure.ts';
import { PAYMENT_CATEGORIES } from '#domain/payments.ts';

const Sums = { asked: z.int(), paid: z.int() };

/** A calendar month in the home's zone; amounts in sen. */
const MonthOfSpending = z.object({
  month: z.string(),
  ...Sums,
  categories: z.array(z.object({ category: z.enum(PAYMENT_CATEGORIES), ...Sums })),
});

/** Reads what a person asked for and paid, month by month (docs/product/spending.md 'What counts'). */
export const spending = {
  /**
   * Returns the reader's last 12 months ('2026-11'), this one first, in sen: what they asked others for, by the month of asking, and what
   * they paid, by the month of paying. Categories without an amount are left out (docs/product/spending.md 'Which months', 'By category').
   */
  getSpending: read('member')
    .input(z.object({ homeId: Id }))
    .output(z.object({ months: z.array(MonthOfSpending) })),
};
