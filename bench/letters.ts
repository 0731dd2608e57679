import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import nodemailer from 'nodemailer';
import { pino } from 'pino';
import type pg from 'pg';
import type { DB } from '#server/platform/db/types.ts';
import { openDb } from '#server/platform/db/open.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { emailChannel } from '#server/telling/letters/channel.ts';
import { emailOf, type QueuedLetter } from '#server/telling/letters/kinds.ts';
import { makeMailer } from '#server/telling/mail/sending.ts';
import { effort } from './effort.ts';
import { SECRET } from './homes.ts';
import { median } from './medians.ts';
import { rate, type Line } from './report.ts';
import { startFloor } from './server-process.ts';
import { timed, type Timed } from './timed.ts';
import type { World } from './world.ts';

const ROUNDS = effort(5, 1);
const LETTERS = effort(1000, 50);
const PUBLIC_URL = 'https://rumah.example';
const MAIL_FROM = 'Serumah <serumah@rumah.example>';
/** As many as the program's mailer opens. */
const CONNECTIONS = 5;
const POLL_MS = 10;

type Letter = Extract<QueuedLetter, { kind: 'joined-home' }>;

/** Returns letters 'Somebody joined your home', one home after the other. */
const lettersOf = ({ homes }: World): Letter[] =>
  Array.from({ length: LETTERS }, (_, index) => {
    const home = homes[index % homes.length];
    const [joined, reader] = home?.residents ?? [];
    if (!home || !joined || !reader) throw new Error('every home has five residents');
    return { kind: 'joined-home', userId: reader.userId, homeId: home.id, joinedId: joined.userId };
  });

async function untilSent(pool: pg.Pool) {
  for (;;) {
    const { rows } = await pool.query<{ left: number; failed: number }>(`
      select count(*)::integer as left, count(*) filter (where state in ('retry', 'failed'))::integer as failed
        from pgboss.job where name = 'mail'`);
    const [jobs] = rows;
    if (!jobs || jobs.failed > 0) throw new Error('a letter was not sent');
    if (jobs.left === 0) return;
    await wait(POLL_MS);
  }
}

/** The queue, its workers and the mailer, as in the program. Each letter is read and rendered when it is sent. */
async function openPostOffice({ env, pool }: World, db: Kysely<DB>, smtpUrl: string) {
  const log = pino({ level: 'warn' });
  const now = () => new Date();
  const settings = { SMTP_URL: smtpUrl, MAIL_FROM, DATA_DIR: env.DATA_DIR, PUBLIC_URL };
  const mailer = makeMailer(settings, log, now);
  const queue = await openQueue({ url: env.DATABASE_URL, log });
  const deps = {
    db,
    mailer,
    publicUrl: PUBLIC_URL,
    secrets: { SECRET },
    now,
    log,
  };
  await queue.work(emailChannel.job, (job) => emailChannel.deliver(deps, job));
  return {
    async send(queued: Letter[]) {
      await db.transaction().execute((tx) => queue.send(tx, 'mail', ...queued));
      await untilSent(pool);
    },
    async close() {
      await queue.stop();
      mailer.close();
    },
  };
}

async function written(db: Kysely<DB>, letter: Letter) {
  const now = new Date();
  const sending = { publicUrl: PUBLIC_URL, language: 'en', stops: [], now, queuedAt: now } as const;
  const addressed = await emailOf(letter).read(db, letter, sending);
  if (!addressed) throw new Error('the reader is not a member');
  return { from: MAIL_FROM, ...addressed };
}

/** nodemailer alone, with the texts that the program would write. */
async function openBareMailer(db: Kysely<DB>, queued: Letter[], smtpUrl: string) {
  const transport = nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: CONNECTIONS });
  const mails: Awaited<ReturnType<typeof written>>[] = [];
  for (const letter of queued) mails.push(await written(db, letter));
  return {
    send: () => Promise.all(mails.map((mail) => transport.sendMail(mail))),
    close: () => transport.close(),
  };
}

const lettersPerSecond = (rounds: Timed[]) => (LETTERS / median(rounds.map(({ ms }) => ms))) * 1000;

/** Measures letters a second from the queue to an SMTP server on the loopback address. The floor is nodemailer alone. */
export async function letters(world: World): Promise<Line[]> {
  const sink = await startFloor('smtp-sink.ts', {});
  const smtpUrl = sink.base.replace('http:', 'smtp:');
  const db = openDb(world.pool);
  const queued = lettersOf(world);
  const office = await openPostOffice(world, db, smtpUrl);
  const bare = await openBareMailer(db, queued, smtpUrl);
  // Both run once first, for V8's compiler.
  await office.send(queued);
  await bare.send();
  const ours: Timed[] = [];
  const floor: Timed[] = [];
  // An address gets a limited number of letters a day, so each round starts without counts.
  const deleteCounts = () => world.pool.query('truncate letters_sent');
  for (let round = 0; round < ROUNDS; round++) {
    await deleteCounts();
    ours.push(await timed(() => office.send(queued)));
    floor.push(await timed(() => bare.send()));
  }
  await office.close();
  bare.close();
  await sink.stop();
  return [rate('letters sent', lettersPerSecond(ours), lettersPerSecond(floor))];
}
