import type {
  Clock,
  DateStyle,
  MoneyStyle,
  NameStyle,
  ReferenceStyle,
} from '#test/receipts/drawing/formats.ts';

/** What became of the payment that a receipt tells of. */
export type Outcome = 'success' | 'failed' | 'pending' | 'cancelled' | 'refunded';

/** What a page is; only a receipt can prove a payment. */
export type Page =
  | 'receipt'
  | 'before sending'
  | 'bill'
  | 'shop receipt'
  | 'chat'
  | 'balance'
  | 'history'
  | 'refund'
  | 'note';

/**
 * What the check must answer. 'verified': a clean copy is never refused, and most are verified (expect-answers.ts). 'review': true, but
 * the page cannot show it, so the requester is asked. 'rejected': the rules name it. 'not verified': either of the two.
 */
export type Expected = 'verified' | 'review' | 'rejected' | 'not verified';

/** The debtor's line that the proof answers. */
export type Due = {
  sen: number;
  requester: string;
  askedAt: number;
  /** The home's zone; the banks print Malaysian time wherever the home is. */
  zone: string;
};

/** What the page says, before a look gives it a form. */
export type Shown = {
  outcome: Outcome;
  sen: number;
  currency: string;
  recipient: string;
  sender: string;
  bank: string;
  paidAt: number;
  /** What else of the page is left to chance: its words, accounts, adverts. */
  pageSeed: string;
  /** What the reference is made of, so that an edited receipt can keep another payment's. */
  referenceSeed: string;
  referenceAt: number;
  memo: string;
  balanceSen: number;
  /** The sum that the line asks for where it does not belong: it must not count as paid. */
  decoy?: { as: 'balance' | 'cashback' | 'limit' | 'fee'; sen: number };
  /** Written over the picture by someone: another font, as such edits have. */
  edited?: boolean;
  /** A PDF's text that nobody sees. */
  hiddenText?: string;
};

export type Format = 'png' | 'jpg' | 'webp' | 'gif' | 'pdf';

export type Recipe = {
  id: string;
  kind: string;
  truth: 'true' | 'unsure' | 'false';
  expected: Expected;
  look: string;
  format: Format;
  due: Due;
  shown: Shown;
  /** When the debtor uploads it. */
  now: number;
  /** The proof that was verified in this home before. */
  after?: string;
  /** The same file as that proof's, byte for byte. */
  sameFile?: boolean;
  /** Nothing on the picture gives it away. */
  undetectable?: boolean;
};

/** A receipt's texts in a look's own form, safe to stand in HTML. */
export type Printed = {
  outcome: Outcome;
  done: boolean;
  status: string;
  sen: number;
  amount: string;
  /** With the fee that some banks add. */
  withFee: string;
  fee: string;
  recipient: string;
  sender: string;
  account: string;
  ownAccount: string;
  bank: string;
  date: string;
  time: string;
  /** The phone's clock. */
  clock: string;
  reference: string;
  otherReference: string;
  memo: string;
  balance: string;
  nothing: string;
  decoy: [label: string, value: string][];
  hiddenText: string;
  /** Sums in the look's form, for what else stands on the page. */
  money: (sen: number) => string;
  /** Any day near the payment, in the look's form. */
  daysBefore: (days: number) => string;
  below: (count: number, what: string) => number;
};

export type Look = {
  name: string;
  page: Page;
  language: 'en' | 'ms' | 'mixed';
  dark: boolean;
  medium: 'phone' | 'wallet' | 'portal' | 'letter' | 'paper';
  /** CSS pixels, and how many of the screen's pixels each takes. */
  width: number;
  scale: number;
  formats: Format[];
  money: MoneyStyle;
  date: DateStyle;
  time: (clock: Clock) => string;
  names: NameStyle;
  reference: ReferenceStyle;
  says: Record<Outcome, string[]>;
  draw: (printed: Printed) => string;
};

/** Of a held-out round: kept out of sight of whoever writes the reader's rules. */
export type RoundLook = Look & { isHeldOut: boolean };
