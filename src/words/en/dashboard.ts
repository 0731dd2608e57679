/** Dashboard (spec §2), in the plain form that it has until it counts and lists chores. */
export const dashboard = {
  noHome: 'No Home Found',
  noHomeText: 'Create a home or join one, and your chores and costs appear here.',
  manageHomes: 'Manage Homes',
  welcome: 'Welcome to',
  goToBoard: 'Go to the board',
  loading: 'Loading…',
  loadFailed: 'Your home could not be loaded.',
  tryAgain: 'Try again',
};

/** What the creator of a home is shown until all are done (decisions 'Homes'). */
export const nextSteps = {
  title: 'Next steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: '(done)',
  chores: 'Look at the chores',
  choresText: 'Four are ready and planned for the weeks to come.',
  choresButton: 'Open chores',
  invite: 'Invite housemates',
  inviteText: 'Chores are dealt out fairly once they join.',
  inviteButton: 'Copy invite link',
  board: 'See the board',
  boardText: 'This week, day by day, shared with your housemates.',
  boardButton: 'Open the board',
};
