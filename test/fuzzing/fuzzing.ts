import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { HOMES_MAX } from '#domain/homes.ts';
import { startEngine } from '#server/db/engine.ts';
import { makeBrowser } from '#test/running/app.ts';
import { makeChance } from '#test/fuzzing/chance.ts';
import { mutatedFile, payload, proofCall, type Sent, type Target } from '#test/fuzzing/payloads.ts';
import { makeFolder, startProgram } from '#test/running/program.ts';
import type { Recipe } from '#test/receipts/drawing/receipt.ts';
import { recipes } from '#test/receipts/drawing/recipes.ts';
import { fileOf, openPress } from '#test/receipts/drawing/render.ts';

const AT_ONCE = 8;
const TARGETS = 20;
const RECEIPTS = 12;
/** A line may be tried 10 times an hour: what is tried here is the program, not its limits. */
const FORGET_TRIES_EVERY = 20;
const MB = 1024 * 1024;

/** What each call was answered with, and what was wrong with an answer. */
export type Found = {
  statuses: Map<number, number>;
  wrong: string[];
  /** What the server's own process keeps, in MB: after the first 500 calls, and at the end. */
  memory: { before: number; after: number };
  /** A good receipt, after all of it. */
  last: unknown;
};

type Program = {
  base: string;
  said: { err: string };
  pool: pg.Pool;
  target: (recipe?: Recipe) => Promise<Target>;
};

/**
 * In MB, without garbage: what the heap holds, and buffers outside of it. Of the process's pages a busy machine leaves some half empty, and
 * more of them the busier it is.
 */
async function memoryKeptBy({ said }: Program): Promise<number> {
  const inspector = new WebSocket(/ws:\S+/.exec(said.err)?.[0] ?? '');
  await once(inspector, 'open');
  const ask = async (method: string, params = {}) => {
    inspector.send(JSON.stringify({ id: 1, method, params }));
    const [answer] = (await once(inspector, 'message')) as [{ data: string }];
    return JSON.parse(answer.data) as { result: { result?: { value: number } } };
  };
  await ask('HeapProfiler.collectGarbage');
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
  const { result } = await ask('Runtime.evaluate', { expression });
  inspector.close();
  return (result.result?.value ?? Number.NaN) / MB;
}

