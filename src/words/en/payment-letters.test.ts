import { expect, test } from 'vitest';
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
