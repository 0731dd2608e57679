import { cleanSigns } from '#domain/texts.ts';

/** How many recovery codes a person gets. Each opens the account once, instead of the app's code. */
export const RECOVERY_CODES = 10;

/** Without letters that are mistaken for others (0 and o, 1 and l). */
export const RECOVERY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 10;

/** How long an app shows one code (RFC 6238). */
export const CODE_SECONDS = 30;
export const CODE_DIGITS = 6;

export type TypedCode = { kind: 'app' | 'recovery'; code: string };

/**
 * Reads a typed code: the digits that an authenticator app shows, or a recovery code (docs/product/accounts.md 'Recovery codes').
 * @param typed may have spaces, hyphens and capitals
 * @returns the code alone; undefined if it is neither
 */
export function readCode(typed: string): TypedCode | undefined {
  const code = cleanSigns(typed).replaceAll(/[ .-]/g, '').toLowerCase();
  if (code.length === CODE_DIGITS && /^\d+$/.test(code)) return { kind: 'app', code };
  const isRecovery =
    code.length === RECOVERY_LENGTH && [...code].every((one) => RECOVERY_LETTERS.includes(one));
  return isRecovery ? { kind: 'recovery', code } : undefined;
}

/**
 * Formats a recovery code for writing it down: 'abcde-fgh23'.
 * @param code its letters alone
 */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
