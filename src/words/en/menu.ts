import { formatAmount, type Sen } from '#domain/money.ts';

/** The tab bar of phones, which has room for one word (docs/product/everywhere.md 'The tab bar'). */
export const tabs = { swaps: 'Swaps', money: 'Money' };

/** What waits behind a link, read out after its name. */
export const waiting = {
  toAnswer: (count: number) => `${count} to answer`,
  toPayOrCheck: (count: number) => `${count} to pay or check`,
};

/** The menu of small screens (docs/product/everywhere.md 'The frame'). */
export const menu = {
  profile: 'Profile',
  yourHomes: 'Your homes',
  homeFacts: (people: number, owes: Sen) =>
    `${people === 1 ? '1 person' : `${people} people`}${owes > 0 ? ` · You owe ${formatAmount(owes)}` : ''}`,
  scheme: 'Light or dark',
  schemes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
};
