import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Command } from '#server/host/admin/command.ts';
import type { DB } from '#server/platform/db/types.ts';
import { accountLine, homeLine, more, noAccounts, noHomes } from '#words/english-only/admin.ts';

/** The lines shown at once. A text narrows them down. */
const LISTED_MAX = 200;

/** Returns a pattern for `ilike` that matches the text literally anywhere. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

async function list<Row>(
  db: Kysely<DB>,
  query: RawBuilder<Row & { all: number }>,
  lineOf: (row: Row) => string,
  none: string,
) {
  const { rows } = await sql<Row & { all: number }>`${query} limit ${LISTED_MAX}`.execute(db);
  if (rows.length === 0) return { text: none };
  const left = (rows[0]?.all ?? 0) - rows.length;
  return { text: [...rows.map(lineOf), ...(left > 0 ? [more(left)] : [])].join('\n') };
}

/** `accounts [text]`: lists accounts whose address, name or id contains the text. */
export const accounts: Command = ({ db, now }, text = '') => {
  const query = sql<Parameters<typeof accountLine>[0] & { all: number }>`
    select users.id, users.email, users.display_name as name, users.email_verified as confirmed,
           (select count(*)::integer from user_homes where user_homes.user_id = users.id) as homes,
           (select count(*)::integer from sessions where sessions.user_id = users.id and expires_at > ${now()}) as sessions,
           exists (select from two_steps where two_steps.user_id = users.id and confirmed_at is not null) as "twoStep",
           (select max(updated_at) from sessions where sessions.user_id = users.id) as "usedAt",
           count(*) over ()::integer as "all"
      from users
     where deleted_at is null
       and (email ilike ${containing(text)} or display_name ilike ${containing(text)} or id::text ilike ${containing(text)})
     order by email`;
  return list(db, query, accountLine, noAccounts(text));
};

/** `homes [text]`: lists homes whose name, id or a member's address contains the text. */
export const homes: Command = ({ db }, text = '') => {
  const query = sql<Parameters<typeof homeLine>[0] & { all: number }>`
    select homes.id, homes.name, administrator.email as administrator,
           (select count(*)::integer from user_homes where user_homes.home_id = homes.id) as members,
           count(*) over ()::integer as "all"
      from homes join users as administrator on administrator.id = homes.admin_id
     where homes.name ilike ${containing(text)} or homes.id::text ilike ${containing(text)}
        or exists (select from user_homes join users on users.id = user_homes.user_id
                    where user_homes.home_id = homes.id and users.email ilike ${containing(text)})
     order by lower(homes.name), homes.id`;
  return list(db, query, homeLine, noHomes(text));
};
