export const profileTitle = 'My Profile';
export const signedOut = 'Please log in to view your profile.';
export const goToLogin = 'Go to Login';

// who
export const edit = 'Edit Profile';
export const namePlaceholder = 'Enter your display name';
export const save = 'Save Changes';
export const cancel = 'Cancel';
export const updated = 'Profile updated successfully!';
export const updateFailed = 'Failed to update profile. Please try again.';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed yet';
export const notConfirmedHint = 'Open the link in the email we sent you.';
/** Where none was sent, or its 7 days are over. */
export const noLinkHint =
  "We have sent no link that still works. Choose 'Send again'. If you are told that today's emails are used up, try again tomorrow.";
export const sendAgain = 'Send again';

// another address
export const changeEmail = 'Change email address';

// sessions
export const sessionsTitle = 'Where you are signed in';
export const loadingSessions = "Loading where you're signed in...";
export const sessionsFailed = 'This list could not be loaded.';
/** 'Chrome on Windows', from what is known of the two. */
export const deviceName = (browser?: string, system?: string) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');
export const thisDevice = 'This device';
/** 'Last used: Yesterday' */
export const lastUsed = (day: string) => `Last used: ${day}`;
export const signOut = 'Sign out';
export const signOutOf = (device: string) => `Sign out: ${device}`;
export const signOutOthers = 'Sign out everywhere else';
export const signedOutOf = (device: string) => `${device} was signed out.`;
export const signedOutOthers = "You're signed out everywhere else.";
export const signOutFailed = 'Failed to sign out there. Please try again.';

// account
export const accountTitle = 'Account';
export const password = 'Password';
export const passwordHint = 'Changing it signs out your other devices.';
export const passwordMissing = 'You sign in with Google. With a password, you can sign in without it.';
export const change = 'Change';
export const changePassword = 'Change password';
export const setPassword = 'Set';
export const setPasswordLong = 'Set a password';
export const currentPassword = 'Current password';
export const passwordChanged = 'Password changed. Your other devices were signed out.';
export const passwordSet = 'Password set. You can now sign in with it.';
export const passwordFailed = 'Failed to change your password. Please try again.';
export const deleteTitle = 'Delete account';
export const deleteHint = 'Your housemates keep what you shared, without your name.';
export const deleteShort = 'Delete';

// deletion
export const deleteQuestion = 'Delete your account?';
export const deleteText = "This can't be undone. Others will see “Former housemate” instead of your name.";
/** After what is open (words/homes.ts 'openAmounts'). */
export const deleteAmounts = (amounts: string) =>
  `${amounts} Once you're gone, nobody will be reminded, and your requests that nobody has paid will be deleted.`;
export const deleteAmountsUnknown =
  'Your requests that nobody has paid will be deleted, and nobody will be reminded of what you owe or are owed.';
/** Above the homes that stand in the way, each a link. */
export const handOverFirst = (homes: number) =>
  homes === 1
    ? "You're the administrator of a home where others live. Hand the role over or delete the home, then come back."
    : "You're the administrator of homes where others live. Hand the roles over or delete the homes, then come back.";
export const keepAccount = 'Keep account';
export const deleting = 'Deleting...';
export const deleted = 'Your account has been deleted.';
export const deleteFailed = 'Failed to delete your account. Please try again.';

export const languageHint = 'For all that you read here, and for your emails.';
