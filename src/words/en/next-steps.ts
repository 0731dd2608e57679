/** What the creator of a home is shown until all are done (docs/product/dashboard.md 'Next steps of a new home'). */
export const nextSteps = {
  title: 'Next steps',
  /** The one line that they are folded to on phones. */
  next: (step: string) => `Next: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: '(done)',
  /** Opens the line to all steps. */
  showAll: 'Show all steps',
  chores: 'Choose your chores',
  choresText: (templates: number) => {
    if (templates === 0) return 'There are none yet. Add what your home needs.';
    return templates === 1
      ? 'One is ready and planned for the weeks ahead. Change it, or add more.'
      : `${templates} are ready and planned for the weeks ahead. Change them, or add more.`;
  },
  choresButton: 'Choose chores',
  invite: 'Invite housemates',
  inviteText: 'Whoever joins can take a share of the chores.',
  inviteButton: 'Open the invite link',
  board: 'See who does what',
  boardText: 'This week, day by day, shared with your housemates.',
  boardButton: 'Open the board',
};
