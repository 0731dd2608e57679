import { expect, test } from 'vitest';
import { isLabelText } from '#receipts/labels/labels.ts';
import { MEMO } from '#receipts/lexicon/memos.ts';
import { label } from '#receipts/terms.ts';
import { decisionOn, textFiles, textPages, type TextPage } from '#test/receipts/texts.ts';

const MEMO_LABEL = label(MEMO);
const OTHER = 'Zulhakimi Rosmadi';
const REMARKS = [`paid to ${OTHER}`, OTHER, `Name: ${OTHER}`, `Penerima: ${OTHER}`, `${OTHER} received`];
/** A phone's line of usual letters (texts.ts): what is longer goes on in the next. */
const LINE = 60;
const fullLine = (lines: readonly string[]) =>
  'electricity water internet and gas '
    .repeat(9)
    .slice(0, Math.max(LINE, ...lines.map((line) => line.length)));

const cellsOf = (line: string) => line.replace(/^[!.]/, '').split(/(?:^|\s)\|\s/);

/** The page with a remark of one line, or of three of which it is the last; undefined where the page has no place for one. */
function withRemark({ lines, ...rest }: TextPage, remark: string, isLong: boolean): TextPage | undefined {
  const page = { ...rest, expected: { ...rest.expected, names: [OTHER] } };
  const at = lines.findIndex((line) => cellsOf(line).some((cell) => MEMO_LABEL.test(cell.trim())));
  const cells = cellsOf(lines[at] ?? '');
  // More cells are of a table's head.
  if (at === -1 || cells.length > 2 || !MEMO_LABEL.test(cells[0]?.trim() ?? '')) return undefined;
  const [title = '', value] = cells;
  const own = (MEMO_LABEL.exec(title.trim())?.[1] ?? '').replace(/^[/(|][^:]*:?\s*/, '');
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
  if (own !== '') {
    const written = `${title.slice(0, title.lastIndexOf(own))}${first}`;
    return { ...page, lines: [...before, written, ...more, ...after] };
  }
  const [under = '', ...below] = after;
  if (under.trim() === '' || isLabelText(under)) return undefined;
  return { ...page, lines: [...before, lines[at] ?? '', first, ...more, ...below] };
}

// A tenth of a second each, in all ways.
const EVERY = process.env['LONG'] === undefined ? 3 : 1;
const real = textFiles()
  .flatMap(textPages)
  .filter((page, place) => place % EVERY === 0 && page.isTrue && decisionOn(page).outcome === 'verified');

test.each([
  ['one line', false],
  ['three lines', true],
])('a remark of %s makes nobody the recipient of somebody else’s money', (_, isLong) => {
  const tried = real.flatMap((page) => REMARKS.flatMap((remark) => withRemark(page, remark, isLong) ?? []));
  expect(tried.length).toBeGreaterThan(1000 / EVERY);
  const won = tried.filter((page) => decisionOn(page).outcome === 'verified');
  expect([...new Set(won.map(({ name }) => name))]).toEqual([]);
});

/** What banks number, or what no list of ours has. */
const TITLES = ['Reference', 'Details', 'Payment for', 'Sender note', 'Hashtag'];
/** Each page takes so long that one of so many is enough. */
const ONE_OF = 8;

const ROWS = REMARKS.filter((remark) => remark !== OTHER).flatMap((remark) =>
  [`“${remark}”`].concat(TITLES.map((title) => `${title} | ${remark}`)),
);

function withRow({ lines, ...page }: TextPage, row: string, part: number): TextPage {
  const at = Math.round(lines.length * part);
  const expected = { ...page.expected, names: [OTHER] };
  return { ...page, expected, lines: [...lines.slice(0, at), row, ...lines.slice(at)] };
}

test('nor does one at a label that is none of ours, or in quotation marks', () => {
  const some = real.filter((_, place) => place % ONE_OF === 0);
  const tried = some.flatMap((page) =>
    [0.4, 1].flatMap((part) => ROWS.map((row) => withRow(page, row, part))),
  );
  expect(tried.length).toBeGreaterThan(3000 / EVERY);
  const won = tried.filter((page) => decisionOn(page).outcome === 'verified');
  expect([...new Set(won.map(({ name }) => name))]).toEqual([]);
});
