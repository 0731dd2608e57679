/** @module-tag rest */
import { expect, test } from 'vitest';
import { isLabelText } from '#receipts/labels/labels.ts';
import { MEMO } from '#receipts/lexicon/memos.ts';
import { label } from '#receipts/terms.ts';
import { decisionOn, textFiles, textPages, type TextPage } from '#test/receipts/texts.ts';

const MEMO_LABEL = label(MEMO);
const OTHER = 'Zulhakimi Rosmadi';
const REMARKS = [`paid to ${OTHER}`, OTHER, `Name: ${OTHER}`, `Penerima: ${OTHER}`, `${OTHER} received`];
/** A phone's line in letters of usual size (texts.ts); longer texts wrap. */
const LINE = 60;
const fullLine = (lines: readonly string[]) =>
  'electricity water internet and gas '
    .repeat(9)
    .slice(0, Math.max(LINE, ...lines.map((line) => line.length)));

const cellsOf = (line: string) => line.replace(/^[!.]/, '').split(/(?:^|\s)\|\s/);

/** Returns the page with a remark of one line, or as the last of three lines; undefined if the page has no place for one. */
function withRemark({ lines, ...rest }: TextPage, remark: string, isLong: boolean): TextPage | undefined {
  const page = { ...rest, expected: { ...rest.expected, names: [OTHER] } };
  const at = lines.findIndex((line) => cellsOf(line).some((cell) => MEMO_LABEL.test(cell.trim())));
  const cells = cellsOf(lines[at] ?? '');
  // More than two cells are the head of a table.
  if (at === -1 || cells.length > 2 || !MEMO_LABEL.test(cells[0]?.trim() ?? '')) return undefined;
  const [title = '', value] = cells;
  const sameLine = (MEMO_LABEL.exec(title.trim())?.[1] ?? '').replace(/^[/(|][^:]*:?\s*/, '');
  const full = fullLine(lines);
  const first = isLong ? full : remark;
  const more = isLong ? [full, remark] : [];
  const before = lines.slice(0, at);
  const after = lines.slice(at + 1);
  if (value !== undefined) {
    const column = isLong ? ['electricity and', 'water and gas', remark] : [remark];
    const beside = column.map((line, index) => `${index === 0 ? title : ''} | ${line}`);
    return { ...page, lines: [...before, ...beside, ...after] };
  }
  if (sameLine !== '') {
    const written = `${title.slice(0, title.lastIndexOf(sameLine))}${first}`;
    return { ...page, lines: [...before, written, ...more, ...after] };
  }
  const [under = '', ...below] = after;
  if (under.trim() === '' || isLabelText(under)) return undefined;
  return { ...page, lines: [...before, lines[at] ?? '', first, ...more, ...below] };
}

// Each page takes a tenth of a second in all ways.
const EVERY = process.env['LONG'] === undefined ? 3 : 1;
const real = textFiles()
  .flatMap(textPages)
  .filter((page, place) => place % EVERY === 0 && page.isTrue && decisionOn(page).outcome === 'verified');

test.each([
  ['one line', false],
  ['three lines', true],
])('a name in a remark of %s is not taken for the recipient', (_, isLong) => {
  const tried = real.flatMap((page) => REMARKS.flatMap((remark) => withRemark(page, remark, isLong) ?? []));
  expect(tried.length).toBeGreaterThan(1000 / EVERY);
  const won = tried.filter((page) => decisionOn(page).outcome === 'verified');
  expect([...new Set(won.map(({ name }) => name))]).toEqual([]);
});

/** Labels that banks number, or that our lists do not have. */
const TITLES = ['Reference', 'Details', 'Payment for', 'Sender note', 'Hashtag'];
/** Each page takes long, so only one in so many is tried. */
const ONE_OF = 8;

const ROWS = REMARKS.filter((remark) => remark !== OTHER).flatMap((remark) =>
  [`“${remark}”`].concat(TITLES.map((title) => `${title} | ${remark}`)),
);

function withRow({ lines, ...page }: TextPage, row: string, part: number): TextPage {
  const at = Math.round(lines.length * part);
  const expected = { ...page.expected, names: [OTHER] };
  return { ...page, expected, lines: [...lines.slice(0, at), row, ...lines.slice(at)] };
}

test('a name at an unknown label or in quotation marks is not taken for the recipient either', () => {
  const some = real.filter((_, place) => place % ONE_OF === 0);
  const tried = some.flatMap((page) =>
    [0.4, 1].flatMap((part) => ROWS.map((row) => withRow(page, row, part))),
  );
  expect(tried.length).toBeGreaterThan(3000 / EVERY);
  const won = tried.filter((page) => decisionOn(page).outcome === 'verified');
  expect([...new Set(won.map(({ name }) => name))]).toEqual([]);
});
