import path from 'node:path';
import { nextDay, type Repeats } from '#domain/repeating.ts';
import { openDatabases } from '#server/platform/db/open.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { createRepeatingRequests } from '#server/jobs/repeating.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { today } from '#test/browser/harness.ts';
import { DATA_FOLDER } from '#test/browser/places.ts';

/**
 * Starts another server on the same database whose clock says nine in the morning of that day, which makes all
 * repeating requests there. The tests' own server sends their notifications.
 */
export async function morningOf(day: string, folder = DATA_FOLDER) {
  const url = addressOf(path.join(folder, 'postgres'));
  const log = makeLog('warn');
  const databases = openDatabases(url, () => {});
  const queue = await openQueue({ url, log, sendOnly: true });
  await createRepeatingRequests({ ...databases, queue, log, now: () => new Date(`${day}T09:00:00+08:00`) });
  await queue.stop();
  await databases.close();
}

/** Returns the next days of a series that starts today. */
export function daysAfter(every: Repeats, count: number): string[] {
  const days: string[] = [];
  for (let day = today(); days.length < count; days.push(day))
    day = nextDay({ every, firstOn: today() }, day);
  return days;
}
