import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import pino from 'pino';
import { addDays } from '#domain/days.ts';
import { makeProofReader, type ProofReader } from '#server/reading/decoders/proof-reader.ts';
import { effort } from './effort.ts';
import { today, type BenchHome } from './homes.ts';
import { callOf } from './load.ts';
import { median, quantile } from './medians.ts';
import { makeReceipts, PATIENT, type Receipt } from './receipts.ts';
import { beside, type Line } from './report.ts';
import { startOurs, type ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

const RECEIPTS = effort(20, 11);
const AT_ONCE = 10;
/** As many as may wait, and one that is being read. */
const QUEUED = 21;
const READS_A_SECOND = 50;
const READ_SECONDS = effort(8, 2);
/** The first files of a process are slow, because it loads the reader. */
const WARM_UP = 2;

type Upload = { path: string; cookie: string; address: string; data: object };

/** Creates a request of the receipt's requester to one other resident, with the date of the receipt. */
async function makeLine(pool: pg.Pool, home: BenchHome, receipt: Receipt, number: number): Promise<Upload> {
  const [requester, debtor] = home.residents;
  if (!requester || !debtor) throw new Error('a bench home has five residents');
  const paymentId = randomUUID();
  const { sen, requester: name, askedAt } = receipt.due;
  await pool.query('update users set display_name = $2 where id = $1', [requester.userId, name]);
  await pool.query(
    `with request as (
       insert into payment_requests (home_id, id, requester_id, title, total_amount, time_zone, created_at)
       select $1, $2, $3, 'Bench', $5, time_zone, $6 from homes where id = $1),
     found as (insert into payment_homes values ($2, $1))
     insert into payment_debtors (home_id, payment_id, user_id, amount) values ($1, $2, $4, $5)`,
    [home.id, paymentId, requester.userId, debtor.userId, sen, new Date(askedAt)],
  );
  return {
    path: '/functions/verifyPaymentProof',
    cookie: debtor.cookie,
    // Each network address may try 30 times an hour, so each upload has another.
    address: `10.0.${number >> 8}.${number & 255}`,
    data: {
      paymentId,
      userId: debtor.userId,
      fileData: receipt.bytes.toString('base64'),
      mimeType: receipt.mimeType,
    },
  };
}

/** Creates shares for all uploads of all measurements, each in its own home, with the receipts in turn. */
async function makeLines(world: World, receipts: Receipt[], count: number): Promise<Upload[]> {
  const lines: Upload[] = [];
  for (let number = 0; number < count; number++) {
    const [home, receipt] = [world.homes[number], receipts[number % receipts.length]];
    if (!home || !receipt) throw new Error('too few homes or receipts');
    lines.push(await makeLine(world.pool, home, receipt, number));
  }
  return lines;
}

type Answer = { result?: { success: boolean }; error?: { details?: { code: string } } };

/**
 * Uploads a proof. Returns the milliseconds until the answer, whatever the decision. If the server is too busy it tries again, as a person does:
 * on a busy machine a receipt can wait longer than the server allows.
 */
async function upload({ base }: ServerProcess, { path, cookie, address, data }: Upload): Promise<number> {
  const began = performance.now();
  for (;;) {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: base, 'x-forwarded-for': address },
      body: JSON.stringify({ data }),
    });
    const answer = (await response.json()) as Answer;
    if (answer.result?.success === true) return performance.now() - began;
    if (answer.error?.details?.code !== 'PROOFS_BUSY')
      throw new Error(`not checked: ${JSON.stringify(answer)}`);
    await pause(1000);
  }
}

async function readBare(reader: ProofReader, { bytes, expected }: Receipt): Promise<number> {
  const began = performance.now();
  const read = await reader.read({ bytes, expected }, randomUUID());
  if (!('decision' in read)) throw new Error(`not read: ${JSON.stringify(read)}`);
  return performance.now() - began;
}

async function oneAfterAnother<Item>(
  items: Item[],
  work: (item: Item) => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) times.push(await work(item));
  return times;
}

const atOnce = <Item>(items: Item[], work: (item: Item) => Promise<number>): Promise<number[]> =>
  Promise.all(items.map(work));

/** Returns the times of single reads of three weeks of chores, started at an even pace. */
async function readChores({ base }: ServerProcess, { id, residents: [resident] }: BenchHome) {
  const input = { homeId: id, from: today(), to: addDays(today(), 20) };
  const { path, ...request } = callOf('chores/listChores', resident?.cookie ?? '', input);
  const times: Promise<number>[] = [];
  for (let read = 0; read < READS_A_SECOND * READ_SECONDS; read++) {
    const began = performance.now();
    times.push(
      fetch(base + path, request as RequestInit)
        .then((response) => response.arrayBuffer())
        .then(() => performance.now() - began),
    );
    await pause(1000 / READS_A_SECOND);
  }
  return Promise.all(times);
}

const both = (what: string, ours: number[], floor: number[], aim: string): Line[] => [
  beside(`${what}: p50 ms`, median(ours), median(floor)),
  beside(`${what}: p95 ms`, quantile(ours, 0.95), quantile(floor, 0.95), aim),
];

/**
 * Uploads, reads and settles proofs; the floor is the bare reader on the same files. It also measures how much they slow down a read of
 * chores.
 */
export async function proofs(world: World): Promise<Line[]> {
  const receipts = await makeReceipts(RECEIPTS);
  const lines = await makeLines(world, receipts, WARM_UP + RECEIPTS + AT_ONCE + 2 * QUEUED);
  const take = (count: number) => lines.splice(0, count);
  const server = await startOurs({ ...world.env, TRUSTED_PROXIES: '127.0.0.1' });
  const reader = makeProofReader({ log: pino({ level: 'warn' }), ...PATIENT });
  const send = (share: Upload) => upload(server, share);
  // Counts the processes while they read, since an idle one ends after a while.
  let running = 0;
  const read = async (receipt: Receipt) => {
    const taken = await readBare(reader, receipt);
    running = Math.max(running, reader.running);
    return taken;
  };
  const home = world.homes.at(-1);
  if (!home) throw new Error('no home');

  await oneAfterAnother(take(WARM_UP), send);
  await oneAfterAnother(receipts.slice(0, WARM_UP), read);
  const single = {
    ours: await oneAfterAnother(take(RECEIPTS), send),
    floor: await oneAfterAnother(receipts, read),
  };
  const ten = {
    ours: await atOnce(take(AT_ONCE), send),
    floor: await atOnce(receipts.slice(0, AT_ONCE), read),
  };
  const perSecond = async (work: () => Promise<number[]>) => {
    const began = performance.now();
    const { length } = await work();
    return (length / (performance.now() - began)) * 1000;
  };
  const rate = {
    ours: await perSecond(() => atOnce(take(QUEUED), send)),
    floor: await perSecond(() => atOnce([...receipts, ...receipts].slice(0, QUEUED), read)),
  };
  const alone = await readChores(server, home);
  const queued = atOnce(take(QUEUED), send);
  const besideProofs = await readChores(server, home);
  await queued;
  reader.close();
  await server.stop();
  return [
    beside('proofs: a second and process', rate.ours / running, rate.floor / running),
    ...both('proof uploaded', single.ours, single.floor, 'p95 ≤ 3000'),
    ...both(`${AT_ONCE} proofs at once`, ten.ours, ten.floor, 'p95 ≤ 12000'),
    ...both('chores read while 20 proofs wait', besideProofs, alone, 'p95 ≤ +20'),
  ];
}
