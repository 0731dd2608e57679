import { expect, test } from 'vitest';
import { sharing } from './sharing.ts';

const people = ['Wei Jie Tan', 'Priya Nair', 'Nadia Omar', 'Ben Lim', 'Mei Ling Chong'];

test('the button names at most three, then how many more', () => {
  const button = (count: number) => sharing.button(people.slice(0, count));
  expect(button(1)).toBe('Share chores with Wei Jie Tan');
  expect(button(3)).toBe('Share chores with Wei Jie Tan, Priya Nair and Nadia Omar');
  expect(button(4)).toBe('Share chores with Wei Jie Tan, Priya Nair, Nadia Omar and 1 more');
  expect(button(5)).toBe('Share chores with Wei Jie Tan, Priya Nair, Nadia Omar and 2 more');
  expect(sharing.done(12, people)).toBe(
    'The open chores are now shared with Wei Jie Tan, Priya Nair, Nadia Omar and 2 more.',
  );
});
