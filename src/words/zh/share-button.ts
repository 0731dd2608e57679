import { spaced } from './spaced.ts';

/** The buttons that hand something on (docs/product/money.md 'Sharing a share'; homes.md 'Sharing the link'). */
export const shareButton = {
  share: '分享',
  /** Names the button of a debtor's line. */
  with: (name: string) => spaced`分享给${name}`,
  invite: '分享邀请链接',
};
