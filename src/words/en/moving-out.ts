import { monthOf, type Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { bothWays } from './settling-up.ts';
import { capital } from './grammar.ts';
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
  text: 'Take these in any order. The list waits here until you leave.',
  noHome: 'You need to live in a home to move out of it.',
  loading: 'Loading the move-out list…',
  loadFailed: 'Failed to load the move-out list',
  progress: (settled: number, all: number) => `${settled} of ${all} settled`,
  settled: 'Settled',
  open: 'Open',
  parts: {
    owe: 'What I owe',
    owed: 'What I am owed',
    chores: 'My chores',
    swaps: 'Swaps',
    administrator: 'Administrator',
    data: 'My data',
  },
  noneOpen: 'None open',
};

/** Its parts 'What I owe' and 'What I am owed'. */
export const openMoney = {
  nothing: 'Nothing open',
  oweNothing: 'You owe nobody anything here.',
  owedNothing: 'Nobody owes you anything here.',
  /** Nobody is to be paid, since each of them owes more. */
  oweSetOff: (amount: Sen) => `${formatAmount(amount)} is set against what others owe you.`,
  owedSetOff: (amount: Sen) => `${formatAmount(amount)} is set against what you owe.`,
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
  fact: (count: number) => (count === 1 ? '1 goes to others' : `${count} go to others`),
  text: 'When you leave, your open chores go to the others. So it would be today:',
  nobody: 'Nobody else lives here to take your chores.',
  none: 'You have no open chores here.',
  gets: (name: string, count: number) => `${name} gets ${counted(count, 'chore', 'chores')}`,
  chore: (name: string, day: string) => `${name}, ${day}`,
  late: (count: number) =>
    count === 1 ? '1 overdue chore is let go.' : `${count} overdue chores are let go.`,
  showAll: (count: number) => `Show all ${count}`,
};

/** Its part 'Swaps'. */
export const endingSwaps = {
  fact: (count: number) => (count === 1 ? '1 ends' : `${count} end`),
  text: 'These requests end when you leave.',
  none: 'No swap request of yours is open.',
  byMe: (name: string, chore: string, day: string) => `You asked ${name} to take ${chore}, ${day}`,
  byThem: (name: string, chore: string, day: string) => `${name} asked you to take ${chore}, ${day}`,
  see: 'See swap requests',
};

/** Its part 'Administrator'. */
export const ownRole = {
  isMe: "That's you",
  notMe: 'Not you',
  somebodyElse: (name: string) => `${name} is the administrator.`,
  alone: 'Nobody else lives here to take the role. To end the home, delete it on Home Management.',
};

const isOf = (today: Day, day: Day) => monthOf(day).year === monthOf(today).year;

/** Its part 'My data'. */
export const ownData = {
  never: 'Not downloaded',
  /** With the year where it is not today's. */
  on: (day: Day, today: Day) => `Downloaded ${(isOf(today, day) ? shortDate : plainDate)(day)}`,
};

/** Its end: what stays as it is, and 'Leave now'. */
export const leavingNow = {
  title: 'When you leave',
  moneyStays: ({ owes, owed }: { owes: Sen; owed: Sen }) => {
    if (owes > 0 && owed > 0)
      return `${formatAmount(owes)} that you owe and ${formatAmount(owed)} that you are owed stay on Pay My Money Back.`;
    return owes > 0
      ? `${formatAmount(owes)} that you owe stays on Pay My Money Back.`
      : `${formatAmount(owed)} that you are owed stays on Pay My Money Back.`;
  },
  noMoney: 'No money is open.',
  repeating: (count: number) =>
    count === 1
      ? 'Your repeating request ends: it asks nobody any more.'
      : `Your ${count} repeating requests end: they ask nobody any more.`,
  chores: (count: number) =>
    count === 1 ? '1 chore goes to the others.' : `${count} chores go to the others.`,
  swaps: (count: number) => (count === 1 ? '1 swap request ends.' : `${count} swap requests end.`),
  told: 'The others will be told that you left.',
  roleFirst: 'Hand over the role first.',
  alone: 'Nobody else lives here: delete the home instead.',
  leave: 'Leave now',
};
