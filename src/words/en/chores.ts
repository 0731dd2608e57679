import type { ChoreBadge } from '#domain/chores.ts';
import { listed, nameInside } from './grammar.ts';
import { type Day, monthOf } from '#domain/days.ts';
import { weekRange, longDate, shortDate } from './days.ts';
import type { WhyReason } from '#domain/plan/why.ts';

/** The board (docs/product/board.md 'The week'). */
export const board = {
  title: 'Weekly Chores',
  subtitle: (homeName: string) => `Manage household chores for ${homeName}`,
  week: (week: number, year: number) => `Week ${week}, ${year}`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  choresOfWeek: 'Chores this week',
  calendar: 'Calendar, Monday to Sunday',
  jumpToDay: 'Jump to day',
  view: 'View',
  calendarView: 'Calendar',
  tableView: 'Table',
  whose: 'Show',
  allChores: 'All Chores',
  myChores: 'My Chores',
  days: 'Days',
  wholeWeek: 'Week',
  remainingDays: 'Remaining days',
  overdueTitle: 'Overdue',
  standsAbove: 'Overdue, listed above',
  showEarlier: 'Show earlier days',
  hideEarlier: 'Hide earlier days',
  today: 'Today',
  todayIs: (day: string) => `Today, ${day}`,
  chores: (count: number) => (count === 1 ? '1 chore' : `${count} chores`),
  minutes: (minutes: number) => `${minutes} min`,
  flexible: 'flexible',
  movedFrom: (day: string) => `moved from ${day}`,
  nothingDue: 'Nothing due',
  done: (done: number, all: number) => (all === 0 ? board.nothingDue : `${done} of ${all} done`),
  overdue: (count: number) => `${count} overdue`,
  progress: 'Chores done this week',
  markComplete: 'Mark complete',
  markCompleteOf: (name: string) => `Mark complete: ${name}`,
  /** In the row of a chore that the reader has just completed. */
  thanks: 'Done. Thank you!',
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  requestSwap: 'Request swap',
  requestSwapOf: (name: string) => `Request swap: ${name}`,
  swapRequested: 'Swap requested',
  swapRequestedOf: (name: string) => `Swap requested: ${name}`,
  you: 'You',
  someone: 'Former housemate',
  completed: 'Chore marked as completed!',
  reopened: 'The chore is open again.',
  completeFailed: 'Failed to complete chore',
  reopenFailed: 'Failed to reopen chore. Please try again.',
  lateFailed: 'The overdue chores of earlier weeks could not be loaded.',
  loadFailed: 'Failed to load chores',
  loading: 'Loading chores…',
  addOnce: 'Add once',
  noHome: 'You need to join a home to view and manage chores.',
};

/** docs/product/board.md 'Status and badge' */
export const badges: Record<ChoreBadge, string> = {
  completed: 'Completed',
  'due-today': 'Due Today',
  overdue: 'Overdue',
  scheduled: 'Scheduled',
};

/** A chore that was opened (docs/product/board.md 'The chore sheet'). */
export const choreSheet = {
  close: 'Close',
  flexible: 'Flexible',
  turn: 'Whose turn it is',
  last: 'Last',
  now: 'Now',
  next: 'Next',
  noLast: 'Nobody yet',
  noNext: 'Not planned yet',
  readingTurn: 'Loading…',
  turnFailed: 'Who had it last and who has it next could not be loaded.',
  letGoMeans: 'Off the board for good. It counts as not done.',
};

/** The columns of the board's table (docs/product/board.md 'Views and layouts'). */
export const columns = {
  day: 'Day',
  chore: 'Chore',
  assignee: 'Assigned to',
  minutes: 'Time',
  status: 'Status',
  actions: 'Actions',
};

