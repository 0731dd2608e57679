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
export const notConfirmedHint = 'Open the link in the letter that we sent you.';
export const sendAgain = 'Send again';

// another address
export const changeEmail = 'Change email address';

// sessions
export const sessionsTitle = 'Where you are signed in';
export const loadingSessions = 'Loading where you are signed in...';
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
export const signedOutOthers = 'You are signed out everywhere else.';
export const signOutFailed = 'Failed to sign out there. Please try again.';

// account
export const accountTitle = 'Account';
export const password = 'Password';
export const passwordHint = 'Changing it signs your other devices out.';
export const passwordMissing = 'You sign in with Google. A password lets you in without it.';
export const change = 'Change';
export const changePassword = 'Change password';
export const setPassword = 'Set';
export const setPasswordLong = 'Set a password';
export const currentPassword = 'Current password';
export const passwordChanged = 'Password changed. Your other devices were signed out.';
export const passwordSet = 'Password set. You can sign in with it from now on.';
export const googleFirst = 'Sign in with Google once more, then save within ten minutes.';
export const passwordFailed = 'Failed to change the password. Please try again.';
export const deleteTitle = 'Delete account';
export const deleteHint = 'Housemates keep what you shared, without your name.';
export const deleteShort = 'Delete';

// deletion
export const deleteQuestion = 'Delete your account?';
export const deleteText = 'This cannot be undone. Others will see “Former housemate” where your name stood.';
/** After what is open (words/homes.ts 'openAmounts'). */
export const deleteAmounts = (amounts: string) =>
  `${amounts} Once you are gone, nobody is reminded of it, and requests of yours that nobody has paid are deleted.`;
export const deleteAmountsUnknown =
  'Requests of yours that nobody has paid are deleted, and nobody is reminded of what you are owed or owe.';
/** Above the homes that stand in the way, each a link. */
export const handOverFirst = (homes: number) =>
  homes === 1
    ? 'You are the administrator of a home where others live. Hand the role over, or delete the home, and come back.'
    : 'You are the administrator of homes where others live. Hand the roles over, or delete the homes, and come back.';
export const deleteWithoutPassword =
  'You are asked to sign in with Google once more if you did so a while ago.';
export const signedInAgain = 'Thank you. Now you can delete your account.';
export const keepAccount = 'Keep account';
export const deleting = 'Deleting...';
export const deleted = 'Your account has been deleted.';
export const deleteFailed = 'Failed to delete the account. Please try again.';
