/** What an invite link shows before one joins (docs/product/homes.md 'What a link shows'). */
export const invitation = {
  invited: "You've been invited",
  /** Where the link works; a home may have been made before its creator gave their name. */
  invitedBy: (person: string, home: string) =>
    person === '' ? `You've been invited to ${home}` : `${person} invites you to ${home}`,
  opening: 'Opening the invitation…',
  whoLivesThere: 'Who lives there',
  signIn: 'Please sign in to join this home.',
  /** Asked where nothing says that the person opened the link; the home is unknown where the link opens nothing. */
  question: (home: string | undefined) => `Join ${home ?? 'this home'}?`,
  whyAsked: 'You are not a member yet. If you did not open an invite link yourself, return to the app.',
  join: 'Join this home',
  goToLogin: 'Go to Login',
  createAccount: 'Create an account',
  about: 'Serumah is where housemates share chores and costs.',
};

/** What a chat shows of an invite link (docs/product/homes.md 'The preview of a link'). */
export const linkPreview = {
  title: (home: string) => `Join ${home} on Serumah`,
  text: 'Open the link to share chores and costs with your housemates.',
};
