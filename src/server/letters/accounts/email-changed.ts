import type { ReadLetter } from '#server/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Stop } from '#server/mail/letter.ts';
import { emailChanged as words, emailMoved as wordsOfUnconfirmed } from '#words/letters.ts';

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
function emailChanged(facts: {
  publicUrl: string;
  stops: readonly Stop[];
  email: string;
  token: string | undefined;
}): Rendered {
  const { publicUrl, stops, email, token } = facts;
  if (token === undefined)
    return render(
      { icon: '✉️', url: pageUrl(publicUrl, '/'), stops, ...wordsOfUnconfirmed(email) },
      publicUrl,
    );
  const url = pageUrl(publicUrl, '/keep-email', { token });
  return render({ icon: '🔑', url, stops, ...words(email) }, publicUrl);
}

/** What has happened stays true, also where the account is gone. */
export const readEmailChanged: ReadLetter<EmailChanged> = async (_db, letter, publicUrl, stops) => {
  const { email } = letter.to;
  return {
    to: { name: '', address: email },
    ...emailChanged({ publicUrl, stops, email, token: letter.token }),
  };
};
