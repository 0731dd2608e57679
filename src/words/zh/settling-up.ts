import { formatAmount, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

/** What two people owe each other, as one of them reads it. */
export const bothWays = (owes: Sen, owed: Sen): string =>
  `你欠 ${formatAmount(owes)}，对方欠 ${formatAmount(owed)}`;

/** docs/product/settling-up.md 'Between us' */
export const betweenUs = {
  title: '我们之间',
  loadFailed: '未能加载你们之间的账',
  owes: '你欠对方',
  owed: '对方欠你',
  both: bothWays,
  even: '互不相欠',
  settleUp: '结清',
  settleUpWith: (name: string) => spaced`和${name}结清`,
  remind: '提醒',
  remindThem: (name: string) => spaced`提醒${name}`,
};

/** docs/product/settling-up.md 'The sheet', and the page for its receipt. */
export const settling = {
  close: '关闭',
  you: '你',
  pays: (payer: string | undefined, amount: Sen, payee: string | undefined) =>
    payee === undefined
      ? spaced`${payer ?? '室友'}付给你 ${formatAmount(amount)}`
      : spaced`你付给${payee} ${formatAmount(amount)}`,
  even: '你们互不相欠',
  youOwe: '你欠',
  theyOwe: (name: string) => spaced`${name}欠你`,
  minus: (amount: Sen) => `− ${formatAmount(amount)}`,
  youPay: '你要付',
  settles: (amount: Sen, lines: number) => `一张 ${formatAmount(amount)} 的收据只结清这 ${lines} 笔份额。`,
  settlesEven: '谁都不用付钱。“标为已付”只结清这些份额。',
  waits: (title: string) => spaced`不包括“${title}”：收据正在核对。`,
  waitMany: (count: number) => `不包括 ${count} 笔份额：收据正在核对。`,
  isGone: (name: string) => spaced`${name}已删除账号，没有人能核对收据。`,
  nothing: '这里没有你还要结清的账了。',
  changed: '情况有变，这是现在的账。',
  markAsPaid: '标为已付',
  upload: '上传收据',
  settled: (name: string) => spaced`已和${name}结清！我们已通知对方。`,
  failed: '未能结清，请再试一次。',
  /** On a line that a receipt of settling up waits for. */
  ownProof: (other: string) => spaced`${other}正在核对你的收据，这笔会一起结清。`,
  theirProof: (sender: string) => spaced`${sender}的收据会一起结清这笔。请在对方欠你的份额那里核对。`,
  /** To whoever looks at such a receipt. */
  together: '这张收据一起结清这些份额：',
  ofTheirs: (name: string) => spaced`${name}欠你`,
  ofYours: '你欠',
  homeUnknown: '缺少家和室友的资料。请从 Pay My Money Back 开始。',
  slip: (payer: string) => spaced`${payer}，结清只需付给`,
  /** The lines in one row of the slip. */
  lines: (count: number) => `${count} 笔份额`,
};
