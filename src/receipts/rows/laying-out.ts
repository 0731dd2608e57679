import { withRaisedSen } from '#receipts/rows/raised.ts';
import { speaksAgainst } from '#receipts/rows/readings.ts';
import {
  median,
  type Cell,
  type PlacedWord,
  type Row,
  type SeenPage,
  type SeenWord,
} from '#receipts/rows/rows.ts';

/** Words that are less sure are specks and frames more often than letters. */
const WORD_CONFIDENCE_MIN = 15;
/** Keeps the rows of different pages apart. */
const BETWEEN_PAGES = 100_000;
/** A gap wider than this many line heights separates two cells. */
const CELL_GAP = 1.5;
/** On screens with two columns, or a slight slope, rows overlap. A word is compared with this many rows. */
const ROWS_BACK = 6;

/** Lays out a document's words as rows of cells, from top to bottom, page after page. */
export function rowsOf(pages: readonly SeenPage[]): Row[] {
  const words = pages.flatMap((page, index) =>
    withRaisedSen(page.words.filter(isText)).map((word) => placed(word, index)),
  );
  const rows: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.middle - b.middle)) {
    const row = rowOfWord(rows.slice(-ROWS_BACK), word);
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map(rowOf).toSorted((a, b) => a.middle - b.middle);
}

/** Dots from a label to its value: '.....', '~~'. */
const LEADER = /^[~.·…_]{2,}$/;

const isText = ({ text, confidence, box }: SeenWord) =>
  text.trim() !== '' &&
  box.height > 3 &&
  box.width > 1 &&
  !LEADER.test(text) &&
  (confidence >= WORD_CONFIDENCE_MIN || speaksAgainst(text));

const placed = (word: SeenWord, page: number): PlacedWord => ({
  ...word,
  page,
  middle: page * BETWEEN_PAGES + word.box.y + word.box.height / 2,
});

/** Returns the row with a neighbouring word at the same height. */
function rowOfWord(rows: PlacedWord[][], word: PlacedWord): PlacedWord[] | undefined {
  const aside = (other: PlacedWord) => Math.abs(other.box.x - word.box.x);
  const candidates = rows.map((row) => {
    const neighbour = row.reduce((best, other) => (aside(other) < aside(best) ? other : best));
    const [small = 0, tall = 0] = [neighbour.box.height, word.box.height].toSorted((a, b) => a - b);
    // A big figure beside a small label: hardly more than the label's height counts.
    return { row, apart: Math.abs(neighbour.middle - word.middle), most: 0.5 * Math.min(tall, 1.6 * small) };
  });
  const near = candidates.filter(({ apart, most }) => apart < most);
  return near.toSorted((a, b) => a.apart - b.apart)[0]?.row;
}

function rowOf(unsorted: PlacedWord[]): Row {
  const words = unsorted.toSorted((a, b) => a.box.x - b.box.x);
  const height = median(words.map((word) => word.box.height));
  const groups: PlacedWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && gapBetween(before, word) <= CELL_GAP * gapUnit(height, before, word))
      group.push(word);
    else groups.push([word]);
  }
  const cells = groups.map(cellOf);
  const text = cells.map((cell) => cell.text).join('  ');
  return { cells, text, middle: median(words.map((word) => word.middle)), height, words };
}

const gapBetween = (before: PlacedWord, word: PlacedWord) => word.box.x - rightOf(before);
const gapUnit = (height: number, before: PlacedWord, word: PlacedWord) =>
  Math.max(height, Math.min(before.box.height, word.box.height));
const rightOf = ({ box }: PlacedWord) => box.x + box.width;

const cellOf = (words: PlacedWord[]): Cell => ({
  text: words.map((word) => word.text).join(' '),
  left: Math.min(...words.map((word) => word.box.x)),
  right: Math.max(...words.map(rightOf)),
  words,
});
