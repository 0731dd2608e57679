import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render, tokenUrl, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import { wordsIn } from '#words/languages.ts';

/** To an address that `userId` wants to have in place of `from`; it need not be theirs. */
export type ChangeEmail = {
  kind: 'change-email';
  userId: string;
  from: string;
  to: { email: string; confirmed: false };
  token: string;
};

/** How long its link works. */
export const CHANGE_EMAIL_LINK_SECONDS = 24 * 60 * 60;

/** Nothing of who asked stands in it: it may reach a stranger. */
function changeEmail(email: string, token: string, setting: Setting): Rendered {
  const url = tokenUrl(setting.publicUrl, '/change-email', token);
  return render({ icon: '✉️', url, ...wordsIn(setting.language).letters.changeEmail(email) }, setting);
}

/**
 * Nothing to an address that has an account, which whoever asked must not learn; nothing once the address that it was asked for
 * has changed.
 */
export const readChangeEmail: ReadLetter<ChangeEmail> = async (db, letter, sending) => {
  const { userId, from, to, token } = letter;
  const found = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where((where) => where.or([where('id', '=', userId), where('email', '=', to.email)]))
    .where('deleted_at', 'is', null)
    .execute();
  if (found.length !== 1 || found[0]?.id !== userId || found[0].email !== from) return undefined;
  const { email } = to;
  return { to: { name: '', address: email }, ...changeEmail(email, token, sending) };
};
