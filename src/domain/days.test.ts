import { expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  dayOfMonth,
  daysBetween,
  daysOfMonth,
  daysOfWeek,
  isDay,
  isoWeek,
  isTimeZone,
  monthOf,
  monthsTouched,
  nextMonth,
  startsOf,
  timeOfDay,
  timeZoneOf,
  weekdayOf,
  weeksAround,
  weekStart,
  workingDays,
} from '#domain/days.ts';

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0;

test('a day is a day of the calendar, written in full', () => {
  for (const day of ['2026-11-21', '2028-02-29', '2000-02-29', '1999-12-31'])
    expect(isDay(day), day).toBe(true);
  for (const text of [
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0026-01-01',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '2026-11-21 ',
    '2026-11-21.',
    '',
  ]) {
    expect(isDay(text), text).toBe(false);
  }
});

test('every day of 1990 to 2104 follows the day before in its month, weekday and ISO week', () => {
  // Counted by hand from a Monday in week 1, without the functions under test.
  let day = '1990-01-01';
  let weekday = 1;
  let week = 1;
  let weekYear = 1990;
  for (let year = 1990; year <= 2104; year++) {
    for (let month = 0; month < 12; month++) {
      const days = daysOfMonth(year, month);
      expect(days).toHaveLength(lengthOf(year, month));
      for (const [index, found] of days.entries()) {
        const seen = [found, isDay(day), weekdayOf(day), dayOfMonth(day), monthOf(day), isoWeek(day)];
        const wanted = [day, true, weekday, index + 1, { year, month }, { week, year: weekYear }];
        // One comparison a day keeps 42,000 of them quick.
        if (JSON.stringify(seen) !== JSON.stringify(wanted)) expect(seen).toEqual(wanted);
        day = addDays(day, 1);
        weekday = (weekday % 7) + 1;
        if (weekday === 1) {
          // The new week is week 1 if its Thursday is the first of the year, so its Monday is from Dec 29 to Jan 4.
          const sunday = index + 1;
          const startsYear = (month === 11 && sunday >= 28) || (month === 0 && sunday <= 3);
          week = startsYear ? 1 : week + 1;
          if (startsYear) weekYear = month === 11 ? year + 1 : year;
        }
      }
    }
  }
  expect(day).toBe('2105-01-01');
});

test.each([
  ['2015-12-31', 53, 2015],
  ['2016-01-03', 53, 2015],
  ['2019-12-29', 52, 2019],
  ['2019-12-30', 1, 2020],
  ['2020-12-31', 53, 2020],
  ['2021-01-01', 53, 2020],
  ['2021-01-03', 53, 2020],
  ['2021-01-04', 1, 2021],
  ['2023-01-01', 52, 2022],
  ['2024-12-30', 1, 2025],
  ['2026-01-01', 1, 2026],
  ['2026-11-21', 47, 2026],
  ['2026-12-31', 53, 2026],
  ['2027-01-03', 53, 2026],
  ['2027-01-04', 1, 2027],
])('%s lies in week %i of %i', (day, week, year) => {
  expect(isoWeek(day)).toEqual({ week, year });
});

test('a week runs from Monday to Sunday', () => {
  expect(weekStart('2026-11-16')).toBe('2026-11-16');
  expect(weekStart('2026-11-22')).toBe('2026-11-16');
  expect(daysOfWeek('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('three weeks around a Monday', () => {
  expect(weeksAround('2026-12-28')).toEqual({ from: '2026-12-21', to: '2027-01-10' });
});

test('days are counted over leap days and years, both ways', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2027-12-31', '2028-12-31')).toBe(366);
  expect(daysBetween('2026-11-21', '2026-11-01')).toBe(-20);
});

test('months follow each other over the year', () => {
  expect(nextMonth({ year: 2026, month: 10 })).toEqual({ year: 2026, month: 11 });
  expect(nextMonth({ year: 2026, month: 11 })).toEqual({ year: 2027, month: 0 });
});

test('eight weeks touch every month up to their last day', () => {
  const nov = { year: 2026, month: 10 };
  const dec = { year: 2026, month: 11 };
  const jan = { year: 2027, month: 0 };
  expect(monthsTouched('2026-11-21', 8)).toEqual([nov, dec, jan]);
  expect(monthsTouched('2026-11-05', 8)).toEqual([nov, dec]);
  expect(monthsTouched('2026-11-06', 8)).toEqual([nov, dec, jan]);
  expect(monthsTouched('2026-11-30', 0)).toEqual([nov]);
});

test('working days are Monday to Friday, or all', () => {
  expect(workingDays(2026, 10, false)).toHaveLength(21);
  expect(workingDays(2026, 10, false).slice(0, 6)).toEqual([
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-09',
  ]);
  expect(workingDays(2026, 10, true)).toEqual(daysOfMonth(2026, 10));
});

// Instants are in UTC; the expected values were worked out from the zones' published rules.
test.each([
  ['Asia/Kuala_Lumpur', '2026-11-20T15:59:59Z', '2026-11-20 23:59'],
  ['Asia/Kuala_Lumpur', '2026-11-20T16:00:00Z', '2026-11-21 00:00'],
  ['Asia/Kuala_Lumpur', '2026-12-31T16:00:00Z', '2027-01-01 00:00'],
  // Clocks change from 02:00 to 03:00 …
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07 23:59'],
  ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08 00:00'],
  ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08 01:59'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 03:00'],
  ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08 23:59'],
  ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09 00:00'],
  // … and back from 02:00 to 01:00.
  ['America/New_York', '2026-11-01T05:59:59Z', '2026-11-01 01:59'],
  ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01 01:00'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01 23:59'],
  ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02 00:00'],
  // Half an hour, from +10:30 to +11.
  ['Australia/Lord_Howe', '2026-10-03T13:29:59Z', '2026-10-03 23:59'],
  ['Australia/Lord_Howe', '2026-10-03T15:29:59Z', '2026-10-04 01:59'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04 02:30'],
  ['Australia/Lord_Howe', '2026-10-04T12:59:59Z', '2026-10-04 23:59'],
  ['Australia/Lord_Howe', '2026-10-04T13:00:00Z', '2026-10-05 00:00'],
  // December 30th 2011 did not exist there.
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29 23:59'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31 00:00'],
  // A day that begins at 01:00.
  ['America/Sao_Paulo', '2018-11-04T02:59:59Z', '2018-11-03 23:59'],
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-04 01:00'],
  ['Pacific/Kiritimati', '2026-06-30T10:00:00Z', '2026-07-01 00:00'],
  ['UTC', '2026-11-21T00:00:00Z', '2026-11-21 00:00'],
])('in %s, %s is %s', (timeZone, instant, wanted) => {
  // oxlint-disable-next-line no-restricted-globals -- reads a written instant, never the clock
  const at = new Date(instant);
  expect(`${dayOf(at, timeZone)} ${timeOfDay(at, timeZone)}`).toBe(wanted);
  expect(dayOf(at.getTime(), timeZone)).toBe(wanted.slice(0, 10));
});

