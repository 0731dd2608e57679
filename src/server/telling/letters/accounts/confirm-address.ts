import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { render, tokenUrl, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { nameForLetter } from '#server/telling/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

export type ConfirmAddress = { kind: 'confirm-address'; userId: string; token: string };

function confirmAddress(facts: { name: string; email: string; token: string }, setting: Setting): Rendered {
  const { name, email, token } = facts;
  const words = wordsIn(setting.language).letters.confirmAddress;
  const url = tokenUrl(setting.publicUrl, '/confirm-address', token);
  return render({ icon: '✉️', url, ...words(nameForLetter(name), email) }, setting);
}

/** Nothing for an account that is gone or confirmed meanwhile. */
export const readConfirmAddress: ReadLetter<ConfirmAddress> = async (db, letter, sending) => {
  const user = await unconfirmed(db, letter.userId);
  if (!user) return undefined;
  const { email, display_name: name } = user;
  return {
    to: { name: '', address: email },
    ...confirmAddress({ name, email, token: letter.token }, sending),
  };
};

const unconfirmed = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'display_name'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('email_verified', '=', false)
    .executeTakeFirst();
