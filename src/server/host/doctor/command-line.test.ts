import { expect, test } from 'vitest';
import { readOptions } from '#server/host/doctor/report.ts';

test('reads the options', () => {
  expect(readOptions([])).toEqual({});
  expect(readOptions(['--mail', 'a@b.example'])).toEqual({ mailTo: 'a@b.example' });
  expect(readOptions(['--retry'])).toEqual({ retry: {} });
  expect(readOptions(['--retry', 'd5f0'])).toEqual({ retry: { id: 'd5f0' } });
  expect(readOptions(['--retry', '--mail', 'a@b.example'])).toEqual({ retry: {}, mailTo: 'a@b.example' });
});

test.each([['--mail'], ['--bogus'], ['d5f0'], ['--retry', 'one', 'two'], ['--mail', '--retry']])(
  'refuses %s %s with the usage',
  (...args) => {
    expect(() => readOptions(args)).toThrow('Usage: npm run doctor');
  },
);
