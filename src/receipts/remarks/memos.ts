import { MEMO_LABEL } from '#receipts/labels/memos.ts';
import { HERO_HEIGHT, isBelow, type Cell, type Row } from '#receipts/rows/rows.ts';
import { isReceiver } from '#receipts/recipient/parties.ts';
import { isBareLabel, isLabelText } from '#receipts/labels/labels.ts';
import { FIELD_WORDS, OWN_WORDS, PERHAPS_OWN } from '#receipts/lexicon/memos.ts';
import { label, phrase } from '#receipts/terms.ts';

const PERHAPS_OWN_LABEL = label(PERHAPS_OWN);
const OWN_WORD = phrase(OWN_WORDS);
const NAMES_A_FIELD = phrase(FIELD_WORDS);

/** A label of the payer's remark, and the last line of the remark so far. */
type Memo = { title: Cell; last: Row; pitch: number | undefined };

/** Returns the rows without the payer's remark, which may look like any other field ('paid to Aisyah') and may have several lines. */
export function withoutMemos(all: readonly Row[]): Row[] {
  const rows = all.filter(isBesideMenu).length < MENU_ROWS ? all.flatMap(withoutOwnWords) : all;
  const fills = filler(rows);
  const remaining: Row[] = [];
  let memo: Memo | undefined;
  for (const row of rows) {
    const at = row.cells.findIndex(({ text }) => MEMO_LABEL.test(text));
    const title = row.cells[at];
    if (!title && memo && goesOn(memo, row, fills)) {
      memo.pitch ??= row.middle - memo.last.middle;
      memo.last = row;
      continue;
    }
    memo = title && { title, last: row, pitch: undefined };
    const cells = title ? besideMemo(row, at) : row.cells;
    if (cells.length > 0) remaining.push(withCells(row, cells));
  }
  return remaining;
}

/** The payer's remark: '“wifi mac lah bro”'. */
export const IS_QUOTED = /^\s*["“”].+["“”]\s*$/;

/** This many labelled fields in one column are beside a menu, not below labels. */
const MENU_ROWS = 5;
const isBesideMenu = ({ cells }: Row) =>
  cells.length === 2 && /^\p{L}[\p{L} ]*: \S/u.test(cells[1]?.text ?? '');

/** Drops from the row a value that the payer may have written: beside an unknown label, nothing about a payment counts. */
function withoutOwnWords(row: Row): Row[] {
  const [title, value, ...others] = row.cells;
  if (IS_QUOTED.test(row.text)) return [];
  if (!title || !value || others.length > 0) return [row];
  const isOwn = OWN_WORD.test(title.text) || (isOpen(title.text) && tells(value));
  return isOwn ? [withCells(row, [title])] : [row];
}

const isOpen = (text: string) =>
  !NAMES_A_FIELD.test(text) &&
  (isLabelText(text) ? PERHAPS_OWN_LABEL.exec(text)?.[1] === '' : !/[:\d]\s*\S/.test(text));
/** 'RM 66.45 paid'. */
const IS_SUM_IN_WORDS = /^(?=.*\d[.,]\d{2}(?!\d)).*\p{L}{4}/u;
/** 'No. rujukan 1375 7992 8180' pays nothing by itself. */
const IS_NUMBERED = /^[\p{L}\s.:]*(?:\d[\s-]*){10,}$/u;
const tells = ({ text }: Cell) =>
  (isLabelText(text) && !IS_NUMBERED.test(text)) || isReceiver(text) || IS_SUM_IN_WORDS.test(text);

/** Returns the other fields in the row of a remark. */
function besideMemo({ cells }: Row, at: number): Cell[] {
  const next = cells.findIndex(({ text }, place) => place > at + 1 && isLabelText(text));
  return [...cells.slice(0, at), ...(next === -1 ? [] : cells.slice(next))];
}

const withCells = (row: Row, cells: Cell[]): Row => ({
  ...row,
  cells,
  words: cells.flatMap(({ words }) => words),
  text: cells.map(({ text }) => text).join('  '),
});

/** Lines of one text are hardly farther apart than a label and the text below it, or this many times their height. */
const PITCH = 1.15;
const LINES_APART = 1.8;
/** A line that continues in the next one fills at least this share of the page's width. */
const FULL = 0.5;

/** 'Payment details' is some banks' label of the payer's remark, and other banks' heading above labelled fields. */
const IS_SECTION = /\b(?:details|butiran)\b/i;

/** 'Recipient reference / Rujukan penerima'. */
const TRANSLATION = /^[/(|][^:]*:?\s*/;
/** Nothing follows the label, not even the dash of an empty field. */
const standsAlone = ({ text }: Cell) =>
  MEMO_LABEL.exec(text)?.[1]?.replace(TRANSLATION, '') === '' && !/[-–]\s*$/.test(text);

function goesOn({ title, last, pitch }: Memo, row: Row, fills: (row: Row) => boolean): boolean {
  const [cell, ...others] = row.cells;
  // A payer cannot write in the size of a headline.
  const isHeadline = row.height > HERO_HEIGHT * last.height;
  if (!cell || others.length > 0 || isHeadline || !isBelow(last, row)) return false;
  const isFirst = pitch === undefined && last.cells.length === 1;
  if (isFirst && IS_SECTION.test(title.text) && isBareLabel(cell.text)) return false;
  const isInColumnOfValues = cell.left > title.right;
  const isFirstLine = isFirst && standsAlone(title);
  if (isInColumnOfValues || isFirstLine) return true;
  const isNear = row.middle - last.middle <= Math.max(PITCH * (pitch ?? Infinity), LINES_APART * last.height);
  return isNear && (fills(last) || !isLabelText(cell.text));
}

function filler(rows: readonly Row[]): (row: Row) => boolean {
  const cells = rows.flatMap((row) => row.cells);
  const left = Math.min(...cells.map((cell) => cell.left));
  const right = Math.max(...cells.map((cell) => cell.right));
  return (row) => (row.cells.at(-1)?.right ?? 0) > left + FULL * (right - left);
}
