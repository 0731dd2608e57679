import { expect, test } from 'vitest';
import { wordsIn } from '#words/languages.ts';
import { paymentRequested } from './payment-letters.ts';

const facts = {
  requester: 'Aisyah Rahman',
  debtor: 'Ben Tan',
  title: 'TNB electricity, October',
  share: 6000,
  total: 12_000,
  askedOn: '2026-11-16',
  home: 'Seri Pandan 12A',
};

test('the total says between how many it is split, but not for one alone', () => {
  const totalFor = (people: number, total: number) =>
    paymentRequested({ ...facts, people, total }).facts.find(([term]) => term === 'Total')?.[1];
  expect(totalFor(2, 12_000)).toBe('RM 120.00, split between 2');
  expect(totalFor(1, 6000)).toBe('RM 60.00');
});

test.each([
  ['en', "check a former housemate's proof", 'Former housemate says'],
  ['ms', 'daripada bekas rakan serumah:', 'Bekas rakan serumah berkata'],
] as const)(
  'whoever deleted their account is named small inside a sentence in %s',
  (language, inside, first) => {
    const { paymentLetters, formerHousemate } = wordsIn(language);
    const letter = paymentLetters.paymentReview(
      { ...facts, people: 2, total: 12_000, debtor: formerHousemate },
      '',
    );
    expect(letter.subject).toContain(inside);
    expect(letter.lead).toContain(first);
  },
);
