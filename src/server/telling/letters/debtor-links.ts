import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { LINK_MS } from '#domain/payments.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';

const TOKEN_BYTES = 32;
/**
 * The links of the latest ten emails open a share; older ones end. Attempts at one email count once, since any of them may have arrived.
 */
const LETTERS_MAX = 10;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a new token for an email (docs/product/money.md 'What a link opens'). Stores only its hash, so that a reader of the database
 * cannot open the share.
 * @param queuedAt when the email was queued: the same for each attempt, and it decides which of two emails is newer
 */
export async function mintLink(db: Kysely<DB>, share: ShareKey, now: Date, queuedAt = now): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('payment_links')
    .values({
      home_id: share.homeId,
      payment_id: share.paymentId,
      user_id: share.userId,
      token_hash: hashOf(token),
      created_at: queuedAt,
      expires_at: new Date(now.getTime() + LINK_MS),
    })
    .execute();
  await sql`
    with letters as (
      select distinct created_at from payment_links
       where ${ofShare(share)})
    delete from payment_links
     where ${ofShare(share)}
       and created_at < (select created_at from letters order by created_at desc offset ${LETTERS_MAX - 1} limit 1)`.execute(
    db,
  );
  return token;
}

/** Whether the token opens the share: any of its unexpired links does. Compares every hash, in constant time. */
export async function checkLink(db: Kysely<DB>, share: ShareKey, token: string, now: Date): Promise<boolean> {
  const links = await db
    .selectFrom('payment_links')
    .select('token_hash')
    .where(ofShare(share))
    .where('expires_at', '>', now)
    .execute();
  const given = hashOf(token);
  return links.filter((link) => timingSafeEqual(link.token_hash, given)).length > 0;
}

/**
 * Ends the links of emails that were queued before an email that has left. Links of its own earlier attempts stay: one of them may have
 * arrived, and a mailbox that gets the email again keeps the first.
 */
export async function retireOlderLinks(db: Kysely<DB>, share: ShareKey, queuedAt: Date): Promise<void> {
  await db.deleteFrom('payment_links').where(ofShare(share)).where('created_at', '<', queuedAt).execute();
}

/** Ends the links of all emails to the debtor. The next email brings a fresh link. */
export async function endLinksOf(db: Kysely<DB>, userId: string): Promise<void> {
  await sql`
    delete from payment_links
     where home_id in (select home_id from memberships where user_id = ${userId}) and user_id = ${userId}`.execute(
    db,
  );
}
