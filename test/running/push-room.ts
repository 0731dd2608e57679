import { sql } from 'kysely';
import type { TestClock } from 'pg-boss';
import pino from 'pino';
import { expect, vi } from 'vitest';
import { pushChannel } from '#server/telling/pushes/channel.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import type { PushKeys } from '#server/platform/settings/push-keys.ts';
import type { QueuedPush } from '#server/telling/pushes/kinds.ts';
import { makePushSender } from '#server/telling/pushes/sending.ts';
import type { Person } from '#test/builders/homes.ts';
import { startPushService, type Answer } from '#test/fakes/push-service.ts';
import type { TestApp } from '#test/running/app.ts';
import { makeDue } from '#test/running/due-jobs.ts';
import type { JobRow } from '#test/running/mail-room.ts';

type LogLine = { level: number; msg: string; queue?: string; reason?: string };
type PushRow = JobRow & { data: QueuedPush; created_on: Date };
type Options = {
  clock?: TestClock;
  /** The keys, if not the app's. */
  keys?: PushKeys;
  service?: Awaited<ReturnType<typeof startPushService>>;
  /** Name servers, if not the machine's. */
  nameServers?: readonly string[];
  /** How long the sender waits for an answer, if not as long as in the program. */
  answeredWithinMs?: number;
};

/** Starts a push service, and a worker that sends an app's pushes by the app's clock. */
export async function openPushRoom(app: TestApp, options: Options = {}) {
  const { clock, keys = app.keys, nameServers, answeredWithinMs } = options;
  const service = options.service ?? (await startPushService());
  const lines: LogLine[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line) as LogLine) });
  const now = () => app.clock.now;
  const pushSender = makePushSender({
    keys,
    toThisMachine: true,
    now,
    ...(nameServers && { nameServers }),
    ...(answeredWithinMs !== undefined && { answeredWithinMs }),
  });
  const queue = await openQueue({ url: app.url, log, ...(clock && { clock }) });
  const deps = { db: app.db, queue, pushSender, now, log };
  await queue.work(pushChannel.job, (job) => pushChannel.deliver(deps, job));

  async function jobs(): Promise<PushRow[]> {
    const { rows } = await sql<PushRow>`
      select id, state::text, retry_count, start_after, output, data, created_on, priority
        from pgboss.job where name = 'push' order by created_on`.execute(app.db);
    return rows;
  }

  /** Makes all delayed pushes due. */
  const allDue = () => makeDue(app.db, 'push');

  return {
    service,
    queue,
    lines,
    jobs,
    /** Subscribes a browser of a person to pushes, as the profile's switch does. */
    async deviceOf({ api }: Pick<Person, 'api'>, ...answers: Answer[]) {
      const browser = service.subscribe(...answers);
      await api.pushes.subscribe({ ...browser.subscription, key: app.keys.publicKey });
      return { ...browser, titles: () => browser.pushes.map(({ message }) => message.title) };
    },
    allDue,
    /** Waits until the queue is empty; delayed pushes leave at once. */
    async allSent() {
      const nothingWaits = async () => {
        await allDue();
        expect(await jobs()).toEqual([]);
      };
      await vi.waitFor(nothingWaits, { timeout: 10_000 });
    },
    async [Symbol.asyncDispose]() {
      await queue.stop();
      pushSender.close();
      if (!options.service) await service.stop();
      // Other tests must not see jobs that failed on purpose, or browsers of a stopped service.
      if (!options.service) {
        await app.db.deleteFrom('push_subscriptions').execute();
        await sql`delete from pgboss.job where name = 'push'`.execute(app.db);
      }
      expect(service.problems).toEqual([]);
    },
  };
}
