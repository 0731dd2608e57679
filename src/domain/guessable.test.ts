import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '#domain/common-passwords.ts';
import { guessable } from '#domain/guessable.ts';
import { passwordProblem } from '#domain/users.ts';

const aisyah = { email: 'aisyah.rahman92@example.com', displayName: 'Aisyah binti Rahman' };

test('there are 3,000 allowed passwords, each found in any spelling', () => {
  expect(COMMON_PASSWORDS.size).toBe(3000);
  for (const password of COMMON_PASSWORDS) {
    expect(passwordProblem(password)).toBeUndefined();
    expect(guessable(password)).toBe('COMMON_PASSWORD');
    expect(guessable(password.toUpperCase())).toBe('COMMON_PASSWORD');
  }
});

test.each(['123456', 'Password', 'QWERTY', 'iloveyou', 'trustno1', 'ｐａｓｓｗｏｒｄ'])(
  '%s is common',
  (typed) => {
    expect(guessable(typed)).toBe('COMMON_PASSWORD');
  },
);

test.each([
  'serumah',
  'Serumah2026!',
  'aisyah123',
  'Aisyah-Rahman',
  'rahman_1992',
  'aisyah.rahman92',
  'AisyahBintiRahman1',
  // A name before or after a common one is no better than that.
  'aisyah123456',
])('%s is little more than a name that others know', (typed) => {
  expect(guessable(typed, aisyah)).toBe('OWN_NAME');
});

test.each([
  ['its first part', { email: 'weiling.tanjung@example.com' }, 'weiling99'],
  ['its last part', { email: 'weiling.tanjung@example.com' }, 'tanjung99'],
  ['all of it', { email: 'weiling.tanjung@example.com' }, 'weilingtanjung'],
  ['its only part', { email: 'zubaidah@example.com' }, 'zubaidah77'],
  ['a name of four letters', { displayName: 'Siti' }, 'siti12'],
  ['a name with dots between its letters', { displayName: 'Aisyah' }, 'a.i.s.y.a.h'],
  ['a name and five letters more', { displayName: 'Aisyah' }, 'aisyahkwvzp'],
  // The longer name is removed first, although the shorter one is its beginning.
  ['a long name', { email: 'anna@example.com', displayName: 'Annabelle Susanna' }, 'annabellesusanna'],
])('%s: the password is little more than the address or name', (_, owner, typed) => {
  expect(guessable(typed, owner)).toBe('OWN_NAME');
});

test.each(['aisyahkwvzpt', 'aisyah walks by the river', 'Aisyah 1 rahmat 2'])(
  '%s holds the name of its person and enough beside it',
  (typed) => {
    expect(guessable(typed, aisyah)).toBeUndefined();
  },
);

test.each([
  'correct horse',
  'password of mine',
  'aisyah walks by the river',
  'passwords of',
  // Unrelated words; short names are part of many of them.
  'wei123',
  'tanjung9',
])('%s is left alone', (typed) => {
  expect(guessable(typed, { email: 'tan@example.com', displayName: 'Tan Wei' })).toBeUndefined();
  expect(guessable(typed)).toBeUndefined();
});

test('without a person nothing is removed', () => {
  expect(guessable('aisyah1992')).toBeUndefined();
  expect(guessable('!!!!!!!!', { email: '', displayName: ' ' })).toBeUndefined();
});
