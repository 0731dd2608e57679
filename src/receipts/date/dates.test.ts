import { expect, test } from 'vitest';
import { datesOf, minutesOf, momentOf, paymentDate, spanOf } from '#receipts/date/dates.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const datesIn = (...lines: Line[]) => datesOf(rowsOf([pageOf(lines)]), '2026-11-20');
const read = (text: string) => datesIn(text).map(({ day, minute }) => [day, minute]);

test.each([
  ['17/11/2026', undefined],
  ['17-11-26', undefined],
  ['17.11.2026', undefined],
  ['17 / 11 / 2026', undefined],
  ['2026-11-17', undefined],
  ['2026/11/17', undefined],
  ['17 Nov 2026', undefined],
  ['17th November 2026', undefined],
  ['17hb November 2026', undefined],
  ['17th of November, 2026', undefined],
  ['2026 Nov 17', undefined],
  ['17 Nov 2026, 10.24 pagi', 624],
  ['Tue 17 November 2026 at 01.34', 94],
  ['17 NOV 2026 0531 hrs', 331],
  ['17 Nov 2026 RM 10.24', undefined],
  ['17 Nov 2026, 10:24 malam', 1344],
  ['17 Nov 2026, 12:05 tengah hari', 725],
  ['17 Nov 2026, 12:05 malam', 5],
  ['17-Nov-2026', undefined],
  ["17 Nov '26", undefined],
  ['Nov 17, 2026', undefined],
  ['November 17 2026', undefined],
  ['Tuesday, 17 November 2026', undefined],
  ['11/17/2026', undefined],
  ['17 Nov 2026, 10:24', 624],
  ['17 Nov 2026, 10:24 AM', 624],
  ['17 Nov 2026 at 10:24:33 PM', 1344],
  ['17 Nov 2026 12:05 AM', 5],
  ['17 Nov 2026 12:05 PM', 725],
  ['17 Nov 2026, 10:24 PG', 624],
  ['17 Nov 2026, 2:24 PTG', 864],
  ['17 Nov 2026, 2.24 ptg', 864],
  ['17/11/2026 22:24:33', 1344],
  ['17/11/26 22:24', 1344],
  ['2026-11-17 22:24', 1344],
  // These are not times of day.
  ['17 Nov 2026 12.50', undefined],
  ['17 Nov 2026 58:00', undefined],
  ['17 Nov 2026 10:75', undefined],
])('%j is November 17, at minute %s', (text, minute) => {
  expect(read(text)).toEqual([['2026-11-17', minute]]);
});

test.each([
  ['1 Januari 2026', '2026-01-01'],
  ['1 Mac 2026', '2026-03-01'],
  ['1 Mei 2026', '2026-05-01'],
  ['1 Julai 2026', '2026-07-01'],
  ['1 Ogos 2026', '2026-08-01'],
  ['1 Okt 2026', '2026-10-01'],
  ['1 Oktober 2026', '2026-10-01'],
  ['1 Dis 2026', '2026-12-01'],
  ['1 Disember 2026', '2026-12-01'],
  ['1 Sept 2026', '2026-09-01'],
  ['29 Feb 2028', '2028-02-29'],
])('%j is %s', (text, day) => {
  expect(read(text)).toEqual([[day, undefined]]);
});

test.each([
  '31/02/2026',
  '29 Feb 2026',
  '32/01/2026',
  '13/13/2026',
  '0/11/2026',
  '17/11/2014',
  '17 Nov',
  'Nov 17',
  '17/11',
  '4410 8832 1907',
  '192.168.11.17',
  '1.17.11.2026',
  '17 Bank 2026',
])('%j is not a date', (text) => {
  expect(read(text)).toEqual([]);
});

test('the day comes first, and the other reading is kept if there is one', () => {
  const monthFirst = (text: string) => datesIn(text).map((date) => [date.day, date.monthFirst]);
  expect(monthFirst('12/11/2026')).toEqual([['2026-11-12', '2026-12-11']]);
  expect(monthFirst('17/11/2026')).toEqual([['2026-11-17', undefined]]);
  expect(monthFirst('11/11/2026')).toEqual([['2026-11-11', undefined]]);
  expect(monthFirst('12 Nov 2026')).toEqual([['2026-11-12', undefined]]);
});

test('the time may be in the line below', () => {
  expect(datesIn(['Date', '17 Nov 2026'], ['', '10:24 AM'])[0]?.minute).toBe(624);
  expect(datesIn(['Date', '17 Nov 2026'], ['Ref', '10:24 AM'])[0]?.minute).toBeUndefined();
  expect(datesIn('17 Nov 2026', '', '', '10:24 AM')[0]?.minute).toBeUndefined();
});

