import { sql, type Kysely, type UpdateObject } from 'kysely';
import type { Logger } from 'pino';
import type { Language } from '#domain/languages.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import type { DB } from '#server/platform/db/types.ts';
import { messageText } from '#server/telling/pushes/message.ts';
import { readPush, type PushText } from '#server/telling/pushes/reading.ts';
import type { Device, PushSender } from '#server/telling/pushes/sending.ts';
import { PermanentFailure } from '#server/platform/queue/permanent-failure.ts';
import type { Queue, RunningJob } from '#server/platform/queue/queue.ts';

export type PushDeps = {
  db: Kysely<DB>;
  queue: Pick<Queue, 'postpone'>;
  pushSender: PushSender;
  now: () => Date;
  log: Logger;
};

/** A push that could not be sent in this time is dropped. The bell still shows it. */
const GIVEN_UP_AFTER_MS = 6 * 60 * 60 * 1000;
/** A silent device is retried once after this time, since any service may be slow for a moment; then after the longer time. */
const SILENT_ONCE_MS = 60_000;
const STILL_SILENT_MS = 2 * 60 * 60 * 1000;
/** After this time without an answer a subscription counts as ended. */
const SILENT_FOR_GOOD_MS = 24 * 60 * 60 * 1000;
/** How many read notifications a push names, so that the device removes them. */
const READ_NAMED = 15;
const READ_NAMED_DAYS = 14;

type DeviceRow = Device & {
  userId: string;
  serverKey: string;
  unwanted: MailGroup[];
  morning: boolean;
  language: Language;
  silentSince: Date | null;
  silentUntil: Date | null;
};

const readDevice = (db: Kysely<DB>, id: string) =>
  sql<DeviceRow>`
    select device.endpoint, device.p256dh, device.auth, device.server_key as "serverKey", device.unwanted, device.morning,
           device.silent_since as "silentSince", device.silent_until as "silentUntil", users.id as "userId", users.locale as language
      from push_subscriptions as device
      join sessions on sessions.id = device.session_id and sessions.expires_at > now()
      join users on users.id = sessions.user_id and users.deleted_at is null
     where device.id = ${id} and device.endpoint is not null`
    .execute(db)
    .then(({ rows }) => rows[0]);

type Bell = { unread: number; read: string[] };

/** Returns the number of unread notifications for the icon, and the latest read ones, which the device may still show. */
async function readBell(db: Kysely<DB>, userId: string, now: Date): Promise<Bell> {
  const since = new Date(now.getTime() - READ_NAMED_DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await sql<Bell>`
    select (select count(*) from notifications where user_id = ${userId} and not read) as unread,
           array(select id from notifications
                  where user_id = ${userId} and read and created_at > ${since}
                  order by created_at desc limit ${READ_NAMED}) as read`.execute(db);
  return rows[0] ?? { unread: 0, read: [] };
}

const isWanted = ({ unwanted, morning }: DeviceRow, { kind }: PushText) =>
  kind === 'morning' ? morning : !unwanted.includes(kind);

/** Updates a device only if it still has the address that was read: its browser may have subscribed again meanwhile. */
const updateDevice = (
  db: Kysely<DB>,
  id: string,
  { endpoint }: Device,
  values: UpdateObject<DB, 'push_subscriptions'>,
) =>
  db
    .updateTable('push_subscriptions')
    .set(values)
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();

const ANSWERING = { silent_since: null, silent_until: null };
/** The device keeps its choices, and its browser subscribes again at the next visit. */
const SUBSCRIPTION_ENDED = { endpoint: null, p256dh: null, auth: null, server_key: null, ...ANSWERING };

/** Postpones the push for longer than the queue does: as long as its service asked, or until its silent device is tried again. */
async function postpone(
  { db, queue }: PushDeps,
  { id, data, createdOn }: RunningJob<'push'>,
  { until, now }: { until: Date; now: Date },
) {
  const { since = createdOn.toISOString() } = data;
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  await db.transaction().execute((tx) => queue.postpone(tx, 'push', { ...data, since }, { id, seconds }));
}

/**
 * Sends a queued push. Reads whether its device still wants it and what it says now, since both may have changed while it waited
 * (docs/product/notifications.md 'Written when it leaves').
 */
export async function deliverPush(deps: PushDeps, job: RunningJob<'push'>): Promise<void> {
  const { db, pushSender, log } = deps;
  const { userId, subscriptionId, event, since, ...content } = job.data;
  const now = deps.now();
  const queuedAt = since === undefined ? job.createdOn : new Date(since);
  if (now.getTime() - queuedAt.getTime() > GIVEN_UP_AFTER_MS) return;
  const device = await readDevice(db, subscriptionId);
  if (!device || device.userId !== userId) return;
  const { language, silentSince, silentUntil } = device;
  if (silentUntil && silentUntil > now) {
    await postpone(deps, job, { until: silentUntil, now });
    return;
  }
  const pushText = await readPush(db, content, { userId, now, language });
  if (!pushText || !isWanted(device, pushText)) return;
  // Another server with other keys shares the database. A retry may reach that server.
  if (device.serverKey !== pushSender.publicKey)
    throw new Error('its device subscribed with other keys than the ones of this server');
  const { kind: _, ...shown } = pushText;
  const text = messageText({ event, ...shown, language, ...(await readBell(db, userId, now)) });
  const outcome = await pushSender.send(device, { text, about: pushText.about }, job.signal);
  const isSilentForGood =
    outcome.is === 'silent' &&
    silentSince !== null &&
    now.getTime() - silentSince.getTime() > SILENT_FOR_GOOD_MS &&
    pushSender.isAnsweredSince(silentSince);
  if (outcome.is === 'gone' || outcome.is === 'refused' || isSilentForGood) {
    await updateDevice(db, subscriptionId, device, SUBSCRIPTION_ENDED);
    log.info({ user: userId, outcome: outcome.is }, 'push subscription ended');
    // The failed job has the service's reason, because the host may have to act.
    if (outcome.is === 'refused') throw new PermanentFailure(outcome.reason);
  } else if (outcome.is === 'silent') {
    const until = new Date(now.getTime() + (silentSince === null ? SILENT_ONCE_MS : STILL_SILENT_MS));
    await updateDevice(db, subscriptionId, device, {
      silent_since: silentSince ?? now,
      silent_until: until,
    });
    await postpone(deps, job, { until, now });
  } else {
    if (silentSince !== null) await updateDevice(db, subscriptionId, device, ANSWERING);
    if (outcome.is === 'later') {
      const until = new Date(now.getTime() + outcome.seconds * 1000);
      await postpone(deps, job, { until, now });
    }
  }
}
