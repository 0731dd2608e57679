import { isMemo, isUnderMemo } from '#receipts/labels/memos.ts';
import { isBelow, type Row } from '#receipts/rows/rows.ts';
import { isLabelText } from '#receipts/labels/labels.ts';
import { CONNECTING } from '#receipts/lexicon/sentences.ts';
import { wordsOf } from '#receipts/terms.ts';

/** Lines of one sentence are about equally high, and at most this far apart. */
const SAME_HEIGHT = 1.4;
const LINE_APART = 2.2;

/** Returns whether the lower row may continue the upper one: in letters of the same size, and near below it. */
export function isNextLine(upper: Row, lower: Row): boolean {
  const [short = 0, tall = 0] = [upper.height, lower.height].toSorted((a, b) => a - b);
  return tall <= SAME_HEIGHT * short && lower.middle - upper.middle <= LINE_APART * tall;
}

const CONNECTS = new Set(wordsOf(CONNECTING));
/** Returns whether a line ends with a word that needs a continuation. */
export const isCutOff = (text: string): boolean => CONNECTS.has(lastWord(text));
const lastWord = (text: string) => text.toLowerCase().split(/\s+/).at(-1) ?? '';

const lastOf = ({ cells }: Row) => cells.at(-1);

/** Returns whether the last cells of two rows are in one column: the lines of a letter are, beside a list of folders. */
function isColumn(upper: Row, lower: Row): boolean {
  if (upper.cells.length === 1 && lower.cells.length === 1) return true;
  const [above, below] = [lastOf(upper), lastOf(lower)];
  if (!above || !below || above.words.length < SENTENCE_WORDS) return false;
  return Math.abs(above.left - below.left) < Math.min(upper.height, lower.height);
}

/** A line continues if it ends with a word that needs more, or if the next one begins in the middle of a sentence. */
function goesOn(upper: Row, lower: Row): boolean {
  const [above, below] = [lastOf(upper)?.text ?? '', lastOf(lower)?.text ?? ''];
  if (!isColumn(upper, lower) || /[.!?:;]\s*$/.test(above)) return false;
  if (isCutOff(above)) return isBelow(upper, lower);
  if (!isNextLine(upper, lower)) return false;
  return /^\p{Ll}/u.test(below) || isFull(upper, lower) || (isRunning(above, below) && !isLabelText(below));
}

const SENTENCE_WORDS = 6;

/** Returns whether the upper line, part of a sentence, had no room for the first word of the lower one. */
function isFull(upper: Row, lower: Row): boolean {
  const [above, below] = [lastOf(upper), lastOf(lower)];
  const [first] = below?.words ?? [];
  if (!above || !below || !first || above.words.length < SENTENCE_WORDS || isLabelText(below.text))
    return false;
  const isSentence = above.words.filter(({ text }) => /^\p{Ll}{2}/u.test(text)).length >= 2;
  return isSentence && first.box.width > Math.max(above.right, below.right) - above.right;
}

/** 'You have sent RM33.40 to MUHAMMAD', 'HAFIZ BIN ZULKIFLI on …': a name, and an account after it, may continue on the next line. */
const OPEN_NAME = /\b(?:to|kepada|ke|for)\s+\p{Lu}[\p{L}'’/@ -]*$/u;
const IS_OF_PAYMENT = /\p{Ll}{2}.*\s(?:to|kepada|ke|for)\s/u;
const OPEN_ACCOUNT = /\p{Ll}.*\b(?:a\/c|acc|account|akaun)$/u;
const isRunning = (above: string, below: string) =>
  (OPEN_NAME.test(above) && IS_OF_PAYMENT.test(above) && /^\p{Lu}/u.test(below)) ||
  (OPEN_ACCOUNT.test(above) && /^[*•.\dX]/.test(below));

const LINES_MAX = 5;

/** Returns the sentences of a document without the payer's remark: each begins with a cell, and continues in the lines below. */
export function sentencesOf(rows: readonly Row[]): string[] {
  return rows.flatMap((row, index) => {
    const above = rows[index - 1];
    if (isMemo(row) || isUnderMemo(row, above)) return [];
    const [first = '', ...others] = row.cells.map(({ text }) => text).toReversed();
    const begun = above && goesOn(above, row) ? [] : [[first, ...linesAfter(rows, index)].join(' ')];
    return [...others, ...begun].flatMap(parted);
  });
}

const NOTE_WORDS = 5;

/** Returns the text after 'Note:' in its line and below: sentences of the bank, or the payer's remark. */
export function notesOf(rows: readonly Row[]): string[] {
  return rows.flatMap((row, index) => {
    const isNote = row.cells.length === 1 && isMemo(row) && row.text.split(' ').length > NOTE_WORDS;
    const below = rows.slice(index + 1, index + LINES_MAX).map(({ text }) => text);
    return isNote ? parted([row.text, ...below].join(' ')) : [];
  });
}

function linesAfter(rows: readonly Row[], start: number): string[] {
  const lines: string[] = [];
  for (let index = start; index < start + LINES_MAX; index++) {
    const [upper, lower] = [rows[index], rows[index + 1]];
    if (!upper || !lower || !goesOn(upper, lower)) break;
    lines.push(lastOf(lower)?.text ?? '');
  }
  return lines;
}

// The point of 'No. 4' and of 'RM 4.50' does not end a sentence.
const END = /(?<=\p{L}{3}|\d)[.!?]+(?=\s+\p{Lu}|\s*$)/u;
// A question reports nothing: 'Send RM 100.00 to Aisyah?'.
const QUESTIONS = /[^.!?]*\?(?=\s|$)/g;
const parted = (text: string): string[] =>
  text
    .replaceAll(QUESTIONS, ' ')
    .split(END)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
