import { backUpNightly, type NightlyDeps } from '#server/host/backups/nightly.ts';
import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { fetchGooglePicture } from '#server/people/pictures/google-picture.ts';
import { MINUTE_MS } from '#server/platform/calls/limits.ts';
import { removeBillFile } from '#server/money/bills/keeping.ts';
import { clean, type CleaningDeps } from '#server/jobs/cleaning.ts';
import type { Jobs } from '#server/platform/queue/queues.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { repeat } from '#server/platform/queue/repeating.ts';
import { sweep, type SweepDeps } from '#server/jobs/sweep.ts';
import { startChannels, type ChannelDeps } from '#server/telling/announcing/channels.ts';
import { removeMailFiles } from '#server/telling/mail/file.ts';
import { remindOfMornings } from '#server/jobs/mornings.ts';
import { createRepeatingRequests, type RepeatingDeps } from '#server/jobs/repeating.ts';
import { removePicture, type PictureDeps } from '#server/people/pictures/stored-pictures.ts';
import { remindDue, type RemindingDeps } from '#server/money/shares/reminders.ts';
import { remindOfReviews } from '#server/money/proofs/review-reminders.ts';
import { removeProof } from '#server/money/proofs/keeping.ts';

export type WorkerDeps = ChannelDeps & {
  forgottenPassword: (asked: Jobs['forgotten-password']) => Promise<void>;
};
export type FileWorkerDeps = PictureDeps & { issuer: string };

const SWEEP_PAUSE_MS = 3 * MINUTE_MS;
const REMIND_PAUSE_MS = 3 * MINUTE_MS;
const BACKUP_PAUSE_MS = 5 * MINUTE_MS;
const CLEAN_PAUSE_MS = 60 * MINUTE_MS;
const MAIL_FILE_KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/** Starts the workers that deliver the channels' jobs, and those of jobs that lead to them. */
export async function startWorkers({ queue, deps }: { queue: Queue; deps: WorkerDeps }): Promise<void> {
  await startChannels(queue, deps);
  await queue.work('forgotten-password', (job) => deps.forgottenPassword(job.data));
}

/** The same for the jobs that handle files. */
export async function startFileWorkers(given: { queue: Queue; deps: FileWorkerDeps }): Promise<void> {
  const { queue, deps } = given;
  await queue.work('google-picture', (job) => fetchGooglePicture(deps, job.data));
  await queue.work('remove-picture', (job) => removePicture(deps, job.data, job.signal));
  await queue.work('remove-proof', (job) => removeProof(deps, job.data, job.signal));
  await queue.work('remove-bill', (job) => removeBillFile(deps, job.data, job.signal));
}

/** Starts the rounds that every server process repeats. The returned function stops them. */
export function startRounds(
  deps: SweepDeps &
    CleaningDeps &
    RepeatingDeps &
    RemindingDeps & { long: Kysely<DB>; mailFolder: string; nightly: NightlyDeps },
): () => Promise<void> {
  const again = (pauseMs: number, failed: string, work: (signal: AbortSignal) => Promise<void>) =>
    repeat({
      work,
      pauseMs,
      onError(error) {
        deps.log.error({ err: error }, failed);
      },
    });
  const stops = [
    again(SWEEP_PAUSE_MS, 'sweep failed', (signal) => sweep(deps, signal)),
    again(REMIND_PAUSE_MS, 'reminding failed', (signal) => remindDue(deps, signal)),
    again(REMIND_PAUSE_MS, 'reminding of receipts failed', (signal) => remindOfReviews(deps, signal)),
    again(SWEEP_PAUSE_MS, 'asking again failed', (signal) => createRepeatingRequests(deps, signal)),
    again(REMIND_PAUSE_MS, 'morning reminders failed', (signal) => remindOfMornings(deps, signal)),
    again(CLEAN_PAUSE_MS, 'cleaning failed', (signal) => clean({ ...deps, db: deps.long }, signal)),
    again(CLEAN_PAUSE_MS, 'removing old letters failed', () =>
      removeMailFiles(deps.mailFolder, new Date(deps.now().getTime() - MAIL_FILE_KEPT_MS)),
    ),
    again(BACKUP_PAUSE_MS, 'nightly backup failed', (signal) => backUpNightly(deps.nightly, signal)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
