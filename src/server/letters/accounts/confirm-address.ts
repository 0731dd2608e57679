import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { pageUrl, render, type Rendered, type Stop } from '#server/mail/letter.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { nameForLetter } from '#server/mail/names.ts';
import { confirmAddress as words } from '#words/letters.ts';

export type ConfirmAddress = { kind: 'confirm-address'; userId: string; token: string };

/** How long its link works (docs/product/accounts.md 'The email at registration'). */
export const CONFIRM_LINK_SECONDS = 7 * 24 * 60 * 60;

function confirmAddress(facts: {
  publicUrl: string;
  stops: readonly Stop[];
  name: string;
  email: string;
  token: string;
}): Rendered {
  const { publicUrl, stops, name, email, token } = facts;
  const url = pageUrl(publicUrl, '/confirm-address', { token });
  return render({ icon: '✉️', url, stops, ...words(nameForLetter(name), email) }, publicUrl);
}

/** Nothing for an account that is gone or confirmed meanwhile. */
export const readConfirmAddress: ReadLetter<ConfirmAddress> = async (db, letter, publicUrl, stops) => {
  const user = await unconfirmed(db, letter.userId);
  if (!user) return undefined;
  const { email, display_name: name } = user;
  return {
    to: { name: '', address: email },
    ...confirmAddress({ publicUrl, stops, name, email, token: letter.token }),
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
