import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { KEEP_FAILED, HOUR, LOST_AFTER, MINUTE } from '#server/platform/queue/queues.ts';
import type { Channel } from '#server/telling/channels/channel.ts';
import { deliverLetter, type DeliveryDeps } from '#server/telling/letters/delivering.ts';
import { MAIL_WORKERS } from '#server/telling/mail/sending.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';

/** Each kind has its own facts. A kind that this version does not know waits for a newer server (delivering.ts). */
const Letter = z.looseObject({ kind: z.string(), userId: Id });

/** Sends emails to the account's address. */
export const emailChannel: Channel<'mail', DeliveryDeps> = {
  job: 'mail',
  schema: Letter as unknown as z.ZodType<QueuedLetter>,
  /**
   * Retries for 24 hours. The pause before retry n (from 0) is between 5 × 2ⁿ seconds and twice that, at most an hour. Retries 0 to 9 wait
   * 5 × (2¹⁰ − 1) = 5115 s at least; the other 23 an hour each: 87,915 s = 24 h 25 min. At most it is 25 h 25 min.
   */
  retries: {
    notify: true,
    retryLimit: 33,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 2 * MINUTE,
    ...LOST_AFTER,
    ...KEEP_FAILED,
  },
  workers: MAIL_WORKERS,
  jobsOf: (_, notices) => Promise.resolve(notices.flatMap(({ email }) => email ?? [])),
  deliver: deliverLetter,
};
