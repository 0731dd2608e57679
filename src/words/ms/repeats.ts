import type { Repeats } from '#domain/repeating.ts';

/** On the cards of its requests (docs/product/repeating.md 'Who sees it'). */
export const repeats: Record<Repeats, string> = {
  month: 'Berulang setiap bulan',
  two_weeks: 'Berulang setiap 2 minggu',
  week: 'Berulang setiap minggu',
};

/** Beside the list's heading. */
export const repeatingCount = (count: number) => `Berulang · ${count}`;
