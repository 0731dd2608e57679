import type { TestApp } from '#test/running/app.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';

/** Signs up a person whose address is confirmed. */
export async function signUpConfirmed(app: TestApp, displayName?: string): Promise<Person> {
  const person = await signUp(app, displayName);
  await confirmAddress(app, person);
  return person;
}

/** Sets whether the person's address is confirmed, without a letter. */
export const confirmAddress = ({ db }: TestApp, { userId }: Pick<Person, 'userId'>, isConfirmed = true) =>
  db.updateTable('users').set({ email_verified: isConfirmed }).where('id', '=', userId).execute();

/** Changes the address of an account. Returns what the letter to the old address carries. */
export async function changeAddress(
  app: TestApp,
  { api, password }: Pick<Person, 'api' | 'password'>,
  email: string,
): Promise<string> {
  await api.users.changeEmail({ email, password });
  const token = (await queuedLetters(app, 'change-email')).at(-1)?.token ?? '';
  await api.users.confirmEmailChange({ token });
  return (await queuedLetters(app, 'email-changed')).at(-1)?.token ?? '';
}
