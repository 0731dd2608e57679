import type { Sen } from '#domain/money.ts';
import { checkAmount, QUOTING_CONFIDENCE, type Reread } from '#receipts/amount/check.ts';
import { amountsOf } from '#receipts/amount/amounts.ts';
import { isMemo } from '#receipts/labels/memos.ts';
import { withoutColons } from '#receipts/rows/colons.ts';
import { checkDate } from '#receipts/date/check.ts';
import { datesOf, paymentDate, type Moment } from '#receipts/date/dates.ts';
import { conclude, LISTED_MAX, type Decision, type Findings } from '#receipts/verdict/decision.ts';
import { namesForeign, namesRinggit } from '#receipts/rows/figures.ts';
import { isEdited, kindOf, type Kind } from '#receipts/kind/kinds.ts';
import { withoutMemos } from '#receipts/remarks/memos.ts';
import { bestMatch } from '#receipts/recipient/names.ts';
import { firstWords, meanConfidence, type Row, type SeenPage } from '#receipts/rows/rows.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { isGap, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';
import {
  finding,
  sharingReason,
  addRuleHits,
  type Finding,
  type RuleHitWithReason,
  type RuleHit,
} from '#receipts/findings.ts';
import type { RuleId } from '#receipts/rules.ts';
import { partiesOf } from '#receipts/recipient/parties.ts';
import { checkRecipient } from '#receipts/recipient/recipient.ts';
import { checkReferences, referencesOf, unlabelledReferencesOf } from '#receipts/reference/references.ts';
import { impliedStatus } from '#receipts/status/implied.ts';
import { checkStatus, statusOf } from '#receipts/status/status.ts';
import { isBuiltAsReceipt } from '#receipts/verdict/structure.ts';
import { untabled } from '#receipts/labels/tables.ts';

/** The text that OCR read from a file. */
export type Reading = {
  pages: SeenPage[];
  /** The programs that made the file, by its own words; empty if it names none. */
  madeBy: string;
  /** How many more pages the file has that were not read. */
  unreadPages?: number;
  /** Whether something was added over a page, if that can be known. */
  isWrittenOver?: boolean;
  /** The file names the programs that made it in a way that cannot be read. */
  hidesPrograms?: boolean;
  /** The result of a second look at the amount alone, if there was one. */
  reread: Reread | undefined;
};

/** The payment that is expected. */
export type Expected = {
  due: Sen;
  /** The requester's display name, then the names on receipts that they confirmed. */
  names: readonly string[];
  /** When it was requested, and the time now, on the clock of the home's time zone. */
  asked: Moment;
  now: Moment;
};

const WORDS_MIN = 8;
/** Receipts never have more, and finding labels and values gets slower with their number. */
const WORDS_MAX = 3000;
/** A sentence about a payment is never longer. */
const SAID_MAX = 500;
/** Below this mean confidence everything that was read is chance. */
const PAGE_CONFIDENCE_MIN = 45;
/** This many words of shops make a shop receipt; fewer are enough if the amount does not fit either. */
const ENOUGH_SHOP_WORDS = 6;
const ENOUGH_SHOP_WORDS_WITHOUT_AMOUNT = 4;

/** Decides on a proof by what the page shows (docs/product/receipts.md 'What verified needs'); senders.ts and reuse.ts add the rest. */
export function decide(reading: Reading, expected: Expected): Decision {
  const words = reading.pages.reduce((sum, page) => sum + page.words.length, 0);
  const pages = firstWords(reading.pages, WORDS_MAX);
  const confidence = meanConfidence(pages);
  if (words < WORDS_MIN || confidence < PAGE_CONFIDENCE_MIN)
    return conclude(NOTHING_READ, () => NOTHING_READ);
  const rows = laidOut(pages);
  // Also in a column title that looks like a remark: a payer gains nothing by it, because a sum with another sign never counts.
  const isRinggitNamed = rows.some(namesRinggit);
  const findings = findingsOf(rows, reading, expected, confidence, isRinggitNamed);
  const few = withFew(findings);
  const parts = sharingReason(
    [
      words > WORDS_MAX && { rule: 'file/too-many-words' },
      (reading.unreadPages ?? 0) > 0 && { rule: 'file/unread-pages' },
      few !== findings && { rule: 'file/too-many-listed' },
    ],
    { code: 'too-long' },
  );
  let bare: Findings | undefined;
  return conclude(
    parts.length > 0 ? withTheRest(few, parts) : findings,
    () => (bare ??= findingsOf(withoutMemos(rows), reading, expected, confidence, isRinggitNamed)),
  );
}