test('the time may have its own label, however far below', () => {
  expect(datesIn(['Tarikh', '4 Dis 2026'], '', ['Masa', '12:57 PTG'])[0]?.minute).toBe(777);
  expect(datesIn(['Transaction time', '10:24:33'], ['Date', '17 Nov 2026'])[0]?.minute).toBe(624);
  expect(datesIn(['Processing time', '10:24'], ['Date', '17 Nov 2026'])[0]?.minute).toBe(624);
  expect(datesIn(['Date', '17 Nov 2026'], ['Printed', '10:24'])[0]?.minute).toBeUndefined();
});

test("the payment's date is the labelled one, the earliest of several; never one of printing or of a remark", () => {
  const dayOf = (...lines: Line[]) => paymentDate(datesIn(...lines))?.day;
  expect(dayOf('18 Nov 2026', ['Date', '17 Nov 2026'])).toBe('2026-11-17');
  expect(dayOf('16 Nov 2026', ['Tarikh', '17 Nov 2026'])).toBe('2026-11-17');
  expect(dayOf(['Date', '17 Nov 2026'], ['Value date', '16 Nov 2026'])).toBe('2026-11-16');
  expect(dayOf('Date & Time', '17 Nov 2026', '', '', '16 Nov 2026')).toBe('2026-11-17');
  expect(dayOf('18 Nov 2026', '', '', '16 Nov 2026')).toBe('2026-11-16');
  expect(dayOf('Printed on 16 Nov 2026', ['Date', '17 Nov 2026'])).toBe('2026-11-17');
  expect(dayOf('Dicetak pada 16 Nov 2026')).toBeUndefined();
  expect(dayOf(['Note', 'rent 16 Nov 2026'])).toBeUndefined();
});

test('if the day is there twice, the one with the time of day counts', () => {
  const date = paymentDate(datesIn(['Date', '17 Nov 2026'], ['Time', '17 Nov 2026, 10:24 AM']));
  expect(date).toMatchObject({ day: '2026-11-17', minute: 624 });
});

test("an instant is a moment on the home's clock", () => {
  // 2026-11-15T17:30:00Z
  const instant = 1_794_763_800_000;
  expect(momentOf(instant, 'Asia/Kuala_Lumpur')).toEqual({ day: '2026-11-16', minute: 90 });
  expect(momentOf(instant, 'America/New_York')).toEqual({ day: '2026-11-15', minute: 750 });
});

test('a date covers its day, a time its minute', () => {
  const start = minutesOf({ day: '2026-11-17', minute: 0 });
  expect(spanOf({ day: '2026-11-17', minute: undefined })).toEqual({ start, end: start + 1439 });
  expect(spanOf({ day: '2026-11-17', minute: 624 })).toEqual({ start: start + 624, end: start + 624 });
  expect(minutesOf({ day: '2026-11-18', minute: 0 }) - start).toBe(1440);
});

test.each(['Sent on', 'Completed at', 'Dihantar pada', 'Waktu'])(
  '%j asks for the day of the payment',
  (label) => {
    expect(datesIn([label, '17 Nov 2026'])).toMatchObject([{ label: 'when' }]);
  },
);

test.each(['Last login', 'Next bill', 'Due date', 'Due on', 'Valid until', 'Sah sehingga', 'Member since'])(
  '%j is about something other than the payment',
  (label) => {
    expect(datesIn([label, '17 Nov 2026'])).toMatchObject([{ label: 'printed' }]);
  },
);

test.each(['Last transfer', 'Invoice paid on', 'Bayaran terakhir'])(
  '%j may be about the payment',
  (label) => {
    expect(datesIn([label, '17 Nov 2026'])).toMatchObject([{ label: 'earlier' }]);
  },
);

test('a zero in the name of a month was an O', () => {
  expect(datesIn('310CT2026 01:55:03').map(({ day }) => day)).toEqual(['2026-10-31']);
});

test.each<Line[]>([
  ['Date', '24 Apr 2026', 'Time', '04:09:15 PM'],
  [
    ['Date', '24 Apr 2026'],
    ['To', 'AISYAH'],
    ['Time', '4:09 PM'],
  ],
  [
    ['Name', 'Date'],
    ['AISYAH', '24 Apr 2026'],
    ['Sender', 'Masa / Time'],
    ['KAI', '04.09 p.m.'],
  ],
  [
    ['TARIKH', '24.04.2026'],
    ['MASA', '16.09'],
  ],
])('a time below its own label belongs to the date: %j', (...lines) => {
  expect(datesIn(...lines)).toMatchObject([{ day: '2026-04-24', minute: 969, isTimeApart: false }]);
});

test('two labelled times that differ do not count', () => {
  const lines: Line[] = [['Date', '24 Apr 2026'], '', ['Time', '4:09 PM'], ['Posting time', '5:10 PM']];
  expect(datesIn(...lines)[0]?.minute).toBeUndefined();
});

