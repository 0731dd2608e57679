import type { Day } from '#domain/days.ts';
import { dayRange, shortDate } from './days.ts';

const ofChores = (count: number) => (count === 1 ? 'chore' : 'chores');

/** The dialog in which one says that one is away (docs/product/absences.md 'The absence dialog'). */
export const absenceDialog = {
  title: 'I am away',
  from: 'From',
  to: 'To',
  fromMissing: 'Please choose the first day.',
  toMissing: 'Please choose the last day.',
  seen: (days: number, home: string) =>
    `${days} ${days === 1 ? 'day' : 'days'}. Everyone in ${home} sees it on the board.`,
  already: (from: Day, to: Day) => `You are away ${dayRange(from, to)}.`,
  choose: 'Choose your days, and you see here who gets your chores.',
  going: (count: number) => `${count} of your chores ${count === 1 ? 'goes' : 'go'} to others`,
  nothing: 'You have no chores on these days yet.',
  back: (count: number) => `${count} ${ofChores(count)} ${count === 1 ? 'comes' : 'come'} back to you`,
  backFrom: (name: string) => `from ${name}`,
  toWhom: (name: string) => `to ${name}`,
  swapped: (chore: string, day: Day, name: string | undefined) =>
    name === undefined
      ? `${chore} on ${shortDate(day)} stays yours: you agreed on it in a swap.`
      : `${chore} on ${shortDate(day)} stays yours: you agreed on it with ${name}.`,
  openSwap: 'Open the swap',
  staying: (count: number) =>
    count === 1
      ? '1 chore stays yours, since nobody is home that day.'
      : `${count} chores stay yours, since nobody is home on those days.`,
  previewing: 'Looking for who gets your chores…',
  previewFailed: 'Failed to find out who gets your chores.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved. Your housemates see it on the board.',
  saveFailed: 'Failed to save your days away. Please try again.',
};

/** The profile's part 'Away' (docs/product/absences.md 'Where absences show'). */
export const absenceCard = {
  hint: (home: string) =>
    `On these days you get no chores in ${home}, and everyone there sees that you are away.`,
  loading: 'Loading your days away…',
  loadFailed: 'Your days away could not be loaded.',
  empty: 'You have no days away ahead.',
  days: (from: Day, to: Day) => dayRange(from, to),
  count: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  change: 'Change',
  delete: 'Delete',
  deleteTitle: (from: Day, to: Day) => `Delete ${dayRange(from, to)}?`,
  deleteText: 'Chores of these days that nobody has done or swapped come back to you.',
  deleted: 'Deleted. What is still open is yours again.',
  deleteFailed: 'Failed to delete it. Please try again.',
};
