import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { freshDatabase } from '#test/running/database.ts';

type Key = { table: string; key: string };

/**
 * Finds every primary, unique or foreign key whose columns lack the home's id: a table that is partitioned by home could not have it.
 * A person's `home_id` says where they live now, so their row belongs to no home.
 */
const KEYS = sql<Key>`
  with keys as (
    select conrelid as relation, conkey as columns,
           case contype when 'p' then 'primary ' when 'u' then 'unique ' else 'to ' || confrelid::regclass || ' by ' end as kind
      from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace
    union
    select indrelid, indkey::int2[], case when indisprimary then 'primary ' else 'unique ' end
      from pg_index join pg_class on pg_class.oid = indrelid
     where indisunique and relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid)),
  named as (
    select relation::regclass::text as table, kind,
           (select array_agg(attname::text order by place)
              from unnest(columns) with ordinality as of (number, place)
              join pg_attribute on attrelid = relation and attnum = of.number) as columns
      from keys)
  select "table", kind || array_to_string(columns, ', ') as key from named
   where "table" not like 'kysely%' and ("table" = 'users' or not columns @> array[case "table" when 'homes' then 'id' else 'home_id' end])
   order by 1, 2`;

const REFERENCE = 'becomes a reference table, whole on every node';
const BY_PERSON = 'spread by user_id';
const NONE = 'none once users is a reference table: a spread table may point at one';

/** Each table with such keys, and its way out if homes are spread (docs/scaling.md 'Spreading homes over several databases'). */
const WAYS_OUT: Record<string, [keys: string[], wayOut: string]> = {
  accounts: [['primary id', 'to users by user_id', 'unique provider_id, account_id'], REFERENCE],
  calendar_feeds: [
    ['primary user_id', 'to calendars by user_id'],
    `${BY_PERSON}; it is rebuilt if it is missing`,
  ],
  calendars: [
    ['primary user_id', 'to users by user_id', 'unique token_hash'],
    `${REFERENCE}; it is found by the token alone`,
  ],
  deleted_homes: [['primary id'], "spread by id, which is the home's"],
  held_letters: [['primary id', 'to users by user_id'], REFERENCE],
  homes: [['to users by created_by'], NONE],
  join_requests: [
    ['to users by user_id', 'unique id'],
    'unique by home_id and id; a person who waits looks for their request on every node',
  ],
  letters_sent: [['primary address_hash, day, purpose, about_hash'], 'spread by address_hash'],
  memberships: [['to users by user_id'], NONE],
  morning_reminders: [['primary user_id', 'to users by user_id'], BY_PERSON],
  nightly_backups: [['primary night'], 'stays on the coordinator'],
  notifications: [
    ['primary user_id, id', 'to users by user_id'],
    `${BY_PERSON}; a commit that notifies writes to two nodes`,
  ],
  payee_aliases: [['primary user_id, name', 'to users by user_id'], BY_PERSON],
  payment_details: [['primary user_id', 'to users by user_id'], REFERENCE],
  payment_homes: [
    ['primary payment_id'],
    `${REFERENCE}, without its key to the requests; or no table, if links in emails also contain the home's id`,
  ],
  pictures: [['primary id', 'to users by user_id'], REFERENCE],
  push_subscriptions: [
    ['primary id', 'to sessions by session_id', 'unique endpoint', 'unique session_id'],
    REFERENCE,
  ],
  rate_limits: [['primary key'], 'spread by key'],
  receipts_of_deleted_homes: [['primary mark'], 'spread by mark'],
  sessions: [
    ['primary id', 'to users by user_id', 'unique token'],
    `${REFERENCE}, written once a day at most; or spread by the person's id, if the token contains it`,
  ],
  stopped_addresses: [['primary address_hash'], 'spread by address_hash'],
  two_steps: [['primary user_id', 'to users by user_id'], REFERENCE],
  user_homes: [['to users by user_id'], NONE],
  users: [
    ['primary id', 'to user_homes by id, home_id', 'unique email'],
    `${REFERENCE}, so that an address is unique everywhere; the active home moves into user_homes`,
  ],
  verifications: [['primary id'], REFERENCE],
};

test('each key without the home has a way out, in case homes are spread over several databases', async () => {
  const { url } = await freshDatabase();
  await using db = openDb(openPool(url, () => {}));
  const { rows } = await KEYS.execute(db);
  const known = Object.entries(WAYS_OUT).flatMap(([table, [keys]]) => keys.map((key) => ({ table, key })));
  expect(rows.length).toBeGreaterThan(20);
  expect(known).toEqual(rows);
});
