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
 * A request to stop emails of a group, or all emails to an unconfirmed address, by its reader. `email` is the address that the email went
 * to, which may differ from the account's; links of older versions do not contain it.
 */
export type Stopped = { userId: string; group: StoppedMail | 'all'; email?: string | undefined };

/** Returns the token of an email's stop link. It never expires, since emails stay in mailboxes for years. */
export const unsubscribeToken = (secrets: Secrets, who: Stopped): Promise<string> =>
  makeLinkToken(secrets, UNSUBSCRIBE_PURPOSE, [
    who.userId,
    who.group,
    ...(who.group === 'all' && who.email !== undefined ? [who.email] : []),
  ]);

/** Returns what the token stops; undefined if it is not ours, or if its group no longer exists. */
export async function readUnsubscribeToken(secrets: Secrets, token: string): Promise<Stopped | undefined> {
  const { data } = Payload.safeParse(await readLinkToken(secrets, UNSUBSCRIBE_PURPOSE, token));
  return data && { userId: data[0], group: data[1], email: data[2] };
}
