import { counted } from './counted.ts';
import type { DealBy } from '#domain/plan/even-minutes.ts';

const minutes = (count: number) => counted(count, 'minute', 'minutes');

/** The part 'Balance' of Home Management (docs/product/fair.md 'Balance'). */
export const balance = {
  title: 'Balance',
  /** Names the tabs. */
  period: 'How far back',
  weeks: (weeks: number) => `${weeks} weeks`,
  loadFailed: 'Failed to load the balance',
  /** In place of the reader's name. */
  you: 'You',
  former: 'Former members',
  minutes: (count: number) => `${count} min`,
  percent: (count: number) => `${count} %`,
  more: (count: number) => `${count} min more`,
  less: (count: number) => `${count} min less`,
  even: 'even',
  away: (days: number, of: number) => `Away ${days} of ${of} days`,
  awayLong: (days: number, of: number) => `Away ${days} of ${of} days, so an even share is less.`,
  here: (days: number, of: number) => `Here ${days} of ${of} days`,
  hereLong: (days: number, of: number) => `Here ${days} of ${of} days, so an even share is less.`,
  done: 'Done',
  evenShare: 'Even share of the days there',
  waiting: 'Waiting in the next 4 weeks',
  note: 'Minutes are those that a chore had when it was planned. Days away count neither for nor against anybody.',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  /** Names the table. */
  table: (weeks: number) => `Balance of the last ${weeks} weeks`,
};

export const balanceColumns = {
  housemate: 'Housemate',
  minutes: 'Minutes',
  share: 'Share',
  evenShare: 'Even share',
  late: 'Late',
  swapsTaken: 'Swaps taken',
  swapsHandedOn: 'Swaps handed on',
  waiting: 'Waiting',
};

/** What the numbers come to, in a few words and a sentence after them (docs/product/fair.md 'Verdict and bars'). */
export const verdict = {
  alone: { lead: 'You live here alone.', text: 'With housemates, this shows who did how much.' },
  nothing: (weeks: number) => ({
    lead: 'Nothing done yet.',
    text: `No chore was completed in the last ${weeks} weeks.`,
  }),
  even: (furthest: number) => ({
    lead: 'Even so far.',
    text:
      furthest === 0
        ? 'Everybody who lives here did an even share of the days they were there.'
        : `Nobody who lives here is more than ${minutes(furthest)} from an even share of the days they were there.`,
  }),
  uneven: 'Not quite even.',
  ahead: (name: string, count: number) =>
    `${name} did ${minutes(count)} more than an even share of the days they were there.`,
  youAhead: (count: number) =>
    `You did ${minutes(count)} more than an even share of the days you were there.`,
  behind: (name: string, count: number) => `${name} can catch up on ${minutes(count)}.`,
  youBehind: (count: number) => `You can catch up on ${minutes(count)}.`,
};

export const dealByNames: Record<DealBy, string> = {
  turns: 'Turns',
  even_minutes: 'Even minutes',
};

/** The choice 'Deal by' on Home Management (docs/product/fair.md 'Even minutes'). */
export const dealBy = {
  title: 'Deal by',
  hint: `“${dealByNames.turns}” goes round by name. With “${dealByNames.even_minutes}” the next chore goes to whoever did the least, per day at home.`,
  plannedHint: 'Chores that are planned already stay as they are until you regenerate them.',
  administratorOnly: (name: string) => `Only the administrator, ${name}, can change this.`,
};
