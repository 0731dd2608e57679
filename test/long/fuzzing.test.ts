import { expect, test } from 'vitest';
import { fuzz } from '#test/fuzzing/fuzzing.ts';

const MEMORY_MB = 20;

test('10,000 calls and files that are wrong somewhere: each is answered, and no memory is kept', async () => {
  const seed = process.env['SEED'] ?? 'long';
  const found = await fuzz({ seed, payloads: 9500, files: 500 });
  console.log(seed, Object.fromEntries(found.statuses), found.memory);
  expect(found.wrong).toEqual([]);
  expect([...found.statuses.values()].reduce((sum, count) => sum + count)).toBe(9500 + 500 + 1);
  expect(found.memory.after - found.memory.before).toBeLessThanOrEqual(MEMORY_MB);
  expect(found.last).toMatchObject({ result: { success: true, verified: true, status: 'verified' } });
});