/** As many lines as are asked for, each in a home of its own and with a link that holds: of two people, until they have all homes that they may. */
async function peopleOf(base: string, pool: pg.Pool) {
  const join = async (displayName: string) => {
    const browser = makeBrowser(base);
    const email = `${randomUUID()}@example.com`;
    const { userId } = await browser.api.users.register({
      id: randomUUID(),
      displayName,
      email,
      password: 'correct horse',
    });
    return { ...browser, userId };
  };
  const joinTwo = async () => [await join('Aisyah Rahman'), await join('Ben Tan')] as const;
  let two = joinTwo();
  let homes = 0;
  return async (recipe?: Recipe): Promise<Target> => {
    homes += 1;
    if (homes % HOMES_MAX === 0) two = joinTwo();
    const [requester, debtor] = await two;
    const homeId = randomUUID();
    await requester.api.homes.createHome({ id: homeId, name: 'Fuzzed', timeZone: 'Asia/Kuala_Lumpur' });
    await debtor.api.homes.joinHome({ homeId });
    const [paymentId, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    await requester.api.payments.createPaymentRequest({
      homeId,
      id: paymentId,
      title: 'Fuzzed',
      totalAmount: recipe?.due.sen ?? 5800,
      debtorIds: [debtor.userId],
    });
    await pool.query(`insert into payment_links values ($1, $2, $3, $4, now(), now() + interval '30 days')`, [
      homeId,
      paymentId,
      debtor.userId,
      createHash('sha256').update(token).digest(),
    ]);
    if (recipe) {
      await pool.query('update users set display_name = $2 where id = $1', [
        requester.userId,
        recipe.due.requester,
      ]);
      await pool.query('update payment_requests set created_at = $2 where id = $1', [
        paymentId,
        new Date(recipe.due.askedAt),
      ]);
    }
    return { paymentId, userId: debtor.userId, token, cookie: debtor.cookie() };
  };
}

async function send({ base }: Program, { path: at, headers, body }: Sent, found: Found): Promise<unknown> {
  const response = await fetch(base + at, { method: 'POST', headers, body: body as string });
  const text = await response.text();
  const { status } = response;
  found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
  const said = `${status} ${at} ${text.slice(0, 200)} for ${String(body).slice(0, 300)}`;
  if (status >= 500 && status !== 503) found.wrong.push(said);
  try {
    const answer = JSON.parse(text) as object;
    if (!('result' in answer || 'error' in answer)) found.wrong.push(said);
    return answer;
  } catch {
    found.wrong.push(said);
    return undefined;
  }
}

/** So many at a time, and what was tried is forgotten again and again. */
async function sendAll(program: Program, count: number, next: () => Promise<Sent>, found: Found) {
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      sent += 1;
      if (sent % FORGET_TRIES_EVERY === 0) await program.pool.query('delete from rate_limits');
      await send(program, await next(), found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function render(chosen: Recipe[]) {
  const press = await openPress();
  try {
    const files: { recipe: Recipe; bytes: Buffer }[] = [];
    for (const recipe of chosen) files.push({ recipe, bytes: await fileOf(press, recipe) });
    return files;
  } finally {
    await press.browser.close();
  }
}

const typeOf = ({ format }: Recipe) => (format === 'pdf' ? 'application/pdf' : `image/${format}`);

/**
 * Sends the whole program calls that are wrong somewhere, then receipts that are: `payloads` of the former, `files` of the latter, all
 * from the seed. The first 500 calls, or a quarter where there are fewer, count as warming up.
 */
export async function fuzz({ seed, payloads, files }: { seed: string; payloads: number; files: number }) {
  await using at = makeFolder();
  const engine = await startEngine(path.join(at.folder, 'own'), { flags: ['-c', 'fsync=off'] });
  const url = engine.url;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  try {
    await using started = await startProgram({
      DATA_DIR: path.join(at.folder, 'data'),
      DATABASE_URL: url,
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    });
    if (!(await started.ready)) throw new Error(started.said.err);
    const base = `http://localhost:${started.port}`;
    const program = { base, said: started.said, pool, target: await peopleOf(base, pool) };
    const found: Found = { statuses: new Map(), wrong: [], memory: { before: 0, after: 0 }, last: undefined };
    const chance = makeChance(seed);
    const [first, ...more] = await Promise.all(Array.from({ length: TARGETS }, () => program.target()));
    if (!first) throw new Error('no line');
    const call = async () => payload([first, ...more], chance);
    const warmUp = Math.min(500, Math.ceil(payloads / 4));
    await sendAll(program, warmUp, call, found);
    found.memory.before = await memoryKeptBy(program);
    await sendAll(program, payloads - warmUp, call, found);
    const receipts = await render(
      recipes(seed, 'development')
        // A receipt of next month is refused today, however good.
        .filter(({ kind, shown }) => kind === 'true' && shown.paidAt < Date.now())
        .slice(0, RECEIPTS),
    );
    const proof = async () => {
      const { recipe, bytes } = chance.one(receipts as [(typeof receipts)[0]]);
      return proofCall(await program.target(), mutatedFile(bytes, chance), typeOf(recipe));
    };
    await sendAll(program, files, proof, found);
    found.memory.after = await memoryKeptBy(program);
    await pool.query('delete from rate_limits');
    const [good] = receipts;
    if (good)
      found.last = await send(
        program,
        proofCall(await program.target(good.recipe), good.bytes, typeOf(good.recipe)),
        found,
      );
    return found;
  } finally {
    await pool.end();
    await engine.stop();
  }
}
