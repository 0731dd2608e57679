const counted = (count: number) => `${count} ${count === 1 ? 'chore' : 'chores'}`;

type Replaced = { chores: number; completed: number; swapped: number };

/** Regenerate: its question, and what came of it (docs/product/plan.md 'Regenerate'). */
export const regenerating = {
  yes: 'Regenerate',
  title: 'Regenerate chores?',
  cancel: 'Cancel',
  counting: 'Counting the chores…',
  replaces: (count: Replaced | undefined, keepCompleted: boolean) => {
    if (!count) return "This deletes all of this home's chores and plans new ones with the latest settings.";
    const gone = keepCompleted ? count.chores - count.completed : count.chores;
    const among = keepCompleted || count.completed === 0 ? '' : ` (${count.completed} of them completed)`;
    const replaced = `This deletes ${counted(gone)}${among} and plans new ones with the latest settings.`;
    const swaps = count.swapped === 1 ? '1 agreed swap is' : `${count.swapped} agreed swaps are`;
    return count.swapped === 0 ? replaced : `${replaced} ${swaps} lost.`;
  },
  canBeUndone: "For 7 days, any member can undo this from the home's history.",
  keepCompleted: 'Keep completed chores',
  done: 'Chores regenerated successfully based on latest settings!',
  failed: 'Failed to regenerate chores',
  undo: 'Undo',
  broughtBack: 'The earlier chores are back.',
  bringBackFailed: 'Failed to bring the earlier chores back. Please try again.',
};
