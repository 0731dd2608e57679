import { COMMON_PASSWORDS } from '#domain/common-passwords.ts';
import { PASSWORD_MIN } from '#domain/users.ts';

export type Guessable = 'COMMON_PASSWORD' | 'OWN_NAME';
/** The person whose password it is. */
export type Owner = { email?: string | undefined; displayName?: string | undefined };

/** Shorter names are part of too many unrelated words. */
const NAME_MIN = 4;
const PRODUCT = 'serumah';

// The text as people type it into a password: without spaces and punctuation.
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function namesOf({ email = '', displayName = '' }: Owner): string[] {
  const local = email.split('@')[0] ?? '';
  const names = [
    PRODUCT,
    plain(local),
    plain(displayName),
    ...[...local.split(/[^\p{L}\p{N}]/u), ...displayName.split(/\s+/)].map(plain),
  ];
  return names.filter((name) => name.length >= NAME_MIN).toSorted((a, b) => b.length - a.length);
}

/**
 * Returns why others could soon guess a password that is long enough: it is a common one in any case, or little more than the name or
 * address of its person or of this program. Undefined if it is neither. Such a password is not refused (docs/product/accounts.md 'Password
 * rules').
 * @param typed the password as typed
 * @param owner the person whose password it is
 */
export function guessable(typed: string, owner: Owner = {}): Guessable | undefined {
  if (COMMON_PASSWORDS.has(typed.normalize('NFKC').toLowerCase())) return 'COMMON_PASSWORD';
  const whole = plain(typed);
  const rest = namesOf(owner).reduce((left, name) => left.replaceAll(name, ''), whole);
  const isLittleMore = rest.length < PASSWORD_MIN || COMMON_PASSWORDS.has(rest);
  return rest !== whole && isLittleMore ? 'OWN_NAME' : undefined;
}
