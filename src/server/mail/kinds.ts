import type { MailGroup } from '#domain/mail-groups.ts';
import { readAccountChanged, type AccountChanged } from '#server/mail/account-changed.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { CHANGE_EMAIL_LINK_SECONDS, readChangeEmail, type ChangeEmail } from '#server/mail/change-email.ts';
import {
  CONFIRM_LINK_SECONDS,
  readConfirmAddress,
  type ConfirmAddress,
} from '#server/mail/confirm-address.ts';
import { KEEP_EMAIL_LINK_SECONDS, readEmailChanged, type EmailChanged } from '#server/mail/email-changed.ts';
import { readHomeDeleted, type HomeDeleted } from '#server/mail/home-deleted.ts';
import { readJoinedHome, type JoinedHome } from '#server/mail/joined-home.ts';
import { readPaymentConfirmed, type PaymentConfirmed } from '#server/mail/payment-confirmed.ts';
import { readPaymentLetGo, type PaymentLetGo } from '#server/mail/payment-let-go.ts';
import { readPaymentPaid, type PaymentPaid } from '#server/mail/payment-paid.ts';
import { readPaymentReminder, type PaymentReminder } from '#server/mail/payment-reminder.ts';
import { readPaymentReopened, type PaymentReopened } from '#server/mail/payment-reopened.ts';
import { readPaymentRequested, type PaymentRequested } from '#server/mail/payment-requested.ts';
import { readPaymentReview, type PaymentReview } from '#server/mail/payment-review.ts';
import { readPaymentReviewEnded, type PaymentReviewEnded } from '#server/mail/payment-review-ended.ts';
import { readRemovedFromHome, type RemovedFromHome } from '#server/mail/removed-from-home.ts';
import { readResetPassword, RESET_LINK_SECONDS, type ResetPassword } from '#server/mail/reset-password.ts';
import { readSentEmail, type SentEmail } from '#server/mail/sent-email.ts';
import { readSwapAccepted, type SwapAccepted } from '#server/mail/swap-accepted.ts';
import { readSwapDeclined, type SwapDeclined } from '#server/mail/swap-declined.ts';
import { readSwapRequested, type SwapRequested } from '#server/mail/swap-requested.ts';

/** Every letter, as it waits in the queue: its kind and facts, never its text (but for what a housemate wrote). */
export type QueuedLetter =
  | ConfirmAddress
  | ResetPassword
  | ChangeEmail
  | EmailChanged
  | AccountChanged
  | JoinedHome
  | RemovedFromHome
  | HomeDeleted
  | SwapRequested
  | SwapAccepted
  | SwapDeclined
  | PaymentRequested
  | PaymentReminder
  | PaymentReopened
  | PaymentConfirmed
  | PaymentPaid
  | PaymentLetGo
  | PaymentReview
  | PaymentReviewEnded
  | SentEmail;

type Kinds = {
  [L in QueuedLetter as L['kind']]: {
    read: ReadLetter<L>;
    /** After that its link is dead, and a letter that waited so long is not sent any more. */
    linkSeconds: number;
    /** Whoever does not want the group does not get it; null: it concerns the account or the person themselves, and always goes out. */
    group: MailGroup | null;
  };
};

export const kinds: Kinds = {
  'confirm-address': { read: readConfirmAddress, linkSeconds: CONFIRM_LINK_SECONDS, group: null },
  'reset-password': { read: readResetPassword, linkSeconds: RESET_LINK_SECONDS, group: null },
  'change-email': { read: readChangeEmail, linkSeconds: CHANGE_EMAIL_LINK_SECONDS, group: null },
  'email-changed': { read: readEmailChanged, linkSeconds: KEEP_EMAIL_LINK_SECONDS, group: null },
  'account-changed': { read: readAccountChanged, linkSeconds: KEEP_EMAIL_LINK_SECONDS, group: null },
  'joined-home': { read: readJoinedHome, linkSeconds: Infinity, group: 'home' },
  'removed-from-home': { read: readRemovedFromHome, linkSeconds: Infinity, group: null },
  'home-deleted': { read: readHomeDeleted, linkSeconds: Infinity, group: null },
  'swap-requested': { read: readSwapRequested, linkSeconds: Infinity, group: 'swaps' },
  'swap-accepted': { read: readSwapAccepted, linkSeconds: Infinity, group: 'swaps' },
  'sent-email': { read: readSentEmail, linkSeconds: Infinity, group: 'housemates' },
  'swap-declined': { read: readSwapDeclined, linkSeconds: Infinity, group: 'swaps' },
  'payment-requested': { read: readPaymentRequested, linkSeconds: Infinity, group: 'payments' },
  'payment-reminder': { read: readPaymentReminder, linkSeconds: Infinity, group: 'reminders' },
  'payment-reopened': { read: readPaymentReopened, linkSeconds: Infinity, group: 'payments' },
  'payment-confirmed': { read: readPaymentConfirmed, linkSeconds: Infinity, group: 'payments' },
  'payment-paid': { read: readPaymentPaid, linkSeconds: Infinity, group: 'payments' },
  'payment-let-go': { read: readPaymentLetGo, linkSeconds: Infinity, group: 'payments' },
  'payment-review': { read: readPaymentReview, linkSeconds: Infinity, group: 'payments' },
  'payment-review-ended': { read: readPaymentReviewEnded, linkSeconds: Infinity, group: 'payments' },
};
