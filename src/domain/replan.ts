import type { Day, Month } from '#domain/days.ts';
import { planMonth, type PlannedChore, type PlanRequest } from '#domain/plan.ts';

export type StandingChore = PlannedChore & { id: string };

/** What planning anew does to a home's chores; nothing where all three are empty. */
export type Replan = {
  added: PlannedChore[];
  removed: StandingChore[];
  /** With the person whom each goes to. */
  reassigned: StandingChore[];
};

const keyOf = ({ type, dueDate }: { type: string; dueDate: Day }) => `${dueDate} ${type}`;

/**
 * Plans the open chores of some templates anew from a day on, and nothing else (decisions 'Chores'): what the plan has and nobody has
 * is added, what it does not have is removed, what it gives to somebody else is reassigned. A chore completed on its day stays for
 * the one that the plan has there.
 * @param request months: those that the home has planned, from the one of `from` on; types: the ids of the templates, also of one that is
 *   gone; open and completed: the home's chores of these types from `from` on
 */
export function replan(
  request: Omit<PlanRequest, keyof Month> & {
    months: readonly Month[];
    types: ReadonlySet<string>;
    open: readonly StandingChore[];
    completed: readonly { type: string; dueDate: Day }[];
  },
): Replan {
  const { months, types, open, completed, ...settings } = request;
  const planned = months
    .flatMap((month) => planMonth({ ...settings, ...month }))
    .filter(({ type }) => types.has(type));
  const wanted = new Map(planned.map((chore) => [keyOf(chore), chore]));
  const taken = new Set([...open, ...completed].map(keyOf));
  return {
    added: planned.filter((chore) => !taken.has(keyOf(chore))),
    removed: open.filter((chore) => !wanted.has(keyOf(chore))),
    reassigned: open.flatMap((chore) => {
      const { assignedTo } = wanted.get(keyOf(chore)) ?? chore;
      return assignedTo === chore.assignedTo ? [] : [{ ...chore, assignedTo }];
    }),
  };
}

/** How much a replan changes, and the first day on which it does; null where it changes nothing. */
export function sizeOf({ added, removed, reassigned }: Replan) {
  const [from] = [...added, ...removed, ...reassigned].map(({ dueDate }) => dueDate).toSorted();
  if (from === undefined) return null;
  return { added: added.length, removed: removed.length, reassigned: reassigned.length, from };
}
