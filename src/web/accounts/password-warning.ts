import { guessable, type Owner } from '#domain/guessable.ts';
import { guessablePasswords } from '#words/accounts.ts';

export function passwordWarning(password: string, owner: Owner): string | undefined {
  const found = guessable(password, owner);
  return found && guessablePasswords[found];
}
