import { expect, test } from 'vitest';
import { decide } from '#receipts/verdict/verdict.ts';
import { big, expected, readingOf, type Line } from '#test/builders/proof-pages.ts';

const codesOf = (...lines: Line[]) => decide(readingOf(...lines), expected).reasons.map(({ code }) => code);

const [SUM, WELL, NAME, BANK] = [
  big('RM 66.45'),
  'Transferred successfully',
  'NUR AISYAH BINTI ABDUL RAHMAN',
  'Cahaya Bank 4410 8832 1907',
];
const [WHEN, NUMBER] = ['17 Nov 2026, 10:24 AM', 'SC26K12190044'];

test('a receipt without labels is one', () => {
  expect(codesOf(SUM, WELL, '', NAME, BANK, '', WHEN, '', NUMBER)).toEqual([]);
});

test.each<[string, Line[]]>([
  ['a number', [SUM, WELL, '', NAME, BANK, '', WHEN]],
  ['the minute', [SUM, WELL, '', NAME, BANK, '', '17 Nov 2026', '', NUMBER]],
  ['the name alone', [SUM, WELL, '', `for ${NAME} and her friends`, BANK, '', WHEN, '', NUMBER]],
  ['the sum alone', [`you owe RM 66.45 for dinner`, WELL, '', NAME, BANK, '', WHEN, '', NUMBER]],
  ['success', [SUM, 'Dinner on Sunday', '', NAME, BANK, '', WHEN, '', NUMBER]],
])('without %s it is none', (_, lines) => {
  expect(codesOf(...lines)).toContain('structure');
});

test('a sender and a reference behind their labels will do', () => {
  expect(codesOf(SUM, WELL, '', NAME, ['Paid from', '5020'], ['Reference', 'QR7720K119284'], WHEN)).toEqual(
    [],
  );
});
