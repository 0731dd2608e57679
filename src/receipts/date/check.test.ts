import { expect, test } from 'vitest';
import { checkDate } from '#receipts/date/check.ts';
import { datesOf } from '#receipts/date/dates.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const datesIn = (...lines: Line[]) => datesOf(rowsOf([pageOf(lines)]), '2026-11-20');
const asked = { day: '2026-11-15', minute: 750 };
const now = { day: '2026-11-20', minute: 840 };
const check = (text: string, quotable = true) => checkDate(datesIn(['Date', text]), asked, now, quotable);
const codes = (text: string) => check(text).reasons.map(({ code }) => code);

test.each<[string, string[]]>([
  ['17 Nov 2026 10:24', []],
  ['15 Nov 2026', []],
  // A day before the request, to the minute.
  ['14 Nov 2026 12:30', []],
  ['14 Nov 2026 12:29', ['date-early']],
  ['14 Nov 2026', []],
  ['13 Nov 2026', ['date-early']],
  ['8 Nov 2026 12:30', ['date-early']],
  ['8 Nov 2026 12:29', ['date-old']],
  ['7 Nov 2026', ['date-old']],
  ['17 Nov 2025', ['date-old']],
  // Fourteen hours ahead, as in the zones farthest from the home's.
  ['21 Nov 2026 04:00', []],
  ['21 Nov 2026 04:01', ['date-future']],
  ['21 Nov 2026', []],
  ['22 Nov 2026', ['date-future']],
  // A receipt of a year ago says the same.
  ['17 Nov, 10:24 AM', ['date-ambiguous']],
  ['Tue, 17 Nov, 10:24 AM', []],
  // A month 17 does not exist, so this is not ambiguous.
  ['11/17/2026', []],
  // Neither reading fits, so this is not ambiguous either.
  ['12/10/2026', ['date-old']],
])('%j: %j', (text, reasons) => {
  expect(codes(text)).toEqual(reasons);
});

test('a date without its year is of this year if a reference contains it', () => {
  const dates = datesIn(['Date', '17 Nov, 10:24 AM']);
  const codesWith = (reference: string) =>
    checkDate(dates, asked, now, true, [reference]).reasons.map(({ code }) => code);
  expect(codesWith('20261117VLTB0010ORM88120034')).toEqual([]);
  expect(codesWith('20251117VLTB0010ORM88120034')).toEqual(['date-ambiguous']);
  expect(codesWith('QR 2026-11-17/88')).toEqual([]);
});

test('a person decides on a date that fits only with the month first', () => {
  const window = { asked: { day: '2026-11-05', minute: 0 }, now: { day: '2026-11-10', minute: 0 } };
  const reasonsOf = (text: string, quotable: boolean) =>
    checkDate(datesIn(['Date', text]), window.asked, window.now, quotable).reasons;
  expect(reasonsOf('11/06/2026', true)).toEqual([{ code: 'date-ambiguous', text: '11/06/2026' }]);
  expect(reasonsOf('11/06/2026', false)).toEqual([{ code: 'date-ambiguous', text: undefined }]);
  expect(reasonsOf('06/11/2026', true)).toEqual([]);
});

test('a date in time counts 15; one that may be misread is not shown', () => {
  expect(check('17 Nov 2026 10:24')).toMatchObject({
    day: '2026-11-17',
    minute: 624,
    reasons: [],
    points: 15,
    rules: [{ rule: 'date/in-time', on: '17 Nov 2026' }],
  });
  expect(check('1 Nov 2026').reasons).toEqual([{ code: 'date-old', day: '2026-11-01' }]);
  expect(check('1 Nov 2026', false).reasons).toEqual([{ code: 'date-old', day: undefined }]);
  expect(check('none').reasons).toEqual([{ code: 'date-missing' }]);
});

test.each([
  ['17 Nov 2026 10:20', '3 months ago'],
  ['Khamis, 17 Nov 2026 10:20', '3 bulan lalu'],
  ['Date viewed 17 Nov 2026, 10:20', 'Sent Sun, 12 Apr'],
  ['Today 17 Nov 2026 10:20', 'Invoice paid on 12 Mar 2026'],
  ['Tarikh: 17 Nov 2026 10:20', 'Pindahan terakhir 12 Mac 2026'],
])('a page of today about a day long ago needs a person: %s, %s', (...lines) => {
  const { points, reasons } = checkDate(datesIn(...lines), asked, now, true);
  expect([points, reasons.map(({ code }) => code)]).toEqual([0, ['date-early']]);
});

test.each([
  ['Date of copy 17 Nov 2026 10:20', 'Transaction date 20260312'],
  ['Letter date 17 Nov 2026 10:20', 'was credited to Nurul on 12 March 2026'],
])("the day of an old payment is shown beside today's: %s, %s", (...lines) => {
  expect(checkDate(datesIn(...lines), asked, now, true).reasons).toEqual([
    { code: 'date-old', day: '2026-03-12' },
  ]);
});

test('a last login beside a menu is not an earlier payment', () => {
  const dates = datesIn(['Transfer Pay Bills', 'Last login 12 Mar 2026'], '', ['Date', '17 Nov 2026 10:20']);
  expect(checkDate(dates, asked, now, true).reasons).toEqual([]);
});

