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

/** What stands in the form; amounts as they were typed. */
export type PaymentValues = {
  debtorIds: string[];
  title: string;
  category: PaymentCategory | null;
  total: string;
  by: SplitKind;
  withOwn: boolean;
  /** By the debtor's id; some may be chosen no more. */
  amounts: Record<string, string>;
  /** How often it is asked for again; '' where once. */
  repeats: Repeats | '';
};

export type PaymentFields = Pick<
  ReturnType<typeof useForm<PaymentValues>>,
  'values' | 'set' | 'field' | 'complain'
>;

export type Debtor = Pick<Member, 'userId' | 'displayName' | 'tone' | 'photoURL'>;

/** The bill that is chosen, for the request that is being written: another one has another number. */
type ChosenBill = { file: File | undefined; choose: (file: File | undefined) => void; round: number };

/** Under which it outlives a reload of the page. */
export const BILL_KEPT_AS = 'bill';

/** What an option of the form is given. */
export type OptionProps = {
  fields: PaymentFields;
  /** Whoever is chosen, in the order of choosing. */
  debtors: readonly Debtor[];
  /** The home's; undefined while it is being read. */
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

/** What is typed of the division, as sen; 0 where there is no amount yet. */
export function divisionOf({ debtorIds, total, by, withOwn, amounts }: PaymentValues): {
  split: Split;
  total: Sen;
} {
  if (by === 'equally') return { split: { by, withOwn }, total: parseAmount(total) ?? 0 };
  const each = new Map(debtorIds.map((id) => [id, parseAmount(amounts[id] ?? '') ?? 0]));
  return { split: { by, amounts: each }, total: [...each.values()].reduce((sum, sen) => sum + sen, 0) };
}

/** What is asked for, once nothing is wrong with it. */
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

/** What is asked for, and how often again. */
export type Asking = Asked & { repeats?: Repeats };

export const askingOf = (values: PaymentValues): Asking => ({
  ...askedOf(values),
  ...(values.repeats !== '' && { repeats: values.repeats }),
});

/** '12.50' of '12 50'; undefined where what was typed can be read, or says nothing. */
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

/**
 * docs/product/limits.md 'Amounts of money'. Of an amount that is too small to be shared, too large or none at all the page says the same.
 */
export const RULES = {
  debtorIds: (ids: string[]) => (ids.length === 0 ? words.whoMissing : undefined),
  title: (title: string) => {
    const problem = titleProblem(title);
    return problem && paymentProblems[problem];
  },
  total: (_typed: string, values: PaymentValues) =>
    values.by === 'equally' ? dividedWrongly(values) : undefined,
  // Of nobody there is no amount, and it is said already.
  amounts: (_typed: PaymentValues['amounts'], values: PaymentValues) =>
    values.by === 'amounts' && values.debtorIds.length > 0 ? dividedWrongly(values) : undefined,
};

/** What is said at once of an amount that was left; undefined where it is right, or not there yet. */
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

/** '1,234.50' of '1234.5'; what is no amount stays as it was typed. */
export function tidyAmount(typed: string): string {
  const amount = parseAmount(typed);
  return amount === undefined ? typed : plainAmount(amount);
}

/** '1,234.50' of 123450 sen, as it is typed. */
export const plainAmount = (sen: Sen): string => formatAmount(sen).replace(/^RM /, '');

/** What is shown before it is asked for; all in sen, and 0 as long as something is missing. */
export type PaymentPreview = {
  /** Of the total, where the requester's own share is counted. */
  own: Sen | null;
} & (
  | { by: 'amounts'; total: Sen }
  | {
      by: 'equally';
      share: Sen;
      /** How many of the debtors pay a sen more. */
      more: number;
      /** What the requester gains (above 0) or bears by the rounding. */
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
