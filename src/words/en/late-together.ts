import type { Day } from '#domain/days.ts';
import { weekRange } from './days.ts';

/** Letting go of everything that is late from earlier weeks at once (docs/product/board.md 'Letting all of it go'). */
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
