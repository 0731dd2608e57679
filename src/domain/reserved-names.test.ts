import { expect, test } from 'vitest';
import { isReservedName, needsDisplayName } from '#domain/reserved-names.ts';

test('no disguise takes a reserved name', () => {
  const disguised = [
    'Serumah',
    'SERUMAH',
    ' s e r u m a h ',
    'Ｓｅｒｕｍａｈ',
    'Séru-mah!',
    'Seru\u200Dmah',
    'former  housemate',
    'Former\u00A0Housemate',
    'BEKAS RAKAN SERUMAH',
    '前室友',
    'you.',
  ];
  for (const name of disguised) expect(isReservedName(name), name).toBe(true);
});

test('nor in letters that only look like it', () => {
  const alike = [
    'S\u0435rumah', // a Cyrillic е
    '\u0405\u0435ru\u043C\u0430\u04BB', // ЅеruмаҺ: all but r and u are Cyrillic
    '\uA731\u1D07\u0280\u1D1C\u1D0D\u1D00\u029C', // small capitals
    'Serurnah',
    'Admin\u0456strator',
    'AdmIn1strator',
    'Y\u03BFu', // a Greek ο
    'Y0u',
  ];
  for (const name of alike) expect(isReservedName(name), name).toBe(true);
});

test('nor with words or numbers beside it', () => {
  const longer = [
    'Serumah Support',
    '$erumah',
    '5erumah',
    'Team Serumah',
    'SerumahSupport',
    'Serumah.app',
    'Serumah 2',
    'Serumah2',
    '1Serumah10',
    's e r u m a h  support',
    'S\u0435rumah Support',
    'Former housemate (Ben)',
    'Bekas rakan serumah Ben',
    'Admin 1',
    'Administrator of your home',
    'You 2',
    '管理员小王',
    '前 室友',
  ];
  for (const name of longer) expect(isReservedName(name), name).toBe(true);
});

test('names of people are free, also those that hold such a word', () => {
  for (const name of [
    'Aisyah Rahman',
    'Youssef',
    'Anda Lim',
    'Ben Serumahan',
    'Wei Jie',
    '陈伟杰',
    'Anda 2nd Lim',
    'Someone Else',
    'Siti Amin',
    'Ad\u0430m Amin',
    'Badminton Ben',
    'Анна Иванова',
    'Ελένη Παππά',
    '🙂🙂',
    '42',
    '',
  ])
    expect(isReservedName(name), name).toBe(false);
});

test('a person with a reserved name has to choose another', () => {
  expect(needsDisplayName({ displayName: 'Serumah' })).toBe(true);
  expect(needsDisplayName({ displayName: 'Aisyah Rahman' })).toBe(false);
});

test('whitespace alone is no name', () => {
  expect(needsDisplayName({ displayName: '  \t' })).toBe(true);
  expect(needsDisplayName({ displayName: 'Ali' })).toBe(false);
});
