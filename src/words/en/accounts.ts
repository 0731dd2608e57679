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
 * 'Fields and validation').
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
