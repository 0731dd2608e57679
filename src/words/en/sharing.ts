import { formatAmount, type Sen } from '#domain/money.ts';
import { listed } from './grammar.ts';

/** The buttons that hand something on (docs/product/money.md 'Sharing a share'; homes.md 'Sharing the link'). */
export const shareButton = {
  share: 'Share',
  /** Names the button of a debtor's line. */
  with: (name: string) => `Share with ${name}`,
  invite: 'Share invite link',
};

/** What is handed on, with a link behind it. */
export const shared = {
  line: (requester: string, amount: Sen, title: string) =>
    `${requester} asks for ${formatAmount(amount)} for “${title}”.`,
  /** All that somebody owes; `less` is what they are owed in turn. */
  lines: (requester: string, amount: Sen, titles: readonly string[], less: Sen) => {
    const what = listed(titles.map((title) => `“${title}”`));
    const turn = less > 0 ? `, less ${formatAmount(less)} owed in turn` : '';
    return `${requester} asks for ${formatAmount(amount)} for ${what}${turn}.`;
  },
};

/** Where the browser has no share sheet (docs/product/everywhere.md 'Sharing'). */
export const shareMenu = {
  name: 'Share with',
  whatsApp: 'WhatsApp',
  copy: 'Copy',
  copied: 'Copied. You can paste it into any chat.',
  copyRefused: "Your browser didn't allow copying. Please copy this by hand:",
  copyNeedsHttps: 'Copying needs https. Please copy this by hand:',
};
