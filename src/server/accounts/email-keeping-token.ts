import type { Kysely } from 'kysely';
import { Id } from '#contract/ids.ts';
import type { DB } from '#server/db/types.ts';
import { keepAddress } from '#server/sign-in/address-locks.ts';
import { KEEP_EMAIL_LINK_SECONDS } from '#server/letters/accounts/email-changed.ts';
import type { Secrets } from '#server/secret.ts';
import { readSigned, signToken } from '#server/secrets/signed-token.ts';

const KEEPING_PURPOSE = 'keep-email';

type Keeping = { tx: Kysely<DB>; secrets: Secrets; userId: string; email: string; now: Date };

/** What a letter to the account's owner carries: with it the account gets this address back, and nobody else stays in it, for some days. */
export async function makeTakeBackToken({ tx, secrets, userId, email, now }: Keeping): Promise<string> {
  const until = new Date(now.getTime() + KEEP_EMAIL_LINK_SECONDS * 1000);
  return signToken(secrets, KEEPING_PURPOSE, await keepAddress(tx, { userId, email, now, until }));
}

/** Which kept address it names; undefined where the token is not ours. */
export const readTakeBackToken = (secrets: Secrets, token: string): string | undefined =>
  Id.safeParse(readSigned(secrets, KEEPING_PURPOSE, token)).data;
