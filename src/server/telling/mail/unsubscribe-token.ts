import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { MAIL_GROUPS, type StoppedMail } from '#domain/mail-groups.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';

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

/** Returns the token of a letter's stop link. It never expires, since letters stay in mailboxes for years. */
export const unsubscribeToken = (secrets: Secrets, who: Stopped): Promise<string> =>
  makeLinkToken(secrets, UNSUBSCRIBE_PURPOSE, [
    who.userId,
    who.group,
    ...(who.group === 'all' && who.email !== undefined ? [who.email] : []),
  ]);

/** Returns who stops what; undefined if the token is not ours, or if its group no longer exists. */
export async function readUnsubscribeToken(secrets: Secrets, token: string): Promise<Stopped | undefined> {
  const { data } = Payload.safeParse(await readLinkToken(secrets, UNSUBSCRIBE_PURPOSE, token));
  return data && { userId: data[0], group: data[1], email: data[2] };
}
