import { readingsOf } from '#domain/look-alikes.ts';

/**
 * The product's name, and words that its sentences use in place of a name, in every language: a person of such a name would pass for the
 * product, or for someone else (docs/product/accounts.md 'Reserved names'). `test/reserved-names.test.ts` compares it
 * with the words.
 */
const RESERVED = [
  'Someone',
  'You',
  'Seseorang',
  'Anda',
  'Pengirimnya',
  '有人',
  '你',
  '对方',
  'Orang senama',
  '同名的人',
];

/**
 * Names that are refused even with other words before or after them: 'Serumah Support', 'Former housemate (Ben)'. No person's name contains
 * one.
 */
const RESERVED_WORDS = [
  'Serumah',
  'Pay My Money Back',
  'Housemate',
  'Requester',
  'Administrator',
  'Admin',
  'Rakan serumah',
  'Peminta',
  'Pentadbir',
];

/** Chinese has no spaces between words. */
const RESERVED_SIGNS = /室友|收款人|管理员/u;

/** Removes what readers do not see or do not look at: invisible characters, spaces, punctuation, accents and case. */
const keyOf = (reading: string) =>
  reading.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{P}\p{S}\p{M}]/gu, '').toLowerCase();

/**
 * Returns the readings of a name, also with pairs of letters that look like one: 'Housernate'. Real names may differ only by these: 'Arni'
 * and 'Ami'.
 */
const allReadingsOf = (name: string): string[] =>
  readingsOf(name).flatMap((reading) => [reading, reading.replaceAll('rn', 'm').replaceAll('vv', 'w')]);

const keysOf = (names: readonly string[]) =>
  new Set(names.flatMap((name) => allReadingsOf(name).map((reading) => keyOf(reading))));
const NAMES = keysOf([...RESERVED, ...RESERVED_WORDS]);
const WORDS = keysOf(RESERVED_WORDS);

/** Returns every run of consecutive words, joined: 's e r u m a h team' contains 'serumah'. A capital begins a word, too. */
function* runsOf(reading: string): Generator<string> {
  const words = reading
    .split(/[\p{Z}\p{P}\p{S}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map(keyOf)
    .filter(Boolean);
  for (const from of words.keys())
    for (const to of words.keys()) if (to >= from) yield words.slice(from, to + 1).join('');
}

/** A number before or after a word. Inside a word it is a look-alike letter. */
const NUMBERS = /(?<![\p{L}\p{N}])\p{N}+|\p{N}+(?![\p{L}\p{N}])/gu;

/** Returns whether a display name is reserved, so that no person may have it. */
export const isReservedName = (name: string): boolean =>
  RESERVED_SIGNS.test(keyOf(name.normalize('NFKD'))) ||
  [name, name.replaceAll(NUMBERS, '')]
    .flatMap(allReadingsOf)
    .some((reading) => NAMES.has(keyOf(reading)) || [...runsOf(reading)].some((run) => WORDS.has(run)));

/**
 * Returns whether a person must complete the profile first: their name is blank or reserved (docs/product/accounts.md 'Completing the profile').
 */
export const needsDisplayName = ({ displayName }: { displayName: string }): boolean =>
  displayName.trim() === '' || isReservedName(displayName);
