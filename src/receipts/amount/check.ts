import type { Sen } from '#domain/money.ts';
import { counts, type Amount } from '#receipts/amount/amounts.ts';
import { figuresOf } from '#receipts/rows/figures.ts';
import type { SeenPage } from '#receipts/rows/rows.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { TAKEN_CONFIDENCE } from '#receipts/rows/readings.ts';
import { finding, sharingReason, type Finding, type RuleHitWithReason } from '#receipts/findings.ts';
import type { RuleId } from '#receipts/rules.ts';
import { ARRIVED, REDUCTIONS } from '#receipts/amount/words.ts';
import { phrase } from '#receipts/terms.ts';

/** The result of a second look at the amount alone. */
export type Reread = 'agrees' | 'differs';

export type AmountFinding = Finding & {
  /** The sum that the receipt shows as paid, if it was read; and its place, while the page is there. */
  paid: (Pick<Amount, 'sen'> & Partial<Pick<Amount, 'place'>>) | undefined;
  /** Whether that figure was read surely enough to show it to people. */
  quotable: boolean;
};

/** A figure below this confidence counts only if a second look agrees. */
const FIGURE_CONFIDENCE = 60;
/** Below this mean confidence of the whole document no figure is shown to people, because it may be misread. */
export const QUOTING_CONFIDENCE = 72;
/** Largest overpayment accepted as rounding: RM 1.00, and at most half of what is due. */
const OVER_MAX: Sen = 100;
/** Largest underpayment accepted as rounding: 5 sen, and at most a hundredth of what is due. */
const UNDER_MAX: Sen = 5;
/** A total may exceed the amount by a bank's usual fee, in sen. */
const FEE_MAX: Sen = 200;

/** Returns whether an amount may pay what is due: exactly, or rounded by a person. Both in sen. */
export function isWithin(paid: Sen, due: Sen): boolean {
  if (paid >= due) return paid - due <= Math.min(OVER_MAX, due / 2);
  return due - paid <= Math.min(UNDER_MAX, due / 100);
}

/** Compares what a receipt shows as paid with what is due, in sen. Names of currencies count anywhere on the page. */
export function checkAmount(
  amounts: readonly Amount[],
  due: Sen,
  confidence: number,
  reread: Reread | undefined,
  isForeignNamed = false,
  isRinggitNamed = true,
): AmountFinding {
  const counted = amounts.filter(counts);
  const paid = paidOf(counted, due);
  const isSure = paid !== undefined && (paid.confidence >= FIGURE_CONFIDENCE || reread === 'agrees');
  const quotable = isSure && reread !== 'differs' && confidence >= QUOTING_CONFIDENCE;
  const seen = {
    amounts,
    counted,
    due,
    confidence,
    isSure,
    reread,
    quotable,
    isForeignNamed,
    isRinggitNamed,
  };
  const fits = paid !== undefined && isWithin(paid.sen, due);
  const points = (paid?.sen === due ? 35 : 30) - (isSure ? 0 : 15);
  return {
    paid: paid && { sen: paid.sen, place: paid.place },
    quotable,
    ...(fits ? finding(onFitting(seen, paid), points) : finding(onOther(seen, paid), 0)),
  };
}

type Seen = {
  amounts: readonly Amount[];
  counted: readonly Amount[];
  due: Sen;
  confidence: number;
  isSure: boolean;
  reread: Reread | undefined;
  quotable: boolean;
  isForeignNamed: boolean;
  isRinggitNamed: boolean;
};

const isForeign = ({ currency }: Amount) => currency === 'foreign';
const isReliable = (amount: Amount) => !amount.odd && !isForeign(amount);
const heroFirst = ({ kind }: Amount) => (kind === 'hero' ? 0 : 1);

/** Returns the fitting amount nearest to what is due; if none fits, the headline, or the amount that was read best. */
function paidOf(counted: readonly Amount[], due: Sen): Amount | undefined {
  const reliable = counted.filter(isReliable);
  const apart = ({ sen }: Amount) => Math.abs(sen - due);
  const fitting = reliable
    .filter(({ sen }) => isWithin(sen, due))
    .toSorted((a, b) => apart(a) - apart(b) || b.confidence - a.confidence);
  const others = reliable.toSorted((a, b) => heroFirst(a) - heroFirst(b) || b.confidence - a.confidence);
  return fitting[0] ?? others[0];
}

