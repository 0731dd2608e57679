import {
  DISPLAY_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  displayNameProblem,
  isEmail,
  passwordProblem,
} from '#domain/users.ts';

/**
 * What is wrong with a field of an account, by the code that the domain's predicates and the server name it with (docs/product/accounts.md
 * 'Names and passwords').
 */
export const accountProblems = {
  FIELDS_MISSING: 'Please fill in all fields',
  PASSWORD_TOO_SHORT: 'Password must be at least 6 characters',
  PASSWORD_TOO_LONG: `Password must be at most ${PASSWORD_MAX} characters`,
  EMAIL_INVALID: 'Please enter a valid email address',
  DISPLAY_NAME_MISSING: 'Display name is required',
  DISPLAY_NAME_TOO_SHORT: 'Display name must be at least 2 characters',
  DISPLAY_NAME_RESERVED: 'Serumah uses this name itself. Please choose your own.',
  DISPLAY_NAME_TOO_LONG: `Display name must be at most ${DISPLAY_NAME_MAX} characters`,
  NAME_TAKEN: 'Someone in your home already has this name. Add an initial to tell you apart.',
} as const;

/** What is wrong with an address, a name or a password as it was typed; undefined where nothing is. */
export const emailMessage = (typed: string) => (isEmail(typed) ? undefined : accountProblems.EMAIL_INVALID);
export const displayNameMessage = (typed: string) => {
  const problem = displayNameProblem(typed);
  return problem && accountProblems[problem];
};
export const passwordMessage = (typed: string) => {
  const problem = passwordProblem(typed);
  return problem && accountProblems[problem];
};
export const passwordsDiffer = 'Passwords do not match';
export const nobodySignedIn = 'No user logged in';

// beside the card
export const headline = 'Chores and costs, shared fairly at home.';
export const subline = "Everyone sees what's due, who does it, and who still owes what.";
export const sampleChore = { icon: '🧹', title: 'Sweep', text: 'Wei Jie Tan', badge: 'Completed' };
export const sampleCost = { icon: '💡', title: 'RM 59.60', text: 'Electricity', badge: 'Paid' };

// fields
export const emailLabel = 'Email';
export const passwordLabel = 'Password';
export const newPasswordLabel = 'New password';
export const displayNameLabel = 'Display name';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const newPassword = {
  confirmLabel: 'Confirm password',
  hint: `At least ${PASSWORD_MIN} characters`,
  showLabel: showPassword,
  hideLabel: hidePassword,
};

// /login
export const loginTitle = 'Welcome back';
export const signIn = 'Sign in';
export const signingIn = 'Signing in...';
export const forgottenPassword = 'Forgotten password?';
export const newHere = 'New here?';
export const createOne = 'Create an account';
export const loggedIn = 'Successfully logged in!';
export const nameNeeded = 'Please complete your profile!';
export const loginFailed = 'Failed to log in';
export const googleLoginFailed = 'Failed to login with Google';

// /register
export const registerTitle = 'Create an account';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating account...';
export const haveOne = 'Already have an account?';
export const accountCreated = 'Account created successfully!';
export const registerFailed = 'Failed to create account';
export const googleRegisterFailed = 'Failed to register with Google';
export const onlyInvited = 'New accounts need an invite link. Ask a housemate for one and open it first.';

// Google
export const or = 'or';
export const withGoogle = 'Continue with Google';
export const connectingToGoogle = 'Connecting to Google...';
export const googleNotSetUp = 'Google sign-in is not set up on this server.';
export const googleClosed = (failed: string) => `${failed}: the window was closed. Please try again.`;
export const googleBlocked = (failed: string) =>
  `${failed}: pop-ups are blocked. Allow them for this site and try again.`;
export const googleNotJoined =
  'This email has a password. Sign in with it; confirm the email to use Google too.';
export const googleAddressKept = 'An account with this email already exists.';
export const invitationNeeded = 'New accounts need an invite link. Ask a housemate for one.';

