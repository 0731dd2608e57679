import { expect, test } from 'vitest';
import { isReservedName } from '#domain/reserved-names.ts';
import { displayNameProblem, needsDisplayName } from '#domain/users.ts';

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
    '前 室友',
    'you.',
  ];
  for (const name of disguised) expect(isReservedName(name), name).toBe(true);
});

test('names of people are free, also those that hold such a word', () => {
  for (const name of [
    'Aisyah Rahman',
    'Youssef',
    'Anda Lim',
    'Ben Serumahan',
    'Wei Jie',
    '陈伟杰',
    '🙂🙂',
    '',
  ])
    expect(isReservedName(name), name).toBe(false);
});

test('who has such a name is asked for another', () => {
  expect(displayNameProblem('Serumah')).toBe('DISPLAY_NAME_RESERVED');
  expect(needsDisplayName({ displayName: 'Serumah' })).toBe(true);
  expect(needsDisplayName({ displayName: 'Aisyah Rahman' })).toBe(false);
});
