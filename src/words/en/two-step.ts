import { RECOVERY_CODES } from '#domain/two-step.ts';

export const twoStepTitle = 'Two-step sign-in';

export const off =
  'After your password, signing in asks for a code of an app on your phone, so that a password alone lets nobody in.';
export const on = (codesLeft: number) =>
  codesLeft === 1
    ? 'On: signing in asks for a code of your authenticator app. 1 recovery code is left.'
    : `On: signing in asks for a code of your authenticator app. ${codesLeft} recovery codes are left.`;
export const setUp = 'Set up';
export const newCodes = 'New recovery codes';
export const turnOff = 'Turn off';

// set-up
export const setUpTitle = 'Set up two-step sign-in';
export const proveText = 'First, is it you?';
export const next = 'Continue';
export const scanText =
  'Scan this with an authenticator app (Google Authenticator, Microsoft Authenticator, 1Password, Aegis …), or type the key into it.';
export const qrName = 'QR code for your authenticator app';
export const keyLabel = 'Key';
export const copyKey = 'Copy key';
export const keyCopied = 'Key copied to clipboard';
export const keyNotCopied = 'Failed to copy. Mark the key and copy it by hand.';
export const thenText = 'Then enter the code that it shows.';
export const turnOn = 'Turn on';
export const turningOn = 'Turning on...';
export const setUpFailed = 'Failed to set up two-step sign-in. Please try again.';
export const turnedOn = 'Two-step sign-in is on. Your other devices were signed out.';

// recovery codes
export const codesTitle = 'Your recovery codes';
export const codesText = `Keep these ${RECOVERY_CODES} codes somewhere safe: if your phone is lost, each lets you in once. They are not shown again.`;
export const copyCodes = 'Copy codes';
export const codesCopied = 'Recovery codes copied to clipboard';
export const codesNotCopied = 'Failed to copy. Save the codes as a file, or mark them and copy them by hand.';
export const saveCodes = 'Save as file';
export const codesFile = 'serumah-recovery-codes.txt';
export const codesFileText = (email: string, codes: readonly string[]) =>
  `Serumah: recovery codes of ${email}. Each lets you in once.\n\n${codes.join('\n')}\n`;
export const kept = 'I have kept them';
export const renewTitle = 'New recovery codes?';
export const renewText = 'The codes that you have kept stop working.';
export const renew = 'Make new codes';
export const renewFailed = 'Failed to make new codes. Please try again.';

// the end
export const endTitle = 'Turn off two-step sign-in?';
export const endText = 'Your password alone will let you in again. Your other devices are signed out.';
export const endFailed = 'Failed to turn off two-step sign-in. Please try again.';
export const ended = 'Two-step sign-in is off.';
export const working = 'One moment...';
