import { readingsOf } from '#domain/look-alikes.ts';
import { cleanLine, cleanSigns } from '#domain/texts.ts';

/** Lengths of names, counted after trimming (docs/product/limits.md 'Texts'). */
const DISPLAY_NAME_MIN = 2;
export const DISPLAY_NAME_MAX = 50;
export const PASSWORD_MIN = 6;
/** Longer ones are refused before they are hashed, so that one request cannot keep the server busy. */
export const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;

/** Who may create an account: everyone, or only people with an invite link (docs/product/accounts.md 'Accounts by invitation only'). */
export const REGISTRATION = ['open', 'invited'] as const;

export type NameProblem = 'DISPLAY_NAME_MISSING' | 'DISPLAY_NAME_TOO_SHORT' | 'DISPLAY_NAME_TOO_LONG';

/**
 * Returns why a typed display name is refused, or undefined. It counts code points (docs/product/accounts.md 'Reserved names'). Reserved
 * names are checked by the server alone (reserved-names.ts), so that no page loads them.
 */
export function displayNameProblem(typed: string): NameProblem | undefined {
  const { length } = [...cleanLine(typed)];
  if (length === 0) return 'DISPLAY_NAME_MISSING';
  if (length < DISPLAY_NAME_MIN) return 'DISPLAY_NAME_TOO_SHORT';
  return length > DISPLAY_NAME_MAX ? 'DISPLAY_NAME_TOO_LONG' : undefined;
}

export type PasswordProblem = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG';

/** Returns why a typed password is refused, or undefined (docs/product/accounts.md 'Password rules'). Nothing is trimmed. */
export function passwordProblem(typed: string): PasswordProblem | undefined {
  if (typed.length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT';
  if (typed.length > PASSWORD_MAX) return 'PASSWORD_TOO_LONG';
  return undefined;
}

// It ignores spaces, punctuation, accents and characters without width. Marked as pure, so that a page that does not use it drops it:
// making a collator takes a fourth of such a page's start on a slow phone.
const names = /* @__PURE__ */ new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

// The collator ignores punctuation, but not symbols: '~', an emoji, or the braille blank, which shows nothing.
const withoutSymbols = (name: string) => name.replaceAll(/\p{S}/gu, '').trim() || name;

/**
 * Returns whether two names read as one, ignoring case, accents, spaces, punctuation and symbols, and in look-alike letters
 * (docs/product/accounts.md 'Names that read as one').
 */
export function isSameName(one: string, other: string): boolean {
  const others = readingsOf(other);
  return readingsOf(one).some(
    (reading, index) => names.compare(withoutSymbols(reading), withoutSymbols(others[index] ?? '')) === 0,
  );
}

/** The name of a deleted account, as the database and the calls have it (docs/product/accounts.md 'What deletion leaves behind'). */
export const FORMER_HOUSEMATE = 'Former housemate';

/** Returns a person's name for a reader: a deleted account gets the word of the reader's language. */
export const nameForReader = (displayName: string, formerHousemate: string): string =>
  displayName === FORMER_HOUSEMATE ? formerHousemate : displayName;

/** How long the link of a confirmation email works, in seconds: 7 days. */
export const CONFIRM_LINK_SECONDS = 7 * 24 * 60 * 60;

/** Returns whether the link of a sent email can still confirm the address (docs/product/accounts.md 'The email at registration'). */
export const hasConfirmationLink = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() < CONFIRM_LINK_SECONDS * 1000;

/** Returns the one spelling of an address: cleaned, lower case (docs/product/accounts.md 'The fields of a person'). */
export const normalEmail = (typed: string): string =>
  cleanSigns(typed)
    .replace(/^mailto:/i, '')
    .toLowerCase();

/** Returns whether a text can be an address: something, an @, something. The confirmation email is the proof. */
export function isEmail(typed: string): boolean {
  const address = normalEmail(typed);
  return address.length <= EMAIL_MAX && /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/.test(address);
}

/** Returns initials for a person without a picture: the first letters of the first two words, upper case; '?' without a name. */
export function initials(displayName: string): string {
  const words = displayName.trim().split(/\s+/).slice(0, 2);
  const letters = words.map((word) => [...word][0] ?? '').join('');
  return letters.toUpperCase() || '?';
}
