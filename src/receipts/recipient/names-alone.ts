import { isMemo } from '#receipts/labels/memos.ts';
import { INITIALS, isOfName } from '#receipts/recipient/name-likeness.ts';
import { isBelow, type Cell, type Row } from '#receipts/rows/rows.ts';
import { isLabelText } from '#receipts/labels/labels.ts';
import { SOMEBODY_ELSE } from '#receipts/lexicon/party-context.ts';
import { label } from '#receipts/terms.ts';

const OF_SOMEBODY_ELSE = label(SOMEBODY_ELSE);

const isLabel = (cell: Cell) => isLabelText(cell.text);

/** Finds names without a label, which may be the recipient's. */
export const namesAlone = (rows: readonly Row[]): string[] =>
  rows.flatMap((row, index) => nameAloneIn(row, rows[index - 1]) ?? []);

/** 'KAVITHA A/P SUBRAMANIAM' may lose its middle: its parts are then up to this many line heights apart. */
const NAME_GAP = 4;
/** A round picture before a name may be read as a sign. */
const MARK = /^[^\p{L}\d]+/u;
/** An account, a telephone number, or the sum at the other end of the line. */
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
