import { expect, test } from 'vitest';
import { amountToReread, mayHaveSkipped, merge, type Decision } from '#receipts/verdict/decision.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import {
  big,
  expected,
  LOOKS,
  pageOf,
  readingOf,
  recipe,
  type Line,
  type Recipe,
} from '#test/builders/proof-pages.ts';

const lines = (changes: Partial<Recipe> = {}) => LOOKS['a wallet']?.({ ...recipe, ...changes }) ?? [];
const read = (changes: Partial<Recipe> = {}) => decide(readingOf(...lines(changes)), expected);
const codes = ({ reasons }: Decision) => reasons.map(({ code }) => code);
const UNREAD = decide({ pages: [], madeBy: '', reread: undefined }, expected);
const ILLEGIBLE = '~';
const NAME = 'Aisyah Rahman';

test('one reading fills what another missed', () => {
  const dateless = read({ date: ILLEGIBLE });
  const nameless = read({ to: '1907', reference: ILLEGIBLE });
  expect([codes(dateless), codes(nameless)]).toEqual([['date-missing'], ['name-missing']]);
  for (const [first, later] of [
    [dateless, nameless],
    [nameless, dateless],
    [dateless, read()],
    [UNREAD, read()],
  ] as const)
    expect(merge(first, later)).toMatchObject({ outcome: 'verified', reasons: [], score: 100 });
});

test.each<[string, Partial<Recipe>]>([
  ['status-failed', { status: 'Failed' }],
  ['status-pending', { status: 'Pending' }],
  ['amount-low', { amount: 'RM 53.00' }],
  ['amount-high', { amount: 'RM 530.00' }],
  ['other-currency', { amount: 'SGD 66.45' }],
  ['name-mismatch', { to: 'GOH SIEW HONG' }],
  ['date-old', { date: '17 Sep 2026' }],
  ['date-future', { date: '17 Dec 2026' }],
  ['reference-date', { reference: '20261001123456' }],
])('%s stays, whichever reading saw it', (code, changes) => {
  const against = read(changes);
  expect(codes(against)).toEqual([code]);
  expect(codes(merge(against, read()))).toEqual([code]);
  expect(merge(UNREAD, against).outcome).toBe(against.outcome);
  expect(codes(merge(UNREAD, against))).toEqual([code]);
  // The later reading may be wrong: it makes nothing worse, and it verifies nothing.
  const gap = read({ date: ILLEGIBLE });
  const merged = merge(gap, against);
  expect(merged.outcome).toBe('review');
});

test('a later reading without anything new changes nothing', () => {
  const gap = read({ date: ILLEGIBLE });
  for (const later of [gap, UNREAD]) expect(merge(gap, later)).toBe(gap);
  const verified = read();
  expect(merge(verified, UNREAD)).toBe(verified);
});

test('a third reading does not make up for what a later one found against the payment', () => {
  const gap = read({ date: ILLEGIBLE });
  for (const against of [
    read({ amount: 'RM 5.00' }),
    read({ status: 'Failed' }),
    read({ date: '17 Sep 2026' }),
  ]) {
    const merged = merge(gap, against);
    expect(merged).toMatchObject({ outcome: 'review', mayReadAgain: false });
  }
});

test('readings that fit together only by a remark are not verified, like a single one', () => {
  const withRemark = (changes: Partial<Recipe>) =>
    decide(
      readingOf(
        ...(LOOKS['a bank’s app']?.({
          ...recipe,
          to: '4410 8832 1907',
          memo: `paid to ${NAME}`,
          ...changes,
        }) ?? []),
      ),
      { ...expected, names: [NAME] },
    );
  expect(codes(withRemark({}))).toEqual(['by-remark']);
  const [first, later] = [withRemark({ date: ILLEGIBLE }), withRemark({ amount: ILLEGIBLE })];
  for (const merged of [merge(first, later), merge(later, first), merge(UNREAD, merge(first, later))])
    expect(merged.outcome).toBe('review');
  expect(codes(merge(first, later))).toEqual(['by-remark']);
});

