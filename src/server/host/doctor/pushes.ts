import { sql, type Kysely } from 'kysely';
import { hasTable } from '#server/platform/db/migrations.ts';
import type { DB } from '#server/platform/db/types.ts';
import { ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { pushKeysText } from '#server/platform/settings/push-keys.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import {
  names,
  pushKeysOfOne,
  pushKeysOther,
  pushKeysUnmade,
  pushesReady,
} from '#words/english-only/doctor.ts';

type KeySettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>;
type Counted = { own: number; others: number };

/** How many devices are told, and whether this server has the keys that they subscribed with. Reads only. */
export async function checkPushes(db: Kysely<DB>, settings: KeySettings): Promise<Finding> {
  const [publicKey] = (pushKeysText(settings) ?? '').split(/\s+/);
  if (!publicKey || !(await hasTable(db, 'push_subscriptions'))) return ok(names.pushes, pushKeysUnmade);
  const { rows } = await sql<Counted>`
    select count(*) filter (where server_key = ${publicKey}) as own,
           count(*) filter (where server_key <> ${publicKey}) as others
      from push_subscriptions`.execute(db);
  const { own, others } = rows[0] ?? { own: 0, others: 0 };
  if (others > 0) return warn(names.pushes, pushKeysOther(own, others));
  const mayBeSeveral = settings.DATABASE_URL !== undefined && settings.VAPID_PUBLIC_KEY === undefined;
  return ok(names.pushes, mayBeSeveral ? pushKeysOfOne(own) : pushesReady(own));
}
