import { dealByNames } from './home-settings.ts';

/** Below the choice 'Deal by' on Home Management (docs/product/fair.md 'Deal by'). */
export const dealBy = {
  hint: `Whoever did the least, per day at home, gets the next chore. “${dealByNames.turns}” goes round by name.`,
  plannedHint: 'Chores that are planned already stay as they are until you regenerate them.',
  administratorOnly: (name: string) => `Only the administrator, ${name}, can change this.`,
};
