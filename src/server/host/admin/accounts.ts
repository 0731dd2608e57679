import { sql } from 'kysely';
import type { Command } from '#server/host/admin/command.ts';
import { containing, LISTED_MAX } from '#server/host/admin/listed.ts';
import { accountLine, more, noAccounts } from '#words/english-only/admin.ts';

type Row = {
  id: string;
  email: string;
  name: string;
  confirmed: boolean;
  homes: number;
  sessions: number;
  twoStep: boolean;
  usedAt: Date | null;
  all: number;
};

/** `accounts [text]`: whose address, name or id holds the text. */
export const accounts: Command = async ({ db, now }, text = '') => {
  const { rows } = await sql<Row>`
    select users.id, users.email, users.display_name as name, users.email_verified as confirmed,
           (select count(*)::integer from user_homes where user_homes.user_id = users.id) as homes,
           (select count(*)::integer from sessions where sessions.user_id = users.id and expires_at > ${now()}) as sessions,
           exists (select from two_steps where two_steps.user_id = users.id and confirmed_at is not null) as "twoStep",
           (select max(updated_at) from sessions where sessions.user_id = users.id) as "usedAt",
           count(*) over ()::integer as "all"
      from users
     where deleted_at is null
       and (email ilike ${containing(text)} or display_name ilike ${containing(text)} or id::text ilike ${containing(text)})
     order by email
     limit ${LISTED_MAX}`.execute(db);
  if (rows.length === 0) return { text: noAccounts(text) };
  const left = (rows[0]?.all ?? 0) - rows.length;
  return { text: [...rows.map(accountLine), ...(left > 0 ? [more(left)] : [])].join('\n') };
};
