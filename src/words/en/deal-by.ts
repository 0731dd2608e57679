import type { DealBy } from '#domain/plan/even-minutes.ts';

export const dealByNames: Record<DealBy, string> = {
  turns: 'Turns',
  even_minutes: 'Even minutes',
};

/** The choice 'Deal by' on Home Management (docs/product/fair.md 'Deal by'). */
export const dealBy = {
  title: 'Deal by',
  hint: `“${dealByNames.turns}” goes round by name. With “${dealByNames.even_minutes}” the next chore goes to whoever did the least, per day at home.`,
  plannedHint: 'Chores that are planned already stay as they are until you regenerate them.',
  administratorOnly: (name: string) => `Only the administrator, ${name}, can change this.`,
};
