// /change-email
export const newEmailTitle = 'Is this your new email?';
export const newEmailText = (email: string, old: string) =>
  `${email} becomes the email of your account, in place of ${old}. Other devices will be signed out.`;
export const newEmailSignedOut = 'Sign in, with the email that you have so far, to confirm the new one.';
export const newEmailAsOther = (other: string) =>
  `This link is for another account. In this browser you are signed in as ${other}.`;
export const confirmNewEmail = 'Confirm new email';
export const newEmailDone = 'Email changed';
export const newEmailDoneText = (email: string) => `You sign in with ${email} from now on.`;
export const newEmailExpired =
  'A link to a new email works for 24 hours, and only until the email changes. Your profile sends you another.';
export const newEmailFailed = 'Failed to change the email. Please try again.';

// /keep-email
export const keepTitle = 'Was it not you?';
export const keepText =
  'If somebody else changed the email of your account or switched two-step sign-in on, take the account back: that is undone, everybody is signed out, and you choose a new password.';
export const keepEmail = 'Take my account back';
export const keeping = 'Taking it back...';
export const keptTitle = 'You have your account back';
export const keptText = (email: string) =>
  `Its email is ${email}, and everybody is signed out. A letter with a link to choose a new password is on its way there.`;
export const keepExpired = 'It works once, for 7 days after the change.';
export const keepFailed = 'Failed to take the account back. Please try again.';
