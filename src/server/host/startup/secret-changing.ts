import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#server/platform/db/types.ts';
import { saveStops } from '#server/telling/mail/letter-limits.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { resealSecrets } from '#server/people/two-step/two-step-codes.ts';
import { sealedByOther } from '#words/english-only/operator.ts';

/** Seals the database's values with the present SECRET, so that SECRET_PREVIOUS can be dropped once sessions have been used again. */
export async function moveToPresentSecret(db: Kysely<DB>, secrets: Secrets, log: Logger): Promise<void> {
  await saveStops(db, secrets);
  const lost = await resealSecrets(db, secrets);
  if (lost > 0) log.warn({ accounts: lost }, sealedByOther);
}
