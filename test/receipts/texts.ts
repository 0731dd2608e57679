import { readdirSync, readFileSync } from 'node:fs';
import { addDays, type Day } from '#domain/days.ts';
import type { SeenPage, SeenWord } from '#receipts/rows/rows.ts';
import { decide, type Expected } from '#receipts/verdict/verdict.ts';

/** A page as text, of a file in texts/: what it is of, and what was to be paid. */
export type TextPage = { name: string; isTrue: boolean; lines: string[]; expected: Expected };

const WIDTH = 1080;
const MARGIN = 60;
const HEIGHTS: Record<string, number> = { '!': 60, '.': 22 };
const NORMAL = 30;

/**
 * Pages as people who had seen none of the reader's rules wrote them down: '== name', some fields, '--', and the rows from top to bottom.
 * ' | ' parts cells that stand apart, an empty line is a gap, '!' begins a row of big letters and '.' one of small print.
 */
export const textPages = (file: string): TextPage[] =>
  readFileSync(new URL(`texts/${file}`, import.meta.url), 'utf8')
    .split(/^== /m)
    .slice(1)
    .map(textPageOf);

export const textFiles = (): string[] => readdirSync(new URL('texts/', import.meta.url));

function textPageOf(block: string): TextPage {
  const [head = '', ...rest] = block.split(/^--\s*$/m);
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const [day = '', time = '12:00'] = field('at').split(/\s+/) as [Day, string?];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {
    name: head.split('\n')[0]?.trim() ?? '',
    isTrue: field('truth') === 'true',
    lines: rest.join('--').trim().split('\n'),
    expected: {
      due: Math.round(Number(field('paid').replaceAll(',', '')) * 100),
      names: [field('to')],
      asked: { day: addDays(day, -1), minute: 600 },
      now: { day: addDays(day, 1), minute: hours * 60 + minutes },
    },
  };
}

/** What the rules decide on the page, read without a slip. */
export const decisionOn = ({ lines, expected }: TextPage) =>
  decide({ pages: [seenPage(lines)], madeBy: '', reread: 'agrees' }, expected);

function seenPage(lines: readonly string[]): SeenPage {
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

/** The first cell is flush left, the last one flush right, and those between stand in columns. */
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
