import { expect, test } from 'vitest';
import { swapCard } from './swaps.ts';

test('of an exchange the card says whose each chore is', () => {
  const chores = [swapCard.named('Sweep', 'Nov 24'), swapCard.named('Mop', 'Nov 25')] as const;
  expect(swapCard.askedByYou(...chores, 'Ben Tan')).toBe("Your Sweep, Nov 24 for Ben Tan's Mop, Nov 25");
  expect(swapCard.askedOfYou(...chores, 'Ben Tan')).toBe("Ben Tan's Sweep, Nov 24 for your Mop, Nov 25");
  expect(swapCard.askedByYou(...chores, undefined)).toBe('Your Sweep, Nov 24 for Mop, Nov 25');
  expect(swapCard.askedOfYou('Sweep, Nov 24', undefined, 'Ben Tan')).toBe('Sweep, Nov 24');
});
