import { expect, test } from 'vitest';
import { readWishes } from '#server/doctor/command-line.ts';

test('reads what is asked for', () => {
  expect(readWishes([])).toEqual({});
  expect(readWishes(['--mail', 'a@b.example'])).toEqual({ mailTo: 'a@b.example' });
  expect(readWishes(['--retry'])).toEqual({ retry: {} });
  expect(readWishes(['--retry', 'd5f0'])).toEqual({ retry: { id: 'd5f0' } });
  expect(readWishes(['--retry', '--mail', 'a@b.example'])).toEqual({ retry: {}, mailTo: 'a@b.example' });
});

test.each([['--mail'], ['--bogus'], ['d5f0'], ['--retry', 'one', 'two'], ['--mail', '--retry']])(
  'refuses %s %s with how to use it',
  (...args) => {
    expect(() => readWishes(args)).toThrow('Use: npm run doctor');
  },
);
