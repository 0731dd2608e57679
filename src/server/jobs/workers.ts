import { backUpNightly, type NightlyDeps } from '#server/host/backups/nightly.ts';
import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { takeGooglePicture } from '#server/people/pictures/google-picture.ts';
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
import { askForRepeating, type RepeatingDeps } from '#server/jobs/repeating.ts';
import { removePicture, type PictureDeps } from '#server/people/pictures/keeping.ts';
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

/** Lets this process deliver what waits in the channels, and work on what leads to it. */
export async function startWorkers({ queue, deps }: { queue: Queue; deps: WorkerDeps }): Promise<void> {
  await startChannels(queue, deps);
  await queue.work('forgotten-password', (job) => deps.forgottenPassword(job.data));
}

/** The same for the jobs that handle files. */
export async function startFileWorkers({
  queue,
  deps,
}: {
  queue: Queue;
  deps: FileWorkerDeps;
}): Promise<void> {
  await queue.work('google-picture', (job) => takeGooglePicture(deps, job.data));
  await queue.work('remove-picture', (job) => removePicture(deps, job.data, job.signal));
  await queue.work('remove-proof', (job) => removeProof(deps, job.data, job.signal));
  await queue.work('remove-bill', (job) => removeBillFile(deps, job.data, job.signal));
}

/** Starts what every server process does again and again, whoever else does it too. What is answered stops it. */
export function startRounds(
  deps: SweepDeps &
    CleaningDeps &
    RepeatingDeps &
    RemindingDeps & { long: Kysely<DB>; mailFolder: string; nightly: NightlyDeps },
): () => Promise<void> {
  const failed = (what: string) => (error: unknown) => {
    deps.log.error({ err: error }, what);
  };
  const stops = [
    repeat({
      work: (signal) => sweep(deps, signal),
      pauseMs: SWEEP_PAUSE_MS,
      onError: failed('sweep failed'),
    }),
    repeat({
      work: (signal) => remindDue(deps, signal),
      pauseMs: REMIND_PAUSE_MS,
      onError: failed('reminding failed'),
    }),
    repeat({
      work: (signal) => remindOfReviews(deps, signal),
      pauseMs: REMIND_PAUSE_MS,
      onError: failed('reminding of receipts failed'),
    }),
    repeat({
      work: (signal) => askForRepeating(deps, signal),
      pauseMs: SWEEP_PAUSE_MS,
      onError: failed('asking again failed'),
    }),
    repeat({
      work: (signal) => remindOfMornings(deps, signal),
      pauseMs: REMIND_PAUSE_MS,
      onError: failed('morning reminders failed'),
    }),
    repeat({
      work: (signal) => clean({ ...deps, db: deps.long }, signal),
      pauseMs: CLEAN_PAUSE_MS,
      onError: failed('cleaning failed'),
    }),
    repeat({
      work: () => removeMailFiles(deps.mailFolder, new Date(deps.now().getTime() - MAIL_FILE_KEPT_MS)),
      pauseMs: CLEAN_PAUSE_MS,
      onError: failed('removing old letters failed'),
    }),
    repeat({
      work: (signal) => backUpNightly(deps.nightly, signal),
      pauseMs: BACKUP_PAUSE_MS,
      onError: failed('nightly backup failed'),
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
