import { listed } from '#receipts/terms.ts';
import type { Sen } from '#domain/money.ts';
import { boxAround, type Box, type PlacedWord, type Row } from '#receipts/rows/rows.ts';

const RINGGIT = ['RM', 'MYR', 'MALAYSIAN RINGGIT', 'RINGGIT MALAYSIA'];
/** How OCR misreads the ringgit's sign; accepted only before decimals. */
const RINGGIT_SLIPS = ['R M', 'RIM', 'RRM', 'RN', 'FM'];

/** Signs of other currencies. */
const FOREIGN =
  listed(`NZD, CHF, CAD, SAR, AED, KRW, BND, BDT, LKR, NPR, PKR, MMK, KHR, CNH, HK$, NT$, NZ$, C$, AU$, B$, ₩, ₫, SGD, USD, US$, S$, A$,
   AUD, EUR, GBP, IDR, Rp, THB, PHP, INR, CNY, RMB, HKD, JPY, TWD, VND, €, £, ¥, ₹, ฿, ₱, $`);

/** A sum of money as it is on a page. */
export type Figure = {
  sen: Sen;
  currency: 'ringgit' | 'foreign' | undefined;
  text: string;
  /** Written as no bank writes it ('RM45', '45,50', 'RM125.0'), so perhaps misread. It never counts as paid. */
  odd: boolean;
  /** The text to its left on the row. */
  before: string;
  /** The text to its right in its cell. */
  behind: string;
  confidence: number;
  place: { page: number; box: Box };
};

// Matches no currency, digit or sign, so that no pattern matches across it.
const BETWEEN_CELLS = ' ¦ ';

const escaped = (sign: string) => sign.replaceAll('$', String.raw`\$`);
const signs = (list: readonly string[]) =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const WITH_COMMAS = String.raw`\d{1,3}(?:,\s?\d{3})+\s?\.\s?\d{2}`;
const PLAIN = String.raw`\d{1,7}\s?\.\s?\d{2}`;
const ODD = [
  String.raw`\d{1,3}(?: \d{3})+\.\d{2}`,
  String.raw`\d{1,6},\d{2}`,
  String.raw`\d{1,6}\.\d`,
  String.raw`\d{1,3}(?:,\d{3})+`,
  String.raw`\d{1,6}`,
];
const isCode = (sign: string) => /\w$/.test(sign);
const CODES = [...RINGGIT, ...FOREIGN].filter(isCode);
const SYMBOLS = FOREIGN.filter((sign) => !isCode(sign));
/** Currencies that may stand alone. A lone '$' may be a smudge, and 'CNY' is the new year. */
const FOREIGN_ALONE = new Set(
  FOREIGN.filter((sign) => sign !== 'CNY' && (sign.length > 1 || /[^\x20-\x7e]/.test(sign))),
);

/** The stars of an account may be read as a sign: '*5123', '£5123', '£3 £3'. */
const ACCOUNT_DIGITS = /(?<!\d)\d{4,}$|^\W\d$/;

/** Currency signs that are less sure are smudges. */
const NAMED_CONFIDENCE = 60;

/** Returns whether the row names another currency, with a figure or apart from it: '396.20' and 'S$' may be two words. */
export const namesForeign = ({ words }: Row): boolean =>
  words.some(
    ({ text, confidence }, place) =>
      confidence >= NAMED_CONFIDENCE &&
      !ACCOUNT_DIGITS.test(text) &&
      FOREIGN_ALONE.has(text.replaceAll(/^[^\p{L}\p{Sc}]+|[^\p{L}\p{Sc}]+$/gu, '')) &&
      !(text.length === 1 && SYMBOLS.includes(text) && isRinggitSign(words[place + 1])),
  );

const RINGGIT_ALONE = new Set(['RM', 'MYR', 'RINGGIT']);
/** Returns whether the row names the ringgit, with a figure or apart from it: 'Amount (RM)'. */
export const namesRinggit = ({ words }: Row): boolean =>
  words.some(({ text }) => RINGGIT_ALONE.has(text.toUpperCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));

/** The picture before 'RM 9.49' was read as a sign: a sum does not have two. */
const isRinggitSign = (word: PlacedWord | undefined) =>
  word !== undefined && RINGGIT.some((sign) => word.text.toUpperCase().startsWith(sign));

/** 'RMA4.54' may be RM4.54 or RM44.54. */
const BLURRED = 'RM[AGILOSZ]';
const IS_BLURRED = new RegExp(`^${BLURRED}$`, 'i');
/** 'RMb525.93' is RM525.93 with a smudge, or RM6525.93: RMB is never written like that. */
const IS_SMUDGED = /^RMb$/;
const BEGINS_BLURRED = new RegExp(String.raw`^\W*${BLURRED}\d`, 'i');

