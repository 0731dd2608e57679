import type { Kysely } from 'kysely';
import type { StoppedMail } from '#domain/mail-groups.ts';
import { CONFIRM_LINK_SECONDS } from '#domain/users.ts';
import { readAccountChanged, type AccountChanged } from '#server/telling/letters/accounts/account-changed.ts';
import type { DB } from '#server/platform/db/types.ts';
import { takeBackPromise, takeBackReminder } from '#server/telling/letters/payments/dropped.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import {
  RESET,
  spendingOfAccount,
  spendingOfWriter,
  type Spending,
} from '#server/telling/mail/letter-budgets.ts';
import {
  CHANGE_EMAIL_LINK_SECONDS,
  readChangeEmail,
  type ChangeEmail,
} from '#server/telling/letters/accounts/change-email.ts';
import { readConfirmAddress, type ConfirmAddress } from '#server/telling/letters/accounts/confirm-address.ts';
import {
  KEEP_EMAIL_LINK_SECONDS,
  readEmailChanged,
  type EmailChanged,
} from '#server/telling/letters/accounts/email-changed.ts';
import { readHomeDeleted, type HomeDeleted } from '#server/telling/letters/homes/home-deleted.ts';
import { readJoinedHome, type JoinedHome } from '#server/telling/letters/homes/joined.ts';
import { readMorningReminder, type MorningReminder } from '#server/telling/letters/homes/morning-reminder.ts';
import { readPaymentChanged, type PaymentChanged } from '#server/telling/letters/payments/changed.ts';
import { readPaymentConfirmed, type PaymentConfirmed } from '#server/telling/letters/payments/confirmed.ts';
import { readPaymentLetGo, type PaymentLetGo } from '#server/telling/letters/payments/let-go.ts';
import { readPaymentPaid, type PaymentPaid } from '#server/telling/letters/payments/paid.ts';
import { readPaymentReminder, type PaymentReminder } from '#server/telling/letters/payments/reminder.ts';
import { readPaymentReopened, type PaymentReopened } from '#server/telling/letters/payments/reopened.ts';
import { readPaymentRequested, type PaymentRequested } from '#server/telling/letters/payments/requested.ts';
import { readPaymentReview, type PaymentReview } from '#server/telling/letters/payments/review.ts';
import {
  readPaymentReviewEnded,
  type PaymentReviewEnded,
} from '#server/telling/letters/payments/review-ended.ts';
import { readPaymentTakenOut, type PaymentTakenOut } from '#server/telling/letters/payments/taken-out.ts';
import { readRemovedFromHome, type RemovedFromHome } from '#server/telling/letters/homes/removed.ts';
import {
  readResetPassword,
  RESET_LINK_SECONDS,
  type ResetPassword,
} from '#server/telling/letters/accounts/reset-password.ts';
import { readSettlingUp, type SettlingUp } from '#server/telling/letters/payments/settling-up.ts';
import { readSentEmail, type SentEmail } from '#server/telling/letters/homes/sent-email.ts';
import { readSwapAccepted, type SwapAccepted } from '#server/telling/letters/swaps/accepted.ts';
import { readSwapDeclined, type SwapDeclined } from '#server/telling/letters/swaps/declined.ts';
import { readSwapRequested, type SwapRequested } from '#server/telling/letters/swaps/requested.ts';

/** Every letter, as it waits in the queue: its kind and facts, never its text (but for what a housemate wrote). */
export type QueuedLetter = (
  | ConfirmAddress
  | ResetPassword
  | ChangeEmail
  | EmailChanged
  | AccountChanged
  | SettlingUp
  | JoinedHome
  | RemovedFromHome
  | HomeDeleted
  | SwapRequested
  | SwapAccepted
  | SwapDeclined
  | PaymentRequested
  | PaymentChanged
  | PaymentTakenOut
  | PaymentReminder
  | PaymentReopened
  | PaymentConfirmed
  | PaymentPaid
  | PaymentLetGo
  | PaymentReview
  | PaymentReviewEnded
  | SentEmail
  | MorningReminder
) & {
  /** Its budget was asked when it was promised, and is not asked again when it leaves. */
  counted?: true;
};

declare module '#server/platform/queue/queues.ts' {
  interface Jobs {
    mail: QueuedLetter;
  }
}

declare module '#server/telling/channels/channel.ts' {
  interface Notice {
    email?: QueuedLetter;
  }
}

type Kinds = {
  [L in QueuedLetter as L['kind']]: {
    read: ReadLetter<L>;
    /** After that its link is dead, and a letter that waited so long is not sent any more. */
    linkSeconds: number;
    /** Whoever does not want the group does not get it; null: it concerns the account or the person themselves, and always goes out. */
    group: StoppedMail | null;
    /** Whose budget it uses. */
    spends: (letter: L) => Spending;
    /** What its promise had written, taken back if the budget has no room and it is dropped. */
    dropped?: (db: Kysely<DB>, letter: L) => Promise<void>;
  };
};

