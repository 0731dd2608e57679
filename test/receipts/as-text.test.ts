import { expect, test } from 'vitest';
import { goldenLines } from '#test/receipts/golden-lines.ts';
import { textFiles, textPages } from '#test/receipts/texts.ts';

const answered = textFiles().flatMap((file) => {
  const lines = goldenLines(`texts/${file}`);
  return textPages(file).map((page, place) => ({ file, page, decision: lines[place] }));
});
const [real, others] = [true, false].map((isTrue) => answered.filter(({ page }) => page.isTrue === isTrue));
const told = ({ page, decision }: (typeof answered)[number]) => `${page.name}: ${decision?.verdict}`;

test('each page has its line', () => {
  expect(answered.map(({ decision }) => decision?.name)).toEqual(answered.map(({ page }) => page.name));
});

test('no page is verified on which no money went to whom it was owed', () => {
  expect(others?.length).toBeGreaterThanOrEqual(1000);
  expect(others?.filter(({ decision }) => decision?.outcome === 'verified').map(told)).toEqual([]);
});

// An Australian bank's list: its sums bear '$' alone, and 'Currency: MYR' stands apart.
const REFUSED = new Set(['cheque-less-giro-list-one']);

test('no true one is refused', () => {
  const refused = real?.filter(({ decision }) => decision?.outcome === 'rejected') ?? [];
  expect(refused.filter(({ page }) => !REFUSED.has(page.name)).map(told)).toEqual([]);
});

// The other files hold statements, bills, remittances and slips of shops as well, which a person has to look at.
test.each(
  ['average', 'malay', 'phones', 'elsewhere', 'web']
    .map((of) => `housemates-${of}.txt`)
    .concat('housemates.txt'),
)('six of seven of %s are verified', (file) => {
  const of = real?.filter((each) => each.file === file) ?? [];
  const missed = of.filter(({ decision }) => decision?.outcome !== 'verified');
  expect(of.length).toBeGreaterThanOrEqual(60);
  expect(missed.length / of.length, missed.map(told).join('\n')).toBeLessThanOrEqual(1 / 7);
});
