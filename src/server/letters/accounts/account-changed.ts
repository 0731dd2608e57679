import type { ReadLetter } from '#server/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Setting } from '#server/mail/letter.ts';
import { wordsIn } from '#words/languages.ts';

/** What opens the account has changed. With two-step sign-in on, a new password alone would not let its owner in: they get a `token`. */
export type AccountChange =
  | { what: 'two-step-on'; token: string }
  | { what: 'two-step-off' | 'recovery-codes' | 'password' | 'payment-details' | 'payee-name' };

/** To the address that the account had then: whoever changes that next does not get the letter. */
export type AccountChanged = {
  kind: 'account-changed';
  userId: string;
  to: { email: string; confirmed: boolean };
  change: AccountChange;
};

function accountChanged(email: string, change: AccountChange, setting: Setting): Rendered {
  const { accountChanged: words, twoStepSwitchedOn } = wordsIn(setting.language).letters;
  if (change.what === 'two-step-on') {
    const url = pageUrl(setting.publicUrl, '/keep-email', { token: change.token });
    return render({ icon: '🔑', url, ...twoStepSwitchedOn(email) }, setting);
  }
  const url = pageUrl(setting.publicUrl, '/forgot-password');
  return render({ icon: '🔑', url, ...words[change.what](email) }, setting);
}

/** What has happened stays true. */
export const readAccountChanged: ReadLetter<AccountChanged> = async (_db, letter, sending) => {
  const { email } = letter.to;
  return { to: { name: '', address: email }, ...accountChanged(email, letter.change, sending) };
};
