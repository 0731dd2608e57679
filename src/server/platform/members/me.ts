import { sql, type Kysely } from 'kysely';
import type { Me } from '#contract/users.ts';
import type { Language } from '#domain/languages.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import { needsDisplayName } from '#domain/reserved-names.ts';
import type { DB } from '#server/platform/db/types.ts';

/** Reads the person's own data (docs/product/accounts.md 'The fields of a person'). */
export async function readMe(tx: Kysely<DB>, userId: string): Promise<Me> {
  const me = await tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_verified as emailVerified',
      'confirmation_sent_at as confirmationSentAt',
      'display_name as displayName',
      'photo_url as photoURL',
      'home_id as homeId',
      'locale',
      'unwanted_mail as unwantedMail',
      sql<string[]>`array(select home_id from user_homes where user_id = users.id order by home_id)`.as(
        'homeIds',
      ),
      'created_at as createdAt',
      'updated_at as updatedAt',
      sql<boolean>`exists (select from accounts where user_id = users.id and provider_id = 'credential')`.as(
        'hasPassword',
      ),
      sql<number | null>`(select cardinality(recovery_codes) from two_steps
                           where user_id = users.id and confirmed_at is not null)`.as('recoveryCodesLeft'),
    ])
    .$narrowType<{ unwantedMail: MailGroup[]; locale: Language }>()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...me, needsDisplayName: needsDisplayName(me) };
}
