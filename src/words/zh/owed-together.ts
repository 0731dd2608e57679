import { formatAmount, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

/** What a requester asks before they let go of all that somebody owes them (docs/product/moving-out.md 'Letting all of it go'). */
export const lettingAllGo = {
  title: (name: string, lines: number) => spaced`免除${name}的 ${String(lines)} 笔份额？`,
  text: (amount: Sen) => `你不会再向对方收 ${formatAmount(amount)}。这笔钱算作已结清，但不算已付。`,
  stays: (amount: Sen) => `你欠对方的 ${formatAmount(amount)} 不变。`,
  told: (name: string) => spaced`我们会通知${name}。`,
  cancel: '取消',
  done: (lines: number) => `已免除 ${lines} 笔份额。`,
  failed: '未能免除，请再试一次。',
};
