import { expect, test } from 'vitest';
import { boxAround, inColumn, isBelow, meanConfidence, type SeenWord } from '#receipts/rows/rows.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { fillHoles, replaceUnsure } from '#receipts/rows/readings.ts';
import { big, pageOf } from '#test/builders/proof-pages.ts';

const word = (
  text: string,
  x: number,
  y: number,
  { height = 20, width = 60, confidence = 90 } = {},
): SeenWord => ({
  text,
  confidence,
  box: { x, y, width, height },
});
const rowsOfWords = (...words: SeenWord[]) => rowsOf([{ words, width: 1200, height: 2000 }]);
const cellsOf = (...words: SeenWord[]) =>
  rowsOfWords(...words).map((row) => row.cells.map((cell) => cell.text));

test('words side by side are a cell, and a wide gap begins the next one', () => {
  const rows = rowsOf([pageOf([['Date & Time', '17 Nov 2026'], 'Done'])]);
  expect(rows.map((row) => row.cells.map((cell) => cell.text))).toEqual([
    ['Date & Time', '17 Nov 2026'],
    ['Done'],
  ]);
  expect(rows[0]?.text).toBe('Date & Time  17 Nov 2026');
  expect(cellsOf(word('a', 0, 0), word('b', 90, 0))).toEqual([['a b']]);
  expect(cellsOf(word('a', 0, 0), word('b', 91, 0))).toEqual([['a', 'b']]);
});

test('a row has the words at one height, also if it slopes from word to word', () => {
  const slope = Array.from({ length: 10 }, (_, index) => word(String(index), index * 80, 100 + index * 4));
  expect(cellsOf(...slope)).toEqual([['0 1 2 3 4 5 6 7 8 9']]);
  expect(cellsOf(word('up', 0, 0), word('down', 80, 11))).toEqual([['up'], ['down']]);
});

test('a headline includes the label at its middle and not the line below it', () => {
  const headline = word('66.45', 300, 0, { height: 60 });
  expect(cellsOf(headline, word('Amount', 0, 20), word('Date', 300, 45))).toEqual([
    ['Amount', '66.45'],
    ['Date'],
  ]);
});

test('specks and unsure words are left out', () => {
  const specks = [
    word(' ', 0, 0),
    word('thin', 0, 0, { width: 1 }),
    word('flat', 0, 0, { height: 3 }),
    word('faint', 0, 0, { confidence: 14 }),
  ];
  expect(rowsOfWords(...specks)).toEqual([]);
  expect(cellsOf(word('kept', 0, 0, { confidence: 15 }))).toEqual([['kept']]);
});

test('pages follow each other, and no row crosses two', () => {
  const rows = rowsOf([pageOf(['first', 'second']), pageOf(['third'])]);
  expect(rows.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  expect(rows.map(({ words }) => words[0]?.page)).toEqual([0, 0, 1]);
  const [, second, third] = rows;
  if (!second || !third) throw new Error('three rows');
  expect(isBelow(second, third)).toBe(false);
});

test('a value is near below its label, and in its column', () => {
  const [label, value, far] = rowsOf([pageOf([['From', 'To'], big('ALI', 'AISYAH'), '', '', 'far away'])]);
  if (!label || !value || !far) throw new Error('three rows');
  expect([isBelow(label, value), isBelow(value, far)]).toEqual([true, false]);
  const under = label.cells.map((cell) => inColumn(value, cell).map(({ text }) => text));
  expect(under).toEqual([['ALI'], ['AISYAH']]);
  expect(inColumn(value, { left: 5000, right: 5001 })).toEqual(value.cells);
});

test('the mean confidence is that of all words', () => {
  expect(meanConfidence([pageOf(['two words'], 80), pageOf(['other ones'], 40)])).toBe(60);
  expect(meanConfidence([])).toBe(0);
});

test('a box surrounds all words', () => {
  expect(boxAround([word('a', 10, 30), word('b', 100, 20)])).toEqual({
    x: 10,
    y: 20,
    width: 150,
    height: 30,
  });
  expect(() => boxAround([])).toThrow(RangeError);
});

test('a second reading fills holes, and never replaces sure words', () => {
  const sure = word('sure', 0, 0, { confidence: 40 });
  const unsure = word('unsure', 100, 0, { confidence: 39 });
  const elsewhere = word('elsewhere', 500, 0, { confidence: 20 });
  const over = (x: number, confidence: number) => word(`read ${x}`, x, 5, { confidence });
  const filled = fillHoles(
    [sure, unsure, elsewhere],
    [over(10, 99), over(110, 50), over(300, 49), over(700, 50)],
  );
  expect(filled.map(({ text }) => text)).toEqual(['sure', 'elsewhere', 'read 110', 'read 700']);
});

test('a second look at a line replaces less sure words, except those against the payment', () => {
  const words = [
    word('RMA41.37', 0, 0, { confidence: 54 }),
    word('sure', 200, 0, { confidence: 95 }),
    word('not', 400, 0, { confidence: 20 }),
  ];
  const others = [
    word('RM41.37', 5, 0, { confidence: 90 }),
    word('sore', 205, 0, { confidence: 80 }),
    word('now', 400, 0, { confidence: 60 }),
    word('guess', 600, 0, { confidence: 49 }),
  ];
  expect(replaceUnsure(words, others).map(({ text }) => text)).toEqual(['sure', 'not', 'RM41.37', 'now']);
});

test('a sum replaces the sen that were read alone, and an edge of the line above replaces nothing', () => {
  const seen = (text: string, confidence: number, x: number, y: number, width: number, height: number) => ({
    text,
    confidence,
    box: { x, y, width, height },
  });
  const read = [seen('money', 95, 100, 0, 100, 30), seen('45', 85, 240, 60, 40, 40)];
  const texts = replaceUnsure(read, [seen('83.45', 70, 100, 28, 180, 72)]).map(({ text }) => text);
  expect(texts).toEqual(['money', '83.45']);
});

test('dots from a label to its value are not words', () => {
  const [row] = rowsOf([pageOf([['Submitted', '.....', '07:26']])]);
  expect(row?.cells.map(({ text }) => text)).toEqual(['Submitted', '07:26']);
});

test('a sum replaces its parts if their point was missed', () => {
  const read = [word('RM', 100, 40, { confidence: 96 }), word('2', 170, 40, { width: 20, confidence: 96 })];
  read.push(word('13', 215, 40, { width: 40, confidence: 95 }));
  const looked = [
    word('RM', 100, 40, { confidence: 97 }),
    word('2.13', 170, 40, { width: 85, confidence: 90 }),
  ];
  expect(replaceUnsure(read, looked).map(({ text }) => text)).toEqual(['RM', '2.13']);
  expect(replaceUnsure(read, [word('12.13', 170, 40, { width: 85 })])).toEqual(read);
});
