import { expect, test } from 'vitest';
import type { SeenWord } from '#receipts/rows/rows.ts';
import { skippedLines } from '#server/reading/ocr/unread-lines.ts';

/** A white page with lines of black strokes, like letters. */
function pageWith(lines: { x: number; y: number; strokes: number; height: number }[]) {
  const page = { width: 400, height: 300, data: Buffer.alloc(400 * 300, 255) };
  for (const { x, y, strokes, height } of lines)
    for (let row = y; row < y + height; row++)
      for (let stroke = 0; stroke < strokes; stroke++)
        page.data.fill(0, row * 400 + x + stroke * 10, row * 400 + x + stroke * 10 + 4);
  return page;
}
const word = (y: number, confidence = 95): SeenWord => ({
  text: 'word',
  confidence,
  box: { x: 20, y, width: 100, height: 20 },
});
const strokes = (y: number, height = 20, count = 10) => ({ x: 20, y, strokes: count, height });

test('unread places that look like lines are found, the highest first', () => {
  const page = pageWith([strokes(20), strokes(80), strokes(150, 44, 16)]);
  const found = skippedLines(page, [word(20)]);
  expect(found.map(({ y }) => y)).toEqual([150, 80]);
  expect(found[0]).toMatchObject({ height: 44 });
});

test('sure words are not read again, unsure ones are', () => {
  const page = pageWith([strokes(20), strokes(80)]);
  expect(skippedLines(page, [word(20), word(80)])).toEqual([]);
  expect(skippedLines(page, [word(20), word(80, 54)]).map(({ y }) => y)).toEqual([80]);
});

test('pictures, frames and specks are not lines', () => {
  const page = pageWith([strokes(20), strokes(60, 20, 2), strokes(120, 120), strokes(270, 5)]);
  expect(skippedLines(page, [word(20)])).toEqual([]);
});

test('a page without a word has no height to measure lines by', () => {
  expect(skippedLines(pageWith([strokes(20), strokes(80, 1)]), [])).toEqual([]);
});

test('texts at both ends of a line are read separately, each with its own height', () => {
  const page = pageWith([
    { x: 20, y: 20, strokes: 8, height: 20 },
    { x: 250, y: 26, strokes: 12, height: 32 },
  ]);
  const found = skippedLines(page, [word(200)]);
  expect(found.map(({ x, y, height }) => ({ x: Math.round(x / 10) * 10, y, height }))).toEqual([
    { x: 250, y: 26, height: 32 },
    { x: 20, y: 20, height: 20 },
  ]);
});

test('the frame of a dialog does not join the lines inside', () => {
  const page = pageWith([strokes(60), strokes(160)]);
  for (let row = 10; row < 290; row++)
    for (const x of [4, 392]) page.data.fill(0, row * 400 + x, row * 400 + x + 4);
  expect(skippedLines(page, [word(240)]).map(({ y }) => y)).toEqual([60, 160]);
});

test('a badge without a read word is looked at beside higher lines that were hardly read', () => {
  const high = [10, 60, 110, 160, 210];
  const page = pageWith([...high.map((y) => strokes(y, 30)), strokes(260, 18)]);
  const unsure = high.map((y) => word(y + 5, 54));
  expect(skippedLines(page, unsure).map(({ y }) => y)).toEqual([...high.slice(0, 4), 260]);
});

test('a sum whose point was missed is read again', () => {
  const sure = (text: string, x: number, width: number): SeenWord => ({
    text,
    confidence: 96,
    box: { x, y: 80, width, height: 20 },
  });
  const page = pageWith([strokes(20), { x: 20, y: 80, strokes: 12, height: 20 }]);
  const parts = [sure('RM', 20, 44), sure('2', 75, 15), sure('13', 104, 34)];
  expect(skippedLines(page, [word(20), ...parts]).map(({ y }) => y)).toEqual([80]);
  expect(skippedLines(page, [word(20), sure('RM', 20, 44), sure('2.13', 75, 63)])).toEqual([]);
});
