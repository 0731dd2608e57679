import { printPaymentCode, type CodeField } from '#domain/payment-code.ts';

/** The fields of a DuitNow QR as banks make them, for an account that does not exist. */
export const codeFields = ({
  name = 'AISYAH BINTI RAHMAN',
  amount = '',
  currency = '458',
} = {}): CodeField[] => [
  { tag: '00', value: '01' },
  { tag: '01', value: '11' },
  { tag: '26', value: '0014A0000006150001010658873402121234567890120310000000000A' },
  { tag: '52', value: '0000' },
  { tag: '53', value: currency },
  ...(amount ? [{ tag: '54', value: amount }] : []),
  { tag: '58', value: 'MY' },
  { tag: '59', value: name },
  { tag: '60', value: 'PETALING JAYA' },
];

/** The text of a code with these values under these tags. */
export function codeWithFields(values: Record<string, string>): string {
  const fields = new Map(codeFields().map(({ tag, value }) => [tag, value]));
  for (const [tag, value] of Object.entries(values)) fields.set(tag, value);
  return printPaymentCode([...fields].map(([tag, value]) => ({ tag, value })));
}

/** The text of a code with these fields. */
export const paymentCode = (values: Parameters<typeof codeFields>[0] = {}) =>
  printPaymentCode(codeFields(values));
