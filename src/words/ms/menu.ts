import { formatAmount, type Sen } from '#domain/money.ts';

/** The tab bar of phones, which has room for one word (docs/product/everywhere.md 'The tab bar'). */
export const tabs = { swaps: 'Tukar', money: 'Wang' };

/** What waits behind a link, read out after its name. */
export const waiting = {
  toAnswer: (count: number) => `${count} perlu dijawab`,
  toPayOrCheck: (count: number) => `${count} perlu dibayar atau disemak`,
};

/** The menu of small screens (docs/product/everywhere.md 'The frame'). */
export const menu = {
  profile: 'Profil',
  yourHomes: 'Rumah anda',
  homeFacts: (people: number, owes: Sen) =>
    `${people} orang${owes > 0 ? ` · Anda berhutang ${formatAmount(owes)}` : ''}`,
  scheme: 'Cerah atau gelap',
  schemes: { auto: 'Auto', light: 'Cerah', dark: 'Gelap' },
};
