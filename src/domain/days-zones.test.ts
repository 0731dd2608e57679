import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, timeOfDay } from '#domain/days.ts';
import type { Day } from '#domain/days.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const midnightUtc = (day: Day) => daysBetween('1970-01-01', day) * DAY;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns how many milliseconds a zone's clocks are ahead of UTC, from the engine's name of the offset ('GMT-03:30'). */
function aheadOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(instant)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE);
  };
}

/** Returns what a clock in the zone shows, from its offset. */
function wallOf(instant: number, ahead: number): string {
  const sinceMidnight = (((instant + ahead) % DAY) + DAY) % DAY;
  const day = addDays('1970-01-01', Math.floor((instant + ahead) / DAY));
  const hours = Math.floor(sinceMidnight / HOUR);
  return `${day} ${twoDigits(hours)}:${twoDigits(Math.floor((sinceMidnight % HOUR) / MINUTE))}`;
}

const seen = (instant: number, timeZone: string) =>
  `${dayOf(instant, timeZone)} ${timeOfDay(instant, timeZone)}`;

/** Returns the first instants of every new offset, by looking once a week and halving. */
function changesOf(ahead: (instant: number) => number, from: Day, to: Day): number[] {
  const changes: number[] = [];
  for (let start = midnightUtc(from); start < midnightUtc(to); start += 7 * DAY) {
    let [before, after] = [start, start + 7 * DAY];
    if (ahead(before) === ahead(after)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (ahead(middle) === ahead(start)) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}

// Zones whose clocks change by an hour, by half an hour, by two, at midnight, for Ramadan, no longer, and never.
const NOTED = [
  'Asia/Kuala_Lumpur',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
];
const ZONES = Intl.supportedValuesOf('timeZone');

test('the oracle finds the changes that are known', () => {
  const dates = changesOf(aheadOf('Europe/Berlin'), '2026-01-01', '2027-01-01').map((change) =>
    wallOf(change, 0),
  );
  expect(dates).toEqual(['2026-03-29 01:00', '2026-10-25 01:00']);
  expect(changesOf(aheadOf('Antarctica/Troll'), '2026-01-01', '2027-01-01')).toHaveLength(2);
  expect(changesOf(aheadOf('Asia/Kuala_Lumpur'), '2026-01-01', '2027-01-01')).toEqual([]);
});

test('in any zone, at any instant, the day and the time are those of its offset', () => {
  const instants = fc.integer({ min: midnightUtc('1990-01-01'), max: midnightUtc('2060-01-01') });
  const check = (zone: string, instant: number) => {
    expect(seen(instant, zone)).toBe(wallOf(instant, aheadOf(zone)(instant)));
  };
  fc.assert(fc.property(fc.constantFrom(...ZONES), instants, check), { numRuns: 300 });
});

test('when clocks change, no day comes before the one before it', () => {
  let changes = 0;
  for (const zone of ZONES) {
    const ahead = aheadOf(zone);
    for (const change of changesOf(ahead, '2026-01-01', '2028-01-01')) {
      changes += 1;
      const around = [-DAY, -HOUR, -1, 0, HOUR, DAY].map((away) => change + away);
      const days = around.map((instant) => dayOf(instant, zone));
      expect(days, zone).toEqual(days.toSorted());
      expect(seen(change - 1, zone), zone).toBe(wallOf(change - 1, ahead(change - 1)));
      expect(seen(change, zone), zone).toBe(wallOf(change, ahead(change)));
    }
  }
  expect(changes).toBeGreaterThan(250);
}, 30_000);

describe('half hour by half hour through 2026, every day comes once and in order', () => {
  test.each(NOTED)('%s', (zone) => {
    const days: Day[] = [];
    for (
      let instant = midnightUtc('2026-01-03');
      instant < midnightUtc('2026-12-30');
      instant += 30 * MINUTE
    ) {
      const day = dayOf(instant, zone);
      if (day !== days.at(-1)) days.push(day);
    }
    expect(days.length).toBeGreaterThanOrEqual(361);
    expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 1)));
  });
});