test('a day of an earlier year is not in the future if it has its year, or is called a date', () => {
  const reasonsOf = (...lines: Line[]) =>
    checkDate(datesIn('Paid on 17 Nov 2026 10:20', ...lines), asked, now, true).reasons;
  expect(reasonsOf('', 'seen 12 Mar 2025')).toEqual([{ code: 'date-early', day: '2025-03-12' }]);
  expect(reasonsOf(['Date', '30 Dec'])).toEqual([{ code: 'date-early', day: undefined }]);
});

test("a day in the payer's remark is not a day of the payment", () => {
  const dates = datesIn('Paid on 17 Nov 2026 10:20', '', 'seen 12 Mar 2026');
  const written = dates.map((date) =>
    date.day === '2026-03-12' ? Object.assign({}, date, { label: 'memo' as const }) : date,
  );
  const codesOf = (seen: typeof dates) => checkDate(seen, asked, now, true).reasons.map(({ code }) => code);
  expect([dates, written].map(codesOf)).toEqual([['date-early'], []]);
});

test('a date with the month first may be the same day', () => {
  const dates = datesIn('11/08/2026', 'Aisyah', 'Paid on 8 Nov 2026 10:20');
  const then = { day: '2026-11-08', minute: 0 };
  expect(checkDate(dates, then, now, true).reasons).toEqual([]);
});

test('a bill of months ago may be paid today', () => {
  const dates = datesIn('Paid on 17 Nov 2026 10:20', 'Bill date 12 Mar 2026', 'Since 2 Mar 2026');
  expect(checkDate(dates, asked, now, true).reasons).toEqual([]);
});

test('money that moves on a future day has not moved', () => {
  const reasonsOf = (effective: string) =>
    checkDate(datesIn('Created 17 Nov 2026 10:20', `Effective date ${effective}`), asked, now, true).reasons;
  expect(reasonsOf('27 Nov 2026')).toEqual([{ code: 'date-future', day: '2026-11-27' }]);
  expect(reasonsOf('17 Nov 2026')).toEqual([]);
  // Today, and as far ahead as another time zone may be.
  expect(reasonsOf('20 Nov 2026 10:00')).toEqual([]);
  expect(reasonsOf('21 Nov 2026 04:00')).toEqual([]);
});

test.each<[string, Line[], string[]]>([
  ['in time', [['Date', '17 Nov 2026 10:24']], ['date/in-time 17 Nov 2026']],
  ['none', [['Date', 'none']], ['date/none']],
  ['early', [['Date', '13 Nov 2026']], ['date/early 13 Nov 2026']],
  ['old', [['Date', '7 Nov 2026']], ['date/old 7 Nov 2026']],
  ['to come', [['Date', '22 Nov 2026']], ['date/future 22 Nov 2026']],
  ['without a year', [['Date', '17 Nov, 10:24 AM']], ['date/no-year 17 Nov']],
  [
    'on which money moves',
    ['Created 17 Nov 2026 10:20', 'Effective date 27 Nov 2026'],
    ['date/to-come 27 Nov 2026', 'date/future 27 Nov 2026'],
  ],
  ['of long ago beside it', ['17 Nov 2026 10:20', '3 months ago'], ['date/other-day 3 months ago']],
])('each rule says what it read: a day %s', (_, lines, rules) => {
  const said = checkDate(datesIn(...lines), asked, now, true).rules;
  expect(said.map(({ rule, on }) => [rule, on].filter(Boolean).join(' '))).toEqual(rules);
});

test('a day is shown to people only if it was read well', () => {
  const shown = (quotable: boolean, ...lines: Line[]) =>
    checkDate(datesIn(...lines), asked, now, quotable).reasons;
  const other = ['Today 17 Nov 2026 10:20', 'Invoice paid on 12 Mar 2026'];
  expect(shown(true, ...other)).toEqual([{ code: 'date-early', day: '2026-03-12' }]);
  expect(shown(false, ...other)).toEqual([{ code: 'date-early', day: undefined }]);
  expect(shown(true, ['Date', '17 Nov, 10:24 AM'])).toEqual([{ code: 'date-ambiguous', text: '17 Nov' }]);
  expect(shown(false, ['Date', '17 Nov, 10:24 AM'])).toEqual([{ code: 'date-ambiguous', text: undefined }]);
  expect(shown(false, ['Date', '22 Nov 2026'])).toEqual([{ code: 'date-future', day: undefined }]);
  expect(shown(true, ['Date', '13 Nov 2026'])).toEqual([{ code: 'date-early', day: '2026-11-13' }]);
  expect(shown(false, ['Date', '13 Nov 2026'])).toEqual([{ code: 'date-early', day: undefined }]);
});

test('a date without its year also counts 15, and one against the payment nothing', () => {
  expect(check('17 Nov, 10:24 AM')).toMatchObject({ day: '2026-11-17', minute: 624, points: 15 });
  for (const text of ['13 Nov 2026', '22 Nov 2026', 'none']) expect(check(text).points).toBe(0);
  expect(check('none')).toMatchObject({ day: undefined, minute: undefined });
});

test('a date with the month first is reported as one', () => {
  const then = [
    { day: '2026-11-05', minute: 0 },
    { day: '2026-11-10', minute: 0 },
  ] as const;
  expect(checkDate(datesIn(['Date', '11/06/2026']), ...then, true).rules).toEqual([
    { rule: 'date/month-first', on: '11/06/2026' },
  ]);
});
