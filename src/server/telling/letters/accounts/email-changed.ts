import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { pageUrl, render, tokenUrl, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import { wordsIn } from '#words/languages.ts';

/** To the address that `userId` had before; `token` is what takes it back, where it was confirmed. */
export type EmailChanged = {
  kind: 'email-changed';
  userId: string;
  to: { email: string; confirmed: boolean };
  token: string | undefined;
};

/** How long whoever had the address may take it back. */
export const KEEP_EMAIL_LINK_SECONDS = 7 * 24 * 60 * 60;

/** The new address does not stand in it: others may read the old mailbox. */
function emailChanged(email: string, token: string | undefined, setting: Setting): Rendered {
  const { emailChanged: words, emailMoved } = wordsIn(setting.language).letters;
  const { publicUrl } = setting;
  if (token === undefined)
    return render({ icon: '✉️', url: pageUrl(publicUrl, '/'), ...emailMoved(email) }, setting);
  const url = tokenUrl(publicUrl, '/keep-email', token);
  return render({ icon: '🔑', url, ...words(email) }, setting);
}

/** What has happened stays true, also where the account is gone. */
export const readEmailChanged: ReadLetter<EmailChanged> = async (_db, letter, sending) => {
  const { email } = letter.to;
  return { to: { name: '', address: email }, ...emailChanged(email, letter.token, sending) };
};
