import { expect, test } from 'vitest';
import { live } from '#test/living/living.ts';

// A quarter of the days of `npm run test:long`.
test('a month in a home of five passes all checks', async () => {
  const { wrong } = await live({ seed: process.env['SEED'] ?? 'month', days: 30 });
  expect(wrong).toBe('');
});
