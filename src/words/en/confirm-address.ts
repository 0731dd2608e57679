export const confirmTitle = 'Is this your email?';
export const confirmText = (email: string) => `Please confirm that ${email} is yours.`;
export const confirmSignedOut = (email: string) => `Sign in to confirm that ${email} is yours.`;
export const confirmAsOther = (email: string, other: string) =>
  `This link is for ${email}, but you're signed in as ${other}.`;
export const confirmEmail = 'Confirm email';
export const confirmedTitle = 'Email confirmed';
export const confirmedText = (email: string, google: boolean) =>
  `Thanks for confirming ${email}. ${google ? 'You can now sign in with Google too.' : "You're all set."}`;
export const expiredSignedIn = 'A confirmation link works for 7 days. We can send you a new one.';
export const expiredSignedOut =
  'A confirmation link works for 7 days. Sign in to get a new one from your profile.';
export const expiredNotNeeded = 'Your email is already confirmed.';
export const confirmFailedTitle = "We couldn't confirm your email";
export const confirmFailed = 'Failed to confirm your email. Please try again.';
