import { kindOfLabel } from '#receipts/labels/labels.ts';
import type { Cell, Row } from '#receipts/rows/rows.ts';
import { AWAY, TOWARDS } from '#receipts/lexicon/sections.ts';
import { plain, wordsOf } from '#receipts/terms.ts';

const LAST_WORDS = new Set([...wordsOf(TOWARDS), ...wordsOf(AWAY)]);
/** The lines of one label lie nearer to each other than rows do. */
const LINE = 2.4;

/** Labels of a narrow column that break before their last word brought into one line: 'Dikreditkan  AISYAH', and below 'kepada  BINTI ALI'. */
export function withWholeLabels(rows: readonly Row[]): Row[] {
  const isRest = rows.map((row, index) => endsLabelOf(rows[index - 1], row));
  return rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (isRest[index]) return [];
    return below && isRest[index + 1] ? [joined(row, below)] : [row];
  });
}

function endsLabelOf(upper: Row | undefined, lower: Row): boolean {
  const [begin, end] = [upper?.cells[0], lower.cells[0]];
  if (!upper || !begin || !end || upper.cells.length < 2 || !LAST_WORDS.has(plain(end.text))) return false;
  const isOneColumn = Math.abs(begin.left - end.left) < lower.height;
  const isNear = lower.middle - upper.middle < LINE * Math.max(upper.height, lower.height);
  return isOneColumn && isNear && !kindOfLabel(begin.text) && !!kindOfLabel(`${begin.text} ${end.text}`);
}

function joined(upper: Row, lower: Row): Row {
  const [begin, ...values] = upper.cells;
  const [end, ...others] = lower.cells;
  const label = [begin, end].flatMap((cell) => cell ?? []);
  const whole: Cell = {
    text: label.map(({ text }) => text).join(' '),
    left: Math.min(...label.map(({ left }) => left)),
    right: Math.max(...label.map(({ right }) => right)),
    words: label.flatMap(({ words }) => words),
  };
  const cells = [whole, ...values, ...others];
  return {
    ...upper,
    cells,
    text: cells.map(({ text }) => text).join('  '),
    words: cells.flatMap(({ words }) => words),
  };
}
