import type { Jobs } from '#server/jobs/queues.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { deliverLetter, type DeliveryDeps } from '#server/mail/delivering.ts';

export type WorkerDeps = DeliveryDeps & {
  forgottenPassword: (asked: Jobs['forgotten-password']) => Promise<void>;
};

/** Lets this process work on every kind of job. */
export async function startWorkers({ queue, deps }: { queue: Queue; deps: WorkerDeps }): Promise<void> {
  await queue.work('mail', (job) => deliverLetter(deps, job));
  await queue.work('forgotten-password', (job) => deps.forgottenPassword(job.data));
}
