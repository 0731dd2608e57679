import type { Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import type { AmountFinding } from '#receipts/amount/check.ts';
import type { DateFinding } from '#receipts/date/check.ts';
import type { Box } from '#receipts/rows/rows.ts';
import { isGap, REASONS, fitOf, type Fit, type Outcome, type Reason } from '#domain/proof-reasons.ts';
import { addRuleHits, type Finding, type RuleHit } from '#receipts/findings.ts';
import type { RecipientFinding } from '#receipts/recipient/recipient.ts';
import { referenceKeys, type ReferenceFinding } from '#receipts/reference/references.ts';

/** A receipt never has more senders, references or reasons. */
export const LISTED_MAX = 20;

/** The findings of each aspect. Together they make the decision. */
export type Findings = {
  amount: AmountFinding;
  /** Implied by the name of a field if no status was read (status/implied.ts). */
  status: Finding & { word: string; isImplied: boolean };
  recipient: RecipientFinding;
  date: DateFinding;
  reference: ReferenceFinding;
  file: Finding;
  /** The sender (senders.ts) and earlier uses (reuse.ts), which are found after the page has been read. */
  sender: Finding;
  reuse: Finding;
};

/** One line of what was read, for the person who checks the proof: undefined or empty if it was not read. */
type ReadLines = {
  amount: { sen: Sen | undefined; fit: Fit };
  status: { word: string; fit: Fit };
  recipient: { name: string | undefined; fit: Fit };
  date: { day: Day | undefined; minute: number | undefined; fit: Fit };
  reference: { text: string | undefined; fit: Fit };
};

export type Decision = {
  outcome: Outcome;
  /** Empty if the proof is verified. */
  reasons: Reason[];
  /** The rules that matched, aspect by aspect. */
  rules: RuleHit[];
  /** 0 to 100; a verified proof has at least 85. */
  score: number;
  read: ReadLines;
  /** The amount in sen, if it was read surely enough to show it. */
  shown: Sen | undefined;
  referenceKeys: string[];
  /** Whether reading the file in another way may help: something was not read, and nothing that was read counts against the payment. */
  mayReadAgain: boolean;
  findings: Findings;
  /** The findings without the payer's remark (memos.ts): a proof that fits only with the remark is never verified. */
  bare?: () => Findings;
};

/** Decides on findings, without those that only the payer's remark gives (`bare`). */
export function conclude(findings: Findings, bare?: () => Findings): Decision {
  const decision = outcomeAlone(findings);
  if (!bare) return decision;
  const isByRemark = decision.outcome === 'verified' && outcomeAlone(bare()).outcome !== 'verified';
  return { ...(isByRemark ? outcomeAlone(withRemark(findings)) : decision), bare };
}

const withRemark = ({ file, ...others }: Findings): Findings => ({
  ...others,
  file: addRuleHits(file, [{ rule: 'file/by-remark', reason: { code: 'by-remark' } }]),
});

function outcomeAlone(findings: Findings): Decision {
  const all: Finding[] = Object.values(findings);
  const reasons = all.flatMap((finding) => finding.reasons);
  const points = all.reduce((sum, finding) => sum + finding.points, 0);
  return {
    outcome: outcomeOf(reasons),
    reasons,
    rules: all.flatMap((each) => each.rules),
    score: Math.max(0, Math.min(100, points)),
    read: linesOf(findings),
    shown: findings.amount.quotable ? findings.amount.paid?.sen : undefined,
    referenceKeys: referenceKeys(findings.reference.references, findings.date),
    mayReadAgain: reasons.some(isGap) && !reasons.some(({ code }) => REASONS[code].says === 'contradiction'),
    findings,
  };
}

function outcomeOf(reasons: readonly Reason[]): Outcome {
  if (reasons.length === 0) return 'verified';
  return reasons.some(({ code }) => REASONS[code].outcome === 'reject') ? 'rejected' : 'review';
}

function linesOf({ amount, status, recipient, date, reference }: Findings): ReadLines {
  return {
    amount: { sen: amount.paid?.sen, fit: fitOf(amount) },
    status: { word: status.word, fit: fitOf(status) },
    recipient: { name: recipient.name, fit: fitOf(recipient) },
    date: { day: date.day, minute: date.minute, fit: fitOf(date) },
    reference: { text: reference.references[0], fit: fitOf(reference) },
  };
}

/**
 * Returns whether OCR may have skipped something that counts, such as a badge 'Pending' if no status was read. Never for files that are too
 * long.
 */
export const mayHaveSkipped = ({ mayReadAgain, findings, reasons }: Decision): boolean =>
  mayReadAgain || (findings.status.isImplied && reasons.every(({ code }) => code !== 'too-long'));

/** Returns the amount to look at again, if that could change the decision; undefined if it could not, or if the receipt has no amount. */
export function amountToReread({
  outcome,
  reasons,
  findings,
}: Decision): { page: number; box: Box; sen: Sen } | undefined {
  const { paid } = findings.amount;
  const isAboutAmount = findings.amount.reasons.some(
    ({ code }) => code === 'amount-low' || code === 'amount-high' || code === 'amount-unsure',
  );
  const isOpen = outcome === 'verified' || isAboutAmount || reasons.every(isGap);
  return paid?.place && isOpen ? { ...paid.place, sen: paid.sen } : undefined;
}

/** Joins a later reading of the file with the first: it fills gaps, and removes nothing that counts against the payment. */
export function merge(first: Decision, later: Decision): Decision {
  const { status } = later.findings;
  // A badge that was skipped says more than the name of a field.
  const isBadge = first.findings.status.isImplied && !status.isImplied && !status.reasons.some(isGap);
  const [bare, laterBare] = [first.bare, later.bare];
  if (isBadge) {
    const withBadge = bare && laterBare && (() => ({ ...bare(), status: laterBare().status }));
    return merge(conclude({ ...first.findings, status }, withBadge), later);
  }
  const merged = conclude(
    joined(first.findings, later.findings),
    bare && laterBare && (() => joined(bare(), laterBare())),
  );
  if (isFurther(merged, first)) return merged;
  // Otherwise a third look that finds nothing against the payment would count for more than this one.
  return isContradicted(merged) ? { ...first, mayReadAgain: false } : first;
}

const isContradicted = ({ reasons }: Decision) =>
  reasons.some(({ code }) => REASONS[code].says === 'contradiction');

const joined = (a: Findings, b: Findings): Findings => ({
  amount: fuller(a.amount, b.amount),
  status: fuller(a.status, b.status),
  recipient: fuller(a.recipient, b.recipient),
  date: fuller(a.date, b.date),
  reference: fuller(a.reference, b.reference),
  file: fuller(a.file, b.file),
  sender: fuller(a.sender, b.sender),
  reuse: fuller(a.reuse, b.reuse),
});

function fuller<Part extends Finding>(first: Part, later: Part): Part {
  if (!first.reasons.every(isGap)) return first;
  if (!later.reasons.every(isGap)) return later;
  const isFuller = later.reasons.length < first.reasons.length || later.points > first.points;
  return isFuller && later.reasons.length <= first.reasons.length ? later : first;
}

function isFurther(merged: Decision, first: Decision): boolean {
  const [to, from] = [stageOf(merged), stageOf(first)];
  return to > from || (to === from && merged.outcome === 'review' && merged.score > first.score);
}

/** Returns how far a reading came: nothing to judge, a judgement, verified. */
function stageOf({ outcome, reasons }: Decision): number {
  if (outcome === 'verified') return 2;
  const isUnread =
    outcome === 'rejected' &&
    reasons.every((reason) => isGap(reason) || REASONS[reason.code].outcome === 'review');
  return isUnread ? 0 : 1;
}