/** A chore that moves by a day, and a word to whoever is late (docs/product/board.md 'A day earlier, a day later', 'Reminding'). */
export const grace = {
  earlier: 'A day earlier',
  later: 'A day later',
  means: (day: string, along: readonly string[]) =>
    along.length === 0
      ? `To ${day}. Once for each chore.`
      : `To ${day}, together with ${listed(along)}. Once for each chore.`,
  moved: (name: string, day: string) => `${name} is now on ${day}.`,
  moveFailed: 'Failed to move the chore. Please try again.',
  moveBackFailed: 'Failed to move the chore back. Please try again.',
  remind: (person: string) => `Remind ${person}`,
  remindOf: (person: string, chore: string) => `Remind ${person}: ${chore}`,
  reminded: 'Reminded',
  remindedOf: (chore: string) => `Reminded: ${chore}`,
  away: 'Away',
  wasReminded: (person: string) => `${person} will be reminded.`,
  wasRemindedBefore: (person: string) => `${person} was already reminded today.`,
  remindFailed: 'Failed to send the reminder. Please try again.',
};

/** Taking over a housemate's chore, and undoing that (docs/product/board.md 'I’ll do it'). */
export const claim = {
  do: 'I’ll do it',
  doOf: (name: string) => `I’ll do it: ${name}`,
  means: 'It becomes yours. The round stays as it is, and the minutes count for you.',
  /** After 'You': whose it was before. */
  for: (person: string) => `for ${person}`,
  taken: (person: string) => `It’s yours now. We told ${person}.`,
  takeFailed: 'Failed to take over the chore. Please try again.',
  giveBack: 'Give it back',
  giveBackMeans: (person: string) => `To ${person}, who is told. Possible until midnight.`,
  takeBack: 'No, I’ll do it',
  takeBackOf: (name: string) => `No, I’ll do it: ${name}`,
  gaveBack: (person: string) => `The chore is with ${person} again.`,
  tookBack: 'It’s yours again.',
  backFailed: 'Failed to give the chore back. Please try again.',
};

/** Thanks for a housemate's completed chore (docs/product/board.md 'Thanks'). */
export const thanking = {
  thank: (person: string) => `Thank ${person}`,
  thankOf: (person: string, chore: string) => `Thank ${person}: ${chore}`,
  thanked: 'Thanked',
  thankedOf: (chore: string) => `Thanked: ${chore}`,
  didIt: (person: string) => `${person} did it`,
  youDidIt: 'You did it',
  thankedBy: (people: readonly string[]) => `Thanked by ${listed(people.map((name) => nameInside(name)))}`,
  failed: 'Your thanks could not be sent. Please try again.',
  backFailed: 'Your thanks could not be taken back. Please try again.',
};

/** What is late from the weeks before this one (docs/product/board.md 'Late chores'). */
export const lateChores = {
  title: 'Overdue from earlier weeks',
  letGo: 'Let it go',
  letGoOf: (name: string) => `Let it go: ${name}`,
  wasLetGo: (name: string) => `${name} is off the board for good.`,
  putBack: 'The chore is back on the board.',
  letGoFailed: 'Failed to let go of the chore. Please try again.',
  putBackFailed: 'Failed to put the chore back. Please try again.',
  ofHousemates: (count: number) => `${count} of housemates’`,
  more: (count: number) => `${count} more`,
  rest: (count: number) =>
    count === 1
      ? 'One more will appear when one of these is done or let go.'
      : `${count} more will appear as these are done or let go.`,
};

/** Letting go of everything that is late from earlier weeks at once (docs/product/board.md 'Letting a chore go'). */
export const lateTogether = {
  letGo: (count: number) => `Let go of all ${count}`,
  letGoOfOwn: (count: number) => `Let go of all ${count} of yours`,
  title: (count: number) => `Let go of ${count} overdue chores?`,
  /** `from` and `to` are the first and the last day of whole weeks. */
  from: (from: Day, to: Day, weeks: number) =>
    `They are from the ${weeks === 1 ? 'week' : 'weeks'} of ${weekRange(from, to)}.`,
  whose: (own: number, others: number) =>
    own === 0
      ? 'All of them are housemates’ chores.'
      : `${own} of them ${own === 1 ? 'is' : 'are'} yours, ${others} ${others === 1 ? 'is a housemate’s' : 'are housemates’'}.`,
  means: 'They leave the board for good and count as not done.',
  yes: 'Let them go',
  cancel: 'Cancel',
  wereLetGo: (count: number) =>
    count === 1 ? 'One chore is off the board for good.' : `${count} chores are off the board for good.`,
  putBack: (count: number) =>
    count === 1 ? 'One chore is back on the board.' : `${count} chores are back on the board.`,
  letGoFailed: 'Failed to let go of the chores. Please try again.',
  putBackFailed: 'Failed to put the chores back. Please try again.',
};

