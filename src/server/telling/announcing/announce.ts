import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { record } from '#server/telling/announcing/history.ts';
import { joinUnread } from '#server/telling/announcing/grouping.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { NotificationType, Notified } from '#server/telling/kinds/kind.ts';
import { kindOf, type AnyKind, type BellOnly, type FactsOf } from '#server/telling/kinds/kinds.ts';

/** The transaction of an event, and the way to notify open pages. Events with email or push also need the queue. */
export type Announcing<T extends NotificationType = NotificationType> = {
  tx: Kysely<DB>;
  emit: (change: Change) => void;
} & (T extends BellOnly ? unknown : { queue: JobSender } | { deps: { queue: JobSender } });

type When = {
  /** Email and push wait for so many seconds. */
  afterSeconds?: number;
  /** Write only to the bell: an email and a push about the same are already queued, and will say what is true when they leave. */
  onlyBell?: boolean;
};

type Written = { userId: string; id: string };

/** Writes the bell's rows. A deleted account, which requests for money may still name, gets none. */
async function writeBell(tx: Kysely<DB>, type: string, notified: readonly Notified<NotificationType>[]) {
  // Arrays keep the statement's text and number of parameters the same for any number of rows.
  const { rows } = await sql<Written>`
    insert into notifications (user_id, type, data)
    select notified.user_id, ${type}, notified.data
      from unnest(
        ${notified.map(({ userId }) => userId)}::uuid[],
        ${notified.map(({ data }) => JSON.stringify(data))}::jsonb[]
      ) as notified (user_id, data)
      join users on users.id = notified.user_id and users.deleted_at is null
    returning user_id as "userId", id`.execute(tx);
  return rows;
}

const queueOf = (announcing: object): JobSender | undefined => {
  const { queue, deps } = announcing as { queue?: JobSender; deps?: { queue: JobSender } };
  return queue ?? deps?.queue;
};

const noticesOf = (
  { setting, email }: AnyKind,
  facts: unknown,
  { notified, written }: { notified: readonly Notified<NotificationType>[]; written: readonly Written[] },
) => {
  const idOf = new Map(written.map(({ userId, id }) => [userId, id]));
  return notified.flatMap((each) => {
    const { userId } = each;
    const notificationId = idOf.get(userId);
    const letter = email?.(facts, each);
    const isPushed = setting !== null && notificationId !== undefined;
    if (!letter && !isPushed) return [];
    return {
      userId,
      ...(notificationId !== undefined && { event: notificationId }),
      ...(isPushed && { push: { kind: 'notification' as const, notificationId } }),
      ...(letter && { email: letter }),
    };
  });
};

/**
 * Announces an event in the transaction that made it. The record of its kind (telling/kinds/) says who gets a notification. It also queues
 * email and push, writes the home's history and updates open pages (docs/product/notifications.md 'What a notification stores').
 * @param event its type and facts
 * @param when delays email and push
 */
export async function announce<T extends NotificationType>(
  announcing: Announcing<T>,
  event: { type: T } & FactsOf<T>,
  { afterSeconds, onlyBell = false }: When = {},
): Promise<void> {
  const { tx, emit } = announcing;
  const { type, ...facts } = event;
  const kind = kindOf(type);
  if (!kind) throw new Error(`no record of ${type}`);
  const entry = kind.history?.(facts);
  if (entry) await record(tx, entry.homeId, entry.actorId, entry.event);
  for (const change of kind.changes?.(facts) ?? []) emit(change);
  const notified = kind.to(facts);
  if (notified.length === 0) return;
  const apart = kind.join ? await joinUnread(tx, type, notified, kind.join) : notified;
  const written = await writeBell(tx, type, apart);
  emit({ userIds: [...new Set(notified.map(({ userId }) => userId))], topics: ['notifications'] });
  const notices = onlyBell ? [] : noticesOf(kind, facts, { notified, written });
  if (notices.length === 0) return;
  const queue = queueOf(announcing);
  // The types require it: without the queue a promised email would be lost silently.
  if (!queue) throw new Error(`no queue to announce ${type}`);
  await sendNotices(queue, tx, notices, afterSeconds);
}
