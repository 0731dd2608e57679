import { expect, test } from 'vitest';
import { readCode, formatRecoveryCode } from '#domain/two-step.ts';

test('six digits are a code of the app, however they are spaced', () => {
  expect(readCode(' 012 345 ')).toEqual({ kind: 'app', code: '012345' });
  expect(readCode('01234')).toBeUndefined();
  expect(readCode('0123456')).toBeUndefined();
  expect(['a12345', '12345a', 'abcdef'].map(readCode)).toEqual([undefined, undefined, undefined]);
  for (const pasted of [
    '\u202A123\u00A0456\u202C',
    '１２３４５６',
    '123\u2011456',
    '123.456',
    '\u200B123456\n',
  ])
    expect(readCode(pasted), pasted).toEqual({ kind: 'app', code: '123456' });
  // Digits of other scripts look similar, but are not accepted.
  expect(readCode('٠١٢٣٤٥')).toBeUndefined();
});

test('a recovery code is read with and without its hyphen, in capitals too', () => {
  expect(readCode('ABCDE-fgh23')).toEqual({ kind: 'recovery', code: 'abcdefgh23' });
  expect(readCode(formatRecoveryCode('abcdefgh23'))).toEqual({ kind: 'recovery', code: 'abcdefgh23' });
  expect(readCode('abcde\u2011fgh23\u200B')).toEqual({ kind: 'recovery', code: 'abcdefgh23' });
  expect(readCode('abcde–fgh23')).toEqual({ kind: 'recovery', code: 'abcdefgh23' });
  expect(readCode('abcdefgh2')).toBeUndefined();
  expect(readCode('abcdefgh20')).toBeUndefined();
});
