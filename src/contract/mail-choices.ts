import * as z from 'zod';
import { write } from '#contract/procedure.ts';
import { MAIL_GROUPS } from '#domain/mail-groups.ts';

const MailGroup = z.enum(MAIL_GROUPS);
const Unwanted = z.object({ unwanted: z.array(MailGroup) });

/** Which letters somebody wants: on the profile, or by the link that stands in each letter (RFC 8058). */
export const mailChoices = {
  /**
   * The groups that the reader does not want, all others on; answers them as they are kept (docs/product/notifications.md 'Groups of
   * emails').
   */
  setMailChoices: write('user', []).input(Unwanted).output(Unwanted),
  /** By the link of a letter, signed in or not. It works for ever, and a second time answers the same. */
  unsubscribe: write('anyone', [], 'LINK_INVALID', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(z.object({ group: z.union([MailGroup, z.enum(['morning', 'all'])]) })),
  /** By the link that stopped every letter to an address that nobody has confirmed. */
  allowLettersAgain: write('anyone', [], 'LINK_INVALID', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(z.object({})),
};
