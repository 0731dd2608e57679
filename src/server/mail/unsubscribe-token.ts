import * as z from 'zod';
import { MAIL_GROUPS, type MailGroup } from '#domain/mail-groups.ts';
import { readSigned, signToken } from '#server/signed-token.ts';

const PURPOSE = 'unsubscribe';
const Payload = z.tuple([z.uuid(), z.enum(MAIL_GROUPS)]);

/** What the stop link of a letter carries: who gets no more letters of which group. Letters lie in mailboxes for years: it never expires. */
export const unsubscribeToken = (secret: string, who: { userId: string; group: MailGroup }): string =>
  signToken(secret, PURPOSE, [who.userId, who.group]);

/** Undefined where the token is not ours, or its group is no more. */
export function readUnsubscribeToken(secret: string, token: string) {
  const { data } = Payload.safeParse(readSigned(secret, PURPOSE, token));
  return data && { userId: data[0], group: data[1] };
}
