import { sql } from 'kysely';
import type { Command } from '#server/host/admin/command.ts';
import { containing, LISTED_MAX } from '#server/host/admin/listed.ts';
import { homeLine, more, noHomes } from '#words/english-only/admin.ts';

type Row = { id: string; name: string; administrator: string; members: number; all: number };

/** `homes [text]`: whose name or id, or a member's address, holds the text. */
export const homes: Command = async ({ db }, text = '') => {
  const { rows } = await sql<Row>`
    select homes.id, homes.name, administrator.email as administrator,
           (select count(*)::integer from user_homes where user_homes.home_id = homes.id) as members,
           count(*) over ()::integer as "all"
      from homes join users as administrator on administrator.id = homes.admin_id
     where homes.name ilike ${containing(text)} or homes.id::text ilike ${containing(text)}
        or exists (select from user_homes join users on users.id = user_homes.user_id
                    where user_homes.home_id = homes.id and users.email ilike ${containing(text)})
     order by lower(homes.name), homes.id
     limit ${LISTED_MAX}`.execute(db);
  if (rows.length === 0) return { text: noHomes(text) };
  const left = (rows[0]?.all ?? 0) - rows.length;
  return { text: [...rows.map(homeLine), ...(left > 0 ? [more(left)] : [])].join('\n') };
};