/** Returns whether the word is a sum whose sign ran into its first digit. */
export const isBlurredSum = (text: string): boolean => BEGINS_BLURRED.test(text);

// 100.00 is not the end of 1,100.00: nothing that may belong to a longer number, a date, a time or a percentage may touch it.
const SIGN_OF_ANY = signs([...RINGGIT, ...RINGGIT_SLIPS, ...FOREIGN]);
const HALF_OF_DAY = String.raw`AM|PM|A\.\s?M|P\.\s?M|PG|PTG|PAGI|PETANG|MALAM|TENGAH`;
const MONEY = new RegExp(
  String.raw`(?<![^\W_]|[.,/'’-]|\d:)(?:[-–−+]\s?)?(?:(?<sign>${SIGN_OF_ANY}|${BLURRED}(?=\d))\s?[.:]?\s?[-–−]?\s?\**)?` +
    String.raw`(?<number>${[WITH_COMMAS, PLAIN, ...ODD].join('|')})` +
    String.raw`(?:\s?(?<after>(?:${signs(CODES)})\b|${signs(SYMBOLS)})(?!\s?\d)|(?![\w%]|[.,:/'’-]\d|\s?(?:${HALF_OF_DAY}|%)(?:\W|$)))`,
  'gi',
);
const WELL_WRITTEN = new RegExp(`^(?:${WITH_COMMAS}|${PLAIN})$`);
const HAS_DECIMALS = /[.,]\s?\d{2}$/;
const UNIT_BEHIND = /^\s?(?:am|pm|hrs?|kwh|gb|mb|km|days?|hari)\b/i;
const NUMBER_BEFORE = /\d[\s.,:'’]{0,3}$/;

/** Finds every sum of money on a row, from left to right. */
export function figuresOf(row: Row): Figure[] {
  const { text, spans } = lineOf(row);
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const { sign, number = '', after } = match.groups ?? {};
    const end = match.index + match[0].length;
    const before = text.slice(0, match.index);
    if (!isMoney(number, sign, after, text.slice(end))) return [];
    const words = spans.filter((span) => span.start < end && span.end > match.index).map(({ word }) => word);
    const digits = words.filter((word) => /\d/.test(word.text));
    const figure: Figure = {
      sen: senOf(number),
      currency: currencyOf(sign ?? after),
      text: match[0].trim(),
      // 'RM1 58.00' may be RM1,58…: without a sign between them, two numbers side by side may be one.
      odd:
        !WELL_WRITTEN.test(number) || isBlurred(sign) || (sign === undefined && NUMBER_BEFORE.test(before)),
      before: before.replaceAll(BETWEEN_CELLS.trim(), ' '),
      behind: text.slice(end).split(BETWEEN_CELLS.trim())[0] ?? '',
      confidence: Math.min(...digits.map((word) => word.confidence)),
      place: { page: row.words[0]?.page ?? 0, box: boxAround(words) },
    };
    return [figure];
  });
}

type Span = { start: number; end: number; word: PlacedWord };

function lineOf(row: Row): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  for (const { words } of row.cells)
    for (const [index, word] of words.entries()) {
      if (text !== '') text += index === 0 ? BETWEEN_CELLS : ' ';
      spans.push({ start: text.length, end: text.length + word.text.length, word });
      text += word.text;
    }
  return { text, spans };
}

function isMoney(
  number: string,
  sign: string | undefined,
  after: string | undefined,
  behind: string,
): boolean {
  const hasDecimals = HAS_DECIMALS.test(number);
  if (SYMBOLS.includes(sign ?? '') && ACCOUNT_DIGITS.test(number)) return false;
  if (sign === undefined && after === undefined) return hasDecimals && !UNIT_BEHIND.test(behind);
  return hasDecimals || sign === undefined || !RINGGIT_SLIPS.includes(sign.toUpperCase());
}

const isBlurred = (sign: string | undefined) =>
  sign !== undefined && (IS_BLURRED.test(sign) || IS_SMUDGED.test(sign));

function currencyOf(sign: string | undefined): Figure['currency'] {
  if (sign === undefined) return undefined;
  return isBlurred(sign) || [...RINGGIT, ...RINGGIT_SLIPS].includes(sign.toUpperCase())
    ? 'ringgit'
    : 'foreign';
}

function senOf(number: string): Sen {
  const text = number.replaceAll(/\s/g, '').replace(/^(\d+),(\d{2})$/, '$1.$2');
  const [ringgit = '', decimals = ''] = text.replaceAll(',', '').split('.');
  return Number(ringgit) * 100 + Number(decimals.padEnd(2, '0'));
}
