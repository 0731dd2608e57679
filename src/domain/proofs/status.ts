import { isMemo, isUnderMemo } from '#domain/proofs/amounts.ts';
import { cellOver, type Cell, type Row } from '#domain/proofs/pages.ts';
import type { Finding } from '#domain/proofs/reasons.ts';
import { nearestWord } from '#domain/proofs/spelling.ts';
import {
  BEHIND_SUCCESS,
  CONDITIONS,
  DENYING_STARTS,
  FAILED,
  FAILED_PHRASES,
  FUTURE,
  NEGATIONS,
  NO_STATUS,
  NO_MONEY,
  ONGOING,
  OVER,
  PAID_BACK,
  PAYMENT_WORDS,
  PENDING,
  PENDING_ASKED,
  PENDING_IN_SENTENCES,
  PENDING_NOUNS,
  PENDING_PHRASES,
  PROCESSED,
  SUCCESS,
  SUCCESS_AFTER_LABEL,
  STATUS_LABEL,
  STATUS_OF,
  SUCCESS_ALONE,
  WHEN_IT_WAS,
} from '#domain/proofs/terms-status.ts';
import { anyOf, phrase, wordsOf } from '#domain/proofs/terms.ts';

export type StatusKind = 'success' | 'failed' | 'pending' | 'mixed' | 'missing';

/** What the document says became of the payment, in its own words. */
export type Status = { kind: StatusKind; text: string; isLabelled: boolean };

type Sign = { kind: 'success' | 'failed' | 'pending'; text: string; isLabelled: boolean };

/** A cell's words where they may tell a status: after or under a label, or as a short heading. */
type Statement = {
  text: string;
  body: string;
  words: string[];
  /** The whole sentence, where it goes on from the line before or in the next one. */
  sentence: string;
  isLabelled: boolean;
  /** Beside something else, as a mark is: what went wrong is believed there, and success is not. */
  isAside: boolean;
};

const LABEL_WORDS = anyOf(STATUS_LABEL);
const LABELLED = new RegExp(
  String.raw`^(?:(?:${anyOf(STATUS_OF)}) )?(?:${LABEL_WORDS})(?: (?:${anyOf(STATUS_OF)}))?\b ?(.*)$`,
);
const STATUS = phrase(STATUS_LABEL);
const STATUS_ABOVE = new RegExp(
  String.raw`^(?:[a-z ]* )?(?:${LABEL_WORDS})(?: (?:${anyOf(STATUS_OF)}|${LABEL_WORDS}))*$`,
);
const CONDITIONAL = phrase(CONDITIONS);
const NOT_YET = phrase(CONDITIONS, FUTURE);
const NEGATED = phrase(NEGATIONS);
const OF_A_PAYMENT = phrase(PAYMENT_WORDS);
const ASKED = phrase(PENDING_ASKED);
const OF_NO_MONEY = phrase(NO_MONEY);
const PHRASES: [Sign['kind'], RegExp][] = [
  ['pending', phrase(PENDING_PHRASES)],
  ['failed', phrase(FAILED_PHRASES)],
];
// The first of equally near words: what failed is never read as what succeeded.
const LISTS: [Sign['kind'], string[]][] = [
  ['failed', wordsOf(FAILED)],
  ['pending', wordsOf(PENDING)],
  ['success', wordsOf(SUCCESS)],
];
const [AFTER_LABEL, ALONE, NOUNS, IN_SENTENCES] = [
  SUCCESS_AFTER_LABEL,
  SUCCESS_ALONE,
  PENDING_NOUNS,
  PENDING_IN_SENTENCES,
].map((terms) => new Set(wordsOf(terms)));
const HEADING_WORDS = 6;
const MARK_WORDS = 2;
const STILL = new Set(wordsOf(ONGOING));
const COMING = new Set(wordsOf(FUTURE).flatMap((words) => words.split(' ').at(-1) ?? []));
const IS_PROCESSED = new Set(wordsOf(PROCESSED));
const IS_OVER = new Set(wordsOf(OVER));
const AT = new Set(wordsOf(WHEN_IT_WAS));
const BEHIND = new Set(wordsOf(BEHIND_SUCCESS));
const DENYING = wordsOf(DENYING_STARTS);
const STILL_BEFORE = 3;

