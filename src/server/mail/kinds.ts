import type { ReadLetter } from '#server/mail/addressed.ts';
import {
  CONFIRM_LINK_SECONDS,
  readConfirmAddress,
  type ConfirmAddress,
} from '#server/mail/confirm-address.ts';
import { readJoinedHome, type JoinedHome } from '#server/mail/joined-home.ts';
import { readResetPassword, RESET_LINK_SECONDS, type ResetPassword } from '#server/mail/reset-password.ts';

/** Every letter, as it waits in the queue: its kind and facts, never its text. */
export type QueuedLetter = ConfirmAddress | ResetPassword | JoinedHome;

type Kinds = {
  [L in QueuedLetter as L['kind']]: {
    read: ReadLetter<L>;
    /** After that its link is dead, and a letter that waited so long is not sent any more. */
    linkSeconds: number;
  };
};

export const kinds: Kinds = {
  'confirm-address': { read: readConfirmAddress, linkSeconds: CONFIRM_LINK_SECONDS },
  'reset-password': { read: readResetPassword, linkSeconds: RESET_LINK_SECONDS },
  'joined-home': { read: readJoinedHome, linkSeconds: Infinity },
};
