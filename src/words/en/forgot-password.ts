export const forgotTitle = 'Forgotten password';
export const forgotText = 'Enter your email and we send you a link to choose a new one.';
export const sendLink = 'Send link';
export const sentTitle = 'Check your email';
/** The address stands between the two. */
export const sentBefore = 'If';
export const sentAfter =
  'has an account, a letter with a link is on its way. The link works once, for one hour.';
export const nothingThere = 'Nothing there? Look in the spam folder, or';
export const tryAnother = 'try another address';
