import type { Repeats } from '#domain/repeating.ts';

/** On the cards of its requests (docs/product/repeating.md 'Who sees it'). */
export const repeats: Record<Repeats, string> = {
  month: '每月重复',
  two_weeks: '每两周重复',
  week: '每周重复',
};

/** Beside the list's heading. */
export const repeatingCount = (count: number) => `定期收款 · ${count}`;
