import type { Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import { nameForReader } from '#domain/users.ts';

/**
 * The outcomes of a proof (docs/product/receipts.md 'Three outcomes'): verified (the share becomes paid), review (the requester decides),
 * rejected with the reason.
 */
export const OUTCOMES = ['verified', 'review', 'rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The aspects that the decision checks in turn. */
type Aspect = 'amount' | 'status' | 'recipient' | 'date' | 'reference' | 'file' | 'sender' | 'reuse';

type Rule = {
  about: Aspect;
  /** 'reject': the debtor is told what to send instead; 'review': the requester looks at it. */
  outcome: 'reject' | 'review';
  /** 'gap': not read, so another reading may help; 'doubt': read, and unclear; 'contradiction': read, and wrong. */
  says: 'gap' | 'doubt' | 'contradiction';
};

/** All reasons why a proof is not verified (docs/product/receipts.md 'Reasons are a closed list'). */
export const REASONS = {
  'status-failed': { about: 'status', outcome: 'reject', says: 'contradiction' },
  'status-pending': { about: 'status', outcome: 'reject', says: 'contradiction' },
  'status-mixed': { about: 'status', outcome: 'review', says: 'doubt' },
  'status-missing': { about: 'status', outcome: 'review', says: 'gap' },
  reused: { about: 'reuse', outcome: 'reject', says: 'contradiction' },
  'sender-other': { about: 'sender', outcome: 'review', says: 'contradiction' },
  'looks-used': { about: 'reuse', outcome: 'review', says: 'doubt' },
  'used-elsewhere': { about: 'reuse', outcome: 'review', says: 'doubt' },
  'other-currency': { about: 'amount', outcome: 'reject', says: 'contradiction' },
  'other-currency-too': { about: 'amount', outcome: 'review', says: 'doubt' },
  'amount-low': { about: 'amount', outcome: 'reject', says: 'contradiction' },
  'amount-high': { about: 'amount', outcome: 'review', says: 'contradiction' },
  'several-shares': { about: 'amount', outcome: 'review', says: 'doubt' },
  'amount-conflict': { about: 'amount', outcome: 'review', says: 'doubt' },
  'amount-missing': { about: 'amount', outcome: 'reject', says: 'gap' },
  'amount-unsure': { about: 'amount', outcome: 'review', says: 'gap' },
  'amount-unread': { about: 'amount', outcome: 'review', says: 'gap' },
  'amount-unlabelled': { about: 'amount', outcome: 'review', says: 'gap' },
  'date-old': { about: 'date', outcome: 'reject', says: 'contradiction' },
  'date-early': { about: 'date', outcome: 'review', says: 'contradiction' },
  'date-future': { about: 'date', outcome: 'reject', says: 'contradiction' },
  'date-ambiguous': { about: 'date', outcome: 'review', says: 'doubt' },
  'date-missing': { about: 'date', outcome: 'review', says: 'gap' },
  reversed: { about: 'recipient', outcome: 'review', says: 'contradiction' },
  'name-mismatch': { about: 'recipient', outcome: 'review', says: 'contradiction' },
  'name-weak': { about: 'recipient', outcome: 'review', says: 'gap' },
  'name-missing': { about: 'recipient', outcome: 'review', says: 'gap' },
  'reference-date': { about: 'reference', outcome: 'review', says: 'contradiction' },
  'reference-missing': { about: 'reference', outcome: 'review', says: 'gap' },
  'confirm-screen': { about: 'file', outcome: 'reject', says: 'contradiction' },
  shop: { about: 'file', outcome: 'reject', says: 'contradiction' },
  chat: { about: 'file', outcome: 'review', says: 'contradiction' },
  'no-receipt': { about: 'file', outcome: 'review', says: 'contradiction' },
  'too-long': { about: 'file', outcome: 'review', says: 'contradiction' },
  'by-remark': { about: 'file', outcome: 'review', says: 'contradiction' },
  edited: { about: 'file', outcome: 'review', says: 'contradiction' },
  structure: { about: 'file', outcome: 'review', says: 'gap' },
  unreadable: { about: 'file', outcome: 'reject', says: 'gap' },
} as const satisfies Record<string, Rule>;

export type ReasonCode = keyof typeof REASONS;

/** The values that a sentence quotes. A number that may be misread stays undefined, and is never shown. */
type Quoted =
  | { code: 'status-failed' | 'status-pending'; word: string }
  | { code: 'amount-low' | 'amount-high'; shown: Sen | undefined }
  | { code: 'amount-conflict'; shown: Sen[] }
  /** The sum of `count` open shares. */
  | { code: 'several-shares'; shown: Sen; count: number }
  | { code: 'other-currency'; shown: string | undefined }
  | { code: 'date-old' | 'date-early' | 'date-future'; day: Day | undefined }
  | { code: 'date-ambiguous'; text: string | undefined }
  /** The title of the request that used it; undefined if the uploader must not know it. */
  | { code: 'reused'; title: string | undefined }
  /** The sender that the receipt names, by id and by their name in the home. */
  | { code: 'sender-other'; userId: string; name: string };

export type Reason = Quoted | { code: Exclude<ReasonCode, Quoted['code']> };

/** Returns whether a later reading can remove the reason: only if the aspect was not read, never if it was read and is wrong. */
export const isGap = ({ code }: Reason): boolean => REASONS[code].says === 'gap';

/** How well a finding fits the request. */
export const FITS = ['fits', 'unsure', 'contradicts'] as const;
export type Fit = (typeof FITS)[number];

/**
 * Returns how well a finding fits the request (docs/product/receipts.md 'Reasons are a closed list').
 * @param finding with the reasons against it
 * @returns 'fits' without reasons, 'contradicts' if one says so, else 'unsure'
 */
export function fitOf({ reasons }: { reasons: readonly Reason[] }): Fit {
  if (reasons.length === 0) return 'fits';
  return reasons.some(({ code }) => REASONS[code].says === 'contradiction') ? 'contradicts' : 'unsure';
}

/** Returns reasons for a reader: a sender whose account is deleted gets the word of the reader's language. */
export const reasonsForReader = (reasons: readonly Reason[], formerHousemate: string): Reason[] =>
  reasons.map((reason) =>
    reason.code === 'sender-other'
      ? { ...reason, name: nameForReader(reason.name, formerHousemate) }
      : reason,
  );
