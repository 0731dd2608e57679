import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { HOMES_MAX } from '#domain/homes.ts';
import { startEngine } from '#server/platform/db/engine.ts';
import { makeBrowser } from '#test/running/app.ts';
import { callPayload, type Caller } from '#test/fuzzing/call-payloads.ts';
import { makeChance } from '#test/fuzzing/chance.ts';
import { oddRequest, type OddRequest } from '#test/fuzzing/odd-requests.ts';
import { mutatedFile, payload, proofCall, type Sent, type Target } from '#test/fuzzing/payloads.ts';
import { makeFolder, startProgram } from '#test/running/program.ts';
import type { Recipe } from '#test/receipts/drawing/receipt.ts';
import { recipes } from '#test/receipts/drawing/recipes.ts';
import { fileOf, openPress } from '#test/receipts/drawing/render.ts';

const AT_ONCE = 8;
const TARGETS = 20;
const RECEIPTS = 12;
/** A person may make 120 changes a minute, and random calls may sign them out or delete their rows. */
const CALLS_OF_ONE = 50;
/** A share accepts 10 proofs an hour, and this tests the program, not its limits. */
const RESET_LIMITS_EVERY = 20;
const MB = 1024 * 1024;

/** The answers to each kind of call, and the faults in them. */
export type Found = {
  statuses: Map<number, number>;
  wrong: string[];
  /** The memory of the server's process in MB: after the first 500 calls, and at the end. */
  memory: { before: number; after: number };
  /** The answer to a good receipt at the end. */
  last: unknown;
};

type Program = {
  base: string;
  output: { out: string; err: string };
  pool: pg.Pool;
  target: (recipe?: Recipe) => Promise<Target>;
};

/**
 * Returns the live memory in MB after a garbage collection: the heap and external buffers. Resident pages would not do, since a busy machine
 * leaves more of them half empty.
 */
async function liveMemoryOf({ output }: Program): Promise<number> {
  const inspector = new WebSocket(/ws:\S+/.exec(output.err)?.[0] ?? '');
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

async function signUp(base: string, displayName: string) {
  const browser = makeBrowser(base);
  const { userId } = await browser.api.users.register({
    id: randomUUID(),
    displayName,
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
  });
  return { ...browser, userId };
}

/** Creates a person with a home, two of its chores, and money that they ask a housemate for. */
async function makeCaller(base: string): Promise<Caller> {
  const [caller, other] = [await signUp(base, 'Aisyah Rahman'), await signUp(base, 'Ben Tan')];
  const [homeId, paymentId] = [randomUUID(), randomUUID()];
  await caller.api.homes.createHome({ id: homeId, name: 'Fuzzed', timeZone: 'Asia/Kuala_Lumpur' });
  await other.api.homes.joinHome({ homeId });
  await caller.api.payments.createPaymentRequest({
    homeId,
    id: paymentId,
    title: 'Fuzzed',
    totalAmount: 5800,
    debtorIds: [other.userId],
  });
  const { today } = await caller.api.chores.openHome({ homeId });
  const { chores } = await caller.api.chores.listChores({ homeId, from: today, to: today });
  const ids = {
    homeId,
    paymentId,
    userId: other.userId,
    debtorIds: other.userId,
    targetUserId: other.userId,
    choreId: chores[0]?.id ?? randomUUID(),
    returnChoreId: chores[1]?.id ?? randomUUID(),
  };
  return { cookie: caller.cookie(), ids };
}

/** Returns a function that makes shares, each in its own home and with a valid link. Two people share up to the limit of homes, then two others. */
async function makeTargets(base: string, pool: pg.Pool) {
  const joinTwo = async () => [await signUp(base, 'Aisyah Rahman'), await signUp(base, 'Ben Tan')] as const;
  let two = joinTwo();
  let homes = 0;
  return async (recipe?: Recipe): Promise<Target> => {
    homes += 1;
    if (homes % HOMES_MAX === 0) two = joinTwo();
    const [requester, debtor] = await two;
    const homeId = randomUUID();
    await requester.api.homes.createHome({ id: homeId, name: 'Fuzzed', timeZone: 'Asia/Kuala_Lumpur' });
    await debtor.api.homes.joinHome({ homeId, sure: true });
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
  const output = `${status} ${at} ${text.slice(0, 200)} for ${String(body).slice(0, 300)}`;
  if (status >= 500 && status !== 503) found.wrong.push(output);
  try {
    const answer = JSON.parse(text) as object;
    const isCall = at.startsWith('/api/rpc/');
    const isWhole = isCall ? 'json' in answer || status === 404 : 'result' in answer || 'error' in answer;
    // An answer without a result has no `json`.
    if (!isWhole && !(isCall && status === 200)) found.wrong.push(output);
    return answer;
  } catch {
    found.wrong.push(output);
    return undefined;
  }
}

const sendOdd = ({ base }: Program, { body, ...asked }: OddRequest, found: Found) =>
  new Promise<void>((done) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, ...asked, agent: false }, (answer) => {
      const status = answer.statusCode ?? 0;
      found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 503) found.wrong.push(`${status} ${JSON.stringify(asked)}`);
      // A live stream would never end.
      answer.destroy();
      done();
    });
    sent.on('error', (error) => {
      found.wrong.push(`${error.message} ${JSON.stringify(asked)}`);
      done();
    });
    sent.end(body);
  });

