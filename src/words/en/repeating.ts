import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import { dayShort, plainDate } from './days.ts';
import { listed } from './grammar.ts';

/** How often, in the form and in the part 'Repeating'. */
export const often: Record<Repeats, string> = {
  month: 'Every month',
  two_weeks: 'Every 2 weeks',
  week: 'Every week',
};

/** In the form's 'More options' (docs/product/repeating.md 'How often'). */
export const repeatsOption = {
  label: 'Repeats',
  never: 'Does not repeat',
  next: (day: Day) => `The next one is asked on ${dayShort(day)}, at 09:00.`,
};

/** The part of what repeats, below the list (docs/product/repeating.md 'The list of what repeats'). */
export const repeating = {
  title: 'Repeating',
  loadFailed: 'Failed to load what repeats',
  empty: 'Nothing repeats any more.',
  nextOn: (every: Repeats, day: Day) => `${often[every]} · next on ${plainDate(day)}`,
  pausedSince: (every: Repeats) => `${often[every]} · nothing is asked until you resume it`,
  paused: 'Paused',
  asks: (names: readonly string[]) => `From ${listed(names)}`,
  withOwn: (own: Sen) => `Your own share: ${formatAmount(own)}`,
  change: 'Change amount',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  pauseDone: 'Paused. Nothing is asked until you resume it.',
  pauseFailed: 'Failed to pause it. Please try again.',
  resumeDone: (day: Day) => `Resumed. The next one is asked on ${dayShort(day)}.`,
  resumeFailed: 'Failed to resume it. Please try again.',
  stopTitle: (title: string) => `Stop repeating “${title}”?`,
  stopText: 'It will not be asked again. What was asked already stays as it is.',
  stopYes: 'Stop it',
  stopDone: 'It no longer repeats.',
  stopFailed: 'Failed to stop it. Please try again.',
  cancel: 'Cancel',
  changeTitle: (title: string) => `Change the amount: ${title}`,
  from: (day: Day) => `From ${plainDate(day)} on. What was asked already stays as it is.`,
  fromResuming: 'From the next time on. What was asked already stays as it is.',
  save: 'Save amount',
  changeDone: 'The amount was changed.',
  changeFailed: 'Failed to change the amount. Please try again.',
};

/** On the cards of its requests (docs/product/repeating.md 'Who sees it'). */
export const repeats: Record<Repeats, string> = {
  month: 'Repeats every month',
  two_weeks: 'Repeats every 2 weeks',
  week: 'Repeats every week',
};
