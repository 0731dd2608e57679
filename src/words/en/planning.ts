import type { Day } from '#domain/days.ts';
import { shortDate } from '#words/days.ts';
import { listed, listedUpTo } from '#words/lists.ts';

/** What the board offers of planning (docs/product/board.md 'Planning on the board'). */
export const planning = {
  includeWeekends: 'Include Weekends',
  regenerate: 'Regenerate',
  weekendsFailed: 'Failed to save settings',
};

/** What does not fit the plan, for whoever does not see that it is a banner. */
export const planOffers = 'Plan offers';

const notNow = 'Not now';

/** Weekends that are in the settings and not in the chores, or the other way round. */
export const weekendsOffer = {
  text: (included: boolean) =>
    `${included ? 'Chores may fall on weekends now.' : 'Chores keep off weekends now.'} Those planned already stay until you plan anew.`,
  planAnew: 'Plan anew',
  takeBack: (included: boolean) => (included ? 'Leave weekends out' : 'Include weekends'),
  notNow,
};

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

/** The offer to plan templates anew whose chores do not fit the plan (docs/product/plan.md 'Planning templates anew'). */
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
      ...counted(removed, 'goes', 'go'),
      ...counted(reassigned, 'is for somebody else', 'are for somebody else'),
    ];
    const [swaps = 'No agreed swap is'] = counted(swapsEnded, 'agreed swap is', 'agreed swaps are');
    return `From ${shortDate(from)} on, ${listed(parts)}. ${swaps} lost.`;
  },
  yes: 'Plan anew',
  notNow,
  busy: 'Planning…',
  done: 'Chores planned anew!',
  nothing: 'Nothing had to change: the chores are already planned so.',
  failed: 'Failed to plan the chores anew',
  undo: 'Undo',
};
