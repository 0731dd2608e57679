import { PLAN_KEPT_MS } from '#domain/chores.ts';
import type { SweepDeps } from '#server/jobs/sweep.ts';

/** Deletes what has expired: sessions, links, counts of tries, and plans that can no longer be brought back. */
export async function clean({ db, now }: Pick<SweepDeps, 'db' | 'now'>): Promise<void> {
  const moment = now();
  await db.deleteFrom('sessions').where('expires_at', '<', moment).execute();
  await db.deleteFrom('verifications').where('expires_at', '<', moment).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', moment.getTime()).execute();
  const forgotten = new Date(moment.getTime() - PLAN_KEPT_MS);
  await db.deleteFrom('replaced_plans').where('replaced_at', '<', forgotten).execute();
}
