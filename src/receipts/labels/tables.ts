import type { Cell, Row } from '#receipts/rows/rows.ts';
import { isLabelText } from '#receipts/labels/labels.ts';
import { MEMO_LABEL } from '#receipts/labels/memos.ts';

const isTitle = ({ text }: Cell) => isLabelText(text) || MEMO_LABEL.test(text);
/** Two labels side by side with their values below need no help. */
const COLUMNS_MIN = 3;
/** The lines of a table are at most this many line heights apart. */
const LINE_BELOW = 6;

/** Moves the values of a table with one line beside the labels of their columns. */
export function untabled(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    const [above, below] = [rows[index - 1], rows[index + 1]];
    if (above && isTableAt(above, row, below)) return [];
    const after = rows[index + 2];
    return below && isTableAt(row, below, after) ? pairsOf(row, below) : [row];
  });
}

const isTableAt = (head: Row, line: Row, after: Row | undefined) =>
  isLine(line, head) && !(after && isLine(after, line)) && isHead(head);

const isHead = ({ cells, text }: Row) => !/\d/.test(text) && cells.filter(isTitle).length >= COLUMNS_MIN;

const isLine = (line: Row, above: Row) =>
  line.cells.length >= COLUMNS_MIN &&
  /\d/.test(line.text) &&
  line.middle - above.middle < LINE_BELOW * Math.max(line.height, above.height);

function pairsOf(head: Row, line: Row): Row[] {
  return head.cells.map((title) => {
    const values = line.cells.filter((cell) => titleOf(cell, head) === title);
    const cells = [title, ...values];
    return {
      ...line,
      cells,
      text: cells.map(({ text }) => text).join('  '),
      words: cells.flatMap(({ words }) => words),
    };
  });
}

/** Returns the title of a value's column: columns are flush left or flush right. */
function titleOf(cell: Cell, { cells }: Row): Cell | undefined {
  const apart = (title: Cell) =>
    Math.min(Math.abs(title.left - cell.left), Math.abs(title.right - cell.right));
  return cells.toSorted((a, b) => apart(a) - apart(b))[0];
}
