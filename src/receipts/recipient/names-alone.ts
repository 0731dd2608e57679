import { isMemo } from '#receipts/labels/memos.ts';
import { INITIALS, isInstitution, isOfName } from '#receipts/recipient/name-likeness.ts';
import { isBelow, type Cell, type Row } from '#receipts/rows/rows.ts';
import { isLabelText } from '#receipts/labels/labels.ts';
import { SOMEBODY_ELSE } from '#receipts/lexicon/party-context.ts';
import { label } from '#receipts/terms.ts';

const OF_SOMEBODY_ELSE = label(SOMEBODY_ELSE);

const isLabel = (cell: Cell) => isLabelText(cell.text);

/** Names without a label, which may be the recipient's: those that stand alone, and the right one of two side by side. */
export function namesAlone(rows: readonly Row[]): string[] {
  const pairs = rows
    .map((row, index) => namesSideBySide(row, rows[index - 1], rows[index + 1]))
    .filter(({ length }) => length > 0);
  const [pair = [], ...more] = pairs;
  const alone = rows.flatMap((row, index) => nameAloneIn(row, rows[index - 1]) ?? []);
  return more.length === 0 ? [...alone, ...pair] : alone;
}

const middleOf = ({ left, right }: Cell) => (left + right) / 2;

/** Without labels the payer stands on the left, and an arrow leads to whom they paid. */
function namesSideBySide(row: Row, above: Row | undefined, below: Row | undefined): string[] {
  const [left, right, ...others] = row.cells.filter(({ text }) => /\p{L}{2}/u.test(text));
  const isName = (cell: Cell) =>
    isOfName(cell.text) && /\s/.test(cell.text.trim()) && !isLabel(cell) && !isInstitution(cell.text);
  const isPair = left && right && others.length === 0 && isName(left) && isName(right);
  if (!isPair || above?.cells.some(isLabel)) return [];
  const isUnder = (cell: Cell) =>
    Math.min(Math.abs(cell.left - right.left), Math.abs(middleOf(cell) - middleOf(right))) < row.height;
  const rest = below?.cells.find(isUnder);
  return [
    right.text,
    ...(rest && isOfName(rest.text) && !isInstitution(rest.text) ? [`${right.text} ${rest.text}`] : []),
  ];
}

/** 'KAVITHA A/P SUBRAMANIAM' loses its middle: so many line heights may lie between its parts. */
const NAME_GAP = 4;
/** A round picture before a name is read as a sign. */
const MARK = /^[^\p{L}\d]+/u;
/** An account, a telephone or the sum at the other end of the line. */
const SUM_OR_NUMBER = /^(?:[-–−+]?\s?(?:RM|MYR))?[^\p{L}]*\d[^\p{L}]*$/iu;

function nameAloneIn(row: Row, above: Row | undefined): string | undefined {
  if (above && OF_SOMEBODY_ELSE.test(above.text) && isBelow(above, row)) return undefined;
  const cells = row.cells.filter(({ text }) => !INITIALS.test(text) && !SUM_OR_NUMBER.test(text));
  const [cell, other, ...others] = cells;
  if (!cell || others.length > 0 || isMemo(row) || isLabel(cell)) return undefined;
  if (OF_SOMEBODY_ELSE.test(cell.text)) return undefined;
  if (other && (isLabel(other) || other.left - cell.right > NAME_GAP * row.height)) return undefined;
  const text = [cell, other]
    .map((part) => part?.text ?? '')
    .join(' ')
    .replace(MARK, '')
    .trim();
  return isOfName(text) ? text : undefined;
}
