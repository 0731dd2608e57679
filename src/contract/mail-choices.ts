import * as z from 'zod';
import { write } from '#contract/procedure.ts';
import { MAIL_GROUPS } from '#domain/mail-groups.ts';

const MailGroup = z.enum(MAIL_GROUPS);
const Unwanted = z.object({ unwanted: z.array(MailGroup) });

/** Chooses which emails a person gets: on the profile, or by the link in each email (RFC 8058). */
export const mailChoices = {
  /** Saves the groups that the reader does not want, and returns them (docs/product/notifications.md 'Choosing emails'). */
  setMailChoices: write('user', []).input(Unwanted).output(Unwanted),
  /** Stops a group by an email's link, signed in or not. The link works for ever; again it returns the same. */
  unsubscribe: write('emailLink', [], 'LINK_INVALID', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(z.object({ group: z.union([MailGroup, z.enum(['morning', 'all'])]) })),
  /** Allows emails to an unconfirmed address again, by the link that stopped them. */
  allowLettersAgain: write('emailLink', [], 'LINK_INVALID', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(z.object({})),
};
