import { guessable, type Owner } from '#domain/guessable.ts';
import { guessablePasswords } from '#words/accounts.ts';

/** What to say of a new password that others would soon guess. */
export function passwordWarning(password: string, owner: Owner): string | undefined {
  const found = guessable(password, owner);
  return found && guessablePasswords[found];
}
