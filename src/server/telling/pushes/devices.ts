import { sql, type Kysely } from 'kysely';
import type { DeviceChoices, pushes } from '#contract/pushes.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import { DEVICES_MAX } from '#domain/pushes.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal, sqlState } from '#server/platform/http/errors.ts';
import { readEndpoint } from '#server/telling/pushes/endpoints.ts';
import { beginMornings, morningOf, setMorning } from '#server/telling/mornings/morning-hours.ts';

type Row = { unwanted: string[]; morning: boolean };
// A check of the table allows no other group.
const choicesOf = ({ unwanted, morning }: Row): DeviceChoices => ({
  unwanted: unwanted as MailGroup[],
  morning,
});

type Address = { endpoint: string | null; server_key: string | null };
const subscriptionOf = ({ endpoint, server_key: key }: Address) =>
  endpoint === null || key === null ? null : { endpoint, key };

type Subscription = { endpoint: string; p256dh: string; auth: string; key: string };

/** Takes a browser over from an earlier session, after a new sign-in. */
const takeOver = (tx: Kysely<DB>, { endpoint, p256dh, auth }: Subscription, sessionId: string) =>
  tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    // Only that browser knows more than the address.
    .where('p256dh', '=', p256dh)
    .where('auth', '=', auth)
    .where('session_id', '!=', sessionId)
    .execute();

async function storeSubscription(
  tx: Kysely<DB>,
  { endpoint, p256dh, auth, key }: Subscription,
  sessionId: string,
) {
  const found = { endpoint, p256dh, auth, server_key: key, silent_since: null, silent_until: null };
  try {
    return await tx
      .insertInto('push_subscriptions')
      .values({ session_id: sessionId, ...found })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(found))
      .returning(['unwanted', 'morning', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow();
  } catch (error) {
    // Another person's browser has this address with other keys.
    if (sqlState(error) === '23505') throw refusal('PUSH_REFUSED');
    // Another request has signed out meanwhile.
    if (sqlState(error) === '23503') throw refusal('UNAUTHENTICATED');
    throw error;
  }
}

/** Deletes the devices that were switched on first (docs/product/limits.md 'Accounts'). */
const forgetOldest = (tx: Kysely<DB>, userId: string, sessionId: string) =>
  sql`
    delete from push_subscriptions
     where id in (select device.id
                    from sessions join push_subscriptions as device on device.session_id = sessions.id
                   where sessions.user_id = ${userId} and sessions.id <> ${sessionId}
                   order by device.created_at desc, device.id offset ${DEVICES_MAX - 1})`.execute(tx);

/** Every call of contract/pushes.ts. */
export const pushHandlers: Handlers<typeof pushes> = {
  async getDevice({ tx, user, deps }) {
    const device = await tx
      .selectFrom('push_subscriptions')
      .select(['unwanted', 'morning', 'endpoint', 'server_key'])
      .where('session_id', '=', user.sessionId)
      .executeTakeFirst();
    return {
      key: deps.pushKey,
      device: device ? { ...choicesOf(device), subscription: subscriptionOf(device) } : null,
      morning: await morningOf(tx, user.userId),
    };
  },

  async subscribe({ input, tx, user, now, address, deps }) {
    if (!readEndpoint(input.endpoint, deps.settings.PUSH_TO_LOOPBACK)) throw refusal('PUSH_REFUSED');
    await deps.limits.count('pushDevice', user.userId, address);
    await takeOver(tx, input, user.sessionId);
    const stored = await storeSubscription(tx, input, user.sessionId);
    await forgetOldest(tx, user.userId, user.sessionId);
    if (stored.isNew) await beginMornings(tx, user.userId, user.sessionId, now);
    return choicesOf(stored);
  },

  async unsubscribe({ tx, user }) {
    await tx.deleteFrom('push_subscriptions').where('session_id', '=', user.sessionId).execute();
    return {};
  },

  async setDeviceChoices({ input, tx, user, now }) {
    const before = await tx
      .selectFrom('push_subscriptions')
      .select('morning')
      .where('session_id', '=', user.sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refusal('PUSH_OFF');
    const unwanted = [...new Set(input.unwanted)].toSorted();
    const { morning } = input;
    await tx
      .updateTable('push_subscriptions')
      .set({ unwanted, morning })
      .where('session_id', '=', user.sessionId)
      .execute();
    if (morning && !before.morning) await beginMornings(tx, user.userId, user.sessionId, now);
    return { unwanted, morning };
  },

  async setMorning({ input, tx, user, now }) {
    await setMorning(tx, user.userId, input, now);
    return input;
  },

  async listUnread({ input, tx, user }) {
    const rows = await tx
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', user.userId)
      .where('read', '=', false)
      .where('id', '=', sql<string>`any(${input.ids}::uuid[])`)
      .execute();
    return { unread: rows.map(({ id }) => id) };
  },
};
