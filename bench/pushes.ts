import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { pino } from 'pino';
import type pg from 'pg';
import webpush from 'web-push';
import type { DB } from '#server/platform/db/types.ts';
import { openDb } from '#server/platform/db/open.ts';
import { pushChannel } from '#server/telling/pushes/channel.ts';
import { pushKeysOf, type PushKeys } from '#server/platform/settings/push-keys.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { Notice } from '#server/telling/channels/channel.ts';

import { makePushSender } from '#server/telling/pushes/sending.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { effort } from './effort.ts';
import { median } from './medians.ts';
import { rate, type Line } from './report.ts';
import { startFloor } from './server-process.ts';
import { timed, type Timed } from './timed.ts';
import type { World } from './world.ts';

const ROUNDS = effort(5, 1);
const PUSHES = effort(1000, 50);
const PUBLIC_URL = 'http://localhost:3000';
/** As many as the program's workers send at once. */
const AT_ONCE = 16;
const POLL_MS = 10;
const LINE = 'Somebody with a name of the usual length joined a home with such a name.';

type Browser = { endpoint: string; p256dh: string; auth: string };

function browserAt(base: string): Browser {
  const curve = createECDH('prime256v1');
  return {
    endpoint: `${base}/push/${randomUUID()}`,
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/** Creates subscribed browsers, and a notification 'Somebody joined' for each. */
async function makeDevices({ pool, homes }: World, base: string, keys: PushKeys) {
  const browsers: Browser[] = [];
  const notices: Notice[] = [];
  const readers = homes.flatMap(({ id, residents: [joined, ...others] }) =>
    others.map((reader) => ({ homeId: id, joined, reader })),
  );
  for (const { homeId, joined, reader } of readers.slice(0, PUSHES)) {
    const browser = browserAt(base);
    const sessionId = randomUUID();
    const notificationId = randomUUID();
    await pool.query(
      `insert into sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [sessionId, reader.userId, randomUUID()],
    );
    await pool.query(
      `insert into push_subscriptions (session_id, endpoint, p256dh, auth, server_key) values ($1, $2, $3, $4, $5)`,
      [sessionId, browser.endpoint, browser.p256dh, browser.auth, keys.publicKey],
    );
    await pool.query(
      `insert into notifications (user_id, id, type, data) values ($1, $2, 'member_joined', $3)`,
      [reader.userId, notificationId, JSON.stringify({ homeId, userId: joined?.userId })],
    );
    browsers.push(browser);
    const push = { kind: 'notification' as const, notificationId };
    notices.push({ userId: reader.userId, event: notificationId, push });
  }
  return { browsers, notices };
}

async function untilSent(pool: pg.Pool) {
  for (;;) {
    const { rows } = await pool.query<{ left: number; failed: number }>(`
      select count(*)::integer as left, count(*) filter (where state in ('retry', 'failed'))::integer as failed
        from pgboss.job where name = 'push'`);
    const [jobs] = rows;
    if (!jobs || jobs.failed > 0) throw new Error('a push was not sent');
    if (jobs.left === 0) return;
    await wait(POLL_MS);
  }
}

/** The queue, its workers and the sender, as in the program. Each push is read and rendered when it is sent. */
async function openSending({ env, pool }: World, db: Kysely<DB>, keys: PushKeys) {
  const log = pino({ level: 'warn' });
  const now = () => new Date();
  const pushSender = makePushSender({ keys, toThisMachine: true, now });
  const queue = await openQueue({ url: env.DATABASE_URL, log });
  const deps = { db, queue, pushSender, now, log };
  await queue.work(pushChannel.job, (job) => pushChannel.deliver(deps, job));
  return {
    async send(notices: Notice[]) {
      await db.transaction().execute((tx) => sendNotices(queue, tx, notices));
      await untilSent(pool);
    },
    async close() {
      await queue.stop();
      pushSender.close();
    },
  };
}

/** web-push alone with a finished text, over keep-alive connections, with as many requests at once. */
function openBareLibrary(browsers: readonly Browser[], keys: PushKeys) {
  const agent = new Agent({ keepAlive: true });
  const limit = pLimit(AT_ONCE);
  const text = JSON.stringify({ title: 'New housemate', line: LINE, path: '/home-management' });
  async function sendOne({ endpoint, ...own }: Browser) {
    const { method, headers, body } = webpush.generateRequestDetails({ endpoint, keys: own }, text, {
      vapidDetails: keys,
      TTL: 60,
    });
    const sending = request(endpoint, { method, headers, agent }).end(body);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    await answer.resume().toArray();
  }
  return {
    send: () => Promise.all(browsers.map((browser) => limit(sendOne, browser))),
    close: () => agent.destroy(),
  };
}

/** Measures pushes a second from the queue to a push service on the loopback address. The floor is web-push alone. */
export async function pushes(world: World): Promise<Line[]> {
  const sink = await startFloor('push-sink.ts', {});
  const db = openDb(world.pool);
  const keys = pushKeysOf({
    DATA_DIR: world.env.DATA_DIR,
    PUBLIC_URL,
    MAIL_FROM: 'Serumah <serumah@rumah.example>',
  });
  const { browsers, notices } = await makeDevices(world, sink.base, keys);
  const sending = await openSending(world, db, keys);
  const bare = openBareLibrary(browsers, keys);
  // Both run once first, for V8's compiler.
  await sending.send(notices);
  await bare.send();
  const ours: Timed[] = [];
  const floor: Timed[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timed(() => sending.send(notices)));
    floor.push(await timed(() => bare.send()));
  }
  await sending.close();
  bare.close();
  await sink.stop();
  const perSecond = (rounds: Timed[]) => (notices.length / median(rounds.map(({ ms }) => ms))) * 1000;
  return [rate('pushes sent', perSecond(ours), perSecond(floor))];
}
