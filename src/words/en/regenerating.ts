const counted = (count: number) => `${count} ${count === 1 ? 'chore' : 'chores'}`;

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
    if (count.swapped === 0) return `You lose ${counted(gone)}${among}.`;
    return `You lose ${counted(gone)}${among === '' ? '' : `${among},`} and ${swaps}.`;
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
