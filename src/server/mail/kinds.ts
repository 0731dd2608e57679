import type { MailGroup } from '#domain/mail-groups.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import {
  CONFIRM_LINK_SECONDS,
  readConfirmAddress,
  type ConfirmAddress,
} from '#server/mail/confirm-address.ts';
import { readJoinedHome, type JoinedHome } from '#server/mail/joined-home.ts';
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
  | JoinedHome
  | RemovedFromHome
  | SwapRequested
  | SwapAccepted
  | SwapDeclined
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
  'joined-home': { read: readJoinedHome, linkSeconds: Infinity, group: 'home' },
  'removed-from-home': { read: readRemovedFromHome, linkSeconds: Infinity, group: null },
  'swap-requested': { read: readSwapRequested, linkSeconds: Infinity, group: 'swaps' },
  'swap-accepted': { read: readSwapAccepted, linkSeconds: Infinity, group: 'swaps' },
  'sent-email': { read: readSentEmail, linkSeconds: Infinity, group: null },
  'swap-declined': { read: readSwapDeclined, linkSeconds: Infinity, group: 'swaps' },
};
