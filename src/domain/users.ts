import { readingsOf } from '#domain/look-alikes.ts';
import { cleanLine, cleanSigns } from '#domain/texts.ts';

/** Lengths of names, counted after trimming (docs/product/limits.md 'Names of people'). */
const DISPLAY_NAME_MIN = 2;
export const DISPLAY_NAME_MAX = 50;
export const PASSWORD_MIN = 6;
/** Longer ones are refused before they are hashed, so that nobody keeps the server busy with one request. */
export const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;

/** Who may make an account: anybody, or whoever has an invite link (docs/product/accounts.md 'Accounts by invitation only'). */
export const REGISTRATION = ['open', 'invited'] as const;

export type NameProblem = 'DISPLAY_NAME_MISSING' | 'DISPLAY_NAME_TOO_SHORT' | 'DISPLAY_NAME_TOO_LONG';

/**
 * What is wrong with a display name as it was typed, or undefined. Counted in code points (docs/product/accounts.md 'Display names'). Names that
 * nobody takes are for the server alone (reserved-names.ts), so that no page carries them.
 */
export function displayNameProblem(typed: string): NameProblem | undefined {
  const { length } = [...cleanLine(typed)];
  if (length === 0) return 'DISPLAY_NAME_MISSING';
  if (length < DISPLAY_NAME_MIN) return 'DISPLAY_NAME_TOO_SHORT';
  return length > DISPLAY_NAME_MAX ? 'DISPLAY_NAME_TOO_LONG' : undefined;
}

export type PasswordProblem = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG';

/** What is wrong with a new password as it was typed, or undefined (docs/product/accounts.md 'New passwords'). Nothing is trimmed. */
export function passwordProblem(typed: string): PasswordProblem | undefined {
  if (typed.length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT';
  if (typed.length > PASSWORD_MAX) return 'PASSWORD_TOO_LONG';
  return undefined;
}

// Spaces, punctuation, accents and what has no width tell no two names apart.
// Pure: a page, which asks nothing of it, leaves it out of its start, of which making one is a fourth on a slow phone.
const names = /* @__PURE__ */ new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

// The collator ignores punctuation, but no symbols: '~', an emoji, or the braille blank, which shows nothing.
const withoutSymbols = (name: string) => name.replaceAll(/\p{S}/gu, '').trim() || name;

/**
 * Whether two names read as one: whatever their case, accents, spaces, punctuation and symbols, and in letters that look alike
 * (docs/product/accounts.md 'Names that read as one').
 */
export function isSameName(one: string, other: string): boolean {
  const others = readingsOf(other);
  return readingsOf(one).some(
    (reading, index) => names.compare(withoutSymbols(reading), withoutSymbols(others[index] ?? '')) === 0,
  );
}

/** The name of an account that is deleted, as it is kept and exchanged (docs/product/accounts.md 'What deletion leaves behind'). */
export const FORMER_HOUSEMATE = 'Former housemate';

/** A person's name as somebody reads it: of an account that is gone each language has its own words. */
export const nameForReader = (displayName: string, formerHousemate: string): string =>
  displayName === FORMER_HOUSEMATE ? formerHousemate : displayName;

/** How long the link of the email that confirms an address works, in seconds: 7 days. */
export const CONFIRM_LINK_SECONDS = 7 * 24 * 60 * 60;

/** Whether an email was sent whose link can confirm the address now (docs/product/accounts.md 'The email at registration'). */
export const hasConfirmationLink = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() < CONFIRM_LINK_SECONDS * 1000;

/** One spelling per address: cleaned, lower case (docs/product/accounts.md 'One spelling per address'). */
export const normalEmail = (typed: string): string =>
  cleanSigns(typed)
    .replace(/^mailto:/i, '')
    .toLowerCase();

/** A plain check that an address could be one: something, an @, something. The confirmation letter is the proof. */
export function isEmail(typed: string): boolean {
  const address = normalEmail(typed);
  return address.length <= EMAIL_MAX && /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/.test(address);
}

/** What stands for a face without a picture: the first letters of the first two words, upper case; '?' without a name. */
export function initials(displayName: string): string {
  const words = displayName.trim().split(/\s+/).slice(0, 2);
  const letters = words.map((word) => [...word][0] ?? '').join('');
  return letters.toUpperCase() || '?';
}
