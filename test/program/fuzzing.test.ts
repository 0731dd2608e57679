import { expect, test } from 'vitest';
import { fuzz } from '#test/fuzzing/fuzzing.ts';

const CALLS = 300;
const FILES = 6;

// A tenth of what `npm run test:long` sends, and less: every kind of call is among it.
test('calls and files that are wrong somewhere are answered, and the next good one too', async () => {
  const found = await fuzz({ seed: 'short', payloads: CALLS, files: FILES });
  expect(found.wrong).toEqual([]);
  expect([...found.statuses.values()].reduce((sum, count) => sum + count)).toBe(CALLS + FILES + 1);
  // Some of it gets through, and some of it is refused.
  expect([...found.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  expect(found.last).toMatchObject({ result: { success: true, verified: true, status: 'verified' } });
}, 180_000);
