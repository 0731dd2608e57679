import { CompiledQuery, sql, type Kysely } from 'kysely';
import type pg from 'pg';
import type { NotificationEntry, notifications } from '#contract/notifications.ts';
import type { Tone } from '#domain/homes.ts';
import type { Language } from '#domain/languages.ts';
import { NOTIFICATIONS_PAGE } from '#domain/notifications.ts';
import { withoutAccount } from '#domain/payee-notes.ts';
import { pageOf } from '#domain/pages.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { kindOf } from '#server/telling/kinds/kinds.ts';
import { notificationIn, type NamesNow } from '#server/telling/notifications/sentences.ts';
import { nameOfType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';
import { readPayeeNotes } from '#server/telling/payees/payee-notes.ts';

// Every page asks for it, so the statement is prepared.
const COUNT_UNREAD = `select count(*) as unread from notifications where user_id = $1 and not read`;

// The people and chores of a notification about several thanks.
const THANKS = `
         (select jsonb_agg(jsonb_build_object(
                   'userId', thanker.id, 'who', thanker.display_name, 'choreType', thank->>'choreType',
                   'choreName', ${nameOfType('homes.id', "(thank->>'choreType')")}) order by place)
            from jsonb_array_elements(page.data->'thanks') with ordinality as thanks (thank, place)
            left join memberships as thanking
                   on thanking.home_id = page.home_id and thanking.user_id = (thank->>'userId')::uuid
            left join users as thanker on thanker.id = thanking.user_id)`;

// Reads all names for the sentences in one statement, since homes, people and chores are renamed.
const entriesWhere = (which: string) => `
  with page as (
    select id, type, data, read, created_at as "createdAt",
           (data->>'homeId')::uuid as home_id, (data->>'userId')::uuid as actor_id, data->>'choreType' as chore_type
      from notifications
     where user_id = $1 and ${which})
  select page.id, page.type, page.data, page.read, page."createdAt",
         homes.id as "homeId", homes.name as "homeName",
         face.user_id as "userId", users.display_name as "displayName", users.photo_url as "photoURL", face.tone,
         asker.display_name as "askerName", ${nameOfType('homes.id', 'page.chore_type')} as "choreName",
         ${THANKS} as thanks
    from page
    left join memberships as reader
           on reader.home_id = page.home_id and reader.user_id = $1 and reader.left_at is null
    left join homes on homes.id = reader.home_id
    left join memberships as face on face.home_id = page.home_id and face.user_id = page.actor_id
    left join users on users.id = face.user_id
    left join join_requests as asked
           on page.type = 'join_requested' and asked.home_id = homes.id and asked.user_id = page.actor_id
    left join users as asker on asker.id = asked.user_id
   order by page."createdAt" desc, page.id desc`;

const READ_PAGE = entriesWhere(`
           ($2::uuid is null
            or (created_at, id) < (select created_at, id from notifications where user_id = $1 and id = $2))
     order by created_at desc, id desc
     limit ${NOTIFICATIONS_PAGE + 1}`);
const READ_ONE = entriesWhere('id = $2');

type Row = Pick<NotificationEntry, 'id' | 'type' | 'data' | 'read' | 'createdAt'> & {
  /** The name of a person who waits to join, or was just declined. The home has no picture of them. */
  askerName: string | null;
  choreName: string | null;
  thanks: NamesNow['thanks'];
} & ({ homeId: string; homeName: string } | { homeId: null }) &
  ({ userId: string; displayName: string; photoURL: string | null; tone: Tone } | { userId: null });

type Reader = { userId: string; now: Date; language: Language };
type Entry = Omit<NotificationEntry, 'notes'>;

/** Returns no entry for a type that only a newer server knows, which has written it and then stopped. */
function entryOf(row: Row, language: Language): Entry[] {
  const home = row.homeId === null ? null : { id: row.homeId, name: row.homeName };
  const actor =
    row.userId === null
      ? null
      : { userId: row.userId, displayName: row.displayName, photoURL: row.photoURL, tone: row.tone };
  const sentences = notificationIn(language, row, {
    who: actor?.displayName ?? row.askerName,
    home: home?.name ?? null,
    choreName: row.choreName,
    thanks: row.thanks,
  });
  const kind = kindOf(row.type);
  if (!sentences || !kind) return [];
  const { id, type, data, read, createdAt } = row;
  const { page, place, sign, isBad = false, isOfTheReader = false } = kind;
  const leadsTo = home || isOfTheReader ? { page, place: place?.(data) ?? '' } : null;
  return [{ id, type, data, ...sentences, read, createdAt, home, actor, leadsTo, sign, isBad }];
}

const asksForMoney = ({ type, data }: Entry) => kindOf(type)?.asksForMoney?.(data) ?? false;

/** Reads the entries with the notes that tell a requester from a person whose name they copied. */
async function entriesOf(
  db: Kysely<DB>,
  rows: readonly Row[],
  { userId, now, language }: Reader,
): Promise<NotificationEntry[]> {
  const entries = rows.flatMap((row) => entryOf(row, language));
  const payees = entries.filter(asksForMoney).flatMap(({ actor }) => actor?.userId ?? []);
  const notesOf = await readPayeeNotes(db, userId, payees, now);
  return entries.map((entry) => {
    const { home, actor } = entry;
    const isAsked = home && actor && asksForMoney(entry);
    const notes = isAsked ? notesOf(home.id, { userId: actor.userId, name: actor.displayName }) : [];
    return Object.assign(entry, { notes: withoutAccount(notes) });
  });
}

async function readPage(pool: pg.Pool, userId: string, before: string | undefined) {
  const values = [userId, before ?? null];
  const { rows } = await pool.query<Row>({ name: 'notifications-page', text: READ_PAGE, values });
  return rows;
}

/** Returns a notification as the bell shows it now; undefined if there is none. Throws if only a newer server knows its type. */
export async function readNotification(db: Kysely<DB>, id: string, reader: Reader) {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(READ_ONE, [reader.userId, id]));
  const unknown = rows.find(({ type }) => !kindOf(type));
  if (unknown) throw new Error(`this version knows no notification ${unknown.type}`);
  return (await entriesOf(db, rows, reader))[0];
}

