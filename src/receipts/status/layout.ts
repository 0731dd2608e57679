import type { RuleId } from '#receipts/rules.ts';
import type { Row } from '#receipts/rows/rows.ts';
import type { Sign, Status, Statement } from '#receipts/status/types.ts';
import { statementsOf } from '#receipts/status/statements.ts';
import { MONTHS } from '#receipts/lexicon/dates.ts';
import { KEPT, NO_MONEY, OTHER_PAPERS, TOP_UPS } from '#receipts/lexicon/no-payments.ts';
import { PAID_THING } from '#receipts/lexicon/sentences.ts';
import { SUCCESS } from '#receipts/lexicon/status.ts';
import { anyOf, phrase, wordsOf } from '#receipts/terms.ts';

const STAMPS = new Set(wordsOf(SUCCESS));

/** 'Dibayar / Paid': words of success and nothing else. */
const isOfSuccess = (words: readonly string[]): boolean => words.every((word) => STAMPS.has(word));

/** 'LULUS / APPROVED' in capitals. */
export const isStamp = ({ text, words }: Statement): boolean =>
  words.length > 1 && isOfSuccess(words) && text === text.toUpperCase();

/** Believes a stamp ('BERJAYA | SUCCESSFUL') or a badge at the end of a label's line if there is only one, because lists have many. */
export function withStamp(statements: Statement[]): Statement[] {
  const [stamp, ...others] = statements.filter(
    (each) => each.isAside && isOfSuccess(each.words) && (each.isByLabel || isStamp(each)),
  );
  if (!stamp || others.length > 0) return statements;
  return statements.map((each) => (each === stamp ? { ...each, isAside: false } : each));
}

/** A step that is still to come is after an empty box: '( ) Sent to Bank Nusa'. */
export const isOpenStep = (text: string): boolean => /^\s*(?:\(\s*\)|\[\s*\]|[☐□○◯])/.test(text);

/** How many rows of a page say what it is about: 'Peringatan dihantar', 'TAMBAH NILAI DOMPET'. */
const STAMP_HEAD_ROWS = 8;
const HEAD_WORDS = 4;
const OTHER_THING = `(?:(?:your|payment|money|bayaran) )?(?:${anyOf(NO_MONEY)})s?(?: anda)?`;
const WENT_WELL_TOO = `(?:is |has been |telah )?(?:${anyOf(SUCCESS, KEPT)}|ready|sedia)`;
const IS_OTHER = new RegExp(
  String.raw`^\W*(?:${OTHER_THING} ${WENT_WELL_TOO}|(?:e-?wallet |wallet |dompet )?(?:${anyOf(TOP_UPS)}))\b`,
  'i',
);
const OF_PAID_THING = phrase(PAID_THING);
const IS_TRANSFER = /\b(?:transfers?|pindahan|pemindahan)\b/i;

/** A title such as 'Claim approved', 'Semakan nama'. */
const IS_PAPER = phrase(OTHER_PAPERS);
/** 'Voucher no.' is a label, and 'Voucher no. 12' a title. */
const ENDS_AS_FIELD = /\b(?:no|number|nombor|ref|amount)\W*$/i;
const isPaper = ({ cells, text }: Row) =>
  cells.length === 1 &&
  !ENDS_AS_FIELD.test(text) &&
  text.split(' ').length <= HEAD_WORDS &&
  IS_PAPER.test(text) &&
  !IS_TRANSFER.test(text);

const missing = (rule: RuleId, on: string): Status => ({
  kind: 'missing',
  text: on,
  isLabelled: true,
  rules: [{ rule, on }],
});

/** If the head of the page says that something else succeeded, a success that names no payment belongs to that. */
export function aboutOtherThings(rows: readonly Row[], signs: readonly Sign[]): Status | undefined {
  const head = rows.slice(0, STAMP_HEAD_ROWS);
  const other = head.find(
    ({ cells, text }) => cells.length === 1 && IS_OTHER.test(text) && text.split(' ').length <= HEAD_WORDS,
  );
  const isOfPayment = signs.some(({ kind, text }) => kind === 'success' && OF_PAID_THING.test(text));
  const paper = head.find(isPaper);
  if (paper && !isOfPayment) return missing('status/other-paper', paper.text);
  // A menu beside a transfer names other actions.
  if (head.some(({ text }) => IS_TRANSFER.test(text))) return undefined;
  return other && !isOfPayment ? missing('status/other-head', other.text) : undefined;
}

const DAY_IN = new RegExp(
  String.raw`\b\d{1,2}(?:[-/.]\d{1,2}[-/.]\d{2}| ?(?:${Object.keys(MONTHS).join('|')})\b)`,
  'i',
);

/** 'Completed 15 Jul' and 'Completed 17 Jul' make a list, not a receipt. */
export function ofOneDay(signs: Sign[]): Sign[] {
  const isDated = ({ kind, text }: Sign) => kind === 'success' && DAY_IN.test(text);
  const days = new Set(signs.filter(isDated).map(({ text }) => DAY_IN.exec(text)?.[0]));
  return days.size > 1 ? signs.filter((sign) => !isDated(sign)) : signs;
}

const CALLED_STATUS = /\bstatus\b/i;
const LETTERS_MIN = 3;

/** Returns a status whose words mean neither success nor failure: 'Status: Invited' is not a success, whatever is above it. */
export function unknownStatus(
  rows: readonly Row[],
  signs: readonly Sign[],
  inSentences: readonly Sign[],
): Status | undefined {
  if (signs.some(({ isLabelled }) => isLabelled)) return undefined;
  const named = rows.flatMap((row, index) => {
    const isNamed = [row, rows[index - 1]].some((each) => each && CALLED_STATUS.test(each.text));
    return isNamed ? statementsOf(row, rows, index).filter((each) => each.isLabelled && !each.isPast) : [];
  });
  const found = named.find((each) => each.words.join('').length >= LETTERS_MIN);
  // 'Status: Your transfer went through' is a sentence.
  const isInSentence = inSentences.some(({ text }) => found?.text === text);
  return found && !isInSentence ? missing('status/other-value', found.text) : undefined;
}
