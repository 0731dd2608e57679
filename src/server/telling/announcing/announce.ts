import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { record } from '#server/telling/announcing/history.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { NotificationType, Told } from '#server/telling/kinds/kind.ts';
import { kindOf, type AnyKind, type BellOnly, type FactsOf } from '#server/telling/kinds/kinds.ts';

/** The transaction of an event, and how open pages learn of it. What leaves the app needs the queue, too. */
export type Announcing<T extends NotificationType = NotificationType> = {
  tx: Kysely<DB>;
  emit: (change: Change) => void;
} & (T extends BellOnly ? unknown : { queue: JobSender } | { deps: { queue: JobSender } });

type When = {
  /** Seconds after which email and push may leave. */
  afterSeconds?: number;
  /** Only the bell: an email and a push about the same are on their way, and will say what is true then. */
  onlyBell?: boolean;
};

type Written = { userId: string; id: string };

/** Writes the bell's rows. A deleted account, which requests for money may still name, gets none. */
async function writeBell(tx: Kysely<DB>, type: string, told: readonly Told<NotificationType>[]) {
  // Arrays, whatever their number: each would make another text to prepare, and very many are more values than one may carry.
  const { rows } = await sql<Written>`
    insert into notifications (user_id, type, data)
    select told.user_id, ${type}, told.data
      from unnest(
        ${told.map(({ userId }) => userId)}::uuid[],
        ${told.map(({ data }) => JSON.stringify(data))}::jsonb[]
      ) as told (user_id, data)
      join users on users.id = told.user_id and users.deleted_at is null
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
  { told, written }: { told: readonly Told<NotificationType>[]; written: readonly Written[] },
) => {
  const idOf = new Map(written.map(({ userId, id }) => [userId, id]));
  return told.flatMap((each) => {
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
 * Announces an event in the transaction that made it: the record of its kind (telling/kinds/) says who gets a notification, and with it
 * follow the bell, email and push, the home's history and the open pages that change (docs/product/notifications.md 'What a notification stores').
 * @param event its type and facts
 * @param when for what leaves the app
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
  const told = kind.to(facts);
  if (told.length === 0) return;
  const written = await writeBell(tx, type, told);
  emit({ userIds: [...new Set(told.map(({ userId }) => userId))], topics: ['notifications'] });
  const notices = onlyBell ? [] : noticesOf(kind, facts, { told, written });
  if (notices.length === 0) return;
  const queue = queueOf(announcing);
  // The types ask for it: without it a promised email would be lost unseen.
  if (!queue) throw new Error(`no queue to announce ${type}`);
  await sendNotices(queue, tx, notices, afterSeconds);
}
