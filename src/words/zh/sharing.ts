import { spaced } from './spaced.ts';
import { formatAmount, type Sen } from '#domain/money.ts';

/** The buttons that hand something on (docs/product/money.md 'Sharing a share'; homes.md 'Sharing the link'). */
export const shareButton = {
  share: '分享',
  /** Names the button of a debtor's line. */
  with: (name: string) => spaced`分享给${name}`,
  invite: '分享邀请链接',
};

/** What is handed on, with a link behind it. */
export const shared = {
  line: (requester: string, amount: Sen, title: string) =>
    spaced`${requester}请你付 ${formatAmount(amount)}：“${title}”。`,
  /** All that somebody owes; `less` is what they are owed in turn. */
  lines: (requester: string, amount: Sen, titles: readonly string[], less: Sen) => {
    const what = titles.map((title) => `“${title}”`).join('、');
    const turn = less > 0 ? `，已减去对方欠你的 ${formatAmount(less)}` : '';
    return spaced`${requester}请你付 ${formatAmount(amount)}：${what}${turn}。`;
  },
};

/** Where the browser has no share sheet (docs/product/everywhere.md 'Sharing'). */
export const shareMenu = {
  name: '分享方式',
  whatsApp: 'WhatsApp',
  copy: '复制',
  copied: '已复制，可以粘贴到任何聊天中。',
  copyRefused: '浏览器不允许复制，请手动复制：',
  copyNeedsHttps: '需要 https 才能复制，请手动复制：',
};
