import { accountEmails } from '#server/telling/letters/accounts.ts';
import { homeEmails } from '#server/telling/letters/homes.ts';
import { morningReminder } from '#server/telling/letters/morning-reminder.ts';
import { openShareEmails } from '#server/telling/letters/open-shares.ts';
import { paymentReminder } from '#server/telling/letters/reminder.ts';
import { sentEmail } from '#server/telling/letters/sent-email.ts';
import { settledShareEmails } from '#server/telling/letters/settled-shares.ts';
import { settlingUp } from '#server/telling/letters/settling-up.ts';
import { swapEmails } from '#server/telling/letters/swaps.ts';
import type { Email } from '#server/telling/mail/addressed.ts';

/** Every kind of email. */
export const EMAILS = {
  ...accountEmails,
  ...homeEmails,
  ...swapEmails,
  ...openShareEmails,
  ...settledShareEmails,
  'payment-reminder': paymentReminder,
  'settling-up': settlingUp,
  'sent-email': sentEmail,
  'morning-reminder': morningReminder,
};

type LetterOf<E> = E extends Email<infer L> ? L : never;
/** An email as it waits in the queue: kind and facts, without text, except for what a housemate wrote. */
export type QueuedLetter = LetterOf<(typeof EMAILS)[keyof typeof EMAILS]> & {
  /** Its budget was checked when it was queued, and is not checked again. */
  counted?: true;
};

/** Returns the record of an email: TypeScript cannot follow the pairing of each kind with its own facts through the union. */
export function emailOf({ kind }: QueuedLetter) {
  // A newer version queued it. A retry reaches one of its servers.
  if (!Object.hasOwn(EMAILS, kind)) throw new Error(`this version knows no email ${kind}`);
  return EMAILS[kind] as unknown as Email<QueuedLetter>;
}

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
