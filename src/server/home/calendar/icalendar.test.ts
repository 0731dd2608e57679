import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { writeCalendar, type ChoreDay } from '#server/home/calendar/icalendar.ts';

const mop: ChoreDay = {
  id: '0b5ff2a4-6a3f-4a86-8f0a-5d8b9a3c1f00',
  day: '2026-11-26',
  summary: 'Mop',
  url: 'https://home.example/chores',
  sequence: 0,
  changedAt: new Date('2026-11-20T01:02:03.456Z'),
};

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const read = (text: string) => eventsOf(text)[0];

const zone = process.env['TZ'];
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('a chore is an all-day event that blocks no time, with its name, last change and place', () => {
  const text = writeCalendar([{ ...mop, description: 'Everywhere that was swept', sequence: 3 }]);
  const event = read(text);
  expect(event?.uid).toBe(mop.id);
  expect(event?.summary).toBe('Mop');
  expect(event?.description).toBe('Everywhere that was swept');
  expect(event?.startDate).toMatchObject({ isDate: true, year: 2026, month: 11, day: 26 });
  expect(event?.endDate.toString()).toBe('2026-11-27');
  expect(event?.sequence).toBe(3);
  const valueOf = (name: string) => String(event?.component.getFirstPropertyValue(name));
  expect(valueOf('transp')).toBe('TRANSPARENT');
  expect(valueOf('url')).toBe(mop.url);
  for (const name of ['dtstamp', 'last-modified']) expect(valueOf(name)).toBe('2026-11-20T01:02:03Z');
});

test('both properties for refreshing ask apps to look again every quarter of an hour', () => {
  const text = writeCalendar([mop]);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Serumah\/\/Serumah\/\/EN\r\n/);
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M\r\n');
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test.each(['Pacific/Kiritimati', 'Asia/Kuala_Lumpur', 'Pacific/Honolulu'])(
  'a day does not depend on the time zone of the process: %s',
  (TZ) => {
    process.env['TZ'] = TZ;
    for (const day of ['2026-12-31', '2027-03-01', '2028-02-29'])
      expect(read(writeCalendar([{ ...mop, day }]))?.startDate.toString(), day).toBe(day);
  },
);

const NAMES = [
  'Rubbish, glass; paper',
  String.raw`Back\slash \n and \, and "quotes": all`,
  '✓ 🧹 Sapu 打扫 — الكنس · Żółć',
  'BEGIN:VEVENT',
  '👨‍👩‍👧‍👦'.repeat(12),
  'ñ'.repeat(60),
  '拖地'.repeat(30),
  ' '.repeat(3) + 'x',
];
test.each(NAMES)('the summary is read back as it was written: %s', (summary) => {
  expect(read(writeCalendar([{ ...mop, summary }]))?.summary).toBe(summary);
});

test('a description keeps its lines, and loses characters that no calendar may contain', () => {
  const description = 'Bins\r\nGlass\nPaper\tand card\u0007\u000b\u001b[0m\r\n';
  const read1 = read(writeCalendar([{ ...mop, description }]));
  expect(read1?.description).toBe('Bins\nGlass\nPaper\tand card[0m\n');
});

test('no line is longer than 75 octets, and none is cut inside a character', () => {
  const named = (summary: string): ChoreDay => ({ ...mop, summary, description: summary });
  const text = writeCalendar(NAMES.map(named));
  const lines = text.split('\r\n');
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line.isWellFormed(), line).toBe(true);
  }
  expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
});

/** Typed texts with many characters that a calendar escapes, and with characters of several octets. */
const typed = fc.string({
  unit: fc.constantFrom('a', ' ', '\\', ',', ';', '\n', '"', 'ñ', '拖', '🧹', '👨‍👩‍👧', '🇲🇾'),
  maxLength: 400,
});

test('a fold never separates a backslash from its letter, or the octets of a character', () => {
  const property = fc.property(typed, typed, (summary, description) => {
    const text = writeCalendar([{ ...mop, summary, description }]);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(line.isWellFormed(), line).toBe(true);
      // In an even run of backslashes each pair is one; an odd last one would have lost its letter.
      expect(/\\*$/.exec(line)?.[0].length ?? 0, line).toSatisfy((count: number) => count % 2 === 0);
    }
    const event = read(text);
    expect(event?.summary).toBe(summary);
    if (description !== '') expect(event?.description).toBe(description);
  });
  fc.assert(property, { examples: [[`${'a'.repeat(65)},`, `${'a'.repeat(61)}\n`]] });
});

test('the same chores give the same text at any time', () => {
  const first = writeCalendar([mop]);
  vi.setSystemTime('2027-01-01T00:00:00Z');
  expect(writeCalendar([mop])).toBe(first);
});

test('a calendar without chores is valid', () => {
  expect(eventsOf(writeCalendar([]))).toEqual([]);
});
