import { expect, test } from 'vitest';
import { live } from '#test/living/living.ts';

// A quarter of what `npm run test:long` lives through.
test('a month of a home of five leaves nothing untrue, left out or without an end', async () => {
  const { wrong } = await live({ seed: process.env['SEED'] ?? 'month', days: 30 });
  expect(wrong).toBe('');
});