const ofHome = ({ homeId }: { homeId: string }): Spending => ({ purpose: 'home', about: [homeId] });
/** Letters that were queued by an older version name a deleted home by its name alone. */
const ofParting = (letter: HomeDeleted | RemovedFromHome): Spending => ({
  purpose: 'parting',
  about: [letter.homeId ?? letter.homeName],
});
/** If one home has used up its budget, another one of the letter pays. */
const ofHomes = ({ homeId, others = [] }: PaymentReminder): Spending => ({
  purpose: 'home',
  about: [homeId, ...others.map((other) => other.homeId)],
});

const ofWarning = (userId: string, what: string): Spending => ({
  purpose: 'warning',
  about: [`${userId} ${what}`],
});
/** What strangers ask for does not stand in the way of an owner who took the account back. */
const ofReset = ({ userId, takenBack }: ResetPassword): Spending =>
  takenBack ? ofWarning(userId, 'reset') : RESET;

export const kinds: Kinds = {
  'confirm-address': {
    read: readConfirmAddress,
    linkSeconds: CONFIRM_LINK_SECONDS,
    group: null,
    spends: ({ userId }) => spendingOfAccount('confirmation', userId),
  },
  'reset-password': {
    read: readResetPassword,
    linkSeconds: RESET_LINK_SECONDS,
    group: null,
    spends: ofReset,
  },
  'change-email': {
    read: readChangeEmail,
    linkSeconds: CHANGE_EMAIL_LINK_SECONDS,
    group: null,
    spends: ({ userId }) => spendingOfAccount('addressChange', userId),
  },
  'email-changed': {
    read: readEmailChanged,
    linkSeconds: KEEP_EMAIL_LINK_SECONDS,
    group: null,
    spends: ({ userId }) => ofWarning(userId, 'email'),
  },
  'account-changed': {
    read: readAccountChanged,
    linkSeconds: KEEP_EMAIL_LINK_SECONDS,
    group: null,
    spends: ({ userId, change }) => ofWarning(userId, change.what),
  },
  'joined-home': { read: readJoinedHome, linkSeconds: Infinity, group: 'home', spends: ofHome },
  'removed-from-home': { read: readRemovedFromHome, linkSeconds: Infinity, group: null, spends: ofParting },
  'home-deleted': { read: readHomeDeleted, linkSeconds: Infinity, group: null, spends: ofParting },
  'swap-requested': { read: readSwapRequested, linkSeconds: Infinity, group: 'swaps', spends: ofHome },
  'swap-accepted': { read: readSwapAccepted, linkSeconds: Infinity, group: 'swaps', spends: ofHome },
  'sent-email': {
    read: readSentEmail,
    linkSeconds: Infinity,
    group: 'housemates',
    spends: ({ senderId }) => spendingOfWriter(senderId),
  },
  'morning-reminder': {
    read: readMorningReminder,
    linkSeconds: Infinity,
    group: 'morning',
    spends: ({ userId }) => ({ purpose: 'morning', about: [userId] }),
  },
  'swap-declined': { read: readSwapDeclined, linkSeconds: Infinity, group: 'swaps', spends: ofHome },
  'payment-requested': {
    read: readPaymentRequested,
    linkSeconds: Infinity,
    group: 'payments',
    spends: ofHome,
    dropped: takeBackPromise,
  },
  'payment-changed': {
    read: readPaymentChanged,
    linkSeconds: Infinity,
    group: 'payments',
    spends: ofHome,
    dropped: takeBackPromise,
  },
  'payment-taken-out': {
    read: readPaymentTakenOut,
    linkSeconds: Infinity,
    group: 'payments',
    spends: ofHome,
  },
  'payment-reminder': {
    read: readPaymentReminder,
    linkSeconds: Infinity,
    group: 'reminders',
    spends: ofHomes,
    dropped: takeBackReminder,
  },
  'payment-reopened': {
    read: readPaymentReopened,
    linkSeconds: Infinity,
    group: 'payments',
    spends: ofHome,
    dropped: takeBackPromise,
  },
  'payment-confirmed': {
    read: readPaymentConfirmed,
    linkSeconds: Infinity,
    group: 'payments',
    spends: ofHome,
  },
  'payment-paid': { read: readPaymentPaid, linkSeconds: Infinity, group: 'payments', spends: ofHome },
  'payment-let-go': { read: readPaymentLetGo, linkSeconds: Infinity, group: 'payments', spends: ofHome },
  'payment-review': { read: readPaymentReview, linkSeconds: Infinity, group: 'payments', spends: ofHome },
  'settling-up': { read: readSettlingUp, linkSeconds: Infinity, group: 'payments', spends: ofHome },
  'payment-review-ended': {
    read: readPaymentReviewEnded,
    linkSeconds: Infinity,
    group: 'payments',
    spends: ofHome,
  },
};
