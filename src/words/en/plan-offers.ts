import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listed, listedUpTo } from './lists.ts';

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
