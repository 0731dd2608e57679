import { MEMO } from '#receipts/lexicon/memos.ts';
import { isBelow, type Row } from '#receipts/rows/rows.ts';
import { label } from '#receipts/terms.ts';

/** A label of the payer's remark. */
export const MEMO_LABEL = label(MEMO);

/** Returns whether the row contains the payer's remark. */
export const isMemo = (row: Row): boolean => row.cells.some((cell) => MEMO_LABEL.test(cell.text));

/** Returns whether the row is below a label of the payer's remark: 'Note', and then 'refund for dinner'. */
export const isUnderMemo = (row: Row, above: Row | undefined): boolean =>
  above?.cells.length === 1 && isMemo(above) && isBelow(above, row);
