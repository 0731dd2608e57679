import { expect, test } from 'vitest';
import {
  displayNameProblem,
  FORMER_HOUSEMATE,
  initials,
  isEmail,
  isSameName,
  nameForReader,
  normalEmail,
  passwordProblem,
} from '#domain/users.ts';

test('a display name has 2 to 50 characters after trimming', () => {
  expect(displayNameProblem('   ')).toBe('DISPLAY_NAME_MISSING');
  expect(displayNameProblem(' A ')).toBe('DISPLAY_NAME_TOO_SHORT');
  expect(displayNameProblem(' Al ')).toBeUndefined();
  expect(displayNameProblem('a'.repeat(50))).toBeUndefined();
  expect(displayNameProblem('a'.repeat(51))).toBe('DISPLAY_NAME_TOO_LONG');
  // Invisible characters do not count, and are not a name.
  expect(displayNameProblem(`${'a'.repeat(50)}\u200B`)).toBeUndefined();
  expect(displayNameProblem('A\u200B')).toBe('DISPLAY_NAME_TOO_SHORT');
  expect(displayNameProblem('\u3164\uFE0F')).toBe('DISPLAY_NAME_MISSING');
});

test('a new password has 6 to 200 characters, spaces too', () => {
  expect(passwordProblem('12345')).toBe('PASSWORD_TOO_SHORT');
  expect(passwordProblem('  3456')).toBeUndefined();
  expect(passwordProblem('a'.repeat(200))).toBeUndefined();
  expect(passwordProblem('a'.repeat(201))).toBe('PASSWORD_TOO_LONG');
});

test('addresses are compared trimmed and in lower case', () => {
  expect(normalEmail('  Aisyah@Example.COM ')).toBe('aisyah@example.com');
  for (const pasted of [
    '\u202Aa@b.my\u202C',
    'ａ＠ｂ．ｍｙ',
    'mailto:A@b.my',
    'a@b.my\u00A0',
    '\uFEFFa@\u200Bb.my',
  ]) {
    expect(isEmail(pasted), pasted).toBe(true);
    expect(normalEmail(pasted)).toBe('a@b.my');
  }
  expect(['a@b', 'a.b+c@d.example'].every(isEmail)).toBe(true);
  expect(['', 'a', 'a@', '@b', 'a b@c', 'a@b,c@d', `${'a'.repeat(254)}@b`].some(isEmail)).toBe(false);
});

test('an address has 254 characters at most, without the spaces around it', () => {
  const longest = `${'a'.repeat(252)}@b`;
  expect([longest, `  ${longest} `, ' a@b '].every(isEmail)).toBe(true);
  expect(isEmail(`a${longest}`)).toBe(false);
});

test('initials are those of the first two words', () => {
  expect(['Wei Jie Tan', 'aisyah', ' ', '', 'Élodie Ω'].map(initials)).toEqual(['WJ', 'A', '?', '?', 'ÉΩ']);
  expect(initials(' wei  jie tan ')).toBe('WJ');
});

test('two names are the same without case, accents, spaces and punctuation and in look-alike letters, and otherwise not', () => {
  for (const written of [
    'aisyah rahman',
    'Áisyah  Rahman.',
    'Aisyah-Rahman',
    'Aisyah\u200DRahman',
    'Ａisyah Rahman',
    'Aisyah Rahman~',
    'Aisyah\u2800Rahman',
    'Aisyah Rahman 🙂',
    'A\u0456s\u0443\u0430h R\u0430hm\u0430n', // Cyrillic і, у and а
    '\u0391isyah Rahman', // a Greek Α
    '\uA4EEisyah Rahman', // Lisu
    'A1syah Rahman',
    'Ai$yah R@hman',
    'Ai5yah Rahman',
  ])
    expect(isSameName(written, 'Aisyah Rahman'), written).toBe(true);
  for (const [one, other] of [
    ['AIice Lim', 'Alice Lim'],
    ['A1ice Lim', 'Alice Lim'],
    ['A|ice Lim', 'Alice Lim'],
    ['ISMAIL', 'Ismail'],
    ['McIntyre', 'mcintyre'],
    ['Анна', 'AHHA'],
  ] as const)
    expect(isSameName(one, other), one).toBe(true);
  for (const [one, other] of [
    ['Arni', 'Ami'],
    ['Erna Lim', 'Ema Lim'],
    ['Aisyah R.', 'Aisyah Rahman'],
    ['Daniel Tan', 'Danielle Tan'],
    ['李明', '李鸣'],
    ['முருகன்', 'முருகா'],
    ['Ben 2', 'Ben 3'],
    ['Iin Tan', 'Lin Tan'],
    ['Алина', 'Арина'],
    ['Ελένη', 'Ελίνα'],
    ['🙂🙂', '🌻🌻'],
  ] as const)
    expect(isSameName(one, other), one).toBe(false);
});

test('only a deleted account gets the reader’s word for one', () => {
  expect(FORMER_HOUSEMATE).toBe('Former housemate');
  expect(nameForReader('Former housemate', 'Bekas rakan serumah')).toBe('Bekas rakan serumah');
  expect(nameForReader('Aisyah', 'Bekas rakan serumah')).toBe('Aisyah');
});
