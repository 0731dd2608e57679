import { expect, test } from 'vitest';
import { fuzz } from '#test/fuzzing/fuzzing.ts';

const MEMORY_MB = 20;
const COUNTS = { payloads: 4500, calls: 4000, requests: 1000, files: 500 };

test('the server answers 10,000 malformed calls, requests and files, and leaks no memory', async () => {
  const seed = process.env['SEED'] ?? 'long';
  const found = await fuzz({ seed, ...COUNTS });
  console.log(seed, Object.fromEntries(found.statuses), found.memory);
  expect(found.wrong).toEqual([]);
  expect([...found.statuses.values()].reduce((sum, count) => sum + count)).toBe(10_001);
  expect(found.memory.after - found.memory.before).toBeLessThanOrEqual(MEMORY_MB);
  expect(found.last).toMatchObject({ result: { success: true, verified: true, status: 'verified' } });
});
