import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render, tokenUrl, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import { wordsIn } from '#words/languages.ts';

export type ResetPassword = {
  kind: 'reset-password';
  userId: string;
  token: string;
  /** The owner took the account back, and has no password now. */
  takenBack?: true;
};

/** How long its link works (docs/product/accounts.md 'The link for a new password'). */
export const RESET_LINK_SECONDS = 60 * 60;

function resetPassword(email: string, token: string, setting: Setting): Rendered {
  const url = tokenUrl(setting.publicUrl, '/reset-password', token);
  return render({ icon: '🔑', url, ...wordsIn(setting.language).letters.resetPassword(email) }, setting);
}

/** Nothing for an account that is gone. */
export const readResetPassword: ReadLetter<ResetPassword> = async (db, letter, sending) => {
  const user = await db
    .selectFrom('users')
    .select(['email', 'display_name'])
    .where('id', '=', letter.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) return undefined;
  const { email, display_name: name } = user;
  return { to: { name, address: email }, ...resetPassword(email, letter.token, sending) };
};
