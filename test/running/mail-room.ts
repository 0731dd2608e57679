import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { TestClock } from 'pg-boss';
import pino from 'pino';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { emailChannel } from '#server/telling/letters/channel.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { makeMailer, type Patience } from '#server/telling/mail/sending.ts';
import { freshDatabase } from '#test/running/database.ts';

export const PUBLIC_URL = 'https://rumah.example';
export const SECRET = 'x'.repeat(40);

/** A clock that stands still until a test moves it. It is ahead of the real time, so that jobs of our own connections are due. */
export const aheadClock = () => new TestClock(Date.now() + 60_000);

export type JobRow = {
  id: string;
  state: string;
  retry_count: number;
  start_after: Date;
  priority: number;
  output: { reason?: string } | null;
};
type LogLine = { level: number; msg: string; queue?: string; reason?: string; file?: string };
type Options = {
  /** The database of an app whose letters are sent. */
  url?: string;
  smtpUrl?: string;
  clock?: TestClock;
  now?: () => Date;
  forgottenPassword?: (asked: { email: string }) => Promise<void>;
  patience?: Patience;
};

/** Opens a queue with its workers and the mailer on a fresh database, as a letter needs them. */
export async function openMailRoom({ smtpUrl, clock, now = () => new Date(), ...rest }: Options = {}) {
  const url = rest.url ?? (await freshDatabase()).url;
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-mail-'));
  const lines: LogLine[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line) as LogLine) });
  const db = openDb(openPool(url, (error) => log.error({ err: error }, 'pool')));
  const settings = {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Serumah <serumah@rumah.example>',
    DATA_DIR: folder,
    PUBLIC_URL,
  };
  const mailer = makeMailer(settings, log, now, rest.patience);
  const queue = await openQueue({ url, log, ...(clock && { clock }) });
  const forgottenPassword = rest.forgottenPassword ?? (() => Promise.resolve());
  const deps = { db, mailer, publicUrl: PUBLIC_URL, secrets: { SECRET }, now, log, forgottenPassword };
  await queue.work(emailChannel.job, (job) => emailChannel.deliver(deps, job));
  await queue.work('forgotten-password', (job) => deps.forgottenPassword(job.data));
  let count = 0;

  return {
    url,
    db,
    queue,
    deps,
    lines,
    mailFolder: path.join(folder, 'mail'),

    /** Adds a user, with a confirmed address unless `confirmed` is false. */
    async addUser(user: { name?: string; email?: string; confirmed?: boolean } = {}) {
      const id = randomUUID();
      const { email = `person${++count}@example.com`, confirmed: email_verified = true } = user;
      await db
        .insertInto('users')
        .values({ id, email, email_verified, display_name: user.name ?? 'Aisyah Rahman' })
        .execute();
      return { id, email };
    },

    async addHome(name: string, userIds: [string, ...string[]]) {
      const id = randomUUID();
      const [admin] = userIds;
      await db.transaction().execute(async (tx) => {
        const home = {
          id,
          name,
          admin_id: admin,
          created_by: admin,
          time_zone: 'Asia/Kuala_Lumpur',
          seed: 's',
        };
        await tx.insertInto('homes').values(home).execute();
        await tx
          .insertInto('memberships')
          .values(userIds.map((user_id) => ({ home_id: id, user_id, tone: 'leaf', joined_on: '2026-11-01' })))
          .execute();
      });
      return id;
    },

    post: (letter: QueuedLetter) =>
      db.transaction().execute((tx) => sendNotices(queue, tx, [{ userId: letter.userId, email: letter }])),

    async jobs(name = 'mail'): Promise<JobRow[]> {
      const { rows } = await sql<JobRow>`
        select id, state::text, retry_count, start_after, priority, output from pgboss.job where name = ${name} order by created_on
      `.execute(db);
      return rows;
    },

    async [Symbol.asyncDispose]() {
      await queue.stop();
      mailer.close();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
