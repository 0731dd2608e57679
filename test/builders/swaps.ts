import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApp } from '#test/running/app.ts';
import { CHORE_ROW, readRows, setClock, type Row } from '#test/builders/boards.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';

type Asked = { to: Person; returned?: Row; message?: string; id?: string };

/** Asks over HTTP, as the dialog does. */
export const ask = (from: Person, chore: Row, { to, returned, message, id = randomUUID() }: Asked) =>
  from.api.swaps.requestSwap({
    homeId: chore.home_id,
    id,
    choreId: chore.id,
    targetUserId: to.userId,
    ...(returned && { returnChoreId: returned.id }),
    ...(message !== undefined && { message }),
  });

/** A home of three in Kuala Lumpur, created on Monday, November 16th 2026, 10:00. */
export async function homeOfThree(app: TestApp) {
  setClock(app, '2026-11-16T02:00:00Z');
  const aisyah = await signUp(app);
  const ben = await signUp(app, 'Ben Tan');
  const chloe = await signUp(app, 'Chloe Lim');
  const { id: homeId } = await buildHome([aisyah, ben, chloe]);
  const rows = () => readRows(app, homeId);
  return {
    aisyah,
    ben,
    chloe,
    homeId,
    rows,
    /** The person's three open chores from tomorrow on, soonest first. */
    async choresOf(person: Person) {
      const chores = await app.db
        .selectFrom('chores')
        .select(CHORE_ROW)
        .where('home_id', '=', homeId)
        .where('assigned_to', '=', person.userId)
        .where('status', '=', 'pending')
        .where('due_date', '>', '2026-11-16')
        .orderBy('due_date')
        .orderBy('type')
        .limit(3)
        .$narrowType<{ assigned_to: string }>()
        .execute();
      const [first, second, third] = chores;
      if (!first || !second || !third) throw new Error(`${person.displayName} has fewer than three chores`);
      return [first, second, third] as const;
    },
    choreNow: ({ id }: { id: string }) =>
      app.db
        .selectFrom('chores')
        .select(CHORE_ROW)
        .where('home_id', '=', homeId)
        .where('id', '=', id)
        .executeTakeFirst(),
    async historyOf(type: string) {
      const { entries } = await aisyah.api.homes.listHistory({ homeId });
      return entries.filter((entry) => entry.type === type);
    },
    async statusOf(id: string) {
      const row = app.db
        .selectFrom('swap_requests')
        .select('status')
        .where('home_id', '=', homeId)
        .where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).status;
    },
  };
}
export type HomeOfThree = Awaited<ReturnType<typeof homeOfThree>>;

/** The notifications about swaps of a person, oldest first. */
export async function swapNotificationsOf({ db }: TestApp, person: Person) {
  const { rows } = await sql<{ type: string; data: Record<string, unknown> }>`
    select type, data from notifications
     where user_id = ${person.userId} and type like 'swap%' order by created_at, id`.execute(db);
  return rows;
}

/** The types of the swap notifications that each member of a home has. */
export async function swapNotificationTypes(app: TestApp, { aisyah, ben, chloe }: HomeOfThree) {
  const kinds = async (person: Person) => (await swapNotificationsOf(app, person)).map(({ type }) => type);
  return { aisyah: await kinds(aisyah), ben: await kinds(ben), chloe: await kinds(chloe) };
}

export const deleteNotifications = ({ db }: TestApp) => db.deleteFrom('notifications').execute();

/** How many letters of each kind about swaps are queued. */
export async function swapLetters({ db }: TestApp): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select data ->> 'kind' as kind, count(*)::integer as count from pgboss.job
     where name = 'mail' and data ->> 'kind' like 'swap%' group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
