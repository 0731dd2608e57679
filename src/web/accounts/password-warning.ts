import { guessable, type Owner } from '#domain/guessable.ts';
import { guessablePasswords } from '#words/accounts.ts';

/** Returns a warning if others could guess the new password soon. */
export function passwordWarning(password: string, owner: Owner): string | undefined {
  const found = guessable(password, owner);
  return found && guessablePasswords[found];
}
