import { formatAmount, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

/** What a device shows at once: title and one line. What the bell keeps is said in its words (notifications.ts). */
type Said = { title: string; line: string };

type Open = { requester: string; title: string; amount: Sen };

export const reminder = (shares: readonly [Open, ...Open[]]): Said => {
  const [first, ...others] = shares;
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  return {
    title: '付款提醒',
    line:
      others.length === 0
        ? spaced`你还欠${first.requester} ${formatAmount(first.amount)}：${first.title}。`
        : `你还有 ${shares.length} 笔份额没付，共 ${formatAmount(total)}。`,
  };
};

export const message = (writer: string, subject: string): Said => ({
  title: spaced`${writer}写信给你`,
  line: subject,
});

/** `home` where the reader lives in several. */
type Week = { done: number; all: number; home?: string | undefined };

/** On Sundays: what everybody together did of the week's chores. */
export const weekDone = (week: Week): string =>
  spaced`这周${week.home ?? '全家'}完成了 ${String(week.done)}/${String(week.all)} 项家务`;

/** Names of chores; those of today first, and on Sundays what the home did. */
export const morning = (
  today: readonly string[],
  overdue: readonly string[],
  week: Week | undefined,
): Said => ({
  title: '你的家务',
  line: [
    ...(today.length > 0 ? [`今天：${today.join('、')}`] : []),
    ...(overdue.length > 0 ? [`逾期：${overdue.join('、')}`] : []),
    ...(week ? [weekDone(week)] : []),
  ].join('。'),
});
