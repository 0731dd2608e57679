import type { Asked } from '#contract/payments.ts';
import {
  amountFault,
  possibleAmount,
  formatAmount,
  parseAmount,
  roundingGain,
  type Sen,
} from '#domain/money.ts';
import { titleProblem, type PaymentCategory } from '#domain/payments.ts';
import type { Repeats } from '#domain/repeating.ts';
import { sharesOf, splitProblem, type Split, type SplitKind } from '#domain/splits.ts';
import { cleanLine } from '#domain/texts.ts';
import { amountFaults, paymentForm as words, paymentProblems } from '#words/money.ts';
import type { useForm } from '#web/ui/controls/use-form.ts';
import type { Member } from '#contract/homes.ts';

/** The values of the form; amounts as typed. */
export type PaymentValues = {
  debtorIds: string[];
  title: string;
  category: PaymentCategory | null;
  total: string;
  by: SplitKind;
  withOwn: boolean;
  /** By the debtor's id; some may not be chosen any more. */
  amounts: Record<string, string>;
  /** How often the request repeats; '' for never. */
  repeats: Repeats | '';
};

export type PaymentFields = Pick<
  ReturnType<typeof useForm<PaymentValues>>,
  'values' | 'set' | 'field' | 'complain'
>;

export type Debtor = Pick<Member, 'userId' | 'displayName' | 'tone' | 'photoURL'>;

/** The chosen bill. A new request gets a new `round`. */
type ChosenBill = { file: File | undefined; choose: (file: File | undefined) => void; round: number };

/** The key under which the bill survives a reload. */
export const BILL_RELOAD_KEY = 'bill';

/** The props of each option of the form. */
export type OptionProps = {
  fields: PaymentFields;
  /** The chosen people, in the order of choosing. */
  debtors: readonly Debtor[];
  /** The home's; undefined while it is loading. */
  timeZone: string | undefined;
  bill: ChosenBill;
};

export const NOTHING: PaymentValues = {
  debtorIds: [],
  title: '',
  category: null,
  total: '',
  by: 'equally',
  withOwn: false,
  amounts: {},
  repeats: '',
};

/** Parses the typed split to sen; 0 while there is no valid amount. */
export function divisionOf({ debtorIds, total, by, withOwn, amounts }: PaymentValues): {
  split: Split;
  total: Sen;
} {
  if (by === 'equally') return { split: { by, withOwn }, total: parseAmount(total) ?? 0 };
  const each = new Map(debtorIds.map((id) => [id, parseAmount(amounts[id] ?? '') ?? 0]));
  return { split: { by, amounts: each }, total: [...each.values()].reduce((sum, sen) => sum + sen, 0) };
}

/** Returns the input of the call, for valid values. */
export function askedOf(values: PaymentValues): Asked {
  const { debtorIds, title, category } = values;
  const { split, total: totalAmount } = divisionOf(values);
  return {
    debtorIds,
    title: cleanLine(title),
    category: category ?? undefined,
    totalAmount,
    split:
      split.by === 'equally'
        ? split
        : { by: 'amounts', amounts: debtorIds.map((id) => split.amounts.get(id) ?? 0) },
  };
}

/** The request with its repetition. */
export type Asking = Asked & { repeats?: Repeats };

export const askingOf = (values: PaymentValues): Asking => ({
  ...askedOf(values),
  ...(values.repeats !== '' && { repeats: values.repeats }),
});

/** Returns '12.50' for '12 50'; undefined if the text is a valid amount or has no likely meaning. */
export function meantAmount(typed: string): string | undefined {
  const sen = possibleAmount(typed);
  return sen === undefined ? undefined : plainAmount(sen);
}

const askedFor = (typed: string): string | undefined => {
  const amount = meantAmount(typed);
  return amount === undefined ? undefined : words.meant(amount);
};

const dividedWrongly = (values: PaymentValues): string | undefined => {
  const { split, total } = divisionOf(values);
  if (!splitProblem(split, total, values.debtorIds)) return undefined;
  const typed =
    values.by === 'equally' ? [values.total] : values.debtorIds.map((id) => values.amounts[id] ?? '');
  return typed.map(askedFor).find((question) => question !== undefined) ?? paymentProblems.AMOUNT_INVALID;
};

/** One message for amounts that are too small to divide, too large or missing (docs/product/limits.md 'Money'). */
export const RULES = {
  debtorIds: (ids: string[]) => (ids.length === 0 ? words.whoMissing : undefined),
  title: (title: string) => {
    const problem = titleProblem(title);
    return problem && paymentProblems[problem];
  },
  total: (_typed: string, values: PaymentValues) =>
    values.by === 'equally' ? dividedWrongly(values) : undefined,
  // Without debtors there are no amounts, and that error is already shown.
  amounts: (_typed: PaymentValues['amounts'], values: PaymentValues) =>
    values.by === 'amounts' && values.debtorIds.length > 0 ? dividedWrongly(values) : undefined,
};

/** Returns the error to show as soon as the amount field loses focus; undefined if the amount is valid or empty. */
export function amountComplaint(
  typed: string,
  debtorIds: readonly string[],
  withOwn: boolean,
): string | undefined {
  const question = askedFor(typed);
  if (question !== undefined) return question;
  const fault = amountFault(typed);
  if (fault) return amountFaults[fault];
  const amount = parseAmount(typed);
  const isSmall = amount !== undefined && splitProblem({ by: 'equally', withOwn }, amount, debtorIds);
  return isSmall ? amountFaults.small : undefined;
}

/** Formats '1234.5' as '1,234.50'; other text stays as typed. */
export function tidyAmount(typed: string): string {
  const amount = parseAmount(typed);
  return amount === undefined ? typed : plainAmount(amount);
}

/** Formats 123450 sen as '1,234.50', without currency. */
export const plainAmount = (sen: Sen): string => formatAmount(sen).replace(/^RM /, '');

/** The preview before sending, in sen; 0 while something is missing. */
export type PaymentPreview = {
  /** The requester's own share of the total, if it is counted. */
  own: Sen | null;
} & (
  | { by: 'amounts'; total: Sen }
  | {
      by: 'equally';
      share: Sen;
      /** How many of the debtors pay a sen more. */
      more: number;
      /** The requester's gain (above 0) or loss by rounding. */
      gain: Sen;
    }
);

export function previewOf(values: PaymentValues): PaymentPreview {
  const { split, total } = divisionOf(values);
  const { debtorIds } = values;
  if (split.by === 'amounts') return { by: 'amounts', total, own: null };
  if (debtorIds.length === 0 || splitProblem(split, total, debtorIds))
    return { by: 'equally', share: 0, more: 0, own: split.withOwn ? 0 : null, gain: 0 };
  const { ofDebtors, own } = sharesOf(split, total, debtorIds);
  const asked = [...ofDebtors.values()];
  const share = Math.min(...asked);
  return {
    by: 'equally',
    share,
    more: asked.filter((sen) => sen > share).length,
    own,
    gain: own === null ? roundingGain(total, debtorIds.length) : 0,
  };
}
