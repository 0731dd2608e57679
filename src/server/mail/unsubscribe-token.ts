import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { MAIL_GROUPS, type StoppedMail } from '#domain/mail-groups.ts';
import type { Secrets } from '#server/secret.ts';
import { readSigned, signToken } from '#server/secrets/signed-token.ts';

const UNSUBSCRIBE_PURPOSE = 'unsubscribe';
const Payload = z.union([
  z.tuple([Id, z.enum([...MAIL_GROUPS, 'morning', 'all'])]),
  z.tuple([Id, z.literal('all'), z.string()]),
]);

/**
 * Who gets no more letters: of a group, or of any kind (by whoever has the address, while nobody has confirmed it). `email` is the address
 * that the letter went to, which need not be the person's; older letters do not name it.
 */
export type Stopped = { userId: string; group: StoppedMail | 'all'; email?: string | undefined };

/** What the stop link of a letter carries: who gets no more letters of which group. Letters lie in mailboxes for years: it never expires. */
export const unsubscribeToken = (secrets: Secrets, who: Stopped): string =>
  signToken(secrets, UNSUBSCRIBE_PURPOSE, [
    who.userId,
    who.group,
    ...(who.group === 'all' && who.email !== undefined ? [who.email] : []),
  ]);

/** Undefined where the token is not ours, or its group is no more. */
export function readUnsubscribeToken(secrets: Secrets, token: string): Stopped | undefined {
  const { data } = Payload.safeParse(readSigned(secrets, UNSUBSCRIBE_PURPOSE, token));
  return data && { userId: data[0], group: data[1], email: data[2] };
}
