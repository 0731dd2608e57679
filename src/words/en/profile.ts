export const profileTitle = 'My Profile';
export const signedOut = 'Please log in to view your profile.';
export const goToLogin = 'Go to Login';

// its groups of rows, and what the rows show at the right
export const meGroup = 'Me';
export const devicesGroup = 'Notifications and devices';
export const securityGroup = 'Security and account';
/** Titles of rows whose windows have their other words in files of their own. */
export const rowTitles = {
  away: 'Away',
  notifications: 'Notifications and mail',
  twoStep: 'Two-step sign-in',
  data: 'My data',
};
export const deviceCount = (count: number) => (count === 1 ? '1 device' : `${count} devices`);
export const passwordUnset = 'Not set';
export const onValue = 'On';
export const offValue = 'Off';
/** Payment details that nobody sees until their owner confirms them. */
export const setAsideValue = 'Please check';

// who
export const edit = 'Edit Profile';
/** What shows of it on phones. */
export const editShort = 'Edit';
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
export const password = 'Password';
export const passwordHint = 'Changing it signs out your other devices.';
export const passwordMissing = 'You sign in with Google. With a password, you can sign in without it.';
export const change = 'Change';
export const currentPassword = 'Current password';
export const passwordChanged = 'Password changed. Your other devices were signed out.';
export const passwordSet = 'Password set. You can now sign in with it.';
export const passwordFailed = 'Failed to change your password. Please try again.';
export const deleteTitle = 'Delete account';

// deletion
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

/** Profile pictures (docs/product/accounts.md 'Profile pictures'). */
export const pictureProblems = {
  PICTURE_INVALID: 'Please select a valid image file',
  PICTURE_TOO_LARGE: 'Image size must be less than 5MB',
};
export const uploadFailed = 'Failed to upload profile picture';
export const nobodyFound = 'No authenticated user found';

export const changePicture = 'Change picture';
export const removePicture = 'Remove picture';
export const pictureHint = 'Up to 5 MB';
/** Continues the hint where there is a mouse. */
export const orDrop = ', or drop it here';
export const dropNow = 'Drop your picture';
export const chosen = 'New picture, not saved yet';
export const removed = 'It will be removed when you save';
export const sendingPicture = 'Sending the picture';
export const cut =
  "The connection was lost. We'll keep trying for up to 10 minutes. Please keep this page open.";

export const changeEmailText =
  "We'll send a link to the new address. Your email changes once you open the link and confirm it.";
export const newEmail = 'New email address';
export const sendEmailLink = 'Send link';
/** The same whether or not somebody else has the new address. */
export const emailAsked = (email: string, old: string) =>
  `If no other account uses ${email}, we've sent a link there. Open it within 24 hours, in a browser where you're signed in. Until then, your email stays ${old}.`;
export const changeEmailFailed = 'Failed to send the email. Please try again.';
export const emailUnchanged = 'This is already your email.';

/** The profile's card: Serumah among the apps of the device. */
export const installTitle = 'Install Serumah';
export const installHint = 'With an icon of its own, and it opens without a connection';
export const installInstalled = "Serumah is installed. You'll find it among your apps.";
/** On an iPhone or iPad, where the browser offers nothing by itself; what is in quotes is what stands there. */
export const installOnApple = 'Tap Share in your browser, then “Add to Home Screen”.';
export const installInsecure =
  'This needs a secure connection: open Serumah at an address that begins with https.';
