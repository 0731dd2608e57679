export const changeEmailText =
  'We send a letter with a link to the new address. It becomes yours once you confirm it there.';
export const newEmail = 'New email address';
export const sendEmailLink = 'Send link';
/** The same whether or not somebody else has the new address. */
export const emailAsked = (email: string, old: string) =>
  `If no other account has ${email}, a letter with a link is on its way there. Open it within 24 hours, in a browser where you are signed in. Until then your email stays ${old}.`;
export const emailProved = 'Thank you. Now you can send the link.';
export const changeEmailFailed = 'Failed to send the letter. Please try again.';
export const emailUnchanged = 'This is your email already.';
