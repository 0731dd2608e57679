import type { SetAside } from '#contract/users.ts';
import { CONFIRM_LINK_SECONDS } from '#domain/users.ts';
import { readRecipient, type Email } from '#server/telling/mail/addressed.ts';
import { RESET, spendingOfAccount, type Spending } from '#server/telling/mail/letter-budgets.ts';
import { pageUrl, render, tokenUrl } from '#server/telling/mail/letter.ts';
import { nameForLetter } from '#server/telling/mail/names.ts';
import { wordsIn, type Words } from '#words/languages.ts';

/** The email goes to the address in its job, whatever the account's address is when it leaves. */
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
/** Goes to the address that `userId` wants to have instead of `from`. It may be a stranger's. */
type ChangeEmail = { kind: 'change-email'; from: string; token: string } & ToAddress & {
    to: { confirmed: false };
  };

/** How long the owner of the old address can take the account back. */
export const KEEP_EMAIL_LINK_SECONDS = 7 * 24 * 60 * 60;
/** Goes to the old address of `userId`; `token` takes the account back, if the address was confirmed. */
type EmailChanged = { kind: 'email-changed'; token: string | undefined } & ToAddress;

/** A change of what opens the account. With two-step sign-in on, the owner needs more than a new password: the email has a `token`. */
export type AccountChange =
  | { what: 'two-step-on'; token: string }
  | { what: 'two-step-off' | 'recovery-codes' | 'payment-details' | 'payment-details-added' | 'payee-name' }
  /** Set by the link of an email, with what was set aside; 'taken-back' has only that. */
  | { what: 'password'; setAside?: CountedSetAside }
  | { what: 'taken-back'; setAside: CountedSetAside };
/** Counts of what was set aside, without any text that was typed. */
export type CountedSetAside = Omit<SetAside, 'payeeNames' | 'repeating'> & {
  payeeNames: number;
  repeating: number;
};
/** Goes to the address that the account had at the change, so that a thief who changes the address next does not get it. */
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
    const content = wordsIn(sending.language).letters.confirmAddress(nameForLetter(name), address);
    const url = tokenUrl(sending.publicUrl, '/confirm-address', token);
    return { to: { name: '', address }, ...render({ icon: '✉️', url, ...content }, sending) };
  },
};

const resetPassword: Email<ResetPassword> = {
  linkSeconds: RESET_LINK_SECONDS,
  // Requests by strangers cannot use up the budget of an owner who took the account back.
  spends: ({ userId, takenBack }) => (takenBack ? ofWarning(userId, 'reset') : RESET),
  async read(db, { userId, token }, sending) {
    const recipient = await readRecipient(db, userId);
    if (!recipient) return undefined;
    const content = wordsIn(sending.language).letters.resetPassword(recipient.to.address);
    const url = tokenUrl(sending.publicUrl, '/reset-password', token);
    return { to: recipient.to, ...render({ icon: '🔑', url, ...content }, sending) };
  },
};

const changeEmail: Email<ChangeEmail> = {
  linkSeconds: CHANGE_EMAIL_LINK_SECONDS,
  spends: ({ userId }) => spendingOfAccount('addressChange', userId),
  /**
   * Never goes to an address with an account, and the person who asked must not learn that. Says nothing about them, since it may reach a
   * stranger.
   */
  async read(db, letter, sending) {
    const { userId, from, to, token } = letter;
    const found = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where((where) => where.or([where('id', '=', userId), where('email', '=', to.email)]))
      .where('deleted_at', 'is', null)
      .execute();
    if (found.length !== 1 || found[0]?.id !== userId || found[0].email !== from) return undefined;
    const content = wordsIn(sending.language).letters.changeEmail(to.email);
    const url = tokenUrl(sending.publicUrl, '/change-email', token);
    return { ...toAddress(letter), ...render({ icon: '✉️', url, ...content }, sending) };
  },
};

const emailChanged: Email<EmailChanged> = {
  linkSeconds: KEEP_EMAIL_LINK_SECONDS,
  spends: ({ userId }) => ofWarning(userId, 'email'),
  /** Leaves the new address out, since others may read the old mailbox. */
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

function accountChangeContent({ to: { email }, change }: AccountChanged, publicUrl: string, words: Words) {
  const { accountChanged: contents, twoStepSwitchedOn } = words.letters;
  if (change.what === 'two-step-on')
    return { url: tokenUrl(publicUrl, '/keep-email', change.token), ...twoStepSwitchedOn(email) };
  const about = contents[change.what](email);
  const set = 'setAside' in change ? change.setAside : undefined;
  const text = [...about.text, ...setAsideLines(set, words)];
  return { url: pageUrl(publicUrl, '/forgot-password'), ...about, text };
}

const accountChanged: Email<AccountChanged> = {
  linkSeconds: KEEP_EMAIL_LINK_SECONDS,
  spends: ({ userId, change }) => ofWarning(userId, change.what),
  read(_db, letter, sending) {
    const content = accountChangeContent(letter, sending.publicUrl, wordsIn(sending.language));
    return Promise.resolve({ ...toAddress(letter), ...render({ icon: '🔑', ...content }, sending) });
  },
};

export const accountEmails = {
  'confirm-address': confirmAddress,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'account-changed': accountChanged,
};
