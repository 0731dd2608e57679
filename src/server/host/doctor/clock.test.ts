import { expect, test } from 'vitest';
import { checkClock } from '#server/host/doctor/machine.ts';

const now = new Date('2026-11-21T20:40:30Z');

test('a clock equal to the others is fine', () => {
  const others = [
    { of: 'db.example:5432', aheadMs: -29_000 },
    { of: 'accounts.example', aheadMs: 900 },
  ];
  expect(checkClock(now, others, ['America/New_York'])).toEqual({
    name: 'Clock',
    state: 'ok',
    line: 'It is 2026-11-21 20:40 UTC here, the same as on db.example:5432 and accounts.example.',
  });
  expect(checkClock(now, [], [])).toMatchObject({ state: 'ok' });
});

test('a wrong clock, early or late, causes a warning', () => {
  const line = (aheadMs: number) => checkClock(now, [{ of: 'db.example', aheadMs }], []).line;
  expect(line(31_000)).toContain('db.example is 31 seconds ahead');
  expect(line(-3 * 3_600_000)).toContain('db.example is 3 hours behind');
  expect(checkClock(now, [{ of: 'db.example', aheadMs: 31_000 }], []).state).toBe('warn');
});

test('an unknown time zone of a home is bad', () => {
  expect(checkClock(now, [], ['Asia/Kuala_Lumpur', 'Europe/Atlantis'])).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('time zone Europe/Atlantis'),
  });
});