test('the minute of a labelled day may be elsewhere, and is not trusted', () => {
  const dates = datesIn(['Value date', '22-May-2026'], '', ['Created', 'MAKER01', '22-May-2026 07:49:21']);
  expect(paymentDate(dates)).toMatchObject({ day: '2026-05-22', minute: 469, isTimeApart: true });
});

test('of two fields side by side each has its own label', () => {
  expect(datesIn(['Date', '17 Nov 2026', 'Recipient reference', 'rent'])).toMatchObject([{ label: 'when' }]);
  expect(datesIn(['Recipient reference', '17 Nov 2026', 'Bank', 'Cahaya'])).toMatchObject([
    { label: 'memo' },
  ]);
});

test.each([
  ['Sat, 14 Nov · 1:31 pm', '2026-11-14', 811],
  ['Money sent · 8 Aug, 9:36 am', '2026-08-08', 576],
  ['Jumaat, 13 Nov, 11:56 pagi', '2026-11-13', 716],
  ['30 Dec 10:05', '2025-12-30', 605],
])('%j has no year and is in the last year that had it', (text, day, minute) => {
  expect(datesIn(text)).toMatchObject([{ day, minute }]);
});

test('a day without a year needs a weekday that fits, or a time, and no other date beside it', () => {
  expect(datesIn('Sun, 14 Nov')).toEqual([]);
  expect(datesIn('Offer until 14 Nov')).toEqual([]);
  expect(paymentDate(datesIn('Date 12 Nov 2026', 'Sat, 14 Nov'))?.day).toBe('2026-11-12');
});

test('a day without a year may have the month first', () => {
  expect(datesIn('Paid March 12')).toMatchObject([{ day: '2026-03-12', form: 'yearless' }]);
  expect(datesIn('14-Nov-26 08:09')).toMatchObject([{ day: '2026-11-14', form: 'whole' }]);
  expect(datesIn('Tarikh diserah 30/10/2026')).toMatchObject([{ day: '2026-10-30' }]);
});

test('eight digits are a date only after a label', () => {
  expect(datesIn('Transaction date 20261114 091200')).toMatchObject([{ day: '2026-11-14' }]);
  expect(datesIn('Reference 20261114')).toEqual([]);
});

test('a letter O is read as the zero of a day', () => {
  expect(datesIn('your fund transfer dated O1 Feb 2026')).toMatchObject([{ day: '2026-02-01' }]);
});

test('a label of another column is not the label of a date', () => {
  expect(datesIn(['', '', '', 'Date'], '4 Feb 2026')).toMatchObject([{ label: undefined }]);
  expect(datesIn('Date', '4 Feb 2026')).toMatchObject([{ label: 'when' }]);
});

test('a time is below its day, whatever a picture beside it was read as', () => {
  const minutes = (...lines: Line[]) => datesIn(...lines).map(({ minute }) => minute);
  expect(minutes('Thursday, 12 November 2026', '9.39 am')).toEqual([579]);
  expect(minutes('Thursday, 12 November 2026', ['©', '9.39 am'])).toEqual([579]);
  expect(minutes(['Thursday, 12 November 2026', 'Instant Transfer'], 'Open until 9:39pm')).toEqual([
    undefined,
  ]);
  expect(minutes('Thursday, 12 November 2026', ['Opens', '9.39 am'])).toEqual([undefined]);
  expect(minutes('Thursday, 12 November 2026', 'Branch hours', '9.39 am')).toEqual([undefined]);
});

test('a time may come before its day', () => {
  const minutes = (...lines: Line[]) => datesIn(...lines).map(({ minute }) => minute);
  for (const text of [
    '2:05 PM, Thu 19 Nov 2026',
    '14:05 19/11/2026',
    '2.05pm on 19 Nov 2026',
    '14:05, 19 Nov 2026',
  ])
    expect([text, minutes('Receipt', text)]).toEqual([text, [845]]);
  for (const text of ['66.45 on 19 Nov 2026', 'Closes 5:00 PM, Thu 19 Nov 2026'])
    expect([text, minutes('Receipt', text)]).toEqual([text, [undefined]]);
  expect(minutes('10:42 19 Nov 2026')).toEqual([undefined]);
  expect(minutes('9:41, 19 Nov 2026, 14:05')).toEqual([845]);
});

test('a time after a day is not a year', () => {
  expect(datesIn('Nov 18, 20:24').map(({ day }) => day)).toEqual(['2026-11-18']);
});

test('the colon before a time may be read as a stroke', () => {
  expect(datesIn(['Tarikh', '17 Nov 2026'], ['Masa', '1 23:21:13'])[0]?.minute).toBe(1401);
});
