import { daysBetween, isDay, type Day } from '#domain/days.ts';
import { isMemo } from '#receipts/labels/memos.ts';
import { cellOver, isBelow, type Cell, type Row } from '#receipts/rows/rows.ts';
import { finding, type Finding, type RuleHitWithReason } from '#receipts/findings.ts';
import {
  CONSTANT_NUMBERS,
  NUMBER,
  REFERENCE,
  REFERENCE_OF,
  NOT_ITS,
  REFERENCE_IN_SENTENCE,
} from '#receipts/reference/words.ts';
import { anyOf, label } from '#receipts/terms.ts';

const NOT_A_TELEPHONE = String.raw`(?!0\d{1,2}-?\d{7,8}\b|1[38]00)`;
const NUMBER_LABELS = [
  String.raw`(?:${anyOf(REFERENCE_OF)})\s*#\s*(?=\w)`,
  String.raw`(?:no|nombor)\b[\s.:#]*(?=[A-Z]{0,4}\d[A-Z0-9/-]{7})${NOT_A_TELEPHONE}`,
  String.raw`txn\b[\s.:#]*(?=[A-Z]{1,4}\d[A-Z0-9]{7})`,
  String.raw`(?:(?:${anyOf(REFERENCE_OF)})[\s.]*){0,3}(?:${anyOf(REFERENCE)})\.?\s*(?:${anyOf(NUMBER)})?\b\.?[\s:#.\-]*`,
];
const NUMBER_LABEL = new RegExp(String.raw`^[^\p{L}\d]*(?:${NUMBER_LABELS.join('|')})(?<value>.*)$`, 'iu');
const OF_THEM = label(CONSTANT_NUMBERS);
const TOKEN = /[A-Z0-9][A-Z0-9\-/]{5,40}/gi;
const DATE_LIKE = /^\d{1,2}[/-]\d/;
const DIGITS_MIN = 4;
/** The most words of a label after its known words. */
const NUMBER_LABEL_WORDS = 3;

/** Finds the numbers that a bank or wallet gave the payment. */
export function referencesOf(rows: readonly Row[]): string[] {
  const found = rows.flatMap((row, index) =>
    row.cells.flatMap((cell) => referenceAt(cell, row, rows[index + 1]) ?? []),
  );
  return [...new Set(found.length > 0 ? found : rows.flatMap(numbersInSentences))];
}

/** 'Standing Instruction, our reference JA3091153163'; but 'your reference' is the payer's remark. */
const ITS_REFERENCE = String.raw`(?<!\b(?:${anyOf(NOT_ITS)})\s+)\b(?:${anyOf(REFERENCE_IN_SENTENCE)})\b`;
const IS = String.raw`\.?(?:\s+(?:no|number|id|nombor|kami))?\.?(?:\s+(?:is|ialah|adalah))?[\s:#]+`;
const NUMBER_IN_SENTENCE = new RegExp(`${ITS_REFERENCE}${IS}(?<value>[A-Z0-9][A-Z0-9-]{7,})`, 'gi');

const numbersInSentences = (row: Row): string[] =>
  isMemo(row)
    ? []
    : row.cells.flatMap(({ text }) =>
        [...text.matchAll(NUMBER_IN_SENTENCE)].flatMap(({ groups }) => tokensOf(groups?.['value'] ?? '')),
      );

/** Returns the text after the label, and after its translation: 'Rujukan / Reference'. */
function valueBehind(text: string): string | undefined {
  const value = NUMBER_LABEL.exec(text)?.groups?.['value'];
  const translation = /^[|/(·•]\s*(?<text>.*)$/.exec(value ?? '')?.groups?.['text'];
  return translation === undefined ? value : (valueBehind(translation)?.replace(/^\)\s*/, '') ?? value);
}

/** '4720 4320 3187': long numbers are written in groups. */
const IN_GROUPS = /^\W*([A-Z0-9]{2,8}(?: [A-Z0-9]{2,8}){1,6})\W*$/;

function tokensOf(text: string): string[] {
  const value = text.replace(/[,;|].*$/, '');
  const grouped = IN_GROUPS.exec(value)?.[1];
  const isOne =
    grouped
      ?.split(' ')
      .every((group, place) => /\d{2}/.test(group) || (place === 0 && /^[A-Z]+$/.test(group))) === true;
  const tokens = (isOne ? grouped.replaceAll(' ', '') : value).match(TOKEN) ?? [];
  return tokens.filter((token) => token.replaceAll(/\D/g, '').length >= DIGITS_MIN && !DATE_LIKE.test(token));
}

/** Returns whether a text is nothing but a number like those of banks for payments: long, and mostly digits. */
export function referenceLike(text: string): boolean {
  const [token, ...others] = tokensOf(text.trim());
  return (
    token !== undefined && others.length === 0 && token.length >= 10 && token === text.replaceAll(/\s/g, '')
  );
}

