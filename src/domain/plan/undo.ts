import type { Act, ChoreFacts } from '#domain/plan/facts.ts';

/** A chore that an act took out of the plan. */
export type RemovedChore = ChoreFacts & { removedBy: Act };

/** No two chores of a home have one of these in common. A moved chore may be due on the day another was planned for. */
const uniqueKeys = ({ type, plannedOn, dueDate }: ChoreFacts) => [
  `${type} planned for ${plannedOn}`,
  `${type} due on ${dueDate}`,
];

/**
 * Undoes a plan (docs/product/plan.md 'Undo of a plan'): the chores that it removed return, and the chores that were made since go, unless
 * they are done or let go. One of each type and day stays, settled ones first.
 * @param act the act that replaced the plan
 * @param current the home's chores
 * @param removed those that acts took out of the plan
 * @param isAsked whether a chore belongs to what was planned again
 * @param added the ids of templates that were added since; their chores stay
 * @returns the ids of the chores that go and that return
 */
export function undoPlan({
  act,
  current,
  removed,
  isAsked,
  added,
}: {
  act: Act;
  current: readonly ChoreFacts[];
  removed: readonly RemovedChore[];
  isAsked: (chore: ChoreFacts) => boolean;
  added: ReadonlySet<string>;
}): { go: string[]; return: string[] } {
  const goes = (chore: ChoreFacts) =>
    chore.made >= act && chore.isOpen && !added.has(chore.type) && isAsked(chore);
  const taken = new Set(current.filter((chore) => !goes(chore)).flatMap(uniqueKeys));
  const returning = removed
    .filter((chore) => chore.removedBy >= act && chore.made < act && isAsked(chore))
    .toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen))
    .filter((chore) => {
      const keys = uniqueKeys(chore);
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    });
  return { go: current.filter(goes).map(({ id }) => id), return: returning.map(({ id }) => id) };
}
