import { namesForeign } from '#receipts/rows/figures.ts';
import { isLabelText } from '#receipts/labels/labels.ts';
import type { Row } from '#receipts/rows/rows.ts';

/** So many labels must clearly stand under their values, and none above. */
const CAPTIONS_MIN = 3;
/** A label belongs to whichever row is so much nearer. */
const CAPTION_NEARER = 0.7;
const MUCH_NEARER = 0.35;
const CAPTION_WORDS = 4;

const topOf = ({ words }: Row) => Math.min(...words.map(({ box }) => box.y));
const bottomOf = ({ words }: Row) => Math.max(...words.map(({ box }) => box.y + box.height));
const gap = (upper: Row, lower: Row) => Math.max(1, topOf(lower) - bottomOf(upper));

const isLabelRow = ({ cells }: Row) =>
  cells.every(({ text }) => !/\d/.test(text) && text.split(' ').length <= CAPTION_WORDS && isLabelText(text));

/** The picture beside a value and its label is read as a sign, or a letter or two, between them: 'To' and 'S$' are none. */
const isSpeck = (row: Row) =>
  !/\d|\p{L}.*\p{L}.*\p{L}/u.test(row.text) && !namesForeign(row) && !isLabelText(row.text);

/** Where each label stands under its value, as a caption does: the labels brought above, where they are looked for, without specks. */
export function uncaptioned(whole: readonly Row[]): Row[] {
  const rows = whole.filter((row) => !isSpeck(row));
  const sides = rows.map((row, index) => sideOf(row, rows[index - 1], rows[index + 1]));
  const isCaptioned =
    sides.filter((side) => side === 'under').length >= CAPTIONS_MIN && !sides.includes('over');
  if (!isCaptioned) return [...whole];
  return rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (below && sides[index + 1] === 'under')
      return [
        { ...below, middle: row.middle },
        { ...row, middle: below.middle },
      ];
    return sides[index] === 'under' ? [] : [row];
  });
}

/** Whether a label stands under its value or over it; undefined where that cannot be told. */
function sideOf(row: Row, above: Row | undefined, below: Row | undefined): 'under' | 'over' | undefined {
  if (!above || !isLabelRow(row) || isLabelRow(above)) return undefined;
  const [up, down] = [gap(above, row), below ? gap(row, below) : Infinity];
  // 'Transfers' may be a value below it, and a label.
  if (below && isLabelRow(below)) return up < MUCH_NEARER * down ? 'under' : undefined;
  if (up < CAPTION_NEARER * down) return 'under';
  return down < CAPTION_NEARER * up ? 'over' : undefined;
}
