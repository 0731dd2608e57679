export const changeEmailText =
  "We'll send a link to the new address. Your email changes once you open the link and confirm it.";
export const newEmail = 'New email address';
export const sendEmailLink = 'Send link';
/** The same whether or not somebody else has the new address. */
export const emailAsked = (email: string, old: string) =>
  `If no other account uses ${email}, we've sent a link there. Open it within 24 hours, in a browser where you're signed in. Until then, your email stays ${old}.`;
export const changeEmailFailed = 'Failed to send the email. Please try again.';
export const emailUnchanged = 'This is already your email.';