// /complete-profile
export const completeTitle = 'What should we call you?';
export const completeText = 'Your housemates see this name on chores and payments.';
export const nameMissing = 'Please enter a display name';
export const changeLater = 'You can change your display name later in the settings.';
export const previewChore = { icon: '🪴', title: 'Water Plants' };
export const previewName = 'Your name';
export const goOn = 'Continue';
export const saving = 'Saving...';
export const signedInAs = 'Signed in as';
/** After what stands in a sentence and is no word of ours, or a button. */
export const fullStop = '.';
export const profileCompleted = 'Profile completed successfully!';
export const completeFailed = 'Failed to update profile';

// /forgot-password
export const sending = 'Sending...';
export const sendFailed = 'Failed to send the email. Please try again.';
export const backToSignIn = 'Back to sign in';

// /reset-password
export const resetTitle = 'Choose a new password';
export const resetText = 'Your other devices will be signed out.';
export const savePassword = 'Save password';
export const passwordChanged = "Password changed. You're signed in.";
export const resetFailed = 'Failed to change your password. Please try again.';
export const checkingLink = 'Checking the link...';
export const expiredTitle = 'This link has expired';
export const expiredText = 'Each link works once, for one hour.';
export const sendNewLink = 'Send a new link';
export const checkFailedTitle = "We couldn't check this link";
export const checkFailed = "The server didn't answer. Please try again.";

// letters about an address
export const confirmingEmail = 'Confirming...';
export const unconfirmedTitle = 'This link no longer works';
export const sentAgain = (email: string) => `A new email is on its way to ${email}.`;

export const forgotTitle = 'Forgotten password';
export const forgotText = "Enter your email, and we'll send you a link to choose a new password.";
export const sendLink = 'Send link';
export const sentTitle = 'Check your email';
/** The address stands between the two. */
export const sentBefore = 'If';
export const sentAfter = "has an account, we've sent a link there. It works once, for one hour.";
export const nothingThere = 'Nothing there? Check your spam folder, or';
export const tryAnother = 'try another address';

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

/** Below a new password that others would soon guess; it is taken all the same. */
export const guessablePasswords = {
  COMMON_PASSWORD:
    "This is one of the most common passwords, so it's easy to guess. A few words of your own are safer.",
  OWN_NAME:
    "This is mostly a name that others know, so it's easy to guess. A few words of your own are safer.",
} as const;

/** What was set aside as an owner took an account back (docs/product/accounts.md 'What an owner gets back'). */
export const setAside = {
  title: 'Set aside, to be safe',
  text: 'Someone else may have set these, so they no longer work by themselves:',
  paymentDetails:
    "Your payment details: housemates don't see them until you confirm them under 'How to pay me' on your profile.",
  payeeNames: (count: number) =>
    count === 1
      ? 'A name on receipts: it no longer counts as yours. The next receipt in it asks you again.'
      : `${count} names on receipts: they no longer count as yours. The next receipt in one of them asks you again.`,
  repeating: (count: number) =>
    count === 1
      ? "A repeating request is paused. You can resume it under 'Repeating'."
      : `${count} repeating requests are paused. You can resume them under 'Repeating'.`,
  mail: 'Emails that were switched off are on again. You can choose on your profile.',
  home: 'A home that was joined lately is no longer your active one. You can switch under Your Homes.',
};

/** What was set longer ago, so that it stays (docs/product/accounts.md 'Still set'). */
export const stillSet = {
  title: 'Still set: is this yours?',
  text: "These were set longer ago, so they stay. Remove what you don't know:",
  paymentDetails: (ending: string) =>
    ending === ''
      ? "Your payment details: a QR code. See 'How to pay me' on your profile."
      : `Your payment details, ending in ${ending}. See 'How to pay me' on your profile.`,
  payeeNames: 'Names on receipts that count as yours. See your profile.',
  repeating: "Repeating requests. See 'Repeating' on Pay My Money Back.",
  mail: "Some emails are switched off. See 'Notifications and mail' on your profile.",
};
