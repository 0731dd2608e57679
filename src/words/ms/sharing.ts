import { formatAmount, type Sen } from '#domain/money.ts';
import { listed } from './grammar.ts';

/** The buttons that hand something on (docs/product/money.md 'Sharing a share'; homes.md 'Sharing the link'). */
export const shareButton = {
  share: 'Kongsi',
  /** Names the button of a debtor's line. */
  with: (name: string) => `Kongsi dengan ${name}`,
  invite: 'Kongsi pautan jemputan',
};

/** What is handed on, with a link behind it. */
export const shared = {
  line: (requester: string, amount: Sen, title: string) =>
    `${requester} meminta ${formatAmount(amount)} untuk “${title}”.`,
  /** All that somebody owes; `less` is what they are owed in turn. */
  lines: (requester: string, amount: Sen, titles: readonly string[], less: Sen) => {
    const what = listed(titles.map((title) => `“${title}”`));
    const turn = less > 0 ? `, setelah ditolak ${formatAmount(less)} hutang sebaliknya` : '';
    return `${requester} meminta ${formatAmount(amount)} untuk ${what}${turn}.`;
  },
};

/** Where the browser has no share sheet (docs/product/everywhere.md 'Sharing'). */
export const shareMenu = {
  name: 'Kongsi melalui',
  whatsApp: 'WhatsApp',
  copy: 'Salin',
  copied: 'Disalin. Anda boleh menampalnya dalam mana-mana sembang.',
  copyRefused: 'Pelayar anda tidak membenarkan penyalinan. Sila salin ini sendiri:',
  copyNeedsHttps: 'Penyalinan memerlukan https. Sila salin ini sendiri:',
};
