import type { Channel } from '#server/telling/channels/channel.ts';
import { deliverLetter, type DeliveryDeps } from '#server/telling/letters/delivering.ts';

/** Email, to the address of the account. */
export const emailChannel: Channel<'mail', DeliveryDeps> = {
  job: 'mail',
  jobsOf: (_, notices) => Promise.resolve(notices.flatMap(({ email }) => email ?? [])),
  deliver: deliverLetter,
};
