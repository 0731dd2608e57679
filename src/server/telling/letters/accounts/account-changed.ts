import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { pageUrl, render, tokenUrl, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import type { SetAside } from '#contract/users.ts';
import { wordsIn } from '#words/languages.ts';

type Words = ReturnType<typeof wordsIn>;

/** What opens the account has changed. With two-step sign-in on, a new password alone would not let its owner in: they get a `token`. */
export type AccountChange =
  | { what: 'two-step-on'; token: string }
  | { what: 'two-step-off' | 'recovery-codes' | 'payment-details' | 'payment-details-added' | 'payee-name' }
  /** By a link of an email, with what was set aside; 'taken-back' tells of that alone. */
  | { what: 'password'; setAside?: CountedSetAside }
  | { what: 'taken-back'; setAside: CountedSetAside };

/** What was set aside, without a word of what was typed. */
export type CountedSetAside = Omit<SetAside, 'payeeNames' | 'repeating'> & {
  payeeNames: number;
  repeating: number;
};

/** What the letter says of it; nothing where nothing was set aside. */
function linesOf(set: CountedSetAside | undefined, { setAside: words }: Words): string[] {
  if (!set) return [];
  const lines = [
    set.paymentDetails && words.paymentDetails,
    set.payeeNames > 0 && words.payeeNames(set.payeeNames),
    set.repeating > 0 && words.repeating(set.repeating),
    set.mail && words.mail,
    set.home && words.home,
  ].filter((line) => line !== false);
  return lines.length === 0 ? [] : [words.text, ...lines];
}

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
    const url = tokenUrl(setting.publicUrl, '/keep-email', change.token);
    return render({ icon: '🔑', url, ...twoStepSwitchedOn(email) }, setting);
  }
  const url = pageUrl(setting.publicUrl, '/forgot-password');
  const said = words[change.what](email);
  const set = 'setAside' in change ? change.setAside : undefined;
  const text = [...said.text, ...linesOf(set, wordsIn(setting.language))];
  return render({ icon: '🔑', url, ...said, text }, setting);
}

/** What has happened stays true. */
export const readAccountChanged: ReadLetter<AccountChanged> = async (_db, letter, sending) => {
  const { email } = letter.to;
  return { to: { name: '', address: email }, ...accountChanged(email, letter.change, sending) };
};