/** Why a week of the board is empty. */
export const emptyWeek = {
  past: 'This week is over, with no chores left.',
  beforeStart: "This home didn't exist yet that week.",
  notYetPlanned: (weeks: number) =>
    weeks === 1
      ? 'Chores are planned one week ahead. This week comes later.'
      : `Chores are planned ${weeks} weeks ahead. This week comes later.`,
  planningOff:
    "In this home, each month's chores are planned on its first day. The administrator can have them planned earlier.",
  free: 'All caught up!',
  nothingElse: 'Nothing else is due this week.',
  noneMine: "None of this week's chores are yours.",
  nextDue: (day: string) => `Nothing more is due this week. The next chores are due on ${day}.`,
  showNext: (day: string) => `Show ${day}`,
};

/** Why a chore is one's own (docs/product/fair.md 'Why me?'). */
export const why = {
  title: 'Why me?',
  titleOfPerson: (person: string) => `Why ${person}?`,
  loading: 'Loading…',
  failed: 'Why it is yours could not be loaded.',
  failedOfPerson: (person: string) => `Why it is ${person}’s could not be loaded.`,
  you: 'you',
  somebody: 'a former housemate',
};

export type WhyNames = {
  today: Day;
  /** The chore itself. */
  chore: string;
  /** The display name of a housemate whose chore it is; undefined for the reader's own. */
  whose?: string | undefined;
  /** A whole display name, `why.you` or `why.somebody`. */
  person: (userId: string) => string;
  choreOf: (type: string) => string;
};

const date = (day: Day, today: Day) =>
  monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : ` on ${date(day, today)}`);

const standIn = (who: string) => `Of those who are there, ${who} had the least extra work.`;

/** Says it in a sentence or two. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, chore, today, whose } = names;
  const who = whose ?? why.you;
  const subject = whose ?? 'You';
  switch (reason.kind) {
    case 'alone':
      return 'You are the only one here, so every chore is yours.';
    case 'turn': {
      if (reason.plannedBy === 'even_minutes')
        return `${subject} had the fewest minutes when it was planned.`;
      return `${chore} goes round all members, and this is ${whose === undefined ? 'your turn' : `the turn of ${whose}`}.`;
    }
    case 'swap': {
      const other = reason.from === null ? '' : ` with ${person(reason.from)}`;
      const gave =
        reason.gave === null ? '' : `, for ${whose === undefined ? 'your ' : ''}${choreOf(reason.gave)}`;
      return `It came by a swap${other}${on(reason.on, names)}${gave}.`;
    }
    case 'once':
      return `It comes once, and it was given to ${who}.`;
    case 'move':
      return `${subject} moved it to this day.`;
    case 'claim':
      return reason.from === null
        ? `${subject} took it over.`
        : `${subject} took it over from ${person(reason.from)}.`;
    case 'left':
      return `It was the turn of ${person(reason.from)}, who has left. ${standIn(who)}`;
    case 'away':
      return person(reason.from) === why.you
        ? `It is your turn, but you are away that day. ${standIn(who)}`
        : `It is the turn of ${person(reason.from)}, who is away that day. ${standIn(who)}`;
    case 'joined':
      return `${subject} joined on ${date(reason.since, today)}. One of every ${reason.part} turns that were planned before is ${whose === undefined ? 'yours' : 'theirs'}.`;
  }
}

/** Days away, as the board shows them (docs/product/absences.md 'Where absences show'). */
export const absenceLine = {
  button: 'I am away',
  line: (names: readonly string[]) => `Away: ${names.join(', ')}`,
};
