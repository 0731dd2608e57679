import { readingsOf } from '#domain/look-alikes.ts';

/**
 * What the product calls itself, and what its sentences say in place of a name, in every language: a person of such a name would pass for the
 * product, or for somebody else (docs/product/accounts.md 'Names that nobody takes'). `test/languages/reserved-names.test.ts` compares it with the words.
 */
const RESERVED = ['Someone', 'You', 'Seseorang', 'Anda', 'Pengirimnya', '有人', '你', '对方'];

/** The same, also with other words before or after it: 'Serumah Support', 'Former housemate (Ben)'. No name of a person holds one. */
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

/** As Chinese writes no spaces between words. */
const RESERVED_SIGNS = /室友|收款人|管理员/u;

/** Without what one does not see, or does not look at: invisible signs, spaces, punctuation, accents and case. */
const keyOf = (reading: string) =>
  reading.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{P}\p{S}\p{M}]/gu, '').toLowerCase();

/** How a name reads, also with pairs of letters that look like one: 'Housernate'. Honest names differ by these: 'Arni' and 'Ami'. */
const allReadingsOf = (name: string): string[] =>
  readingsOf(name).flatMap((reading) => [reading, reading.replaceAll('rn', 'm').replaceAll('vv', 'w')]);

const keysOf = (names: readonly string[]) =>
  new Set(names.flatMap((name) => allReadingsOf(name).map((reading) => keyOf(reading))));
const NAMES = keysOf([...RESERVED, ...RESERVED_WORDS]);
const WORDS = keysOf(RESERVED_WORDS);

/** Every run of words that follow each other, written together: 's e r u m a h team' holds 'serumah'. A capital begins a word, too. */
function* runsOf(reading: string): Generator<string> {
  const words = reading
    .split(/[\p{Z}\p{P}\p{S}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map(keyOf)
    .filter(Boolean);
  for (const from of words.keys())
    for (const to of words.keys()) if (to >= from) yield words.slice(from, to + 1).join('');
}

/** A number before or after a word; within one it stands for a letter. */
const NUMBERS = /(?<![\p{L}\p{N}])\p{N}+|\p{N}+(?![\p{L}\p{N}])/gu;

/** Whether nobody may have that display name. */
export const isReservedName = (name: string): boolean =>
  RESERVED_SIGNS.test(keyOf(name.normalize('NFKD'))) ||
  [name, name.replaceAll(NUMBERS, '')]
    .flatMap(allReadingsOf)
    .some((reading) => NAMES.has(keyOf(reading)) || [...runsOf(reading)].some((run) => WORDS.has(run)));

/**
 * True while a person must complete the profile first: the name is empty or whitespace only, or one that nobody takes
 * (docs/product/accounts.md 'A missing name').
 */
export const needsDisplayName = ({ displayName }: { displayName: string }): boolean =>
  displayName.trim() === '' || isReservedName(displayName);
