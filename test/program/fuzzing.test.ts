import { expect, test } from 'vitest';
import { fuzz } from '#test/fuzzing/fuzzing.ts';

const COUNTS = { payloads: 300, calls: 300, requests: 200, files: 6 };
const SENT = Object.values(COUNTS).reduce((sum, count) => sum + count);

// A tenth of what `npm run test:long` sends, and less: every kind of call is among it.
test('calls, requests and files that are wrong somewhere are answered, and the next good one too', async () => {
  const found = await fuzz({ seed: process.env['SEED'] ?? 'short', ...COUNTS });
  expect(found.wrong).toEqual([]);
  expect([...found.statuses.values()].reduce((sum, count) => sum + count)).toBe(SENT + 1);
  // Some of it gets through, and some of it is refused.
  expect([...found.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  expect(found.last).toMatchObject({ result: { success: true, verified: true, status: 'verified' } });
}, 180_000);
