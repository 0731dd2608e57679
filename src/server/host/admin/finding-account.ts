import type { Kysely } from 'kysely';
import { normalEmail } from '#domain/users.ts';
import type { DB } from '#server/platform/db/types.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { noAccount } from '#words/english-only/admin.ts';

/** Whose address it is, in whatever case it was typed. Throws an OperatorError where it is nobody's. */
export async function findAccount(db: Kysely<DB>, typed: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'display_name as name'])
    .where('email', '=', normalEmail(typed))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw new OperatorError(noAccount(typed));
  return account;
}
