import { monthOf, type Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { bothWays } from './settling-up.ts';
import { capital, listed } from './grammar.ts';
import { counted } from './counted.ts';
import { plainDate, shortDate } from './days.ts';

/**
 * How many lines somebody owes, if that is said, what both owe each other if they do, how many receipts of theirs wait, and when they were
 * last reminded.
 */
type OwedFacts = {
  lines: number | undefined;
  both: { owes: Sen; owed: Sen } | undefined;
  toCheck: number;
  reminded: Day | undefined;
};

/** The page 'Move out of …' (docs/product/moving-out.md 'The list'). */
export const movingOut = {
  title: (home: string) => `Move out of ${home}`,
  text: 'What is open, and what happens then.',
  textEven: 'Nothing is open between you.',
  noHome: 'You need to live in a home to move out of it.',
  loading: 'Loading the move-out list…',
  loadFailed: 'Failed to load the move-out list',
  parts: {
    owe: 'What I owe',
    owed: 'What I am owed',
    chores: 'My chores',
    swaps: 'Swaps',
    data: 'My data',
  },
};

/** Its parts 'What I owe' and 'What I am owed'. */
export const openMoney = {
  /** Nobody is to be paid, since each of them owes more. */
  oweSetOff: 'Set against what others owe you',
  owedSetOff: 'Set against what you owe',
  none: 'No money is open',
  even: 'You are even with everybody',
  youOwe: (amount: Sen) => `You owe ${formatAmount(amount)}`,
  youAreOwed: (amount: Sen) => `You are owed ${formatAmount(amount)}`,
  to: (names: readonly string[]) => `To ${listed(names)}`,
  by: (people: number, toCheck: number) =>
    `By ${counted(people, 'person', 'people')}${toCheck === 0 ? '' : `, ${counted(toCheck, 'receipt', 'receipts')} to check`}`,
  settleUp: 'Settle up',
  bothWays,
  lines: (count: number) => counted(count, 'line', 'lines'),
  /** Several lines. */
  byOnePayment: (count: number) => `${counted(count, 'line', 'lines')}, settled up by one payment`,
  beingChecked: 'Your receipt is being checked',
  /** '2 lines, 1 to check', '3 lines, reminded on Nov 22' or 'Reminded on Nov 22'. */
  owed: ({ lines, both, toCheck, reminded }: OwedFacts) =>
    capital(
      [
        ...(lines === undefined ? [] : [counted(lines, 'line', 'lines')]),
        ...(both === undefined ? [] : [bothWays(both.owes, both.owed)]),
        ...(toCheck > 0 ? [`${toCheck} to check`] : []),
        ...(reminded === undefined ? [] : [`reminded on ${shortDate(reminded)}`]),
      ].join(', '),
    ),
  settleUpWith: (name: string) => `Settle up with ${name}`,
  remind: 'Remind',
  remindThem: (name: string) => `Remind ${name}`,
};

/** Its part 'My chores'. */
export const reassignedChores = {
  fact: (count: number) => (count === 1 ? '1 chore goes to the others' : `${count} chores go to the others`),
  /** 'Wei Jie Tan 3, Priya Nair 2': who gets how many. */
  people: (counts: readonly (readonly [name: string, count: number])[]) =>
    counts.map(([name, count]) => `${name} ${count}`).join(', '),
  text: 'When you leave, your open chores go to the others. So it would be today:',
  gets: (name: string, count: number) => `${name} gets ${counted(count, 'chore', 'chores')}`,
  chore: (name: string, day: string) => `${name}, ${day}`,
  showAll: (count: number) => `Show all ${count}`,
};

/** Its part 'Swaps'. */
export const endingSwaps = {
  fact: (count: number) => (count === 1 ? '1 swap request ends' : `${count} swap requests end`),
  text: 'These requests end when you leave.',
  byMe: (name: string, chore: string, day: string) => `You asked ${name} to take ${chore}, ${day}`,
  byThem: (name: string, chore: string, day: string) => `${name} asked you to take ${chore}, ${day}`,
  see: 'See swap requests',
};

/** Its question to the administrator, who cannot leave yet. */
export const ownRole = {
  title: 'Who takes over?',
  text: 'You are the administrator. Hand over the role first, then you can leave.',
  alone: 'Nobody else lives here to take the role. To end the home, delete it on Home Management.',
};

const isOf = (today: Day, day: Day) => monthOf(day).year === monthOf(today).year;

/** Its part 'My data'. */
export const ownData = {
  title: 'Your data stays yours',
  never: 'Download it now, or later from your profile',
  /** With the year where it is not today's. */
  on: (day: Day, today: Day) => `Downloaded ${(isOf(today, day) ? shortDate : plainDate)(day)}`,
};

/** Its question: what stays as it is, and 'Leave now'. */
export const leavingNow = {
  title: (home: string) => `Leave ${home}?`,
  titleOpen: 'Leave with money open?',
  moneyStays: ({ owes, owed }: { owes: Sen; owed: Sen }) => {
    if (owes > 0 && owed > 0)
      return `${formatAmount(owes)} that you owe and ${formatAmount(owed)} that you are owed stay on Pay My Money Back.`;
    return owes > 0
      ? `${formatAmount(owes)} that you owe stays on Pay My Money Back.`
      : `${formatAmount(owed)} that you are owed stays on Pay My Money Back.`;
  },
  repeating: (count: number) =>
    count === 1
      ? 'Your repeating request ends: it asks nobody any more.'
      : `Your ${count} repeating requests end: they ask nobody any more.`,
  late: (count: number) =>
    count === 1 ? '1 overdue chore is let go.' : `${count} overdue chores are let go.`,
  told: 'The others will be told that you left.',
  stay: 'Stay',
  leave: 'Leave now',
};

/** The page after leaving. */
export const goodbye = {
  title: (home: string) => `Goodbye, ${home}`,
  text: 'Thank you for all that you did there.',
  owes: 'Stays on Pay My Money Back',
  owed: 'We remind them for you',
  show: (home: string) => `Show ${home}`,
  another: 'Start or join another home',
};