test('reading again may help if something is missing and nothing counts against the payment', () => {
  const again = (changes: Partial<Recipe>) => read(changes).mayReadAgain;
  expect([again({ date: ILLEGIBLE }), again({ to: '1907' }), UNREAD.mayReadAgain]).toEqual([
    true,
    true,
    true,
  ]);
  expect([again({}), again({ status: 'Failed' }), again({ date: ILLEGIBLE, to: 'GOH SIEW HONG' })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the amount is read once more before it decides', () => {
  const place = amountToReread(read());
  const page = pageOf(lines());
  const word = page.words.find(({ text }) => text === '66.45');
  expect(place).toMatchObject({ page: 0, sen: 6645 });
  expect(place?.box.y).toBe(word?.box.y);
  expect(amountToReread(read({ amount: 'RM 53.00' }))?.sen).toBe(5300);
  expect(
    amountToReread(decide({ pages: [pageOf(lines(), 59)], madeBy: '', reread: undefined }, expected))?.sen,
  ).toBe(6645);
  expect(amountToReread(read({ status: 'Failed' }))).toBeUndefined();
  expect(amountToReread(UNREAD)).toBeUndefined();
});

test('a sum that is too high is read once more as well', () => {
  expect(amountToReread(read({ amount: 'RM 5,131.12' }))?.sen).toBe(513_112);
});

test('a receipt that fits only by a remark is reported as that', () => {
  const remarked =
    LOOKS['a bank’s app']?.({ ...recipe, to: '4410 8832 1907', memo: `paid to ${NAME}` }) ?? [];
  const { rules, reasons } = decide(readingOf(...remarked), { ...expected, names: [NAME] });
  expect(rules).toContainEqual({ rule: 'file/by-remark' });
  expect(reasons).toEqual([{ code: 'by-remark' }]);
});

test('the amount is not read again if something else decides', () => {
  const sum = (changes: Partial<Recipe>, confidence?: number) =>
    amountToReread(
      decide({ pages: [pageOf(lines(changes), confidence)], madeBy: '', reread: undefined }, expected),
    )?.sen;
  expect(sum({ to: 'GOH SIEW HONG' })).toBeUndefined();
  expect(sum({ date: ILLEGIBLE })).toBe(6645);
  expect(sum({ date: ILLEGIBLE, to: 'GOH SIEW HONG' })).toBeUndefined();
  // Unless it was hard to read itself.
  expect(sum({ to: 'GOH SIEW HONG' }, 59)).toBe(6645);
  const two = decide(readingOf(...lines(), ['Amount', 'RM 85.00']), expected);
  expect(codes(two)).toContain('amount-conflict');
  expect(amountToReread(two)).toBeUndefined();
});

test('a badge that says more than the name of a field replaces it', () => {
  const receipt = (...more: Line[]) =>
    decide(
      readingOf(
        big('RM 66.45'),
        'Paid to',
        recipe.to,
        '',
        ['Transaction ID', recipe.reference],
        ['Date & Time', recipe.date],
        ...more,
      ),
      expected,
    );
  const [implied, stated] = [receipt(), receipt('Berjaya')];
  expect([implied, stated].map(({ findings }) => findings.status.isImplied)).toEqual([true, false]);
  const merged = merge(implied, stated);
  expect(merged.findings.status).toMatchObject({ isImplied: false, word: 'Berjaya' });
  expect(merged.outcome).toBe('verified');
  // Also if the requester must check it for another reason.
  const more = receipt(['Amount', 'RM 85.00']);
  expect([implied, more, stated].map(mayHaveSkipped)).toEqual([true, true, false]);
});

test('what both readings read stays as the first one read it', () => {
  const merged = merge(read({ date: ILLEGIBLE }), read({ to: 'NUR AISYAH BINTI RAHMAN' }));
  expect(merged).toMatchObject({ outcome: 'verified', read: { recipient: { name: recipe.to } } });
});

test('a refusal is not reported again because a later reading fills a gap', () => {
  const first = read({ status: 'Failed', date: ILLEGIBLE });
  expect(codes(first).toSorted()).toEqual(['date-missing', 'status-failed']);
  const merged = merge(first, read());
  expect(codes(merged)).toEqual(codes(first));
  expect(merged).toMatchObject({ outcome: 'rejected', score: first.score, mayReadAgain: false });
});

test('a receipt for the requester is reported with more read, if a later reading has it', () => {
  const first = read({ reference: ILLEGIBLE, date: ILLEGIBLE });
  const later = read({ to: '1907', date: '17 Nov 2026', reference: ILLEGIBLE });
  const merged = merge(first, later);
  expect([first, merged].map(({ outcome }) => outcome)).toEqual(['review', 'review']);
  expect(merged.score).toBeGreaterThan(first.score);
  expect(merged.read).toMatchObject({ date: { day: '2026-11-17' }, recipient: { name: recipe.to } });
});
