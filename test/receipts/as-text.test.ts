import { expect, test } from 'vitest';
import { goldenLines } from '#test/receipts/golden-lines.ts';
import { textFiles, textPages } from '#test/receipts/texts.ts';

const answered = textFiles().flatMap((file) => {
  const lines = goldenLines(`texts/${file}`);
  return textPages(file).map((page, place) => ({ file, page, decision: lines[place] }));
});
const [real, others] = [true, false].map((isTrue) => answered.filter(({ page }) => page.isTrue === isTrue));
const label = ({ page, decision }: (typeof answered)[number]) => `${page.name}: ${decision?.verdict}`;

test('each page has a line in the golden file', () => {
  expect(answered.map(({ decision }) => decision?.name)).toEqual(answered.map(({ page }) => page.name));
});

test('no page without a payment to the requester is verified', () => {
  expect(others?.length).toBeGreaterThanOrEqual(1000);
  expect(others?.filter(({ decision }) => decision?.outcome === 'verified').map(label)).toEqual([]);
});

// An Australian bank's list. Its sums have only '$', and 'Currency: MYR' is elsewhere on the page.
const REFUSED = new Set(['cheque-less-giro-list-one']);

test('no true receipt is refused', () => {
  const refused = real?.filter(({ decision }) => decision?.outcome === 'rejected') ?? [];
  expect(refused.filter(({ page }) => !REFUSED.has(page.name)).map(label)).toEqual([]);
});

// The other files also have statements, bills, remittances and shop slips, which a person has to judge.
test.each(
  ['average', 'malay', 'phones', 'elsewhere', 'web']
    .map((of) => `housemates-${of}.txt`)
    .concat('housemates.txt'),
)('six of seven receipts of %s are verified', (file) => {
  const of = real?.filter((each) => each.file === file) ?? [];
  const missed = of.filter(({ decision }) => decision?.outcome !== 'verified');
  expect(of.length).toBeGreaterThanOrEqual(60);
  expect(missed.length / of.length, missed.map(label).join('\n')).toBeLessThanOrEqual(1 / 7);
});
