export const forgotTitle = 'Forgotten password';
export const forgotText = "Enter your email, and we'll send you a link to choose a new password.";
export const sendLink = 'Send link';
export const sentTitle = 'Check your email';
/** The address stands between the two. */
export const sentBefore = 'If';
export const sentAfter = "has an account, we've sent a link there. It works once, for one hour.";
export const nothingThere = 'Nothing there? Check your spam folder, or';
export const tryAnother = 'try another address';
