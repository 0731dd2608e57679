// /change-email
export const newEmailTitle = 'Is this your new email?';
export const newEmailText = (email: string, old: string) =>
  `${email} will replace ${old} as your email. Your other devices will be signed out.`;
export const newEmailSignedOut = 'Sign in with your current email to confirm the new one.';
export const newEmailAsOther = (other: string) =>
  `This link is for another account, but you're signed in as ${other}.`;
export const confirmNewEmail = 'Confirm new email';
export const newEmailDone = 'Email changed';
export const newEmailDoneText = (email: string) => `From now on, sign in with ${email}.`;
export const newEmailExpired =
  'A link to a new email works for 24 hours, and only until your email changes. You can get a new one from your profile.';
export const newEmailFailed = 'Failed to change your email. Please try again.';

// /keep-email
export const keepTitle = "Wasn't this you?";
export const keepText =
  'If someone else changed your email or turned on two-step sign-in, take your account back. That undoes the change, signs everyone out, and lets you choose a new password.';
export const keepEmail = 'Take my account back';
export const keeping = 'Taking it back...';
export const keptTitle = 'You have your account back';
export const keptText = (email: string) =>
  `Your email is ${email} again, and everyone was signed out. We've sent a link there to choose a new password.`;
export const keepExpired = 'It works once, within 7 days of the change.';
export const keepFailed = 'Failed to take your account back. Please try again.';