/** Lays out the rows of a document as the rules read them. */
export function laidOut(pages: readonly SeenPage[]): Row[] {
  const seen = rowsOf(pages.map((page) => ({ ...page, words: withoutColons(page.words) })));
  return untabled(seen);
}

/** Keeps as many senders and references as a receipt can have, because the server compares each with the whole home. */
function withFew(findings: Findings): Findings {
  const { recipient, reference } = findings;
  const [{ senders }, { references }] = [recipient, reference];
  if (Math.max(senders.length, references.length) <= LISTED_MAX) return findings;
  return {
    ...findings,
    recipient: { ...recipient, senders: senders.slice(0, LISTED_MAX) },
    reference: { ...reference, references: references.slice(0, LISTED_MAX) },
  };
}

/**
 * Adjusts findings on the beginning of a file whose rest was not read: the rest may contain the amount, and what counts against the
 * payment.
 */
function withTheRest({ amount, file, ...others }: Findings, said: readonly RuleHitWithReason[]): Findings {
  return {
    ...others,
    amount: { ...amount, reasons: amount.reasons.filter(({ code }) => !UNREAD.has(code)) },
    file: addRuleHits(file, said),
  };
}

const NOTHING = finding([], 0);
const nothing = (rule: RuleId, reason: Reason) => finding([{ rule, reason }], 0);
const NOTHING_READ: Findings = {
  amount: { ...nothing('amount/none', { code: 'amount-missing' }), paid: undefined, quotable: false },
  status: { ...nothing('status/none', { code: 'status-missing' }), word: '', isImplied: false },
  recipient: { ...nothing('recipient/nobody', { code: 'name-missing' }), name: undefined, senders: [] },
  date: { ...nothing('date/none', { code: 'date-missing' }), day: undefined, minute: undefined },
  reference: { ...nothing('reference/none', { code: 'reference-missing' }), references: [] },
  file: nothing('file/unreadable', { code: 'unreadable' }),
  sender: NOTHING,
  reuse: NOTHING,
};

function findingsOf(
  rows: readonly Row[],
  { madeBy, isWrittenOver = false, hidesPrograms = false, reread }: Reading,
  expected: Expected,
  confidence: number,
  isRinggitNamed: boolean,
): Findings {
  const amounts = amountsOf(rows);
  const parties = partiesOf(rows);
  const dates = datesOf(rows, expected.now.day);
  const references = referencesOf(rows);
  const isForeignNamed = rows.some((row) => !isMemo(row) && namesForeign(row));
  const amount = checkAmount(amounts, expected.due, confidence, reread, isForeignNamed, isRinggitNamed);
  const date = checkDate(dates, expected.asked, expected.now, confidence >= QUOTING_CONFIDENCE, references);
  const trusted = paymentDate(dates)?.isTimeApart ? { ...date, minute: undefined } : date;
  const stated = statusOf(rows);
  const mayImply =
    stated.kind === 'missing' && !stated.isLabelled && references.length > 0 && trusted.minute !== undefined;
  const status = (mayImply && impliedStatus(rows)) || stated;
  return orUnread({
    amount,
    status: { ...checkStatus(status), word: status.text.slice(0, SAID_MAX), isImplied: status !== stated },
    recipient: checkRecipient(parties, rows, expected.names),
    date,
    reference: checkReferences(references, trusted, expected.now.day, unlabelledReferencesOf(rows)),
    file: checkFile({
      rows,
      changes: [
        isWrittenOver && { rule: 'file/written-over' },
        isEdited(madeBy) && { rule: 'file/edited' },
        hidesPrograms && { rule: 'file/hidden-programs' },
      ],
      hasStructure: isBuiltAsReceipt({ rows, amounts, status, parties, dates, references }),
      amountFits: amount.points > 0,
      isSuccess: stated.kind === 'success',
      isNamed:
        bestMatch(
          expected.names,
          parties.to.map(({ text }) => text),
        ) === 'strong',
      isPayment: status.kind !== 'missing' || parties.to.length > 0,
    }),
    sender: NOTHING,
    reuse: NOTHING,
  });
}

