export const confirmTitle = 'Is this your email?';
export const confirmText = (email: string) => `Please confirm that ${email} is yours.`;
export const confirmSignedOut = (email: string) => `Sign in to confirm that ${email} is yours.`;
export const confirmAsOther = (email: string, other: string) =>
  `This link is for ${email}. In this browser you are signed in as ${other}.`;
export const confirmEmail = 'Confirm email';
export const confirmedTitle = 'Email confirmed';
export const confirmedText = (email: string, google: boolean) =>
  `We know now that ${email} is yours. ${google ? 'You can sign in with Google too.' : 'Nothing else is left to do.'}`;
export const expiredSignedIn = 'A confirmation link works for 7 days. We can send you a new one.';
export const expiredSignedOut =
  'A confirmation link works for 7 days. Sign in, and your profile sends you a new one.';
export const expiredNotNeeded = 'Your email is confirmed already, so nothing is left to do.';
export const confirmFailedTitle = 'We could not confirm your email';
export const confirmFailed = 'Failed to confirm the email. Please try again.';
