import { printPaymentCode } from '#domain/payment-code.ts';

/** Aisyah's DuitNow QR as her bank issues it, without an amount. */
export const OWN_CODE = printPaymentCode([
  { tag: '00', value: '01' },
  { tag: '01', value: '11' },
  { tag: '26', value: '0014A0000006150001010658873402100114220799' },
  { tag: '52', value: '0000' },
  { tag: '53', value: '458' },
  { tag: '58', value: 'MY' },
  { tag: '59', value: 'AISYAH RAHMAN' },
  { tag: '60', value: 'KUALA LUMPUR' },
]);

/** How Aisyah wants to be paid. */
export const DETAILS = {
  bank: 'maybank',
  accountNumber: '1140 2207 9938',
  accountName: 'AISYAH BINTI RAHMAN',
  duitNow: '012-345 6789',
  code: OWN_CODE,
} as const;
