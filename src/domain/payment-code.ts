import { AMOUNT_MAX, type Sen } from '#domain/money.ts';
import { withoutHidden } from '#domain/texts.ts';

/** A data object of a payment code: a tag of two digits, and its value. */
export type CodeField = { tag: string; value: string };

/** The facts that a payment code has about itself. */
export type PaymentCode = {
  /** The payee and their city, in printable ASCII (tags 59 and 60); undefined if missing. */
  name: string | undefined;
  city: string | undefined;
  /** The bank or wallet that issued it, if its number is one that we know for sure. */
  bank: string | undefined;
  /** A hash protects it, so no amount can be filled in: the payer types it. */
  isSealed: boolean;
};

/**
 * `other`: not a DuitNow QR that pays a person. `damaged`: cut or changed. `currency`: for another currency. `once`: for a
 * single payment. `fees`: adds a tip or a fee. `amount`: has a fixed amount.
 */
export type PaymentCodeProblem = 'other' | 'damaged' | 'currency' | 'once' | 'fees' | 'amount';

/** A code that pays a share. If the amount is missing, the payer types it. */
export type CodeForAmount = { text: string; isFilled: boolean };

/** The longest EMVCo code, in characters, and how much of it a filled-in amount takes: two fields of 2 and 11 characters. */
const LENGTH_MAX = 512;
const AMOUNT_ROOM = 4 + 2 + 4 + 11;
const FIRST = /^0002(?:01|02)/;
const CHECKSUM_HEAD = '6304';
const RINGGIT = '458';
/** The only part of a code that may have other letters than ASCII: names in the local language. */
const IN_OTHER_LETTERS = '64';

const TAGS = {
  format: '00',
  initiation: '01',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  checksum: '63',
  seal: '82',
} as const;
/** A code that is made for one payment; permanent codes have '11'. */
const FOR_ONE_PAYMENT = '12';
/** The tags that say whether a tip or fee is added, the fee, and its percentage. */
const FEES = new Set(['55', '56', '57']);
const MALAYSIA = 'MY';

/** DuitNow's template, which identifies it among other networks, and the numbers of its banks and wallets. */
const DUITNOW = 'A0000006150001';
/** Many of its banks write the format like this, and no other issuer does. */
const DUITNOW_FORMAT = '02';
const BANKS: Record<string, string> = { '588734': 'Maybank' };
/** Takes a bank's place in the codes of bills, which pay no person. */
const JOMPAY = '898989';

// ECMAScript has no encoder, except for addresses.
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([sign, byte]) =>
    byte === undefined ? sign.charCodeAt(0) : Number.parseInt(byte, 16),
  );

