import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { wordsIn } from '#words/languages.ts';

test.each<[Language, string[]]>([
  [
    'en',
    [
      'You owed Ben Tan',
      'Ben Tan owed you',
      'You owed a former housemate',
      'Former housemate owed you',
      'You owed a housemate',
      'A housemate owed you',
    ],
  ],
  [
    'ms',
    [
      'Anda berhutang kepada Ben Tan',
      'Ben Tan berhutang kepada anda',
      'Anda berhutang kepada bekas rakan serumah',
      'Bekas rakan serumah berhutang kepada anda',
      'Anda berhutang kepada rakan serumah',
      'Rakan serumah berhutang kepada anda',
    ],
  ],
  ['zh', ['你欠 Ben Tan', 'Ben Tan 欠你', '你欠前室友', '前室友欠你', '你欠一位室友', '一位室友欠你']],
])('in %s a former housemate is written small inside a sentence', (language, labels) => {
  const owed = { title: 'Gas', amount: 1250, askedOn: '2026-11-04', inReview: false };
  const { formerHousemate, letters } = wordsIn(language);
  const { facts } = letters.homeDeleted({
    home: 'Seri Pandan 12A',
    sums: { owed: 0, owes: 1250 },
    lines: ['Ben Tan', formerHousemate, undefined].flatMap((other) => [
      { ...owed, other, isOwed: false },
      { ...owed, other, isOwed: true },
    ]),
    more: 0,
  });
  expect(facts.map(([label]) => label)).toEqual(labels);
});
