import { RECOVERY_CODES } from '#domain/two-step.ts';

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
