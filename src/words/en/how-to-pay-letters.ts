import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { shortDate } from './days.ts';
import { howToPay } from './how-to-pay.ts';
import { signInToPay } from './how-to-pay-title.ts';

const { accountNumber, duitNowId, qrFor } = howToPay;

/** How to pay, in a letter to whoever owes. */
export const howToPayInLetter = {
  accountNumber,
  accountName: 'Account name',
  duitNowId,
  qrFor,
  added: (day: Day) => `Payment details: Added ${shortDate(day)}.`,
  changed: (day: Day) => `Payment details: Changed ${shortDate(day)}. Not sure? Ask before you pay.`,
  /** To an address that nobody has confirmed. */
  signIn: signInToPay,
  /** A number, in a line of its own. */
  numbered: (label: string, number: string) => `${label}: ${number}`,
  qr: (share: Sen, isFilled: boolean) =>
    isFilled
      ? `The DuitNow QR in this email has ${formatAmount(share)} in it. Scan it, or save it and open it in your bank's app.`
      : `The DuitNow QR in this email has no amount in it. Scan it with your bank's app and type ${formatAmount(share)}.`,
};
