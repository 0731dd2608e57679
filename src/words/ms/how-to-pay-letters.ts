import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { shortDate } from './days.ts';
import { howToPay } from './how-to-pay.ts';
import { signInToPay } from './how-to-pay-title.ts';

const { accountNumber, duitNowId, qrFor } = howToPay;

/** How to pay, in a letter to whoever owes. */
export const howToPayInLetter = {
  accountNumber,
  accountName: 'Nama akaun',
  duitNowId,
  qrFor,
  added: (day: Day) => `Butiran pembayaran: Ditambah ${shortDate(day)}.`,
  changed: (day: Day) =>
    `Butiran pembayaran: Ditukar ${shortDate(day)}. Tidak pasti? Tanya dahulu sebelum membayar.`,
  /** To an address that nobody has confirmed. */
  signIn: signInToPay,
  /** A number, in a line of its own. */
  numbered: (label: string, number: string) => `${label}: ${number}`,
  qr: (share: Sen, isFilled: boolean) =>
    isFilled
      ? `DuitNow QR dalam e-mel ini sudah diisi dengan ${formatAmount(share)}. Imbas kod itu, atau simpan dan buka dalam aplikasi bank anda.`
      : `DuitNow QR dalam e-mel ini tiada jumlah di dalamnya. Imbas dengan aplikasi bank anda dan taip ${formatAmount(share)}.`,
};
