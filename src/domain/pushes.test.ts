import { expect, test } from 'vitest';
import { hourOfTime } from '#domain/pushes.ts';

test('a time has its full hour', () => {
  expect(['08:15', '23:00', '00:59'].map(hourOfTime)).toEqual([8, 23, 0]);
});
