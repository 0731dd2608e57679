import type {
  Clock,
  DateStyle,
  MoneyStyle,
  NameStyle,
  ReferenceStyle,
} from '#test/receipts/drawing/formats.ts';

/** The outcome of the payment on a receipt. */
export type Outcome = 'success' | 'failed' | 'pending' | 'cancelled' | 'refunded';

/** The kind of a page. Only a receipt can prove a payment. */
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
 * The expected answer. 'verified': a clean copy is never refused, and most are verified (expect-answers.ts). 'review': true, but the page cannot
 * prove it, so the requester is asked. 'rejected': the rules name the reason. 'not verified': one of the last two.
 */
export type Expected = 'verified' | 'review' | 'rejected' | 'not verified';

/** The share that the proof pays. */
export type Due = {
  sen: number;
  requester: string;
  askedAt: number;
  /** The home's time zone; banks print Malaysian time everywhere. */
  zone: string;
};

/** The content of a page, before a look gives it a form. */
export type Shown = {
  outcome: Outcome;
  sen: number;
  currency: string;
  recipient: string;
  sender: string;
  bank: string;
  paidAt: number;
  /** Determines the rest of the page: its words, accounts, advertisements. */
  pageSeed: string;
  /** Determines the reference, so that an edited receipt can keep another payment's. */
  referenceSeed: string;
  referenceAt: number;
  memo: string;
  balanceSen: number;
  /** The requested sum in a place where it does not count as paid. */
  decoy?: { as: 'balance' | 'cashback' | 'limit' | 'fee'; sen: number };
  /** The texts were edited over the picture, in another font. */
  edited?: boolean;
  /** Invisible text of a PDF. */
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
  /** The time of the upload, in milliseconds. */
  now: number;
  /** The id of a proof that this home verified before. */
  after?: string;
  /** The file equals that proof's, byte for byte. */
  sameFile?: boolean;
  /** Nothing on the picture reveals the forgery. */
  undetectable?: boolean;
};

/** A receipt's texts in a look's form, safe in HTML. */
export type Printed = {
  outcome: Outcome;
  done: boolean;
  status: string;
  sen: number;
  amount: string;
  /** The sum with the fee that some banks add. */
  withFee: string;
  fee: string;
  recipient: string;
  sender: string;
  account: string;
  ownAccount: string;
  bank: string;
  date: string;
  time: string;
  /** The time on the phone's status bar. */
  clock: string;
  reference: string;
  otherReference: string;
  memo: string;
  balance: string;
  nothing: string;
  decoy: [label: string, value: string][];
  hiddenText: string;
  /** Formats other sums on the page as the look does. */
  money: (sen: number) => string;
  /** Formats a day near the payment as the look does. */
  daysBefore: (days: number) => string;
  below: (count: number, what: string) => number;
};

export type Look = {
  name: string;
  page: Page;
  language: 'en' | 'ms' | 'mixed';
  dark: boolean;
  medium: 'phone' | 'wallet' | 'portal' | 'letter' | 'paper';
  /** In CSS pixels, and the device pixels per CSS pixel. */
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

/** `isHeldOut`: people who write the reader's rules never see it. */
export type RoundLook = Look & { isHeldOut: boolean };
