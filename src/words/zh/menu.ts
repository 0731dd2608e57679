import { formatAmount, type Sen } from '#domain/money.ts';

/** The tab bar of phones, which has room for one word (docs/product/everywhere.md 'The tab bar'). */
export const tabs = { swaps: '交换', money: '费用' };

/** What waits behind a link, read out after its name. */
export const waiting = {
  toAnswer: (count: number) => `${count} 个待回复`,
  toPayOrCheck: (count: number) => `${count} 笔待付或待核对`,
};

/** The menu of small screens (docs/product/everywhere.md 'The frame'). */
export const menu = {
  profile: '个人资料',
  yourHomes: '你的家',
  homeFacts: (people: number, owes: Sen) => `${people} 人${owes > 0 ? ` · 你欠 ${formatAmount(owes)}` : ''}`,
  scheme: '外观',
  schemes: { auto: '自动', light: '浅色', dark: '深色' },
};