/** Returns the CRC-16/CCITT-FALSE of the text's UTF-8, in four capital hexadecimal digits. */
function checksumOf(text: string): string {
  let sum = 0xffff;
  for (const byte of bytesOf(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

const print = ({ tag, value }: CodeField) => `${tag}${String([...value].length).padStart(2, '0')}${value}`;

/**
 * Splits a code into fields by their lengths, which count characters and not bytes. Undefined if they do not add up, or a tag comes twice.
 */
function split(text: string): CodeField[] | undefined {
  const signs = [...text];
  const fields: CodeField[] = [];
  for (let at = 0; at < signs.length;) {
    const [, tag, length] = /^(\d\d)(\d\d)$/.exec(signs.slice(at, at + 4).join('')) ?? [];
    if (tag === undefined || Number(length) === 0) return undefined;
    const value = signs.slice(at + 4, at + 4 + Number(length));
    if (value.length < Number(length)) return undefined;
    fields.push({ tag, value: value.join('') });
    at += 4 + value.length;
  }
  return new Set(fields.map(({ tag }) => tag)).size === fields.length ? fields : undefined;
}

const isAllowed = ({ tag, value }: CodeField) =>
  tag !== TAGS.checksum &&
  (tag === IN_OTHER_LETTERS ? withoutHidden(value) === value : /^[ -~]+$/.test(value));

/** Templates of payment networks have fields of their own. */
const isTemplate = ({ tag }: CodeField) => tag >= '26' && tag <= '51';
const isAccount = ({ tag }: CodeField) => tag >= '02' && tag <= '51';

const valueOf = (fields: readonly CodeField[], tag: string) =>
  fields.find((field) => field.tag === tag)?.value;

/** Returns sen, 0 if the amount is left open ('00.00'); undefined if it is not an amount. */
function senOf(amount: string): Sen | undefined {
  const [, ringgit, sen = ''] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(amount) ?? [];
  if (ringgit === undefined) return undefined;
  const read = Number(ringgit) * 100 + Number(sen.padEnd(2, '0'));
  return read <= AMOUNT_MAX ? read : undefined;
}

/**
 * Returns the fields of a payment code (EMVCo, merchant-presented) in their order, without its check sum (docs/product/payment-details.md
 * 'Accepted codes').
 * @param text anything
 * @returns undefined unless the text is exactly what {@link printPaymentCode} writes of them
 */
export function parsePaymentCode(text: string): CodeField[] | undefined {
  if (text.length > LENGTH_MAX || !FIRST.test(text) || !text.isWellFormed()) return undefined;
  const [body, sum] = [text.slice(0, -4), text.slice(-4)];
  if (!body.endsWith(CHECKSUM_HEAD) || sum !== checksumOf(body)) return undefined;
  const fields = split(body.slice(0, -CHECKSUM_HEAD.length));
  return fields?.every(isAllowed) ? fields : undefined;
}

/**
 * Writes a payment code from its fields (docs/product/payment-details.md 'Accepted codes').
 * @param fields each tag once, the format under tag 00 first, values of 1 to 99 characters
 */
export function printPaymentCode(fields: readonly CodeField[]): string {
  const body = fields.map(print).join('') + CHECKSUM_HEAD;
  return body + checksumOf(body);
}

const duitNowIn = (fields: readonly CodeField[]): CodeField[] | undefined =>
  fields
    .filter(isTemplate)
    .map(({ value }) => split(value) ?? [])
    .find((template) => valueOf(template, '00') === DUITNOW);

/** Returns why a code that is whole cannot pay a share (docs/product/payment-details.md 'Accepted codes'). */
function misfitOf(fields: readonly CodeField[], amount: Sen): PaymentCodeProblem | undefined {
  if (valueOf(fields, TAGS.currency) !== RINGGIT) return 'currency';
  if ((valueOf(fields, TAGS.country) ?? MALAYSIA) !== MALAYSIA) return 'other';
  if (valueOf(fields, TAGS.initiation) === FOR_ONE_PAYMENT) return 'once';
  if (fields.some(({ tag }) => FEES.has(tag))) return 'fees';
  return amount > 0 ? 'amount' : undefined;
}

/**
 * Reads what a payment code says about itself (docs/product/payment-details.md 'What is read of a code').
 * @param text the text of a code in a picture
 */
export function readPaymentCode(text: string): PaymentCode | { problem: PaymentCodeProblem } {
  if (!FIRST.test(text)) return { problem: 'other' };
  const fields = parsePaymentCode(text);
  const amount = fields && senOf(valueOf(fields, TAGS.amount) ?? '0');
  const duitNow = fields && duitNowIn(fields);
  const issuer = duitNow && valueOf(duitNow, '01');
  if (fields && valueOf(fields, TAGS.format) === DUITNOW_FORMAT && !duitNow) return { problem: 'other' };
  if (issuer === JOMPAY) return { problem: 'other' };
  if (!fields || amount === undefined || !fields.some(isAccount)) return { problem: 'damaged' };
  if (fields.filter(isTemplate).some(({ value }) => !split(value))) return { problem: 'damaged' };
  const misfit = misfitOf(fields, amount);
  if (misfit) return { problem: misfit };
  if (text.length > LENGTH_MAX - AMOUNT_ROOM) return { problem: 'damaged' };
  const shown = (tag: string) => valueOf(fields, tag)?.trim() || undefined;
  return {
    name: shown(TAGS.name),
    city: shown(TAGS.city),
    bank: BANKS[issuer ?? ''],
    isSealed: valueOf(fields, TAGS.seal) !== undefined,
  };
}

/** Returns whether a code can pay shares. Earlier versions stored codes with an amount or a fee. */
export const isPayable = (text: string): boolean => !('problem' in readPaymentCode(text));

/** Puts a field in the place of the one of its tag, else behind that of the tag `after`. */
function withField(fields: readonly CodeField[], after: string, field: CodeField): CodeField[] {
  if (fields.some(({ tag }) => tag === field.tag))
    return fields.map((each) => (each.tag === field.tag ? field : each));
  return fields.flatMap((each) => (each.tag === after ? [each, field] : [each]));
}

/**
 * Returns the code of a share: tags 01, 54 and 63 are filled in, all others stay. A code that a hash protects stays as it is
 * (docs/product/payment-details.md 'The share in the code').
 * @param text a payment code in ringgit
 * @param sen above 0 and at most AMOUNT_MAX
 * @returns undefined if no share can be paid with the code
 */
export function codeWithAmount(text: string, sen: Sen): CodeForAmount | undefined {
  const read = readPaymentCode(text);
  const fields = parsePaymentCode(text);
  if ('problem' in read || !fields) return undefined;
  if (read.isSealed) return { text, isFilled: false };
  const value = (sen / 100).toFixed(2);
  const opened = withField(fields, '00', { tag: TAGS.initiation, value: FOR_ONE_PAYMENT });
  const filled = withField(opened, TAGS.currency, { tag: TAGS.amount, value });
  return { text: printPaymentCode(filled), isFilled: true };
}
