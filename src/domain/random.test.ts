import { expect, test } from 'vitest';
import { randomBelow } from '#domain/random.ts';

// Worked out by a second implementation. If a draw changed, every home's next month would follow another rotation.
test('draws are the same on every machine and for ever', () => {
  const drawn = ['', 'a', 'b', 'Seri Pandan 12A', '家'].map((seed) => randomBelow(1_000_000, seed));
  expect(drawn).toEqual([400448, 67093, 204644, 647113, 916822]);
});

test('every number is drawn about equally often', () => {
  for (const count of [1, 2, 3, 5, 7, 30]) {
    const times = Array.from({ length: count }, () => 0);
    const draws = 1000 * count;
    for (let index = 0; index < draws; index++) {
      const drawn = randomBelow(count, `home ${index}`, 'sweep', 'weekday');
      times[drawn] = (times[drawn] ?? 0) + 1;
    }
    expect(times).toHaveLength(count);
    for (const drawn of times) expect(Math.abs(drawn - 1000)).toBeLessThan(130);
  }
});

test('draws from neighbouring seeds do not follow each other', () => {
  let equal = 0;
  for (let index = 0; index < 5000; index++) {
    const one = randomBelow(5, `home ${index}`, 'sweep', 'rotation');
    if (one === randomBelow(5, `home ${index}`, 'sweep', 'weekday')) equal++;
  }
  expect(Math.abs(equal - 1000)).toBeLessThan(130);
});

test('the parts of a seed do not run together', () => {
  const drawn = new Set([
    randomBelow(2 ** 32, 'ab', 'c'),
    randomBelow(2 ** 32, 'a', 'bc'),
    randomBelow(2 ** 32, 'abc'),
    randomBelow(2 ** 32, 'a","b', 'c'),
  ]);
  expect(drawn.size).toBe(4);
});
