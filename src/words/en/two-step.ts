import { RECOVERY_CODES } from '#domain/two-step.ts';

export const off =
  "After your password, you'll be asked for a code from an app on your phone, so your password alone isn't enough to get in.";
export const on = (codesLeft: number) =>
  codesLeft === 1
    ? 'On: signing in asks for a code from your authenticator app. You have 1 recovery code left.'
    : `On: signing in asks for a code from your authenticator app. You have ${codesLeft} recovery codes left.`;
export const setUp = 'Set up';
export const newCodes = 'New recovery codes';
export const turnOff = 'Turn off';

// set-up
export const setUpTitle = 'Set up two-step sign-in';
export const proveText = "First, let's make sure it's you.";
export const next = 'Continue';
export const scanText =
  'Scan this with an authenticator app (Google Authenticator, Microsoft Authenticator, 1Password, Aegis …), or type the key into it.';
export const qrName = 'QR code for your authenticator app';
export const keyLabel = 'Key';
export const copyKey = 'Copy key';
export const keyCopied = 'Key copied to clipboard';
export const keyNotCopied = 'Failed to copy. Select the key and copy it by hand.';
export const thenText = 'Then enter the code it shows.';
export const turnOn = 'Turn on';
export const turningOn = 'Turning on...';
export const setUpFailed = 'Failed to set up two-step sign-in. Please try again.';
export const turnedOn = 'Two-step sign-in is on. Your other devices were signed out.';

// recovery codes
export const codesTitle = 'Your recovery codes';
export const codesText = `Keep these ${RECOVERY_CODES} codes somewhere safe. If you lose your phone, each one lets you in once. They won't be shown again.`;
export const copyCodes = 'Copy codes';
export const codesCopied = 'Recovery codes copied to clipboard';
export const codesNotCopied = 'Failed to copy. Save the codes as a file, or select and copy them by hand.';
export const saveCodes = 'Save as file';
export const codesFile = 'serumah-recovery-codes.txt';
export const codesFileText = (email: string, codes: readonly string[]) =>
  `Serumah: recovery codes for ${email}. Each one lets you in once.\n\n${codes.join('\n')}\n`;
export const kept = "I've saved them";
export const renewTitle = 'New recovery codes?';
export const renewText = 'The codes you saved will stop working.';
export const renew = 'Make new codes';
export const renewFailed = 'Failed to make new codes. Please try again.';

// the end
export const endTitle = 'Turn off two-step sign-in?';
export const endText =
  'Your password alone will be enough to sign in. Your other devices will be signed out.';
export const endFailed = 'Failed to turn off two-step sign-in. Please try again.';
export const ended = 'Two-step sign-in is off.';
export const working = 'One moment...';

export const secondStepTitle = 'Two-step sign-in';
export const codeText = 'Enter the code your authenticator app shows for Serumah.';
export const codeField = {
  label: 'Code',
  recoveryLabel: 'Recovery code',
  recoveryHint: 'One of the codes you saved. Each works once.',
  toRecovery: 'Use a recovery code',
  toApp: 'Use the code from the app',
};
export const codeMissing = 'Please enter a code';
export const codeGoOn = 'Continue';
export const checkingCode = 'Checking the code...';

/** The dialog that asks who it is (docs/product/accounts.md 'What takes proof'). */
export const provingTitle = 'Is it you?';

/** To a person without a password: beside the button that signs in with Google, and once they did. */
export const provingWhenNeeded =
  "If you signed in a while ago, you'll be asked to sign in with Google again.";
export const provingThanks = 'Thanks. Now you can go on.';
