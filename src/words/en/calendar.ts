import type { CalendarShows } from '#domain/calendar.ts';

/** The profile's part 'Calendar'. */
export const title = 'Calendar';
export const hint = 'Your chores in the calendar app of your phone or computer';
export const loading = 'Loading your calendar…';
export const loadFailed = 'Your calendar could not be loaded.';
export const show = 'Show';
export const shows: Record<CalendarShows, string> = { mine: 'My chores', home: 'The whole home' };
export const showFailed = 'Failed to change what your calendar shows. Please try again.';
export const copy = 'Copy calendar link';
export const copied = 'Calendar link copied to clipboard';
export const copyFailed = 'Failed to copy link';
export const copyByHand = 'Please select the link and copy it.';
export const linkLabel = 'Calendar link';
export const linkHint =
  'In your calendar app, add a calendar by URL and paste this link. Anyone who has it can see these chores. It is only shown now.';
export const madeOn = (day: string) => `You made your calendar link on ${day}. It can't be shown again.`;
export const makeNew = 'Make a new link';
export const makeNewTitle = 'Make a new calendar link?';
export const makeNewText =
  'The current link will stop working, and calendars that use it will no longer update.';
export const makeNewYes = 'Make new link';
export const cancel = 'Cancel';
export const makeFailed = 'Failed to make a calendar link. Please try again.';

// The calendar itself
type ChoreOfDay = {
  chore: string;
  isDone: boolean;
  /** Where it shows more than one's own. */
  person: string | undefined;
  /** Where one lives in more than one. */
  home: string | undefined;
};
/** 'Mop', '✓ Mop · Aisyah (Seri Pandan 12A)' */
export const choreOfDay = ({ chore, isDone, person, home }: ChoreOfDay) =>
  [isDone && '✓ ', chore, person !== undefined && ` · ${person}`, home !== undefined && ` (${home})`]
    .filter((part) => part !== false)
    .join('');
