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
  /** What it asks for by itself; undefined where whoever pays types it. */
  amount: Sen | undefined;
};

/** `other`: no payment code as EMVCo describes them. `damaged`: one that was cut or changed. `currency`: one for another currency. */
export type PaymentCodeProblem = 'other' | 'damaged' | 'currency';

/** A code and what is paid by it, in sen. */
export type CodeForAmount = { text: string; amount: Sen };

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
  name: '59',
  city: '60',
  checksum: '63',
} as const;
/** To be filled in once; a code without an amount says '11'. */
const WITH_AMOUNT = '12';

/** DuitNow's own template among those of other networks, and the numbers of its banks and wallets. */
const DUITNOW = 'A0000006150001';
/** As many of its banks write the format, and nobody else. */
const DUITNOW_FORMAT = '02';
const BANKS: Record<string, string> = { '588734': 'Maybank' };

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

/**
 * What a payment code says of itself (docs/product/payment-details.md 'What is read of a code').
 * @param text what was read in a picture
 */
export function readPaymentCode(text: string): PaymentCode | { problem: PaymentCodeProblem } {
  if (!FIRST.test(text)) return { problem: 'other' };
  const fields = parsePaymentCode(text);
  const amount = fields && senOf(valueOf(fields, TAGS.amount) ?? '0');
  const duitNow = fields && duitNowIn(fields);
  if (fields && valueOf(fields, TAGS.format) === DUITNOW_FORMAT && !duitNow) return { problem: 'other' };
  if (!fields || amount === undefined || !fields.some(isAccount)) return { problem: 'damaged' };
  if (fields.filter(isTemplate).some(({ value }) => !split(value))) return { problem: 'damaged' };
  if (amount === 0 && text.length > LENGTH_MAX - AMOUNT_ROOM) return { problem: 'damaged' };
  if (valueOf(fields, TAGS.currency) !== RINGGIT) return { problem: 'currency' };
  const shown = (tag: string) => valueOf(fields, tag)?.trim() || undefined;
  return {
    name: shown(TAGS.name),
    city: shown(TAGS.city),
    bank: duitNow && BANKS[valueOf(duitNow, '01') ?? ''],
    amount: amount === 0 ? undefined : amount,
  };
}

/** In the place of the field of that tag, else behind that of the tag `after`. */
function withField(fields: readonly CodeField[], after: string, field: CodeField): CodeField[] {
  if (fields.some(({ tag }) => tag === field.tag))
    return fields.map((each) => (each.tag === field.tag ? field : each));
  return fields.flatMap((each) => (each.tag === after ? [each, field] : [each]));
}

/**
 * The code of one's share: tags 01, 54 and 63 are filled in, all others stay. A code that asks for an amount by itself stays as it is, with that
 * amount (docs/product/payment-details.md 'The share in the code').
 * @param text a payment code in ringgit
 * @param sen above 0 and at most AMOUNT_MAX
 * @returns undefined where the text is no such code
 */
export function codeWithAmount(text: string, sen: Sen): CodeForAmount | undefined {
  const read = readPaymentCode(text);
  const fields = parsePaymentCode(text);
  if ('problem' in read || !fields) return undefined;
  if (read.amount !== undefined) return { text, amount: read.amount };
  const value = (sen / 100).toFixed(2);
  const opened = withField(fields, '00', { tag: TAGS.initiation, value: WITH_AMOUNT });
  const filled = withField(opened, TAGS.currency, { tag: TAGS.amount, value });
  return { text: printPaymentCode(filled), amount: sen };
}
