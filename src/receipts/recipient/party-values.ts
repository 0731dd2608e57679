import { INITIALS, hasName } from '#receipts/recipient/name-likeness.ts';
import { inColumn, isBelow, type Cell, type Row } from '#receipts/rows/rows.ts';
import { FROM_LABEL, isLabelText, TO_LABEL, withoutTranslation } from '#receipts/labels/labels.ts';
import { HOLDER_OF_ACCOUNT } from '#receipts/lexicon/parties.ts';
import { BILLER, BILLER_DETAIL } from '#receipts/lexicon/party-context.ts';
import { anyOf, label, labelOf } from '#receipts/terms.ts';

/** Labels of a name that may be the payer's or the recipient's. */
export const HOLDER = label(HOLDER_OF_ACCOUNT);
export const BILLER_LABEL = labelOf(String.raw`(?:${anyOf(BILLER)})(?!\s+(?:${anyOf(BILLER_DETAIL)})\b)`);
/** The most lines of a value. */
const VALUE_ROWS = 3;

const isLabel = (cell: Cell) => isLabelText(cell.text);

/** Returns a label's value: the rest of its cell, the cells to its right, or the next rows. */
export function valueOf(cell: Cell, rows: readonly Row[], index: number): string {
  const row = rows[index];
  if (!row) return '';
  const whole = cell.text.trim();
  const own = withoutTranslation(
    (FROM_LABEL.exec(whole) ?? TO_LABEL.exec(whole) ?? HOLDER.exec(whole) ?? BILLER_LABEL.exec(whole))?.[1] ??
      '',
  );
  const behind = row.cells.slice(row.cells.indexOf(cell) + 1);
  const nextLabel = behind.findIndex(isLabel);
  const right = nextLabel === -1 ? behind : behind.slice(0, nextLabel);
  const value = [own, ...right.map(({ text }) => text)].filter(Boolean);
  const isComplete = right.length === 0 && hasName(own);
  if (isComplete) return own;
  return [...value, ...linesBelow(cell, rows, index, right.length > 0)].join(' ').trim();
}

/** Returns what continues in the right column, or the rows below a label with nothing beside it. */
function linesBelow(cell: Cell, rows: readonly Row[], index: number, isBeside: boolean): string[] {
  const lines: string[] = [];
  for (let next = index + 1; next <= index + VALUE_ROWS; next++) {
    const [upper, row] = [rows[next - 1], rows[next]];
    const [first] = row?.cells ?? [];
    if (!upper || !row || !first || isLabel(first)) break;
    if (!isBelow(upper, row, next === index + 1 ? heightUnder(upper, row) : row.height)) break;
    if (isBeside && (row.cells.length > 1 || first.left < cell.left + row.height)) break;
    const cells = isBeside ? row.cells : columnOf(row, cell, rows[index]);
    if (cells.every(({ text }) => INITIALS.test(text))) continue;
    lines.push(cells.map(({ text }) => text).join(' '));
    if (!isBeside && hasName(lines.join(' '))) break;
  }
  return lines;
}

/** Below titles side by side, values are this much farther away than below a label. */
const TITLES_APART = 1.4;
const heightUnder = (titles: Row, row: Row) =>
  titles.cells.filter(isLabel).length > 1 ? TITLES_APART * Math.max(titles.height, row.height) : row.height;

/** Two labels side by side have a column each: a value below the sender's label is never the recipient's. */
function columnOf(row: Row, own: Cell, labels: Row | undefined): Cell[] {
  if (!labels || labels.cells.length === 1) return inColumn(row, own);
  const apart = (cell: Cell, title: Cell) =>
    Math.min(Math.abs(title.left - cell.left), Math.abs(title.right - cell.right));
  const cells = row.cells.filter((cell) =>
    labels.cells.every((title) => title === own || apart(cell, own) <= apart(cell, title)),
  );
  const names = cells.filter(({ text }) => !INITIALS.test(text));
  return names.length > 0 ? names : cells;
}
