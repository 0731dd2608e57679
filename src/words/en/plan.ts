import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listed, listedUpTo } from './grammar.ts';

/** What the board offers of planning (docs/product/board.md 'The week'). */
export const planning = {
  title: 'Planning',
  weekendsMeans: 'Plan chores on Saturday and Sunday too',
  regenerateMeans: 'Plan everything again. It asks first, and can be undone for 7 days.',
  awayMeans: 'Your chores of these days go to the others.',
  awayOn: (days: string) => `${days}. ${planning.awayMeans}`,
  chores: 'Chores and how often',
  choresWhere: (count: number) => `${count === 1 ? '1 chore' : `${count} chores`}, in Home Management`,
  balanceMeans: 'Who did how many minutes',
  includeWeekends: 'Include Weekends',
  regenerate: 'Regenerate',
  weekendsFailed: 'Failed to save settings. Please try again.',
};

/** What does not fit the plan, for whoever does not see that it is a banner. */
export const planOffers = 'Suggested plan changes';

/** `names` of the templates that are still there, `gone` of those that are deleted. */
type Misfit = {
  names: readonly string[];
  gone: readonly string[];
  from: Day;
  added: number;
  moved: number;
  removed: number;
  reassigned: number;
  swapsEnded: number;
};

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** The offer to plan templates anew whose chores do not fit the plan (docs/product/plan.md 'Planning templates again'). */
export const misfitOffer = {
  title: ({ names, gone, added, moved, removed, reassigned }: Misfit) => {
    const count = added + moved + removed + reassigned;
    const whose = listedUpTo(3, [...names, ...gone.map((name) => `${name} (deleted)`)]);
    return `${count} ${count === 1 ? 'chore' : 'chores'} of ${whose} no longer ${count === 1 ? 'fits' : 'fit'} the plan.`;
  },
  changes: ({ from, added, moved, removed, reassigned, swapsEnded }: Misfit) => {
    const parts = [
      ...counted(added, 'is new', 'are new'),
      ...counted(moved, 'moves to another day', 'move to another day'),
      ...counted(removed, 'is removed', 'are removed'),
      ...counted(reassigned, 'may go to someone else', 'may go to someone else'),
    ];
    const [swaps = 'No agreed swap is'] = counted(swapsEnded, 'agreed swap is', 'agreed swaps are');
    return `From ${shortDate(from)} on, ${listed(parts)}. ${swaps} lost.`;
  },
  yes: 'Plan again',
  notNow: 'Not now',
  busy: 'Planning…',
  done: 'Chores planned again!',
  nothing: 'Nothing to change: the chores already fit the plan.',
  failed: 'Failed to plan the chores. Please try again.',
  undo: 'Undo',
};

const regeneratingCounted = (count: number) => `${count} ${count === 1 ? 'chore' : 'chores'}`;

type Replaced = { chores: number; completed: number; swapped: number };

/** Regenerate: its question, and what came of it (docs/product/plan.md 'Regenerate'). */
export const regenerating = {
  yes: 'Regenerate',
  title: 'Regenerate chores?',
  cancel: 'Cancel',
  counting: 'Counting the chores…',
  loses: (count: Replaced | undefined, keepCompleted: boolean) => {
    if (!count) return "You lose all of this home's chores.";
    const gone = keepCompleted ? count.chores - count.completed : count.chores;
    const among = keepCompleted || count.completed === 0 ? '' : `, ${count.completed} of them completed`;
    const swaps = `${count.swapped} agreed ${count.swapped === 1 ? 'swap' : 'swaps'}`;
    if (count.swapped === 0) return `You lose ${regeneratingCounted(gone)}${among}.`;
    return `You lose ${regeneratingCounted(gone)}${among === '' ? '' : `${among},`} and ${swaps}.`;
  },
  canBeUndone: "Any member can bring them back for 7 days, from the home's history.",
  planned: 'New chores are then planned with the latest settings.',
  keepCompleted: 'Keep completed chores',
  done: 'Chores regenerated successfully based on latest settings!',
  failed: 'Failed to regenerate chores',
  undo: 'Undo',
  broughtBack: 'The earlier chores are back.',
  bringBackFailed: 'Failed to bring the earlier chores back. Please try again.',
};
