import type { SetAside } from '#contract/users.ts';
import { CONFIRM_LINK_SECONDS } from '#domain/users.ts';
import { readRecipient, type Email } from '#server/telling/mail/addressed.ts';
import { RESET, spendingOfAccount, type Spending } from '#server/telling/mail/letter-budgets.ts';
import { pageUrl, render, tokenUrl } from '#server/telling/mail/letter.ts';
import { nameForLetter } from '#server/telling/mail/names.ts';
import { wordsIn, type Words } from '#words/languages.ts';

/** An address that is named in the email's own job: it goes there, whatever the account has now. */
type ToAddress = { userId: string; to: { email: string; confirmed: boolean } };
const toAddress = ({ to }: ToAddress) => ({ to: { name: '', address: to.email } });

const ofWarning = (userId: string, what: string): Spending => ({
  purpose: 'warning',
  about: [`${userId} ${what}`],
});

type ConfirmAddress = { kind: 'confirm-address'; userId: string; token: string };

/** How long its link works (docs/product/accounts.md 'The link for a new password'). */
export const RESET_LINK_SECONDS = 60 * 60;
/** `takenBack`: the owner took the account back, and has no password now. */
type ResetPassword = { kind: 'reset-password'; userId: string; token: string; takenBack?: true };

export const CHANGE_EMAIL_LINK_SECONDS = 24 * 60 * 60;
/** To an address that `userId` wants to have in place of `from`; it need not be theirs. */
type ChangeEmail = { kind: 'change-email'; from: string; token: string } & ToAddress & {
    to: { confirmed: false };
  };

/** How long the person who had the address before may take it back. */
export const KEEP_EMAIL_LINK_SECONDS = 7 * 24 * 60 * 60;
/** To the address that `userId` had before; `token` takes it back, if it was confirmed. */
type EmailChanged = { kind: 'email-changed'; token: string | undefined } & ToAddress;

/** What opens the account has changed. With two-step sign-in on, a new password alone would not let its owner in: they get a `token`. */
export type AccountChange =
  | { what: 'two-step-on'; token: string }
  | { what: 'two-step-off' | 'recovery-codes' | 'payment-details' | 'payment-details-added' | 'payee-name' }
  /** By a link of an email, with what was set aside; 'taken-back' is about that alone. */
  | { what: 'password'; setAside?: CountedSetAside }
  | { what: 'taken-back'; setAside: CountedSetAside };
/** What was set aside, without a word of what was typed. */
export type CountedSetAside = Omit<SetAside, 'payeeNames' | 'repeating'> & {
  payeeNames: number;
  repeating: number;
};
/** To the address that the account had then: a person who changes that next does not get the email. */
type AccountChanged = { kind: 'account-changed'; change: AccountChange } & ToAddress;

function setAsideLines(set: CountedSetAside | undefined, { setAside: words }: Words): string[] {
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

const confirmAddress: Email<ConfirmAddress> = {
  linkSeconds: CONFIRM_LINK_SECONDS,
  spends: ({ userId }) => spendingOfAccount('confirmation', userId),
  async read(db, { userId, token }, sending) {
    const recipient = await readRecipient(db, userId);
    if (!recipient || recipient.isConfirmed) return undefined;
    const { name, address } = recipient.to;
    const said = wordsIn(sending.language).letters.confirmAddress(nameForLetter(name), address);
    const url = tokenUrl(sending.publicUrl, '/confirm-address', token);
    return { to: { name: '', address }, ...render({ icon: '✉️', url, ...said }, sending) };
  },
};

const resetPassword: Email<ResetPassword> = {
  linkSeconds: RESET_LINK_SECONDS,
  // What strangers ask for is not in the way of an owner who took the account back.
  spends: ({ userId, takenBack }) => (takenBack ? ofWarning(userId, 'reset') : RESET),
  async read(db, { userId, token }, sending) {
    const recipient = await readRecipient(db, userId);
    if (!recipient) return undefined;
    const said = wordsIn(sending.language).letters.resetPassword(recipient.to.address);
    const url = tokenUrl(sending.publicUrl, '/reset-password', token);
    return { to: recipient.to, ...render({ icon: '🔑', url, ...said }, sending) };
  },
};

const changeEmail: Email<ChangeEmail> = {
  linkSeconds: CHANGE_EMAIL_LINK_SECONDS,
  spends: ({ userId }) => spendingOfAccount('addressChange', userId),
  /** Never to an address that has an account, which the person who asked must not learn. It says nothing of them: it may reach a stranger. */
  async read(db, letter, sending) {
    const { userId, from, to, token } = letter;
    const found = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where((where) => where.or([where('id', '=', userId), where('email', '=', to.email)]))
      .where('deleted_at', 'is', null)
      .execute();
    if (found.length !== 1 || found[0]?.id !== userId || found[0].email !== from) return undefined;
    const said = wordsIn(sending.language).letters.changeEmail(to.email);
    const url = tokenUrl(sending.publicUrl, '/change-email', token);
    return { ...toAddress(letter), ...render({ icon: '✉️', url, ...said }, sending) };
  },
};

const emailChanged: Email<EmailChanged> = {
  linkSeconds: KEEP_EMAIL_LINK_SECONDS,
  spends: ({ userId }) => ofWarning(userId, 'email'),
  /** The new address is not in it: others may read the old mailbox. */
  read(_db, letter, sending) {
    const { to, token } = letter;
    const { emailChanged: words, emailMoved } = wordsIn(sending.language).letters;
    const written =
      token === undefined
        ? { icon: '✉️', url: pageUrl(sending.publicUrl, '/'), ...emailMoved(to.email) }
        : { icon: '🔑', url: tokenUrl(sending.publicUrl, '/keep-email', token), ...words(to.email) };
    return Promise.resolve({ ...toAddress(letter), ...render(written, sending) });
  },
};

function accountChangeSaid({ to: { email }, change }: AccountChanged, publicUrl: string, words: Words) {
  const { accountChanged: said, twoStepSwitchedOn } = words.letters;
  if (change.what === 'two-step-on')
    return { url: tokenUrl(publicUrl, '/keep-email', change.token), ...twoStepSwitchedOn(email) };
  const about = said[change.what](email);
  const set = 'setAside' in change ? change.setAside : undefined;
  const text = [...about.text, ...setAsideLines(set, words)];
  return { url: pageUrl(publicUrl, '/forgot-password'), ...about, text };
}

const accountChanged: Email<AccountChanged> = {
  linkSeconds: KEEP_EMAIL_LINK_SECONDS,
  spends: ({ userId, change }) => ofWarning(userId, change.what),
  read(_db, letter, sending) {
    const said = accountChangeSaid(letter, sending.publicUrl, wordsIn(sending.language));
    return Promise.resolve({ ...toAddress(letter), ...render({ icon: '🔑', ...said }, sending) });
  },
};

export const accountEmails = {
  'confirm-address': confirmAddress,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'account-changed': accountChanged,
};
