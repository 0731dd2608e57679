import { AMOUNT_MAX, type Sen } from '#domain/money.ts';
import { withoutHidden } from '#domain/texts.ts';

/** One data object of a payment code: two digits that say what it is, and what it says. */
export type CodeField = { tag: string; value: string };

/** What a payment code says of itself. */
export type PaymentCode = {
  /** Who is paid, and where, in printable ASCII (tags 59 and 60); undefined where the code does not say. */
  name: string | undefined;
  city: string | undefined;
  /** The bank or wallet that issued it, where its number is one that we are sure of. */
  bank: string | undefined;
  /** A hash protects it, so no amount can be filled in: whoever pays types it. */
  isSealed: boolean;
};

/**
 * `other`: no DuitNow QR by which a person receives money. `damaged`: one that was cut or changed. `currency`: one for another currency.
 * `once`: one for a single payment. `fees`: one that adds a tip or a fee. `amount`: one with a fixed amount in it.
 */
export type PaymentCodeProblem = 'other' | 'damaged' | 'currency' | 'once' | 'fees' | 'amount';

/** A code by which a share is paid. If the amount is not in it, whoever pays types it. */
export type CodeForAmount = { text: string; isFilled: boolean };

/** What EMVCo's codes hold at most, in characters, and what of it filling in an amount takes: two fields of 2 and 11 characters. */
const LENGTH_MAX = 512;
const AMOUNT_ROOM = 4 + 2 + 4 + 11;
const FIRST = /^0002(?:01|02)/;
const CHECKSUM_HEAD = '6304';
const RINGGIT = '458';
/** The one part of a code that may be written in other letters than ASCII: names in the language of the place. */
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
/** A code that is made anew for each payment; one that stays says '11'. */
const FOR_ONE_PAYMENT = '12';
/** Whether a tip or a fee is added, the fee, and its percentage. */
const FEES = new Set(['55', '56', '57']);
const MALAYSIA = 'MY';

/** DuitNow's own template among those of other networks, and the numbers of its banks and wallets. */
const DUITNOW = 'A0000006150001';
/** As many of its banks write the format, and nobody else. */
const DUITNOW_FORMAT = '02';
const BANKS: Record<string, string> = { '588734': 'Maybank' };
/** Stands for a bank in the codes of bills, by which no person is paid. */
const JOMPAY = '898989';

// ES has no encoder of its own, but for addresses.
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([sign, byte]) =>
    byte === undefined ? sign.charCodeAt(0) : Number.parseInt(byte, 16),
  );

/** CRC-16/CCITT-FALSE of the text's UTF-8, in four capital digits. */
function checksumOf(text: string): string {
  let sum = 0xffff;
  for (const byte of bytesOf(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

const print = ({ tag, value }: CodeField) => `${tag}${String([...value].length).padStart(2, '0')}${value}`;

/** Fields by their lengths, which count characters and not bytes; undefined where they do not come out even, or one comes twice. */
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

/** Templates of payment networks hold fields of their own. */
const isTemplate = ({ tag }: CodeField) => tag >= '26' && tag <= '51';
const isAccount = ({ tag }: CodeField) => tag >= '02' && tag <= '51';

const valueOf = (fields: readonly CodeField[], tag: string) =>
  fields.find((field) => field.tag === tag)?.value;

/** In sen, 0 where it is left open ('00.00'); undefined where it is no amount. */
function senOf(amount: string): Sen | undefined {
  const [, ringgit, sen = ''] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(amount) ?? [];
  if (ringgit === undefined) return undefined;
  const read = Number(ringgit) * 100 + Number(sen.padEnd(2, '0'));
  return read <= AMOUNT_MAX ? read : undefined;
}

/**
 * The fields of a payment code (EMVCo, merchant-presented) in their order, without its check sum (docs/product/payment-details.md 'The code').
 * @param text anything
 * @returns undefined where the text is not exactly what {@link printPaymentCode} writes of them
 */
export function parsePaymentCode(text: string): CodeField[] | undefined {
  if (text.length > LENGTH_MAX || !FIRST.test(text) || !text.isWellFormed()) return undefined;
  const [body, sum] = [text.slice(0, -4), text.slice(-4)];
  if (!body.endsWith(CHECKSUM_HEAD) || sum !== checksumOf(body)) return undefined;
  const fields = split(body.slice(0, -CHECKSUM_HEAD.length));
  return fields?.every(isAllowed) ? fields : undefined;
}

/**
 * A payment code of its fields (docs/product/payment-details.md 'The code').
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

/** Why nobody can pay a share by a code that is whole (docs/product/payment-details.md 'Codes that fit no share'). */
function misfitOf(fields: readonly CodeField[], amount: Sen): PaymentCodeProblem | undefined {
  if (valueOf(fields, TAGS.currency) !== RINGGIT) return 'currency';
  if ((valueOf(fields, TAGS.country) ?? MALAYSIA) !== MALAYSIA) return 'other';
  if (valueOf(fields, TAGS.initiation) === FOR_ONE_PAYMENT) return 'once';
  if (fields.some(({ tag }) => FEES.has(tag))) return 'fees';
  return amount > 0 ? 'amount' : undefined;
}

/**
 * What a payment code says of itself (docs/product/payment-details.md 'What is read of a code').
 * @param text what was read in a picture
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

/** Whether shares can be paid by it: codes of before were kept with an amount or a fee in them. */
export const isPayable = (text: string): boolean => !('problem' in readPaymentCode(text));

/** In the place of the field of that tag, else behind that of the tag `after`. */
function withField(fields: readonly CodeField[], after: string, field: CodeField): CodeField[] {
  if (fields.some(({ tag }) => tag === field.tag))
    return fields.map((each) => (each.tag === field.tag ? field : each));
  return fields.flatMap((each) => (each.tag === after ? [each, field] : [each]));
}

/**
 * The code of one's share: tags 01, 54 and 63 are filled in, all others stay. A code that a hash protects stays as it is
 * (docs/product/payment-details.md 'The share in the code').
 * @param text a payment code in ringgit
 * @param sen above 0 and at most AMOUNT_MAX
 * @returns undefined where the text is no code by which a share can be paid
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
