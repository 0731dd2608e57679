import { cleanSigns } from '#domain/texts.ts';

/** A set of recovery codes: each opens the account once, in place of the app's code. */
export const RECOVERY_CODES = 10;

/** Without those that are read as another (0 and o, 1 and l). */
export const RECOVERY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 10;

/** The time for which an app shows one code (RFC 6238). */
export const CODE_SECONDS = 30;
export const CODE_DIGITS = 6;

export type TypedCode = { kind: 'app' | 'recovery'; code: string };

/**
 * What somebody typed as a code: the digits that an authenticator app shows, or one of the recovery codes (docs/security.md
 * 'Two-step sign-in').
 * @param typed with spaces, hyphens and capitals as they like
 * @returns the code alone; undefined where it can be neither
 */
export function readCode(typed: string): TypedCode | undefined {
  const code = cleanSigns(typed).replaceAll(/[ .-]/g, '').toLowerCase();
  if (code.length === CODE_DIGITS && /^\d+$/.test(code)) return { kind: 'app', code };
  const isRecovery =
    code.length === RECOVERY_LENGTH && [...code].every((one) => RECOVERY_LETTERS.includes(one));
  return isRecovery ? { kind: 'recovery', code } : undefined;
}

/**
 * How a recovery code is written down: 'abcde-fgh23'.
 * @param code its letters alone
 */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
