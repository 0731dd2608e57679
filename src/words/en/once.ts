import { dayShort } from './days.ts';
import type { Day } from '#domain/days.ts';

/** The form of a chore that comes once, and its deletion (docs/product/board.md 'Add once'). */
export const addOnce = {
  title: 'Add a chore once',
  hint: 'It comes once and joins no round.',
  name: 'What is to do?',
  nameMissing: 'Please enter what is to do.',
  when: 'When',
  today: 'Today',
  anotherDay: 'Another day',
  day: 'Day',
  dayInvalid: 'Choose a day from today on, at most a year ahead.',
  who: 'Who',
  leastBusy: 'Least busy',
  you: 'You',
  away: 'Away',
  minutes: 'Minutes',
  lessTime: 'Less time',
  moreTime: 'More time',
  cancel: 'Cancel',
  save: 'Add chore',
  added: (name: string, person: string, day: Day) => `${name} is on ${dayShort(day)}, for ${person}.`,
  addedForYou: (name: string, day: Day) => `${name} is on ${dayShort(day)}, for you.`,
  addedForNobody: (name: string, day: Day) => `${name} is added, but everyone is away on ${dayShort(day)}.`,
  failed: 'Failed to add the chore. Please try again.',
  delete: 'Delete',
  deleteMeans: 'You added it. It leaves the board for everyone.',
  deleted: (name: string) => `${name} is deleted.`,
  deleteFailed: 'Failed to delete the chore. Please try again.',
};
