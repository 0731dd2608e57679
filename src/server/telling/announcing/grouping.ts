import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { DataOf, NotificationType, Notified } from '#server/telling/kinds/kind.ts';

/** Adds to the readers' unread notifications, which become the newest. Returns those that join none. */
export async function joinUnread(
  tx: Kysely<DB>,
  type: string,
  notified: readonly Notified<NotificationType>[],
  join: (known: object, added: object) => object | undefined,
) {
  const apart: Notified<NotificationType>[] = [];
  for (const each of notified) {
    const { rows } = await sql<{ id: string; data: object }>`
      select id, data from notifications
       where user_id = ${each.userId} and not read and type = ${type}
       order by created_at desc, id desc for update`.execute(tx);
    const known = rows.find(({ data }) => join(data, each.data));
    const both = known && join(known.data, each.data);
    if (!both) apart.push(each);
    else
      await sql`
        update notifications set data = ${JSON.stringify(both)}, created_at = now()
         where user_id = ${each.userId} and id = ${known.id}`.execute(tx);
  }
  return apart;
}

type Withdrawn<T extends NotificationType> = {
  type: T;
  userId: string;
  /** What the data of the notification contains. */
  about: object;
  /** Returns the data without it; undefined if nothing is left. */
  without: (data: DataOf<T>) => DataOf<T> | undefined;
};

/** Removes what did not last from a reader's notifications, read or not. */
export async function withdraw<T extends NotificationType>(
  { tx, emit }: { tx: Kysely<DB>; emit: (change: Change) => void },
  { type, userId, about, without }: Withdrawn<T>,
): Promise<void> {
  const { rows } = await sql<{ id: string; data: DataOf<T> }>`
    select id, data from notifications
     where user_id = ${userId} and type = ${type} and data @> ${JSON.stringify(about)}::jsonb for update`.execute(
    tx,
  );
  for (const { id, data } of rows) {
    const rest = without(data);
    await (
      rest
        ? sql`update notifications set data = ${JSON.stringify(rest)} where user_id = ${userId} and id = ${id}`
        : sql`delete from notifications where user_id = ${userId} and id = ${id}`
    ).execute(tx);
  }
  if (rows.length > 0) emit({ userIds: [userId], topics: ['notifications'] });
}
