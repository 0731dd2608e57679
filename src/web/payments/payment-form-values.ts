import { amountFault, formatAmount, parseAmount, roundingGain, shareOf } from '#domain/money.ts';
import { amountProblem, titleProblem, type PaymentCategory } from '#domain/payments.ts';
import { amountFaults, paymentForm as words, paymentProblems } from '#words/payments.ts';

/** What stands in the form; the amount as it was typed. */
export type PaymentValues = {
  debtorIds: string[];
  title: string;
  category: PaymentCategory | null;
  total: string;
};

export const NOTHING: PaymentValues = { debtorIds: [], title: '', category: null, total: '' };

/**
 * docs/product/limits.md 'Amounts of money'. Of an amount that is too small to be shared, too large or none at all the page says the same.
 */
export const RULES = {
  debtorIds: (ids: string[]) => (ids.length === 0 ? words.whoMissing : undefined),
  title: (title: string) => {
    const problem = titleProblem(title);
    return problem && paymentProblems[problem];
  },
  total: (typed: string, { debtorIds }: PaymentValues) =>
    amountProblem(parseAmount(typed) ?? 0, debtorIds.length) ? paymentProblems.AMOUNT_INVALID : undefined,
};

/** What is said at once of an amount that was left; undefined where it is right, or not there yet. */
export function amountComplaint(typed: string, people: number): string | undefined {
  const fault = amountFault(typed);
  if (fault) return amountFaults[fault];
  const amount = parseAmount(typed);
  return amount !== undefined && people > 0 && shareOf(amount, people) < 1 ? amountFaults.small : undefined;
}

/** '1,234.50' of '1234.5'; what is no amount stays as it was typed. */
export function tidyAmount(typed: string): string {
  const amount = parseAmount(typed);
  return amount === undefined ? typed : formatAmount(amount).replace(/^RM /, '');
}

/** What each would pay, and what the requester gains (above 0) or bears; in sen, 0 as long as something is missing. */
export function previewOf({ debtorIds, total }: PaymentValues): { share: number; gain: number } {
  const amount = parseAmount(total);
  const people = debtorIds.length;
  if (amount === undefined || people === 0) return { share: 0, gain: 0 };
  const share = shareOf(amount, people);
  return { share, gain: share === 0 ? 0 : roundingGain(amount, people) };
}
