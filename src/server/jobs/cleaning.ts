import { CALENDAR_RETENTION_MS } from '#domain/calendar.ts';
import { PLAN_UNDO_MS } from '#domain/chores.ts';
import { ASK_AGAIN_MS, JOIN_REQUEST_EXPIRY_MS } from '#domain/homes.ts';
import { NOTIFICATION_RETENTION_MS } from '#domain/notifications.ts';
import { removeDueBills } from '#server/money/bills/keeping.ts';
import { removeHeldLetters } from '#server/telling/letters/held-letters.ts';
import { removeLetterCounts } from '#server/telling/mail/letter-limits.ts';
import { dropRemovedChores } from '#server/home/plan/replaced-plans.ts';
import { removeUnusedPictures, type PictureDeps } from '#server/people/pictures/stored-pictures.ts';
import { removeOldMarks, removeDueProofs, removeLeftProofs } from '#server/money/proofs/keeping.ts';

export type CleaningDeps = Pick<PictureDeps, 'db' | 'files' | 'now'>;

/**
 * Deletes what has expired: sessions, links, counts of attempts and of emails, plans that can no longer be restored, old notifications,
 * unread calendars, requests to join, unused pictures, and the files of proofs and bills that are due or whose home was deleted.
 */
export async function clean(deps: CleaningDeps, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const moment = now();
  await db.deleteFrom('sessions').where('expires_at', '<', moment).execute();
  await db.deleteFrom('verifications').where('expires_at', '<', moment).execute();
  await db.deleteFrom('payment_links').where('expires_at', '<', moment).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', moment.getTime()).execute();
  await removeHeldLetters(db, moment);
  await removeLetterCounts(db, moment);
  const before = (ms: number) => new Date(moment.getTime() - ms);
  const dropped = await db
    .deleteFrom('replaced_plans')
    .where('replaced_at', '<', before(PLAN_UNDO_MS))
    .returning('home_id')
    .execute();
  for (const homeId of new Set(dropped.map(({ home_id }) => home_id))) await dropRemovedChores(db, homeId);
  await db.deleteFrom('notifications').where('created_at', '<', before(NOTIFICATION_RETENTION_MS)).execute();
  await db.deleteFrom('calendar_feeds').where('made_at', '<', before(CALENDAR_RETENTION_MS)).execute();
  await db
    .deleteFrom('join_requests')
    .where((eb) =>
      eb.or([
        eb('declined_at', '<', before(ASK_AGAIN_MS)),
        eb('asked_at', '<', before(JOIN_REQUEST_EXPIRY_MS)),
      ]),
    )
    .execute();
  await removeOldMarks(db, moment);
  // Runs last, so that an unreachable store delays nothing else.
  await removeUnusedPictures(deps, signal);
  await removeDueProofs(deps, signal);
  await removeLeftProofs(deps, signal);
  await removeDueBills(deps, signal);
}
