import type { Kysely } from 'kysely';
import { Id } from '#contract/ids.ts';
import type { DB } from '#server/platform/db/types.ts';
import { keepAddress } from '#server/people/addresses/address-locks.ts';
import { KEEP_EMAIL_LINK_SECONDS } from '#server/telling/letters/accounts.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';

const KEEPING_PURPOSE = 'keep-email';

type Keeping = { tx: Kysely<DB>; secrets: Secrets; userId: string; email: string; now: Date };

/** What a letter to the account's owner carries: with it the account gets this address back, and nobody else stays in it, for some days. */
export async function makeTakeBackToken({ tx, secrets, userId, email, now }: Keeping): Promise<string> {
  const until = new Date(now.getTime() + KEEP_EMAIL_LINK_SECONDS * 1000);
  return makeLinkToken(secrets, KEEPING_PURPOSE, await keepAddress(tx, { userId, email, now, until }));
}

/** Returns the id of the kept address that the token names; undefined if the token is not ours. */
export const readTakeBackToken = async (secrets: Secrets, token: string): Promise<string | undefined> =>
  Id.safeParse(await readLinkToken(secrets, KEEPING_PURPOSE, token)).data;
