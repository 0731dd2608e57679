import { spaced } from './spaced.ts';

/** docs/product/settling-up.md 'While a receipt waits' */
export const settlingNote = {
  ownReceipt: (other: string) => spaced`${other}正在核对你的收据，这笔会一起结清。`,
  theirReceipt: (sender: string) => spaced`${sender}的收据会一起结清这笔。请在对方欠你的份额那里核对。`,
  yoursToCheck: '有一张收据等你核对',
};
