import { formatAmount, type Sen } from '#domain/money.ts';

export const payeeDetails = {
  added: (day: string) => `Added ${day}.`,
  changed: (day: string, name: string) => `Changed ${day}. Not sure? Ask ${name} before you pay.`,
  accountNumber: 'Account number',
  duitNowId: 'DuitNow ID',
  copy: 'Copy',
  copyAccountNumber: 'Copy account number',
  copyDuitNowId: 'Copy DuitNow ID',
  accountNumberCopied: 'Account number copied',
  duitNowIdCopied: 'DuitNow ID copied',
  qr: 'DuitNow QR',
  qrFor: (amount: Sen) => `DuitNow QR for ${formatAmount(amount)}`,
  amountIsIn: (amount: Sen) => `${formatAmount(amount)} is in it. Save it and open it in your bank's app.`,
  /** Of a code that cannot be filled in. */
  typeIt: (share: Sen) => `It has no amount in it. Type ${formatAmount(share)} in your bank's app.`,
  scan: "Scan it with your bank's app",
  saveQr: 'Save QR',
  saveFailed: 'The QR code could not be saved.',
  copyFailed: 'Failed to copy',
  copyByHand: 'Mark the number and copy it by hand.',
  loading: 'Loading how to pay',
  loadFailed: 'How to pay could not be loaded.',
  none: (name: string) => `${name} has not said how to pay yet. Please ask.`,
};

/** Above how to pay somebody, and on what opens it. */
export const payeeDetailsTitle = (name: string) => `How to pay ${name}`;
/** In place of payment details, for whoever has only the letter to an address that nobody has confirmed. */
export const signInToPay = 'Sign in to see how to pay';
