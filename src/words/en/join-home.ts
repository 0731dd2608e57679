/** Join Home, which opens from an invite link (docs/product/homes.md 'Opening the link'). */
export const joinHome = {
  joining: 'Joining the home…',
  oneMoment: 'One moment',
  joined: 'Successfully joined the home!',
  joinedToast: 'Joined home successfully!',
  already: 'You are already a member of this home. Set as active.',
  /** A newcomer's first chore; `day` with its weekday. */
  first: (chore: string, day: string) => `Your first: ${chore}, ${day}.`,
  goToDashboard: 'Go to Dashboard',
  manageHomes: 'Manage Homes',
  unable: 'Unable to Join',
  missing: 'Invalid invite link: missing homeId.',
  gone: 'This home no longer exists.',
  failed: 'Failed to join the home. Please try again later.',
  returnToApp: 'Return to App',
  askForNewLink: 'Ask your housemate for a new invite link.',
};
