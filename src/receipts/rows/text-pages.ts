import type { SeenPage, SeenWord } from '#receipts/rows/rows.ts';

const WIDTH = 1080;
const MARGIN = 60;
const HEIGHTS: Record<string, number> = { '!': 60, '.': 22 };
const NORMAL = 30;

/** Lays out a page from text: ' | ' separates cells, an empty line is a gap, '!' begins big letters and '.' small print. */
export function pageOfText(lines: readonly string[]): SeenPage {
  const words: SeenWord[] = [];
  let y = 40;
  for (const line of lines) {
    const height = HEIGHTS[line[0] ?? ''] ?? NORMAL;
    const cells = line.slice(height === NORMAL ? 0 : 1).split(/(?:^|\s)\|\s/);
    words.push(
      ...wordsOf(
        cells.map((cell) => cell.trim()),
        y,
        height,
      ),
    );
    y += line.trim() === '' ? 50 : Math.round(height * 1.75);
  }
  return { words, width: WIDTH, height: y };
}

/** The first cell is flush left, the last one flush right, and those between are in columns. */
function wordsOf(cells: readonly string[], y: number, height: number): SeenWord[] {
  const words: SeenWord[] = [];
  const letter = height / 2;
  for (const [column, cell] of cells.entries()) {
    if (cell === '') continue;
    const isLast = column > 0 && column === cells.length - 1;
    const wanted = isLast
      ? WIDTH - MARGIN - cell.length * letter
      : MARGIN + (column * (WIDTH - 2 * MARGIN)) / cells.length;
    const before = words.at(-1)?.box;
    let x = Math.max(MARGIN, wanted, before ? before.x + before.width + 2.2 * height : 0);
    for (const text of cell.split(/\s+/)) {
      const width = Math.max(2, Math.round(text.length * letter));
      words.push({ text, confidence: 95, box: { x: Math.round(x), y, width, height } });
      x += (text.length + 1) * letter;
    }
  }
  return words;
}
