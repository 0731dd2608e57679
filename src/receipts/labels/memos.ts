import { MEMO } from '#receipts/lexicon/memos.ts';
import { isBelow, type Row } from '#receipts/rows/rows.ts';
import { label } from '#receipts/terms.ts';

/** A label of what the payer wrote. */
export const MEMO_LABEL = label(MEMO);

/** Whether the row holds what the payer wrote. */
export const isMemo = (row: Row): boolean => row.cells.some((cell) => MEMO_LABEL.test(cell.text));

/** Whether the row stands under a label of what the payer wrote: 'Note', and then 'refund for dinner'. */
export const isUnderMemo = (row: Row, above: Row | undefined): boolean =>
  above?.cells.length === 1 && isMemo(above) && isBelow(above, row);
