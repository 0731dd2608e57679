import { isMemo } from '#domain/proofs/amounts.ts';
import { isBelow, type Cell, type Row } from '#domain/proofs/pages.ts';
import type { Finding } from '#domain/proofs/reasons.ts';
import { nearestWord } from '#domain/proofs/spelling.ts';
import {
  CONDITIONS,
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
  SUCCESS_ALONE,
} from '#domain/proofs/terms-status.ts';
import { phrase, wordsOf } from '#domain/proofs/terms.ts';

export type StatusKind = 'success' | 'failed' | 'pending' | 'mixed' | 'missing';

/** What the document says became of the payment, in its own words. */
export type Status = { kind: StatusKind; text: string; isLabelled: boolean };

type Sign = { kind: 'success' | 'failed' | 'pending'; text: string; isLabelled: boolean };

/** A cell's words where they may tell a status: after or under a label, or as a short heading. */
type Statement = {
  text: string;
  body: string;
  words: string[];
  isLabelled: boolean;
  /** Beside something else, as a mark is: what went wrong is believed there, and success is not. */
  isAside: boolean;
};

const LABELLED =
  /^(?:(?:payment|transaction|transfer|item|approval) )?status(?: (?:transaksi|bayaran|pembayaran))?\b ?(.*)$/;
const STATUS = /\bstatus\b/i;
const STATUS_ABOVE = /^[a-z ]*status$/i;
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
const STILL_BEFORE = 3;

/** What the rows say became of the payment: what stands at a 'Status' label wins over headings. */
export function statusOf(rows: readonly Row[]): Status {
  const signs = rows.flatMap((row, index) => statementsOf(row, rows[index - 1]).flatMap(signsOf));
  return verdictOf(believed([...signs, ...sentencesOf(rows)]));
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z' ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function statementsOf(row: Row, above: Row | undefined): Statement[] {
  return row.cells.flatMap((cell, index) => {
    const letters = lettersOf(cell.text);
    const [, own] = LABELLED.exec(letters) ?? [];
    const body = own ?? letters;
    const words = body.split(' ').filter(Boolean);
    const beforeIt = row.cells.slice(0, index);
    const isLabelled =
      own !== undefined || beforeIt.some(({ text }) => STATUS.test(text)) || isUnderLabel(cell, above);
    const isHeading = words.length <= HEADING_WORDS && index === 0 && row.cells.length <= 2;
    const isAside = !isLabelled && !isHeading && words.length <= MARK_WORDS;
    const isTold =
      (isHeading || isAside) && !isMemo(row) && !isUnderMemo(row, above) && !CONDITIONAL.test(letters);
    return words.length > 0 && (isLabelled || isTold)
      ? [{ text: cell.text, body, words, isLabelled, isAside }]
      : [];
  });
}

/** 'Note' stands above what the payer wrote: 'refund for dinner'. */
const isUnderMemo = (row: Row, above: Row | undefined) =>
  above?.cells.length === 1 && isMemo(above) && isBelow(above, row);

function isUnderLabel({ left, words }: Cell, above: Row | undefined): boolean {
  const height = Math.max(...words.map(({ box }) => box.height));
  const over = above?.cells.find((cell) => Math.abs(cell.left - left) < 2 * height);
  return over !== undefined && STATUS_ABOVE.test(lettersOf(over.text));
}

function signsOf(statement: Statement): Sign[] {
  const { text, body, words, isLabelled, isAside } = statement;
  const single = words
    .flatMap((word) => signOfWord(word, statement) ?? [])
    .filter((kind) => kind !== 'success' || !isAside);
  const phrases = PHRASES.filter(([, pattern]) => pattern.test(body)).map(([kind]) => kind);
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
    if (NEGATED.test(statement.body)) return 'failed';
    if (isStill(word, statement)) return 'pending';
    return statement.isLabelled || isSuccessHeading(near.word, statement) ? 'success' : undefined;
  }
  if (IS_PROCESSED.has(near.word) && isOver(word, statement)) return 'success';
  return near.kind === 'failed' || isPending(near.word, statement) ? near.kind : undefined;
}

/** 'Payment is being processed', 'Status: yet to be approved'; behind a label also 'will be credited'. */
function isStill(word: string, { words, isLabelled }: Statement): boolean {
  const index = words.indexOf(word);
  const before = words.slice(Math.max(0, index - STILL_BEFORE), index);
  return before.some((each) => STILL.has(each) || (isLabelled && COMING.has(each)));
}

function isOver(word: string, { words }: Statement): boolean {
  const before = words[words.indexOf(word) - 1];
  return before !== undefined && IS_OVER.has(before);
}

function isSuccessHeading(word: string, { body, words }: Statement): boolean {
  if (NOT_YET.test(body)) return false;
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
    return signs.filter((sign) => sign.isLabelled || sign.kind === 'failed' || isClear(sign));
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
