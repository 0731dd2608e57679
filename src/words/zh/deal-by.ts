import type { DealBy } from '#domain/plan/even-minutes.ts';
import { spaced } from './spaced.ts';

export const dealByNames: Record<DealBy, string> = {
  turns: '轮流',
  even_minutes: '时间均衡',
};

/** The choice 'Deal by' on Home Management (docs/product/fair.md 'Deal by'). */
export const dealBy = {
  title: '家务分配',
  hint: `“${dealByNames.turns}”按名单轮流。“${dealByNames.even_minutes}”按在家的天数算，谁做得最少，下一项家务就给谁。`,
  plannedHint: '已经排好的家务保持不变，重新排班后才会改变。',
  administratorOnly: (name: string) => spaced`只有管理员${name}可以更改。`,
};
