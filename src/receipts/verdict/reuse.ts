import type { Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import type { Reason } from '#domain/proof-reasons.ts';
import { minutesOf } from '#receipts/date/dates.ts';
import { finding } from '#receipts/findings.ts';
import type { RuleId } from '#receipts/rules.ts';
import { conclude, type Decision } from '#receipts/verdict/decision.ts';

/** The traces that a payment is recognized by: its reference keys, and its day, minute and amount if known. */
export type Traces = {
  referenceKeys: readonly string[];
  day: Day | undefined;
  minute: number | undefined;
  sen: Sen | undefined;
};

/** Whether a payment was used before ('elsewhere': in another home of the requester), and the rule that says so. */
export type Reuse = { reuse: 'used' | 'alike' | 'elsewhere'; rule: RuleId };

/** Returns the traces of a decision; `minute` is on the home's clock, and undefined without a time of day. */
export function tracesOf({ read, referenceKeys }: Decision): Traces {
  const { day, minute } = read.date;
  const at = day === undefined || minute === undefined ? undefined : minutesOf({ day, minute });
  return { referenceKeys, day, minute: at, sen: read.amount.sen };
}

/**
 * Returns whether an earlier proof showed the same payment. Banks number payments in order, so a nearly equal reference also needs the same
 * minute or sum; without a number the minute is enough. Two payments of one debtor may have the same sum and time: their app and bank give
 * them different numbers.
 */
export function reuseOf(proof: Traces, earlier: Traces, isSameDebtor: boolean): Reuse | undefined {
  if (proof.referenceKeys.some((key) => earlier.referenceKeys.includes(key)))
    return { reuse: 'used', rule: 'reuse/same-reference' };
  const isSameMinute = proof.minute !== undefined && proof.minute === earlier.minute;
  const isSameAmount = proof.sen !== undefined && proof.sen === earlier.sen;
  const isUnnumbered = proof.referenceKeys.length === 0 || earlier.referenceKeys.length === 0;
  if (isSameMinute && isUnnumbered) return { reuse: 'alike', rule: 'reuse/same-minute' };
  if (isSameDebtor && isSameAmount && isAboutSameTime(proof, earlier))
    return { reuse: 'alike', rule: 'reuse/same-sum' };
  if (!isSameMinute && !isSameAmount) return undefined;
  const [ours, theirs] = [proof, earlier].map(({ referenceKeys }) => referenceKeys.slice(0, COMPARED_MAX));
  const isNear = ours?.some((key) => theirs?.some((other) => areNear(key, other)));
  return isNear ? { reuse: 'alike', rule: 'reuse/near-reference' } : undefined;
}

const isAboutSameTime = (a: Traces, b: Traces) =>
  a.minute === undefined || b.minute === undefined
    ? a.day !== undefined && a.day === b.day
    : Math.abs(a.minute - b.minute) <= CLOCKS_DIFFER_MINUTES;

const CLOCKS_DIFFER_MINUTES = 10;

/** How many references of a receipt are compared letter by letter with those of others: payments never have more. */
const COMPARED_MAX = 5;

const NEAR_MIN = 10;
const PREFIX_MIN = 14;

/** Returns whether one key is the other with one slip, or cut off. Both come from `referenceKey`. */
export function areNear(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter >= PREFIX_MIN && (a.startsWith(b) || b.startsWith(a))) return true;
  return shorter >= NEAR_MIN && isOneSlip(a, b);
}

/** Returns whether at most one inserted, removed or replaced letter makes them equal. Each key is compared with every earlier one. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return long.slice(same + 1) === short.slice(long.length === short.length ? same + 1 : same);
}

/** Changes the decision on a proof whose payment was seen before; names the request's title if the uploader may know it. */
export const withReuse = (decision: Decision, { reuse, rule }: Reuse, title?: string): Decision =>
  conclude({ ...decision.findings, reuse: finding([{ rule, reason: reasonOf(reuse, title) }], 0) });

function reasonOf(reuse: Reuse['reuse'], title: string | undefined): Reason {
  if (reuse === 'used') return { code: 'reused', title };
  return { code: reuse === 'alike' ? 'looks-used' : 'used-elsewhere' };
}