function onFitting(seen: Seen, paid: Amount): (RuleHitWithReason | false)[] {
  const { amounts, counted, due, isSure, reread, quotable, isForeignNamed } = seen;
  const fees = feesOf(amounts);
  const differing = [
    ...counted
      .filter((other) => mayDiffer(other, paid) && disagrees(other, paid, due, fees))
      .map(saidOf('amount/other-sum')),
    ...amounts.flatMap((other) => {
      if (isNothing(other)) return saidOf('amount/sum-of-nothing')(other);
      return isReducedTo(other, paid, amounts) ? saidOf('amount/reduced-sum')(other) : [];
    }),
  ];
  const all = [...new Set([paid, ...differing].map(({ sen }) => sen))];
  const foreign = counted.find(isForeign);
  const isBeside = (foreign !== undefined || isForeignNamed) && !isExchanged(seen, paid);
  return [
    saidOf(paid.sen === due ? 'amount/exact' : 'amount/rounded')(paid),
    ...sharingReason(differing, { code: 'amount-conflict', shown: quotable ? all.slice(0, 3) : [] }),
    isBeside && {
      rule: 'amount/currency-beside',
      on: foreign?.text,
      reason: { code: 'other-currency-too' },
    },
    ...sharingReason(
      [
        reread === 'differs' && { rule: 'amount/looks-differ', on: paid.text },
        !isSure && { rule: 'amount/blurred', on: paid.text },
        !isOfRinggit(seen) && { rule: 'amount/no-ringgit', on: paid.text },
      ],
      { code: 'amount-unsure' },
    ),
  ];
}

const saidOf =
  (rule: RuleId) =>
  ({ text, sen }: Amount) => ({ rule, on: text, sen });

/** Apps of other countries write sums with signs that we do not know, or with none. */
function isOfRinggit({ amounts, due, isRinggitNamed }: Seen): boolean {
  const fitting = amounts.filter(({ sen }) => isWithin(sen, due));
  if (fitting.some(({ currency }) => currency === 'ringgit')) return true;
  const hasSign = ({ before, behind }: Amount) => SIGN_BEFORE.test(before) || SIGN_BEHIND.test(behind);
  return isRinggitNamed && !fitting.every(hasSign);
}
const SIGN_BEFORE = /(?:^|\s)(?!RM\b|MYR\b)\p{L}{1,4}\.?\s*$|\p{Sc}\s*$/iu;
const SIGN_BEHIND = /^\s?(?!DR\b|CR\b)[\p{L}\p{Sc}]/u;

const HAS_ARRIVED = phrase(ARRIVED);

/**
 * 'Recipient gets MYR 350.00' beside 'You paid SGD 108.02': the sum in ringgit arrived at the recipient, and another sum without ringgit
 * was paid, which is not what is due.
 */
function isExchanged({ amounts, due }: Seen, paid: Amount): boolean {
  const foreign = amounts.filter(isForeign);
  const isArrived = paid.kind !== 'total' && (paid.before.trim() === '' || HAS_ARRIVED.test(paid.before));
  const isCost = ({ sen, before }: Amount) => !isWithin(sen, due) && !HAS_ARRIVED.test(before);
  return paid.currency === 'ringgit' && isArrived && foreign.length > 0 && foreign.every(isCost);
}

/** 'RM20' beside a label never counts as paid, but it differs from RM45.50. 'RM4550' may be the same sum, and 'RM50 x 9' are banknotes. */
const mayDiffer = (other: Amount, paid: Amount) =>
  isReliable(other) ||
  (WHOLE_RINGGIT.test(other.text) &&
    other.kind !== 'hero' &&
    !/^\s*[x×]/i.test(other.behind) &&
    other.confidence >= FIGURE_CONFIDENCE &&
    !String(paid.sen).startsWith(String(other.sen / 100)));
const WHOLE_RINGGIT = /^(?:RM|MYR)\s?\d{1,4}$/i;

/** 'Jumlah bayaran  RM0.00': a voucher paid for it, or nothing has been paid yet. */
const isNothing = ({ kind, sen, odd }: Amount) =>
  sen === 0 && !odd && (kind === 'amount' || kind === 'total');

