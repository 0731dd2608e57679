import { editDistance } from '#receipts/rows/spelling.ts';
import { COMMON, DROPPED, FIRST_NAMES, OF_ANOTHER } from '#receipts/lexicon/names.ts';

/** How well a name matches a text; 'absent': the text has no letters at all. */
export type NameMatch = 'strong' | 'weak' | 'none' | 'absent';

const MATCH_ORDER: NameMatch[] = ['strong', 'weak', 'none', 'absent'];
const DISTINCTIVE_LENGTH = 4;
const JOINED_LENGTH = 6;

/** The better of two matches. */
const betterMatch = (a: NameMatch, b: NameMatch): NameMatch =>
  MATCH_ORDER.indexOf(a) <= MATCH_ORDER.indexOf(b) ? a : b;

/** Returns the best match of any name in any of the texts. */
export const bestMatch = (names: readonly string[], texts: readonly string[]): NameMatch =>
  names.flatMap((name) => texts.map((text) => matchName(name, text))).reduce(betterMatch, 'absent');

/**
 * Returns how well a display name matches a text. 'strong' needs all parts of the name except 'bin' and the like, and a part that few
 * people have.
 */
export function matchName(name: string, text: string): NameMatch {
  const match = likenessOf(name, text);
  return match === 'strong' && isOfAnother(name, text) ? 'weak' : match;
}

/** Returns whether one of the names is among all words of a page (of any person). */
export const standsIn = (names: readonly string[], text: string): boolean =>
  names.some((name) => likenessOf(name, text) === 'strong');

/** 'RESTORAN NURUL AISYAH' is another's name, and so are 'SITI AISYAH' and 'suami Nurul Aisyah'. */
function isOfAnother(name: string, text: string): boolean {
  const [own, shown] = [partsOf(name), partsOf(text)];
  if (shown.some((part) => OF_ANOTHER.has(part) && !own.includes(part))) return true;
  const first = firstNamesOf(own);
  const other = firstNamesOf(partsOf(ownPartOf(text)));
  return first.length > 0 && other.length > 0 && !first.some((each) => other.includes(each));
}

const firstNamesOf = (parts: readonly string[]) => parts.flatMap((part) => FIRST_NAMES.get(part) ?? []);

function likenessOf(name: string, text: string): NameMatch {
  if (!/\p{L}/u.test(text)) return 'absent';
  const [whole, shown] = [partsOf(name).filter((part) => part.length >= 2), partsOf(text)];
  const parts = whole.filter((part) => !DROPPED.has(part));
  if (parts.length === 0) return shown.some((part) => whole.includes(part)) ? 'weak' : 'none';
  const joined = whole.join('');
  if (joined.length >= JOINED_LENGTH && standsJoined(joined, shown)) return 'strong';
  const found = parts.filter((part) => shown.some((other) => isSamePart(part, other)));
  const own = partsOf(ownPartOf(text));
  const isDistinctive = found.some(
    (part) =>
      part.length >= DISTINCTIVE_LENGTH && !COMMON.has(part) && own.some((other) => isSamePart(part, other)),
  );
  const isWhole = found.length === parts.length;
  if (isDistinctive && (isWhole || found.length >= 2)) return 'strong';
  return found.length > 0 ? 'weak' : 'none';
}

/** 'Wei Jie' matches 'TAN WEIJIE', and 'TANWEIJIE' after spaces were lost; 'Ong Mei' does not match 'WONG MEI LING'. */
function standsJoined(joined: string, shown: readonly string[]): boolean {
  const text = shown.join(' ');
  const places = [...text.matchAll(new RegExp([...joined].join(' ?'), 'g'))];
  return places.some((place) => {
    const before = text.slice(0, place.index).split(' ').at(-1) ?? '';
    const [behind = ''] = text.slice(place.index + place[0].length).split(' ');
    return [before, behind].every((rest) => rest === '' || COMMON.has(rest));
  });
}

/** Returns the part before the father's name: 'SITI AMINAH BINTI HAFIZ' is not Hafiz. */
function ownPartOf(text: string): string {
  const [own = ''] = text.split(/\b(?:bin|binti|bt|bte|anak)\b|\b[asd]\s*\/\s*[lpo]\b/i);
  return /\p{L}{2}/u.test(own) ? own : text;
}

const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b[asd]\s*\/\s*[lpo]\b/g, ' ')
    .replaceAll(/[^a-z]+/g, ' ')
    .split(' ')
    .filter(Boolean);

/** Allows one misread letter in five and two in eight, and long names that are cut off. */
function isSamePart(part: string, other: string): boolean {
  if (part === other) return true;
  const shorter = Math.min(part.length, other.length);
  // Hafiz is a man, and Hafizah a woman.
  if (other === `${part}ah` || part === `${other}ah`) return false;
  if (shorter >= 5 && (other.startsWith(part) || part.startsWith(other))) return true;
  if (part.length < 5 || shorter < 4) return false;
  if (part.length >= 8) return editDistance(part, other) <= 2;
  return editDistance(part, other) <= 1 && (part.length !== other.length || isMisread(part, other));
}

/** Returns whether the one letter that differs may be misread or spelled differently: Amirah is not Aminah. */
function isMisread(part: string, other: string): boolean {
  const place = [...part].findIndex((letter, index) => letter !== other[index]);
  return ALIKE.some((letters) => letters.includes(part[place] ?? '') && letters.includes(other[place] ?? ''));
}
/** Letters that are misread, or spelled, for each other. */
const ALIKE = ['aeiou', 'iljtf', 'oceq', 'uvy', 'nhmbk', 'yh', 'iy', 'sz', 'gqc', 'kc', 'bp', 'dt', 'vw'];
