import { AMOUNT_MAX } from '#domain/money.ts';
import { figuresOf, type Figure } from '#domain/proofs/figures.ts';
import { inColumn, isBelow, median, type Row } from '#domain/proofs/pages.ts';
import { AMOUNT, BALANCE, FEE, MEMO, TOTAL } from '#domain/proofs/terms-amounts.ts';
import { label, phrase } from '#domain/proofs/terms.ts';

/** What a sum on a receipt is; 'hero': the big one without a label, 'other': beside words that say nothing of money. */
export type AmountKind = 'amount' | 'total' | 'hero' | 'balance' | 'fee' | 'memo' | 'other' | 'plain';

export type Amount = Figure & { kind: AmountKind };

const MEMO_CELL = label(MEMO);
// The first that is found: what is left, owed or added never counts as paid, whatever else stands there.
const KINDS: [AmountKind, RegExp][] = [
  ['balance', phrase(BALANCE)],
  ['fee', phrase(FEE)],
  ['total', phrase(TOTAL)],
  ['amount', phrase(AMOUNT)],
];
/** A figure so many times as high as the usual word is the receipt's headline. */
const HERO_HEIGHT = 1.5;

/** Whether the row holds what the payer wrote. */
export const isMemo = (row: Row): boolean => row.cells.some((cell) => MEMO_CELL.test(cell.text));

/** Whether the row stands under a label of what the payer wrote: 'Note', and then 'refund for dinner'. */
export const isUnderMemo = (row: Row, above: Row | undefined): boolean =>
  above?.cells.length === 1 && isMemo(above) && isBelow(above, row);

/** Every sum of money of the document, each with what the words beside or above it call it. */
export function amountsOf(rows: readonly Row[]): Amount[] {
  const usual = median(rows.flatMap((row) => row.words.map((word) => word.box.height)));
  return rows.flatMap((row, index) =>
    figuresOf(row).map((figure) => Object.assign(figure, { kind: kindOf(figure, rows, index, usual) })),
  );
}

/** Whether the sum may be what was paid: labelled as such, or the headline; above 0 and at most AMOUNT_MAX. */
export const counts = ({ kind, sen }: Amount): boolean =>
  (kind === 'amount' || kind === 'total' || kind === 'hero') && sen > 0 && sen <= AMOUNT_MAX;

function kindOf(figure: Figure, rows: readonly Row[], index: number, usual: number): AmountKind {
  const row = rows[index];
  if (!row || isMemo(row)) return 'memo';
  const isTall = figure.place.box.height >= HERO_HEIGHT * usual;
  const beside = kindByWords(figure.before);
  if (beside && (beside !== 'other' || !isTall)) return beside;
  const above = kindAbove(figure, rows, index, isTall);
  if (above && above !== 'other') return above;
  return isTall && figure.currency ? 'hero' : (beside ?? 'plain');
}

/** What the words call a sum; undefined where there are none. */
function kindByWords(text: string): AmountKind | undefined {
  const words = text.replaceAll(/[^A-Za-z'’ ]+/g, ' ').trim();
  if (words === '') return undefined;
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** The label above a sum, or above its caption. */
function kindAbove(
  figure: Figure,
  rows: readonly Row[],
  index: number,
  isTall: boolean,
): AmountKind | undefined {
  const [row, above, second] = [rows[index], rows[index - 1], rows[index - 2]];
  if (!row || !above || !isBelow(above, row, figure.place.box.height)) return undefined;
  // A remark that goes on in the next line.
  if (isMemo(above) && !isTall) return 'memo';
  const kind = kindByWords(textAbove(above, figure));
  if (kind && kind !== 'other') return kind;
  if (!second || /\d/.test(above.text) || !isBelow(second, above)) return kind;
  return kindByWords(textAbove(second, figure)) ?? kind;
}

function textAbove(row: Row, { place: { box } }: Figure): string {
  const cells = inColumn(row, { left: box.x, right: box.x + box.width });
  return cells.map((cell) => cell.text.replaceAll(/\d[\d.,]*/g, ' ')).join(' ');
}
