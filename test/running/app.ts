import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { afterAll, beforeEach, expect } from 'vitest';
import type { contract } from '#contract/index.ts';
import { apiRequests } from '#server/programs/api/requests.ts';
import { createApp } from '#server/app.ts';
import { makeAuth } from '#server/people/sign-in/auth.ts';
import { readBuiltApp } from '#server/platform/http/built-app.ts';
import { makeServer } from '#server/platform/http/connections.ts';
import { openDatabases } from '#server/platform/db/open.ts';
import { makeDecoders } from '#server/reading/decoders/pool.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { openHub } from '#server/platform/live/hub.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { hashPassword } from '#server/platform/calls/passwords.ts';
import { makePaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import { makeProofReader, type ProofReader } from '#server/reading/decoders/proof-reader.ts';
import { remindDue } from '#server/money/shares/reminders.ts';
import { createRepeatingRequests } from '#server/jobs/repeating.ts';
import { remindOfMornings } from '#server/jobs/mornings.ts';
import { remindOfReviews } from '#server/money/proofs/review-reminders.ts';
import { pushKeysOf } from '#server/platform/settings/push-keys.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { freshDatabase } from '#test/running/database.ts';

export type Client = ContractRouterClient<typeof contract>;
export type TestApp = Awaited<ReturnType<typeof startApp>>;

async function listen(server: Server) {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const hashes = new Map<string, Promise<string>>();

/** Computes the real hash once per password: most people in tests share one, and hashing costs more than the rest of signing up. */
export function hashedOnce(password: string): Promise<string> {
  const hashed = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hashed);
  return hashed;
}

type Options = {
  url?: string;
  settingsFor?: (base: string) => Promise<Record<string, string>>;
  random?: () => string;
  log?: Logger;
  /** How many megabytes one picture may take to open. */
  pictureMb?: number;
  /** The proof reader, if not the program's. */
  proofReader?: ProofReader;
  /** How long a statement waits for a lock, if not as long as in the program. */
  lockMs?: number;
  /** The size of each connection pool (reads and writes), if not the program's. */
  size?: number;
  /** The shortest time between two resyncs, if not the program's. */
  restOfResyncMs?: number;
  /** The folder of the built web app. */
  dist?: string;
};

/**
 * Starts an app on a fresh database, over real HTTP. Tests move `clock.now`. Mail stays in the queue, since no worker runs here.
 * @param env settings beside the defaults, for example REGISTRATION
 * @param options url: another app's database, so that two servers share one; settingsFor: more settings, once the app's address is known;
 *   random: the source of the homes' seeds; log: where log lines go
 */
export async function startApp(env: Record<string, string> = {}, options: Options = {}) {
  const url = options.url ?? (await freshDatabase()).url;
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-app-'));
  const failures: unknown[] = [];
  const fail = (error: Error) => {
    failures.push(error);
  };
  const server = makeServer();
  const base = await listen(server);
  const given = { ...env, ...(await options.settingsFor?.(base)) };
  const settings = readSettings({
    SECRET: 'x'.repeat(40),
    PUBLIC_URL: base,
    DATA_DIR: folder,
    PUSH_TO_LOOPBACK: 'on',
    ...given,
  });
  const { lockMs, size, restOfResyncMs } = options;
  const databases = openDatabases(url, fail, {
    ...(lockMs !== undefined && { lockMs }),
    ...(size !== undefined && { size }),
  });
  const { db } = databases;
  const log = options.log ?? makeLog('silent');
  const version = 'test';
  const clock = { now: new Date() };
  const [hub, queue] = await Promise.all([
    openHub({
      url,
      db,
      reads: databases.reads,
      version,
      onError: fail,
      ...(restOfResyncMs !== undefined && { restOfResyncMs }),
    }),
    openQueue({ url, log, sendOnly: true }),
  ]);
  const auth = await makeAuth({ db, queue, settings, log, now: () => clock.now, hashPassword: hashedOnce });
  const files = openFiles(settings);
  const keys = pushKeysOf(settings);
  const { pictureMb } = options;
  const decoders = makeDecoders('picture', {
    log,
    ...(pictureMb !== undefined && { memoryMb: pictureMb }),
  });
  const billDecoders = makeDecoders('bill', { log, computedMs: 60_000, openedMs: 30_000, stuckMs: 60_000 });
  // A machine that runs other tests at the same time can be far slower than the program's limits allow.
  const proofReader =
    options.proofReader ?? makeProofReader({ log, computedMs: 60_000, stuckMs: 60_000, patienceMs: 60_000 });
  const codeReader = makePaymentCodeReader({ log, computedMs: 60_000, stuckMs: 60_000, patienceMs: 60_000 });
  const deps = {
    ...databases,
    settings,
    auth,
    hub,
    queue,
    files,
    decoders,
    billDecoders,
    proofReader,
    codeReader,
    log,
    version,
    api: apiRequests({ version, publicUrl: settings.PUBLIC_URL }),
    pushKey: keys.publicKey,
    now: () => clock.now,
    ...(options.random && { random: options.random }),
    ...(options.dist !== undefined && { built: readBuiltApp(options.dist) }),
  };
  const handle = createApp(deps);
  server.on('request', (request, response) => {
    void handle(request, response);
  });
  return {
    base,
    url,
    ...databases,
    queue,
    files,
    decoders,
    billDecoders,
    proofReader,
    codeReader,
    hub,
    clock,
    settings,
    /** The keys of pushes. */
    keys,
    log,
    failures,
    /** Runs one round of the sweep, which only the whole program schedules. */
    sweep: () => sweep({ db, log, now: () => clock.now }),
    /** Runs one round of the reminders. */
    remind: async () => {
      const reminding = { db, queue, log, now: () => clock.now };
      await remindDue(reminding);
      await remindOfReviews(reminding);
    },
    /** Runs one round of the repeating requests. */
    createRepeatingRequests: () => createRepeatingRequests({ db, queue, log, now: () => clock.now }),
    /** Runs one round of the morning reminders. */
    remindOfMornings: () => remindOfMornings({ db, queue, now: () => clock.now }),
    /** Returns a client with its own cookie jar, like one browser. `from` is its network address if the app trusts a proxy. */
    browser: (from?: string) => makeBrowser(base, from),
    async [Symbol.asyncDispose]() {
      await hub.close();
      decoders.close();
      billDecoders.close();
      proofReader.close();
      codeReader.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await queue.stop();
      await auth.stop();
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one app for all tests of the file that calls this. Each test starts at the present time. The file fails if the app had a failure. */
export async function sharedApp(...given: Parameters<typeof startApp>): Promise<TestApp> {
  const app = await startApp(...given);
  beforeEach(() => {
    app.clock.now = new Date();
  });
  afterAll(async () => {
    expect(app.failures).toEqual([]);
    await app[Symbol.asyncDispose]();
  });
  return app;
}

/** Deletes all rows, queued jobs and counts. It takes a tenth of the time of a new app. */
async function emptyDatabase({ db }: TestApp): Promise<void> {
  // All other rows are deleted by cascades.
  await sql`do $$
    declare name text;
    begin
      delete from homes;
      delete from users;
      delete from pgboss.job;
      for name in
        select relname from pg_class
         where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'
           and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f')
      loop
        execute format('delete from %I', name);
      end loop;
    end $$`.execute(db);
}

/** Starts a shared app that is empty before each test, for tests that read everything, or that use fixed addresses. */
export async function emptiedApp(...given: Parameters<typeof startApp>): Promise<TestApp> {
  const app = await sharedApp(...given);
  beforeEach(() => emptyDatabase(app));
  return app;
}

export type Browser = ReturnType<typeof makeBrowser>;

export function makeBrowser(base: string, from?: string) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const withCookies = async (input: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(input, init);
    if (jar.size > 0) request.headers.set('cookie', cookie());
    if (from !== undefined) request.headers.set('x-forwarded-for', from);
    if (!request.headers.has('origin')) request.headers.set('origin', base);
    const answer = await fetch(request, { redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  const api: Client = createORPCClient(
    new RPCLink({
      url: `${base}/api/rpc`,
      fetch: (request, init) => withCookies(request, init as RequestInit),
    }),
  );
  return { api, fetch: withCookies, cookie, jar };
}
