import { expect, test } from 'vitest';
import { ACTS, live } from '#test/living/living.ts';

const given = process.env['SEED'];
const done = new Set<string>();

test.each(given === undefined ? ['1', '2', '3'] : [given])(
  'four months in a home of five pass all checks, seed %s',
  async (seed) => {
    const { first, wrong, counts } = await live({ seed, days: 120 });
    console.log(seed, first, counts);
    for (const name of Object.keys(counts)) done.add(name);
    expect(wrong).toBe('');
  },
);

test.runIf(given === undefined)('the runs did every act', () => {
  expect(Object.keys(ACTS).filter((name) => !done.has(name))).toEqual([]);
});