function referenceAt(cell: Cell, row: Row, below: Row | undefined): string | undefined {
  if (isMemo(row) || OF_THEM.test(cell.text)) return undefined;
  const value = valueBehind(cell.text.trim());
  if (value === undefined) return undefined;
  const right = row.cells.slice(row.cells.indexOf(cell) + 1);
  const tokens = tokensOf([value, ...right.map(({ text }) => text)].join(' '));
  const under = below && isBelow(row, below) ? below : undefined;
  const [token] = tokens;
  if (token !== undefined) return tokens.length === 1 && under ? token + wrappedPart(right, under) : token;
  // 'Rujukan DuitNow': the label may have more words.
  const isOnlyLabel =
    right.length === 0 && value.split(' ').length <= NUMBER_LABEL_WORDS && !/\d/.test(value);
  return under && (value === '' || isOnlyLabel) ? tokenBelow(cell, row, under) : undefined;
}

/** Returns the value below a label. A line with words in it belongs to another label. */
function tokenBelow(cell: Cell, row: Row, below: Row): string | undefined {
  const under = below.cells.find((each) => cellOver(each, below, row) === cell);
  const isNumber = under?.text
    .split(' ')
    .every((word, place) => /\d/.test(word) || (place === 0 && /^[A-Z]{2,4}$/.test(word)));
  return under && isNumber ? tokensOf(under.text)[0] : undefined;
}

/** Returns what continues in the next line of the right column. */
function wrappedPart(right: Cell[], below: Row): string {
  const [column, [cell, ...others]] = [right.at(-1), below.cells];
  if (!column || !cell || others.length > 0 || cell.left < column.left - below.height) return '';
  const text = cell.text.trim();
  return /^[A-Z0-9]{1,24}$/.test(text) && /\d/.test(text) ? text : '';
}

/** Account numbers are shorter. */
const UNLABELLED_LENGTH = 18;

/** Finds long numbers that begin with a day, anywhere: on a photo a label and its value may be apart. */
export const unlabelledReferencesOf = (rows: readonly Row[]): string[] =>
  rows
    .filter((row) => !isMemo(row))
    .flatMap((row) => tokensOf(row.text))
    .filter((token) => token.length >= UNLABELLED_LENGTH && BEGINS_WITH_DAY.test(token));

/** Letters that are misread for digits, and these digits in the same places. */
const [MISREAD, FIGURES] = ['OQDILSBZG', '000115826'];

/** Returns a reference without characters that readers confuse: capitals and digits only, and one for each group of look-alikes. */
export const referenceKey = (reference: string): string =>
  reference
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[OQDILSBZG]/g, (letter) => FIGURES[MISREAD.indexOf(letter)] ?? letter);

/** Shorter keys may be equal by chance. */
const KEY_MIN = 8;
const SHORT_KEY_MIN = 4;

/** Returns the keys that a home recognizes a payment by. A short one counts only together with the minute. */
export function referenceKeys(
  references: readonly string[],
  paid: { day: Day | undefined; minute: number | undefined } = { day: undefined, minute: undefined },
): string[] {
  const isTimed = paid.day !== undefined && paid.minute !== undefined;
  const keys = references.map(referenceKey).flatMap((key) => {
    if (key.length >= KEY_MIN) return key;
    return isTimed && key.length >= SHORT_KEY_MIN ? `${key}@${paid.day}T${paid.minute}` : [];
  });
  return [...new Set(keys)];
}

export type ReferenceFinding = Finding & { references: string[] };

/** References that begin with the day, as DuitNow's do: '20261117…'. The rest may have been read as another word. */
const BEGINS_WITH_DAY = /^(20[2-4]\d)(\d{2})(\d{2})[A-Z0-9]*$/i;
const DAYS_APART_MAX = 2;
/** A number whose first digits are a day farther away than this does not begin with a date. */
const DAYS_FROM_TODAY_MAX = 800;

/**
 * Returns what the references say about the payment. The payment's minute counts instead of one. Unlabelled ones can only count against it.
 */
export function checkReferences(
  references: string[],
  date: { day: Day | undefined; minute: number | undefined },
  today: Day,
  unlabelled: readonly string[] = [],
): ReferenceFinding {
  const [number] = references;
  if (number === undefined && date.minute === undefined)
    return {
      references,
      ...finding([{ rule: 'reference/none', reason: { code: 'reference-missing' } }], 0),
    };
  const off = [...references, ...unlabelled].find(
    (reference) => date.day !== undefined && isOfAnotherDay(reference, date.day, today),
  );
  const said: (RuleHitWithReason | false)[] = [
    { rule: number === undefined ? 'reference/minute' : 'reference/number', on: number },
    off !== undefined && { rule: 'reference/other-day', on: off, reason: { code: 'reference-date' } },
  ];
  return { references, ...finding(said, number === undefined ? 0 : 7) };
}

function isOfAnotherDay(reference: string, shown: Day, today: Day): boolean {
  const [, year, month, date] = BEGINS_WITH_DAY.exec(reference) ?? [];
  const day = [year, month, date].join('-');
  if (!isDay(day) || Math.abs(daysBetween(day, today)) > DAYS_FROM_TODAY_MAX) return false;
  return Math.abs(daysBetween(day, shown)) > DAYS_APART_MAX;
}