/** Sends `count` requests, `AT_ONCE` at a time, and deletes the counted attempts now and then. */
async function sendAll(program: Program, count: number, sendNext: () => Promise<unknown>) {
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      sent += 1;
      if (sent % RESET_LIMITS_EVERY === 0) await program.pool.query('delete from rate_limits');
      await sendNext();
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

/** Returns the errors in the program's log. */
const unforeseen = ({ output }: Program) =>
  output.out.split('\n').filter((line) => line.includes('"level":50'));

type Counts = { payloads: number; calls: number; requests: number; files: number };

/**
 * Sends malformed callables, calls, odd requests and then receipts to the whole program: as many of each as asked, all drawn from the seed.
 * The first 500 callables, or a quarter of a smaller number, are for warming up.
 */
export async function fuzz({ seed, payloads, calls, requests, files }: Counts & { seed: string }) {
  await using at = makeFolder();
  const engine = await startEngine(path.join(at.folder, 'own'), { flags: ['-c', 'fsync=off'] });
  const url = engine.url;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  try {
    await using started = await startProgram({
      DATA_DIR: path.join(at.folder, 'data'),
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    });
    if (!(await started.ready)) throw new Error(started.output.err);
    const base = `http://localhost:${started.port}`;
    const program = { base, output: started.output, pool, target: await makeTargets(base, pool) };
    const found: Found = { statuses: new Map(), wrong: [], memory: { before: 0, after: 0 }, last: undefined };
    const chance = makeChance(seed);
    const [first, ...more] = await Promise.all(Array.from({ length: TARGETS }, () => program.target()));
    if (!first) throw new Error('no share');
    const sendPayload = () => send(program, payload([first, ...more], chance), found);
    const warmUp = Math.min(500, Math.ceil(payloads / 4));
    await sendAll(program, warmUp, sendPayload);
    found.memory.before = await liveMemoryOf(program);
    await sendAll(program, payloads - warmUp, sendPayload);
    let caller = makeCaller(base);
    let called = 0;
    const sendCall = async () => {
      called += 1;
      if (called % CALLS_OF_ONE === 0) caller = makeCaller(base);
      await send(program, callPayload(await caller, chance), found);
    };
    await sendAll(program, calls, sendCall);
    await sendAll(program, requests, async () => sendOdd(program, oddRequest(await caller, chance), found));
    const receipts = await render(
      recipes(seed, 'development')
        // The server refuses a receipt with a date in the future.
        .filter(({ kind, shown }) => kind === 'true' && shown.paidAt < Date.now())
        .slice(0, RECEIPTS),
    );
    const sendProof = async () => {
      const { recipe, bytes } = chance.one(receipts as [(typeof receipts)[0]]);
      const proof = proofCall(await program.target(), mutatedFile(bytes, chance), typeOf(recipe));
      await send(program, proof, found);
    };
    await sendAll(program, files, sendProof);
    found.memory.after = await liveMemoryOf(program);
    await pool.query('delete from rate_limits');
    const [good] = receipts;
    if (good)
      found.last = await send(
        program,
        proofCall(await program.target(good.recipe), good.bytes, typeOf(good.recipe)),
        found,
      );
    found.wrong.push(...unforeseen(program));
    return found;
  } finally {
    await pool.end();
    await engine.stop();
  }
}