/** The reasons about an amount that was not read, or was read in two ways. */
const UNREAD = new Set<ReasonCode>(['amount-missing', 'unreadable']);

/** Sends a receipt to the requester if only its amount could not be read (docs/product/receipts.md 'No amount found'). */
function orUnread(findings: Findings): Findings {
  const { amount, status, recipient, date, reference, file } = findings;
  const isUnread = amount.reasons.length > 0 && amount.reasons.every(({ code }) => UNREAD.has(code));
  const isReceipt = [status, date, file].every(({ reasons }) => reasons.length === 0);
  const rest = [recipient, reference].flatMap(({ reasons }) => reasons);
  if (!isUnread || !isReceipt || !rest.every(isGap)) return findings;
  const rules = [...amount.rules, { rule: 'amount/rest-fits' } as const];
  return { ...findings, amount: { ...amount, reasons: [{ code: 'amount-unread' }], rules } };
}

type Look = {
  rows: readonly Row[];
  changes: (RuleHit | false)[];
  hasStructure: boolean;
  amountFits: boolean;
  isSuccess: boolean;
  /** A label of the recipient names the requester. */
  isNamed: boolean;
  isPayment: boolean;
};

function checkFile(look: Look): Finding {
  const { rows, changes, hasStructure, amountFits, isSuccess, isNamed, isPayment } = look;
  const kind = kindOf(rows);
  const { confirmScreen, incoming, chat } = kind;
  const confirm: RuleHitWithReason = isSuccess
    ? { rule: 'file/confirm-beside-success', on: confirmScreen, reason: { code: 'status-mixed' } }
    : { rule: 'file/confirm-screen', on: confirmScreen, reason: { code: 'confirm-screen' } };
  const isShop = !isPayment && isOfShop(kind, amountFits);
  const said: (RuleHitWithReason | false)[] = [
    confirmScreen !== undefined && confirm,
    isShop && { rule: 'file/shop', on: kind.bill ?? kind.shop.join(', '), reason: { code: 'shop' } },
    incoming !== undefined && !isNamed && cameIn(incoming),
    chat !== undefined && { rule: 'file/chat', on: chat, reason: { code: 'chat' } },
    ...sharingReason(changes, { code: 'edited' }),
    builtAs(kind, hasStructure),
  ];
  return finding(said, hasStructure ? 3 : 0);
}

const cameIn = (on: string): RuleHitWithReason => ({
  rule: 'file/money-came-in',
  on,
  reason: { code: 'reversed' },
});

function builtAs({ noReceipt }: Kind, hasStructure: boolean): RuleHitWithReason {
  if (noReceipt !== undefined)
    return { rule: 'file/no-receipt', on: noReceipt, reason: { code: 'no-receipt' } };
  if (!hasStructure) return { rule: 'file/not-built-so', reason: { code: 'structure' } };
  return { rule: 'file/built-so' };
}

const isOfShop = ({ shop, bill }: Kind, amountFits: boolean) =>
  bill !== undefined || shop.length >= (amountFits ? ENOUGH_SHOP_WORDS : ENOUGH_SHOP_WORDS_WITHOUT_AMOUNT);
