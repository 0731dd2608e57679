/** @module-tag rest */
import { expect, test } from 'vitest';
import { fuzz } from '#test/fuzzing/fuzzing.ts';

const COUNTS = { payloads: 300, calls: 300, requests: 200, files: 6 };
const SENT = Object.values(COUNTS).reduce((sum, count) => sum + count);

// At most a tenth of what `npm run test:long` sends, with every kind of call.
test('the server answers malformed calls, requests and files, and a good one after them', async () => {
  const found = await fuzz({ seed: process.env['SEED'] ?? 'short', ...COUNTS });
  expect(found.wrong).toEqual([]);
  expect([...found.statuses.values()].reduce((sum, count) => sum + count)).toBe(SENT + 1);
  // The server must accept some and refuse others, or the test would not reach much.
  expect([...found.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  expect(found.last).toMatchObject({ result: { success: true, verified: true, status: 'verified' } });
}, 180_000);
