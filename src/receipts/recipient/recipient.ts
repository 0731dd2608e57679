import { hasName, isInstitution, isOfName } from '#receipts/recipient/name-likeness.ts';
import { bestMatch, standsIn, type NameMatch } from '#receipts/recipient/names.ts';
import type { Row } from '#receipts/rows/rows.ts';
import type { Parties } from '#receipts/recipient/parties.ts';
import { ACCOUNT_NAME, OTHER_NAMES } from '#receipts/lexicon/party-context.ts';
import { NAME_SMALL } from '#receipts/lexicon/sentences.ts';
import { phrase } from '#receipts/terms.ts';
import { finding, type Finding, type RuleHitWithReason } from '#receipts/findings.ts';

export type RecipientFinding = Finding & {
  /** The recipient as the receipt names it, without account numbers: the requester's aliases are learned from it. */
  name: string | undefined;
  /** The sender's names, as the receipt has them. */
  senders: string[];
};

/** Compares the recipient on the receipt with the requester's names. */
export function checkRecipient(
  parties: Parties,
  rows: readonly Row[],
  names: readonly string[],
): RecipientFinding {
  const named = parties.to.map(({ text }) => text).filter(hasName);
  const another = anotherNamed(parties, rows, names);
  const best = another === undefined ? bestMatch(names, named) : 'none';
  const to = best === 'none' && named.every(isInstitution) ? 'absent' : best;
  const sender = parties.from.find((text) => bestMatch(names, [text]) === 'strong');
  const isWithoutLabel = to === 'absent' && sender === undefined;
  const found = isWithoutLabel ? matchWithoutLabel(parties, rows, names) : to;
  const other = found === 'absent' ? undefined : otherInLine(parties, rows, names);
  const match = other === undefined ? found : 'none';
  const isNamed = match === 'strong' || match === 'weak';
  const among = isWithoutLabel ? parties.alone : named;
  const on = isNamed ? among.find((text) => bestMatch(names, [text]) === match) : undefined;
  const said = (): RuleHitWithReason => {
    if (sender !== undefined && to !== 'strong')
      return { rule: 'recipient/sender', on: sender, reason: { code: 'reversed' } };
    if (match === 'absent') return { rule: 'recipient/nobody', reason: { code: 'name-missing' } };
    if (match === 'none') {
      const reason = { code: 'name-mismatch' } as const;
      if (found !== 'none') return { rule: 'recipient/other-line', on: other, reason };
      if (another !== undefined) return { rule: 'recipient/other-field', on: another, reason };
      return { rule: 'recipient/other-name', on: named[0], reason };
    }
    if (match === 'strong') return { rule: isWithoutLabel ? 'recipient/alone' : 'recipient/named', on };
    const rule = isWithoutLabel ? 'recipient/name-somewhere' : 'recipient/part-of-name';
    return { rule, on, reason: { code: 'name-weak' } };
  };
  return {
    // Also a name without a label, if it matched.
    name: nameOf(labelled(parties)) ?? (match === 'strong' && on !== undefined ? nameOf([on]) : undefined),
    senders: parties.from.map(firstPart).filter((text) => isOfName(text) && !isInstitution(text)),
    ...finding([said()], POINTS[match]),
  };
}

/** 'What’s it for' is not a name. */
const isOfNames = (text: string) =>
  text.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word) || NAME_SMALL.has(word));
/** A single word may be the rest of the name above. */
const isAnother = (text: string, names: readonly string[]) =>
  / /.test(text.trim()) &&
  isOfNames(text) &&
  isOfName(text) &&
  !isInstitution(text) &&
  bestMatch(names, [text]) === 'none';

/** Returns another person whom a field of the receipt names: a nickname chosen by the payer may be above the name that the bank knows. */
const anotherNamed = ({ to, from }: Parties, rows: readonly Row[], names: readonly string[]) =>
  to.find(({ text, isLine, isName }) => (isName || !isLine) && isAnother(text, names))?.text ??
  rows.find(({ cells: [title, value, ...others] }) => {
    if (!title || !value || others.length > 0 || !OF_NAME.test(title.text) || OF_OTHERS.test(title.text))
      return false;
    return isAnother(value.text, names) && !from.some((sender) => sender.includes(value.text));
  })?.text;
const OF_NAME = phrase(ACCOUNT_NAME);
const OF_OTHERS = phrase(OTHER_NAMES);

/** Returns another person whom a line names, if the requester is only in lines: the payer may have written one of them. */
function otherInLine({ to, alone, from }: Parties, rows: readonly Row[], names: readonly string[]) {
  const fields = to.filter(({ isLine }) => !isLine).map(({ text }) => text);
  if (bestMatch(names, fields) === 'strong') return undefined;
  const lines = [...to.map(({ text }) => text), ...fullNames(alone, rows)];
  return lines.find((text) => isAnother(text, names) && !from.some((sender) => sender.includes(text)));
}

const IS_FULL_NAME = /\b(?:[Bb]in(?:ti)?|BIN(?:TI)?|A\/[LP]|S\/O|D\/O)\b/u;
const IS_IN_CAPITALS = /^(?:[\p{Lu}@'’.-]{2,}\s+){2,}[\p{Lu}@'’.-]{2,}$/u;
/** Letters begin with the name of their reader. */
const IS_READER = /^(?:dear|mr|mrs|ms|mdm|madam|puan|encik|tuan|cik)\b/i;
/**
 * Returns which of the possible names are names: beside small letters of an app a line in capitals is, but machines print everything in
 * capitals.
 */
function fullNames(alone: readonly string[], rows: readonly Row[]): string[] {
  const inSmall = rows.filter(({ text }) => /\p{Ll}/u.test(text));
  const inCapitals = alone.filter((text) => IS_IN_CAPITALS.test(text));
  const isOne = inCapitals.length === 1 && inSmall.length > rows.length / 2;
  const named = alone.filter((text) => IS_FULL_NAME.test(text));
  return [...named, ...(isOne ? inCapitals : [])].filter((text) => !IS_READER.test(text));
}

const POINTS: Record<NameMatch, number> = { strong: 20, weak: 8, none: 0, absent: 0 };

function matchWithoutLabel(parties: Parties, rows: readonly Row[], names: readonly string[]): NameMatch {
  if (bestMatch(names, parties.alone) === 'strong') return 'strong';
  return standsIn(names, rows.map((row) => row.text).join(' ')) ? 'weak' : 'absent';
}

/** 'Ken, your RM28.00 has been sent to Azri' names Ken. An account begins with a digit or is masked. */
const firstPart = (text: string) => (text.split(/[\d*•,(]/)[0] ?? '').trim();

const NAME_MAX = 80;

const labelled = ({ to }: Parties) =>
  to.toSorted((a, b) => Number(b.isName) - Number(a.isName)).map(({ text }) => text);

function nameOf(texts: readonly string[]): string | undefined {
  const names = texts
    // Removes account numbers, masked or not, and the signs around them.
    .map((text) => text.replaceAll(/[^\p{L}\p{M}@.'’/ -]|\S*\d\S*/gu, ' ').replaceAll(/\s+/g, ' '))
    .map((text) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  return names.find(hasName)?.slice(0, NAME_MAX);
}