test('time zones are IANA names', () => {
  for (const name of ['Asia/Kuala_Lumpur', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+8']) {
    expect(isTimeZone(name), name).toBe(true);
  }
  for (const name of ['', 'Asia/Kuala Lumpur', 'Mars/Olympus', '+08:00', 'local']) {
    expect(isTimeZone(name), name).toBe(false);
  }
});

test('an unknown time zone counts as UTC', () => {
  for (const name of ['Mars/Olympus', '+08:00', '']) {
    expect(dayOf(86_399_999, name)).toBe('1970-01-01');
    expect(timeOfDay(86_399_999, name)).toBe('23:59');
    expect(startsOf(['1970-01-02'], name).map(Number)).toEqual([86_400_000]);
  }
});

test('each zone has one name for all spellings and older names', () => {
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'ASIA/calcutta'].map(timeZoneOf)).toEqual(
    Array(3).fill('Asia/Calcutta'),
  );
  expect(['UTC', 'gmt', 'Etc/UTC', 'Etc/GMT-0', 'Zulu'].map(timeZoneOf)).toEqual(Array(5).fill('UTC'));
  expect(['PRC', 'Asia/Chongqing'].map(timeZoneOf)).toEqual(Array(2).fill('Asia/Shanghai'));
  expect(timeZoneOf('etc/gmt+12')).toBe('Etc/GMT+12');
  for (const name of ['CST', 'cst', 'BST', 'AET', 'CET', 'SystemV/PST8', 'Mars/Olympus', '+08:00', ''])
    expect(timeZoneOf(name), name).toBeUndefined();
});

// The expected values were worked out from the zones' published rules, as above.
test.each([
  ['Asia/Kuala_Lumpur', '2026-11-21', '2026-11-20T16:00:00Z'],
  ['Asia/Katmandu', '2026-11-21', '2026-11-20T18:15:00Z'],
  ['Pacific/Kiritimati', '2026-07-01', '2026-06-30T10:00:00Z'],
  ['Etc/GMT+12', '2026-07-01', '2026-07-01T12:00:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z'],
  // Its clocks change from 00:00 to 01:00 …
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
  // … and back from 00:00 to 23:00 of the day before.
  ['America/Sao_Paulo', '2019-02-17', '2019-02-17T03:00:00Z'],
  // Its clocks go back from 01:00 to 00:00, so its first hour comes twice.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['America/Havana', '2026-11-02', '2026-11-02T05:00:00Z'],
  // December 30th 2011 did not exist there.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z'],
])('in %s, %s begins at %s', (timeZone, day, wanted) => {
  expect(startsOf([day], timeZone).map((start) => start.toISOString().replace('.000', ''))).toEqual([wanted]);
});

// Zones whose clocks change at odd hours, and some surprising ones.
test.each(
  'Africa/Cairo Africa/Casablanca America/Havana America/Nuuk America/Santiago America/Scoresbysund America/St_Johns Asia/Beirut Asia/Gaza Asia/Katmandu Australia/Lord_Howe Europe/London Pacific/Chatham'.split(
    ' ',
  ),
)('in %s no minute lies between two days', (timeZone) => {
  const days = Array.from({ length: 400 }, (_, index) => addDays('2026-01-01', index));
  const seen = startsOf(days, timeZone).map(Number);
  expect(seen.map((start) => dayOf(start, timeZone))).toEqual(days);
  expect(seen.map((start) => dayOf(start - 1, timeZone))).toEqual(days.map((day) => addDays(day, -1)));
});
