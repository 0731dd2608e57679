import { formatAmount, type Sen } from '#domain/money.ts';

/** What is handed on, with a link behind it. */
export const shared = {
  line: (requester: string, amount: Sen, title: string) =>
    `${requester} meminta ${formatAmount(amount)} untuk “${title}”.`,
};

/** Where the browser has no share sheet (docs/product/everywhere.md 'Sharing'). */
export const shareMenu = {
  name: 'Kongsi melalui',
  whatsApp: 'WhatsApp',
  copy: 'Salin',
  copied: 'Disalin. Anda boleh menampalnya dalam mana-mana sembang.',
  copyRefused: 'Pelayar anda tidak membenarkan salinan. Sila salin ini sendiri:',
  copyNeedsHttps: 'Salinan memerlukan https. Sila salin ini sendiri:',
};
