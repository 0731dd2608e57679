/** Another home becomes the active one, on Home Management or by a notification that tells of it. */
export const switching = {
  switched: 'Home switched successfully!',
  failed: 'Failed to switch home',
  /** Another tab or device switched; this one still shows its own home. */
  elsewhere: (home: string) => `You switched to ${home} in another window.`,
  showIt: 'Show it',
  notNow: 'Not now',
};

/** A link of a letter or notification whose home or thing cannot be shown. */
export const linkWords = {
  notYourHome: "This link is for a home you don't live in.",
  notFound: 'What this link leads to no longer exists.',
};