/** The rest of the sum after a discount or voucher on the page. */
const isReducedTo = (other: Amount, paid: Amount, amounts: readonly Amount[]) =>
  amounts.some(
    (less) =>
      less.sen > 0 && less.sen + other.sen === paid.sen && less !== other && IS_LESS.test(less.before),
  );
const IS_LESS = phrase(REDUCTIONS);

const feesOf = (amounts: readonly Amount[]): Sen =>
  amounts.filter(({ kind }) => kind === 'fee').reduce((sum, { sen }) => sum + sen, 0);

/** A total may be higher by the fees that the receipt names, or by a bank's usual fee. */
function disagrees(other: Amount, paid: Amount, due: Sen, fees: Sen): boolean {
  const more = other.sen - paid.sen;
  // Cashback and points are called fees too.
  if (more > 0 && more === fees && fees <= Math.max(paid.sen, FEE_MAX)) return false;
  if (other.kind === 'total') return more < 0 || more > FEE_MAX;
  return !isWithin(other.sen, due);
}

function onOther(seen: Seen, paid: Amount | undefined): (RuleHitWithReason | false)[] {
  const { amounts, counted, due, confidence, isSure, reread, quotable, isForeignNamed } = seen;
  const foreign = counted.find(isForeign);
  if (paid) {
    // Two looks that differ are not reason enough to refuse a receipt, nor is a smaller sum beside a headline that is hard to read.
    const isBlurred = counted.some(({ kind, odd }) => odd && kind === 'hero');
    const on = paid.text;
    const unsure = sharingReason(
      [
        reread === 'differs' && { rule: 'amount/looks-differ', on },
        !isSure && { rule: 'amount/blurred', on },
        isBlurred && paid.kind !== 'hero' && { rule: 'amount/blurred-headline', on },
      ],
      { code: 'amount-unsure' },
    );
    if (unsure.length > 0) return unsure;
    const shown = quotable ? paid.sen : undefined;
    return paid.sen < due
      ? [{ rule: 'amount/less', on, reason: { code: 'amount-low', shown } }]
      : [{ rule: 'amount/more', on, reason: { code: 'amount-high', shown } }];
  }
  const isPerhapsRinggit = amounts.some((amount) => amount.sen === due && amount.currency === 'ringgit');
  if (foreign && !isPerhapsRinggit) {
    const shown = confidence >= QUOTING_CONFIDENCE ? foreign.text : undefined;
    return [{ rule: 'amount/currency-alone', on: foreign.text, reason: { code: 'other-currency', shown } }];
  }
  // Kept for the join with a later reading, which may find the figure but miss the sign.
  const too: RuleHitWithReason | false = (isForeignNamed || foreign !== undefined) && {
    rule: 'amount/currency-unsure',
    on: foreign?.text,
    reason: { code: 'other-currency-too' },
  };
  const perhaps = amounts.find((amount) => mayBeDue(amount, due));
  if (perhaps)
    return [{ rule: 'amount/not-called-so', on: perhaps.text, reason: { code: 'amount-unlabelled' } }, too];
  if (confidence < QUOTING_CONFIDENCE)
    return [{ rule: 'amount/page-unclear', reason: { code: 'unreadable' } }, too];
  return [{ rule: 'amount/none', reason: { code: 'amount-missing' } }, too];
}

const mayBeDue = (amount: Amount, due: Sen) =>
  amount.sen === due &&
  !isForeign(amount) &&
  (counts(amount) || amount.kind === 'other' || amount.kind === 'plain');

/** Compares a second reading of the amount alone with the first; undefined if it shows no figure. */
export function rereadAmount(page: SeenPage, sen: Sen): Reread | undefined {
  const figures = rowsOf([page])
    .flatMap(figuresOf)
    .filter((figure) => figure.sen > 0);
  if (figures.length === 0) return undefined;
  return figures.some((figure) => figure.sen === sen) ? 'agrees' : 'differs';
}

/** Returns whether the page has a sum of money as banks write it, read surely enough for `replaceUnsure`. */
export const showsSum = (page: SeenPage): boolean =>
  rowsOf([page])
    .flatMap(figuresOf)
    .some(({ odd, confidence }) => !odd && confidence >= TAKEN_CONFIDENCE);
