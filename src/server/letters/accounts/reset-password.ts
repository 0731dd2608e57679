import type { ReadLetter } from '#server/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Stop } from '#server/mail/letter.ts';
import { resetPassword as words } from '#words/letters.ts';

export type ResetPassword = { kind: 'reset-password'; userId: string; token: string };

/** How long its link works (docs/product/accounts.md 'The link for a new password'). */
export const RESET_LINK_SECONDS = 60 * 60;

function resetPassword(facts: {
  publicUrl: string;
  stops: readonly Stop[];
  email: string;
  token: string;
}): Rendered {
  const { publicUrl, stops, email, token } = facts;
  const url = pageUrl(publicUrl, '/reset-password', { token });
  return render({ icon: '🔑', url, stops, ...words(email) }, publicUrl);
}

/** Nothing for an account that is gone. */
export const readResetPassword: ReadLetter<ResetPassword> = async (db, letter, publicUrl, stops) => {
  const user = await db
    .selectFrom('users')
    .select(['email', 'display_name'])
    .where('id', '=', letter.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) return undefined;
  const { email, display_name: name } = user;
  return { to: { name, address: email }, ...resetPassword({ publicUrl, stops, email, token: letter.token }) };
};
