import type { Day } from '#domain/days.ts';
import { relativeDate, shortDate, weekdayShort } from './days.ts';

/** Dashboard (docs/product/dashboard.md 'Lists of chores'). */
export const dashboard = {
  noHome: 'Your chores and costs appear here once you have one.',
  welcome: 'Welcome to',
  loading: 'Loading…',
  loadFailed: 'Your home could not be loaded.',
};

/** The four counters (docs/product/dashboard.md 'The four counters'). */
export const counters = {
  today: "Today's Chores",
  upcoming: 'Upcoming Chores',
  overdue: 'Overdue Chores',
  pendingSwaps: 'Pending Swaps',
  /** Below the title of today's. */
  done: (done: number, all: number) => `${done} of ${all} done`,
  /** Below the title of the overdue ones. */
  yours: (count: number) => (count === 0 ? 'none yours' : `${count} yours`),
};

/** The row below the counters, which leads to Pay My Money Back (docs/product/dashboard.md 'The four counters'). */
export const money = {
  title: 'Money',
  owes: 'You owe',
  owed: 'Owed to you',
  toCheck: (count: number) => (count === 1 ? 'receipt to check' : 'receipts to check'),
};

export const nothingDueToday = 'Nothing is due today.';
/** One's own of today that are done, folded to a line (docs/product/dashboard.md 'Lists of chores'). */
export const doneToday = (count: number) => `${count} done`;
/** In their place after the last one. */
export const allDoneToday = {
  title: 'All done today',
  next: (name: string, when: string) => `Your next: ${name}, ${when}`,
};

export const upcomingChores = {
  none: 'All caught up!',
  more: (count: number) => `${count} more on the board`,
};

/** docs/product/dashboard.md 'Lists of chores' */
export const pendingSwaps = {
  outgoing: 'You requested a swap',
  incoming: 'Swap request received',
};

/** The names of one's own chores of today that are still open, whether there were any, and how many are late. */
export function ownToday(open: readonly string[], any: boolean, late: number): string {
  const [first] = open;
  if (first === undefined && late > 0)
    return `${any ? "You're done for today" : 'Nothing of yours is due today'}, but ${late} ${late === 1 ? 'chore is' : 'chores are'} late.`;
  if (first === undefined) return any ? "You're done for today." : 'You have nothing to do today.';
  return open.length === 1 ? `${first} is yours today.` : `You have ${open.length} chores today.`;
}

const isNumbered = (date: string) => /\d/.test(date);

/** 'Today', 'Tomorrow', 'Yesterday', else with the weekday: 'Sat, Nov 28' */
export function weekdayDate(day: Day, today: Day): string {
  const date = relativeDate(day, today);
  return isNumbered(date) ? `${weekdayShort(day)}, ${date}` : date;
}

/** One's own late chores, the first list of the page (docs/product/dashboard.md 'Lists of chores'). */
export const ownOverdue = {
  title: 'Overdue',
  more: (count: number) => `${count} more on the board`,
  /** One card instead of the list. */
  many: (count: number) => `${count} of your chores are late`,
  oldest: (day: Day) => `The oldest is from ${shortDate(day)}.`,
  mayStartFresh: (count: number) =>
    `Too late to matter? Let the ${count} from earlier weeks go and begin with today.`,
  startFresh: 'Start fresh',
  show: 'Show them',
  hide: 'Hide them',
};

/** What a newcomer is shown until their first chore is due (docs/product/dashboard.md 'Lists of chores'). */
export const newcomer = {
  title: (name: string) => `Your first: ${name}`,
  turns: (members: number) => `It goes round ${members === 2 ? 'the two' : `all ${members}`} of you.`,
  evenMinutes: 'It goes to whoever did the least so far.',
  week: 'See my week',
  people: 'Who lives here',
};

/** What the creator of a home is shown until all are done (docs/product/dashboard.md 'Next steps'). */
export const nextSteps = {
  title: 'Next steps',
  /** The one line that they are folded to on phones. */
  next: (step: string) => `Next: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: '(done)',
  /** Opens the line to all steps. */
  showAll: 'Show all steps',
  chores: 'Choose your chores',
  choresText: (templates: number) => {
    if (templates === 0) return 'There are none yet. Add what your home needs.';
    return templates === 1
      ? 'One is ready and planned for the weeks ahead. Change it, or add more.'
      : `${templates} are ready and planned for the weeks ahead. Change them, or add more.`;
  },
  choresButton: 'Choose chores',
  invite: 'Invite housemates',
  inviteText: 'Whoever joins can take a share of the chores.',
  inviteButton: 'Open the invite link',
  board: 'See who does what',
  boardText: 'This week, day by day, shared with your housemates.',
  boardButton: 'Open the board',
};