/** What the rows say became of the payment: what stands at a 'Status' label wins over headings. */
export function statusOf(rows: readonly Row[]): Status {
  const signs = rows.flatMap((row, index) => statementsOf(row, rows, index).flatMap(signsOf));
  return verdictOf(believed([...signs, ...sentencesOf(rows)]));
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^a-z' ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function statementsOf(row: Row, rows: readonly Row[], place: number): Statement[] {
  const [above, below] = [rows[place - 1], rows[place + 1]];
  return row.cells.flatMap((cell, index) => {
    const letters = lettersOf(cell.text);
    const [, own] = LABELLED.exec(letters) ?? [];
    const body = own ?? letters;
    const words = body.split(' ').filter(Boolean);
    const beforeIt = row.cells.slice(0, index);
    const isLabelled =
      own !== undefined || beforeIt.some(({ text }) => STATUS.test(text)) || isUnderLabel(cell, row, above);
    const isHeading = words.length <= HEADING_WORDS && index === 0 && row.cells.length <= 2;
    const isAside = !isLabelled && !isHeading && words.length <= MARK_WORDS;
    const lead = leadInto(row, rows, place);
    const text = NEGATED.test(lettersOf(lead)) ? `${lead} ${cell.text}` : cell.text;
    const sentence = lettersOf(`${lead} ${cell.text} ${restOf(row, below)}`);
    const isTold =
      (isHeading || isAside) && !isMemo(row) && !isUnderMemo(row, above) && !CONDITIONAL.test(sentence);
    return words.length > 0 && (isLabelled || isTold)
      ? [{ text, body, words, sentence, isLabelled, isAside }]
      : [];
  });
}

/** A sentence has at most so many lines before the one with its status. */
const LINES_BEFORE = 2;
/** Lines of one sentence are about equally high, and so near. */
const SAME_HEIGHT = 1.4;
const LINE_APART = 2.2;

const isNextLine = (upper: Row, lower: Row) => {
  const [short = 0, tall = 0] = [upper.height, lower.height].toSorted((a, b) => a - b);
  return tall <= SAME_HEIGHT * short && lower.middle - upper.middle <= LINE_APART * tall;
};

/** What a sentence that was broken into lines says before this one: 'Your transfer was not'. */
function leadInto(row: Row, rows: readonly Row[], place: number): string {
  const lines: string[] = [];
  for (let index = place - 1; index >= place - LINES_BEFORE; index--) {
    const [upper, lower] = [rows[index], rows[index + 1]];
    if (!upper || !lower || row.cells.length > 1 || !isNextLine(upper, lower)) break;
    const last = upper.cells.at(-1);
    const isValue = upper.cells.length === 2 && STATUS.test(upper.cells[0]?.text ?? '');
    const isOpen = last !== undefined && !/[.!?:;]\s*$/.test(last.text) && !isMemo(upper);
    if (!last || !isOpen || isUnderMemo(upper, rows[index - 1])) break;
    if ((upper.cells.length > 1 && !isValue) || STATUS_ABOVE.test(lettersOf(last.text))) break;
    lines.unshift(last.text);
    if (isValue) break;
  }
  return lines.join(' ');
}

/** What it says in the next line; one that begins with a capital is another sentence. */
function restOf(row: Row, below: Row | undefined): string {
  if (!below || row.cells.length > 1 || below.cells.length > 1 || !isNextLine(row, below)) return '';
  return /^\p{Ll}+\s+\S/u.test(below.text) && !isMemo(below) ? below.text : '';
}

/** Lines of tables stand so many heights apart. */
const LABEL_ABOVE = 6;

function isUnderLabel(cell: Cell, row: Row, above: Row | undefined): boolean {
  if (!above || row.middle - above.middle > LABEL_ABOVE * Math.max(row.height, above.height)) return false;
  const over = cellOver(cell, row, above);
  return over !== undefined && STATUS_ABOVE.test(lettersOf(over.text));
}

function signsOf(statement: Statement): Sign[] {
  const { text, sentence, words, isLabelled, isAside } = statement;
  const single = words
    .flatMap((word) => signOfWord(word, statement) ?? [])
    .filter((kind) => kind !== 'success' || !isAside);
  const phrases = PHRASES.filter(([, pattern]) => pattern.test(sentence)).map(([kind]) => kind);
  return [...single, ...phrases].map((kind) => ({ kind, text, isLabelled }));
}

function signOfWord(word: string, statement: Statement): Sign['kind'] | undefined {
  if (word.length < 4 || NO_STATUS.includes(word)) return undefined;
  const near = LISTS.flatMap(([kind, list]) => {
    const found = nearestWord(word, list);
    return found ? [{ kind, ...found }] : [];
  }).toSorted((a, b) => a.distance - b.distance)[0];
  if (!near) return undefined;
  if (near.kind === 'success') {
    if (NEGATED.test(statement.sentence) || isDenied(word, near.word)) return 'failed';
    if (isNameOfField(word, statement)) return undefined;
    if (isStill(word, statement)) return 'pending';
    return statement.isLabelled || isSuccessHeading(near.word, statement) ? 'success' : undefined;
  }
  if (IS_PROCESSED.has(near.word) && isOver(word, statement)) return 'success';
  return near.kind === 'failed' || isPending(near.word, statement) ? near.kind : undefined;
}

/** 'Unconfirmed', 'notcompleted': near what it denies. */
const isDenied = (word: string, success: string) =>
  DENYING.some((start) => word.startsWith(start) && !success.startsWith(start));