const updateUnread = ({ tx, user }: Call<'user', unknown>) =>
  tx
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', user.userId)
    .where('read', '=', false);
type Unread = ReturnType<typeof updateUnread>;

/** Updates the person's other tabs and devices if any of these was unread. */
async function markRead(call: Call<'user', unknown>, which: (unread: Unread) => Unread) {
  const { numUpdatedRows } = await which(updateUnread(call)).executeTakeFirst();
  if (numUpdatedRows > 0) call.emit({ userIds: [call.user.userId], topics: ['notifications'] });
}

/** The bell (docs/product/notifications.md 'The bell'). */
export const notificationHandlers: Handlers<typeof notifications> = {
  async countUnread({ user, deps }) {
    const { rows } = await deps.pool.query<{ unread: number }>({
      name: 'count-unread',
      text: COUNT_UNREAD,
      values: [user.userId],
    });
    return { unread: rows[0]?.unread ?? 0 };
  },

  async listNotifications({ input, tx, user, now, deps }) {
    const { userId, locale: language } = user;
    const { page, last } = pageOf(await readPage(deps.pool, userId, input.before), NOTIFICATIONS_PAGE);
    const entries = await entriesOf(tx, page, { userId, now, language });
    return { notifications: entries, next: last?.id ?? null };
  },

  async markNotificationsRead(call) {
    await markRead(call, (unread) => unread.where('id', '=', sql<string>`any(${call.input.ids}::uuid[])`));
    return {};
  },

  async markAllNotificationsRead(call) {
    await markRead(call, (unread) => unread);
    return {};
  },
};
