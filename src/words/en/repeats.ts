import type { Repeats } from '#domain/repeating.ts';

/** On the cards of its requests (docs/product/repeating.md 'Who sees it'). */
export const repeats: Record<Repeats, string> = {
  month: 'Repeats every month',
  two_weeks: 'Repeats every 2 weeks',
  week: 'Repeats every week',
};

/** Beside the list's heading. */
export const repeatingCount = (count: number) => `Repeating · ${count}`;
