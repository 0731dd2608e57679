import { fileNameOf } from '#domain/files.ts';
import type { Sen } from '#domain/money.ts';
import type { PaymentCodeProblem } from '#domain/payment-code.ts';
import { cleanLine, cleanSigns } from '#domain/texts.ts';

/** Malaysian banks and wallets by stored id, in their own spelling; 'other' has a word in each language. */
export const MALAYSIAN_BANKS = {
  affin: 'Affin Bank',
  agro: 'Agrobank',
  alliance: 'Alliance Bank',
  ambank: 'AmBank',
  bank_islam: 'Bank Islam',
  bank_muamalat: 'Bank Muamalat',
  bank_rakyat: 'Bank Rakyat',
  bsn: 'BSN',
  cimb: 'CIMB Bank',
  gxbank: 'GXBank',
  aeon: 'AEON Bank',
  boost_bank: 'Boost Bank',
  hong_leong: 'Hong Leong Bank',
  hsbc: 'HSBC',
  maybank: 'Maybank',
  mbsb: 'MBSB Bank',
  ocbc: 'OCBC Bank',
  public_bank: 'Public Bank',
  rhb: 'RHB Bank',
  standard_chartered: 'Standard Chartered',
  uob: 'UOB',
  boost: 'Boost',
  grabpay: 'GrabPay',
  mae: 'MAE',
  shopeepay: 'ShopeePay',
  setel: 'Setel',
  touch_n_go: "Touch 'n Go eWallet",
} as const;
export const BANK_IDS = [
  ...(Object.keys(MALAYSIAN_BANKS) as (keyof typeof MALAYSIAN_BANKS)[]),
  'other',
] as const;
export type BankId = (typeof BANK_IDS)[number];

/** Returns the name of a bank; undefined if it is not in the list. */
export const bankNameOf = (bank: BankId | null): string | undefined =>
  bank === null || bank === 'other' ? undefined : MALAYSIAN_BANKS[bank];

/** Returns the file name of a code with its amount (docs/product/payment-details.md 'The code as a picture'). */
export const codeFileName = (payee: string | undefined, bank: BankId | null, amount: Sen): string =>
  fileNameOf(['duitnow-qr', payee, bankNameOf(bank), (amount / 100).toFixed(2)], '.png');

/** Digits of an account number (docs/product/limits.md 'Texts'). Typed spaces and dashes between them stay. */
const ACCOUNT_DIGITS = { min: 5, max: 20 };
const ACCOUNT_NUMBER_MAX = 40;
export const ACCOUNT_NAME_MAX = 100;
const DUITNOW_ID = { min: 4, max: 40 };

/** How long after a change debtors see that the details changed, in milliseconds (docs/product/payment-details.md 'Notifications of changed details'). */
export const CHANGE_SHOWN_MS = 14 * 24 * 60 * 60 * 1000;

export type DetailsProblem = 'ACCOUNT_NUMBER_INVALID' | 'ACCOUNT_NAME_TOO_LONG' | 'DUITNOW_ID_INVALID';

/** The error codes for a payment code that cannot be saved (docs/product/payment-details.md 'Accepted codes'). */
export const CODE_PROBLEMS = {
  other: 'PAYMENT_CODE_OTHER',
  damaged: 'PAYMENT_CODE_DAMAGED',
  currency: 'PAYMENT_CODE_CURRENCY',
  once: 'PAYMENT_CODE_ONCE',
  fees: 'PAYMENT_CODE_FEES',
  amount: 'PAYMENT_CODE_AMOUNT',
} as const satisfies Record<PaymentCodeProblem, string>;

/** Returns a typed or pasted account number to save: dots, commas and slashes between its digits become spaces. */
export const cleanAccountNumber = (typed: string): string =>
  cleanSigns(cleanSigns(typed).replaceAll(/[.,/]/g, ' '));

/** Returns a typed or pasted account name to save. */
export const cleanAccountName = cleanLine;

/** Returns a typed or pasted DuitNow ID to save: '(+60) 12.345 6789', 'tel:+60123456789' and '+60 (0)12-345 6789' are mobile numbers. */
export const cleanDuitNowId = (typed: string): string =>
  cleanSigns(
    cleanSigns(typed)
      .replace(/^tel:/i, '')
      .replaceAll('.', ' ')
      .replace(/^\( ?\+ ?(\d{1,3}) ?\)/, '+$1 ')
      .replace(/^\+ /, '+')
      .replace(/^(\+60)[ -]?(?:0|\(0\))/, '$1 '),
  );

/** Returns why a typed account number is refused, or undefined; empty means none (docs/product/payment-details.md 'Fields of payment details'). */
export function accountNumberProblem(typed: string): DetailsProblem | undefined {
  const text = cleanAccountNumber(typed);
  if (text === '') return undefined;
  const digits = text.replaceAll(/[ -]/g, '');
  const isRight =
    /^\d+$/.test(digits) && digits.length >= ACCOUNT_DIGITS.min && digits.length <= ACCOUNT_DIGITS.max;
  return isRight && text.length <= ACCOUNT_NUMBER_MAX ? undefined : 'ACCOUNT_NUMBER_INVALID';
}

/** Returns why a typed account name is refused, or undefined; empty means none (docs/product/payment-details.md 'Fields of payment details'). */
export const accountNameProblem = (typed: string): DetailsProblem | undefined =>
  [...cleanAccountName(typed)].length > ACCOUNT_NAME_MAX ? 'ACCOUNT_NAME_TOO_LONG' : undefined;

/**
 * Returns why a typed DuitNow ID is refused, or undefined; empty means none. It is a mobile, NRIC, passport or business number
 * (docs/product/payment-details.md 'Fields of payment details').
 */
export function duitNowIdProblem(typed: string): DetailsProblem | undefined {
  const text = cleanDuitNowId(typed);
  if (text === '') return undefined;
  const isRight = /^\+?[A-Za-z0-9][A-Za-z0-9 ()/-]*$/.test(text) && /\d/.test(text);
  return isRight && text.length >= DUITNOW_ID.min && text.length <= DUITNOW_ID.max
    ? undefined
    : 'DUITNOW_ID_INVALID';
}

/** Returns a number as a bank's app takes it: without spaces, dashes, slashes and brackets (docs/product/payment-details.md 'Fields of payment details'). */
export const copiedNumber = (saved: string): string => saved.replaceAll(/[ ()/-]/g, '');

/** Returns whether a debtor can pay by these details: a bank or a name alone is not enough. */
export const hasPaymentDetails = (
  details: Record<'accountNumber' | 'duitNow' | 'code', string | null>,
): boolean => details.accountNumber !== null || details.duitNow !== null || details.code !== null;

/**
 * Returns whether debtors still see that the details changed (docs/product/payment-details.md 'Notifications of changed details').
 * @param changedAt in milliseconds
 * @param now in milliseconds
 */
export const isChangeShown = (changedAt: number, now: number): boolean => now - changedAt < CHANGE_SHOWN_MS;
