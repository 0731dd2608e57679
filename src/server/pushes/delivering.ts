import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Language } from '#domain/languages.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import type { DB } from '#server/db/types.ts';
import { messageText } from '#server/pushes/message.ts';
import { readPush, type Said } from '#server/pushes/reading.ts';
import type { Device, PushSender } from '#server/pushes/sending.ts';
import type { Queue, RunningJob } from '#server/queue/queue.ts';

export type PushDeps = {
  db: Kysely<DB>;
  queue: Pick<Queue, 'putOff'>;
  pushSender: PushSender;
  now: () => Date;
  log: Logger;
};

/** What nobody could be told by then nobody is told: it stands in the bell. */
const GIVEN_UP_AFTER_MS = 6 * 60 * 60 * 1000;
/** How many of those that were read are named, so that they go from the screen. */
const READ_NAMED = 15;
const READ_NAMED_DAYS = 14;

type KeptDevice = Device & {
  userId: string;
  serverKey: string;
  unwanted: MailGroup[];
  morning: boolean;
  language: Language;
};

const readDevice = (db: Kysely<DB>, id: string) =>
  sql<KeptDevice>`
    select device.endpoint, device.p256dh, device.auth, device.server_key as "serverKey", device.unwanted, device.morning,
           users.id as "userId", users.locale as language
      from push_subscriptions as device
      join sessions on sessions.id = device.session_id and sessions.expires_at > now()
      join users on users.id = sessions.user_id and users.deleted_at is null
     where device.id = ${id}`
    .execute(db)
    .then(({ rows }) => rows[0]);

type Bell = { unread: number; read: string[] };

/** How many are unread, for the icon; and the latest that were read, which a device may still show. */
async function readBell(db: Kysely<DB>, userId: string, now: Date): Promise<Bell> {
  const since = new Date(now.getTime() - READ_NAMED_DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await sql<Bell>`
    select (select count(*) from notifications where user_id = ${userId} and not read) as unread,
           array(select id from notifications
                  where user_id = ${userId} and read and created_at > ${since}
                  order by created_at desc limit ${READ_NAMED}) as read`.execute(db);
  return rows[0] ?? { unread: 0, read: [] };
}

const isWanted = ({ unwanted, morning }: KeptDevice, { kind }: Said) =>
  kind === 'morning' ? morning : !unwanted.includes(kind);

/** Only this one: the browser may have subscribed anew meanwhile. */
const forgetDevice = (db: Kysely<DB>, id: string, { endpoint }: Device) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute();

/**
 * Sends a queued push: whether its device still wants it and what it says are looked up now, since both may have changed while it waited
 * (docs/product/notifications.md 'Written when it leaves').
 */
export async function deliverPush(deps: PushDeps, job: RunningJob<'push'>): Promise<void> {
  const { db, queue, pushSender, log } = deps;
  const { userId, subscriptionId, event, since, ...content } = job.data;
  const now = deps.now();
  const promised = since === undefined ? job.createdOn : new Date(since);
  if (now.getTime() - promised.getTime() > GIVEN_UP_AFTER_MS) return;
  const device = await readDevice(db, subscriptionId);
  if (!device || device.userId !== userId) return;
  const { language } = device;
  const said = await readPush(db, content, { userId, now, language });
  if (!said || !isWanted(device, said)) return;
  // Another server's, which shares the database but not the keys: it may be that one that tries next.
  if (device.serverKey !== pushSender.publicKey)
    throw new Error('its device subscribed with other keys than the ones of this server');
  const { kind: _, ...shown } = said;
  const text = messageText({ event, ...shown, language, ...(await readBell(db, userId, now)) });
  const outcome = await pushSender.send(device, { text, about: said.about }, job.signal);
  if (outcome.is === 'gone') {
    await forgetDevice(db, subscriptionId, device);
    log.info({ user: userId }, 'device forgotten: its push service knows it no more');
  } else if (outcome.is === 'later') {
    const { seconds } = outcome;
    await db
      .transaction()
      .execute((tx) =>
        queue.putOff(tx, 'push', { ...job.data, since: promised.toISOString() }, { seconds, id: job.id }),
      );
  }
}
