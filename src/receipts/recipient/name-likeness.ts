import { INSTITUTION } from '#receipts/lexicon/institutions.ts';
import { phrase } from '#receipts/terms.ts';

const NAME_ALONE = /^[\p{L}@.'’/ -]{4,60}$/u;
const COMPARED_WORDS = 7;

/** Whether a text may be nothing but a name. */
export const isOfName = (text: string): boolean =>
  NAME_ALONE.test(text) && text.trim().split(/\s+/).length <= COMPARED_WORDS;

/** A number of which a part is hidden: '107XXXXX1914'. */
const MASKED = /\b(?=\w*x{2})[\dx]+\b/gi;

/** Whether letters stand in it, other than the sign of the currency and those that hide a number. */
export const hasName = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/\b(?:RM|MYR)(?![a-z])/gi, '').replaceAll(MASKED, ''));

/** Beside a round picture with the first letters of the name. */
export const INITIALS = /^\W*\p{L}{1,2}\W*$/u;

const OF_INSTITUTIONS = phrase(INSTITUTION);
const INSTITUTION_WORDS = 4;

/** 'Transferred to: Rimbun Bank 4545…' tells where the money went; whom it went to stands elsewhere. */
export function isInstitution(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  // 'Amanjaya-i' is an account by Islamic rules.
  return words.length <= INSTITUTION_WORDS && (OF_INSTITUTIONS.test(text) || /\p{L}-i\b/u.test(text));
}
