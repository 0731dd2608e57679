import type { ReadLetter } from '#server/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Stop } from '#server/mail/letter.ts';
import { accountChanged as words, twoStepSwitchedOn } from '#words/letters.ts';

/** What opens the account has changed. With two-step sign-in on, a new password alone would not let its owner in: they get a `token`. */
export type AccountChange =
  | { what: 'two-step-on'; token: string }
  | { what: 'two-step-off' | 'recovery-codes' | 'password' };

/** To the address that the account had then: whoever changes that next does not get the letter. */
export type AccountChanged = {
  kind: 'account-changed';
  userId: string;
  to: { email: string; confirmed: true };
  change: AccountChange;
};

function accountChanged(facts: {
  publicUrl: string;
  stops: readonly Stop[];
  email: string;
  change: AccountChange;
}): Rendered {
  const { publicUrl, stops, email, change } = facts;
  if (change.what === 'two-step-on') {
    const url = pageUrl(publicUrl, '/keep-email', { token: change.token });
    return render({ icon: '🔑', url, stops, ...twoStepSwitchedOn(email) }, publicUrl);
  }
  const url = pageUrl(publicUrl, '/forgot-password');
  return render({ icon: '🔑', url, stops, ...words[change.what](email) }, publicUrl);
}

/** What has happened stays true. */
export const readAccountChanged: ReadLetter<AccountChanged> = async (_db, letter, publicUrl, stops) => {
  const { email } = letter.to;
  return {
    to: { name: '', address: email },
    ...accountChanged({ publicUrl, stops, email, change: letter.change }),
  };
};
