import type { Kysely } from 'kysely';
import { normalEmail } from '#domain/users.ts';
import type { DB } from '#server/db/types.ts';
import { Refusal } from '#server/refusal.ts';
import { noAccount } from '#words/admin.ts';

/** Whose address it is, in whatever case it was typed. Throws a Refusal where it is nobody's. */
export async function findAccount(db: Kysely<DB>, typed: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'display_name as name'])
    .where('email', '=', normalEmail(typed))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw new Refusal(noAccount(typed));
  return account;
}
