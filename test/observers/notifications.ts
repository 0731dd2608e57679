import type { Notification } from '#domain/notifications.ts';
import type { Person } from '#test/builders/homes.ts';
import type { TestApp } from '#test/running/app.ts';

/** The data of a person's notifications of this type, oldest first. */
export async function notificationsOf(
  { db }: TestApp,
  { userId }: Person,
  type: Notification['type'],
): Promise<unknown[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => data);
}