/** 'Completed at' asks for a time that is not there, and 'Paid with' under an empty 'Status' tells none. */
function isNameOfField(word: string, { words, text, isLabelled }: Statement): boolean {
  const behind = words[words.indexOf(word) + 1];
  const isLast = behind !== undefined && words.at(-1) === behind && !/\d/.test(text);
  return isLast && (AT.has(behind) || (isLabelled && BEHIND.has(behind)));
}

/** 'Payment is being processed', 'Status: yet to be approved'; behind a label also 'will be credited'. */
function isStill(word: string, { sentence, isLabelled }: Statement): boolean {
  const words = sentence.split(' ');
  const index = words.indexOf(word);
  const before = words.slice(Math.max(0, index - STILL_BEFORE), index);
  return before.some((each) => STILL.has(each) || (isLabelled && COMING.has(each)));
}

function isOver(word: string, { words }: Statement): boolean {
  const before = words[words.indexOf(word) - 1];
  return before !== undefined && IS_OVER.has(before);
}

function isSuccessHeading(word: string, { body, sentence, words }: Statement): boolean {
  if (NOT_YET.test(sentence)) return false;
  if (!AFTER_LABEL?.has(word)) return true;
  if (OF_NO_MONEY.test(body)) return false;
  return words.filter(isWord).length === 1 ? ALONE?.has(word) === true : OF_A_PAYMENT.test(body);
}

/** A tick or an arrow before a heading is often read as a letter; 'I' is none of them: 'I sent'. */
const isWord = (text: string) => text.length > 1 || text === 'i';

function isPending(word: string, { body, words, isLabelled }: Statement): boolean {
  // 'Successfully submitted to bank' and 'Processing fee' are no waiting.
  if (word === 'submitted' && body.includes('success')) return false;
  if (word === 'processing' && /\b(?:fee|fees|caj)\b/.test(body)) return false;
  if (isLabelled) return true;
  if (NOUNS?.has(word) && !ASKED.test(body)) return false;
  return words.length <= 4 || IN_SENTENCES?.has(word) === true;
}

const DONE_SENTENCE =
  /(?<start>[^.]{0,80})\b(?:(?:has|have|had) been (?:successfully )?(?:debited|credited|effected|transferred|sent to)|have effected (?:the )?payment|telah (?:berjaya )?(?:didebitkan|dikreditkan|dipindahkan|dihantar|dibayar|membayar|memindahkan|menghantar))\b/g;

const NO_PAYMENT = [NOT_YET, NEGATED, phrase(PAID_BACK)];

/** Banks' advices say it in a sentence: 'Your account has been debited'. */
function sentencesOf(rows: readonly Row[]): Sign[] {
  const whole = rows.map((row) => row.text.toLowerCase().replaceAll(/\s+/g, ' ')).join(' ');
  return [...whole.matchAll(DONE_SENTENCE)]
    .filter(({ groups }) => !NO_PAYMENT.some((pattern) => pattern.test(groups?.['start'] ?? '')))
    .map(([sentence]) => ({ kind: 'success', text: `success ${sentence}`, isLabelled: false }));
}

/** 'You sent' is a headline, and no status beside a real one. */
const isSoft = ({ kind, text, isLabelled }: Sign) =>
  kind === 'success' && !isLabelled && /^\W*your?\b/i.test(text);

function believed(signs: Sign[]): Sign[] {
  const isClear = (sign: Sign) =>
    sign.kind === 'success' && !isSoft(sign) && /succe|berjaya/i.test(sign.text);
  if (signs.some((sign) => sign.isLabelled))
    return signs.filter((sign) => sign.isLabelled || sign.kind !== 'success' || isClear(sign));
  return signs.some((sign) => sign.kind !== 'success') ? signs.filter((sign) => !isSoft(sign)) : signs;
}

function verdictOf(signs: Sign[]): Status {
  const sign = signs.find(({ kind }) => kind === 'failed') ?? signs.find(({ kind }) => kind === 'pending');
  const success = signs.find(({ kind }) => kind === 'success');
  if (sign && success) return { ...sign, kind: 'mixed' };
  return sign ?? success ?? { kind: 'missing', text: '', isLabelled: false };
}

/** What the status says for or against the payment. */
export function checkStatus({ kind, text }: Status): Finding {
  switch (kind) {
    case 'success':
      return { reasons: [], points: 20 };
    case 'failed':
      return { reasons: [{ code: 'status-failed', word: wordOf(text) }], points: 0 };
    case 'pending':
      return { reasons: [{ code: 'status-pending', word: wordOf(text) }], points: 0 };
    case 'mixed':
      return { reasons: [{ code: 'status-mixed' }], points: 0 };
    case 'missing':
      return { reasons: [{ code: 'status-missing' }], points: 0 };
  }
}

const WORD_MAX = 40;

/** The status as it is quoted: without its label, and short. */
function wordOf(text: string): string {
  const value = text.replace(/^.*\bstatus\b[\s:.–-]*/i, '').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return value.length > WORD_MAX ? `${value.slice(0, WORD_MAX).trim()}…` : value;
}
