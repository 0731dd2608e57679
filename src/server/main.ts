import type { Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { apiRequests } from '#server/programs/api/requests.ts';
import { createApp } from '#server/app.ts';
import { makeAuth } from '#server/people/sign-in/auth.ts';
import { makeServer } from '#server/platform/http/connections.ts';
import { migrateSafely } from '#server/host/backups/before-migrations.ts';
import { makeBackupFolder } from '#server/host/backups/folder.ts';
import { backUpInOwnProcess } from '#server/host/backups/nightly.ts';
import { startEngine } from '#server/platform/db/engine.ts';
import { lockFolder } from '#server/platform/db/lock.ts';
import { checkServer, openDatabases, openDb, openPool } from '#server/platform/db/open.ts';
import { makeDecoders } from '#server/reading/decoders/pool.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { readBuiltApp } from '#server/platform/http/built-app.ts';
import { assignInviteCodes } from '#server/home/homes/invite-links.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { startFileWorkers, startRounds, startWorkers, type WorkerDeps } from '#server/jobs/workers.ts';
import { openHub } from '#server/platform/live/hub.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { mailFolder, makeMailer } from '#server/telling/mail/sending.ts';
import { makePaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { hashPassword } from '#server/platform/calls/passwords.ts';
import { privatePlaces } from '#server/host/startup/private-places.ts';
import { OperatorError, firstLine } from '#server/platform/settings/operator-error.ts';
import { moveToPresentSecret } from '#server/host/startup/secret-changing.ts';
import { pushKeysOf } from '#server/platform/settings/push-keys.ts';
import { makePushSender } from '#server/telling/pushes/sending.ts';
import { readSettings, warnings, type Settings } from '#server/platform/settings/settings.ts';
import { programVersion } from '#server/platform/settings/version.ts';
import { cannotListen, cannotStart, portTaken, ready } from '#words/english-only/operator.ts';

const REQUESTS_END_WITHIN_MS = 2000;
const STOPPED_WITHIN_MS = 30_000;

let stopping = false;
/** Aborts slow steps of the start. */
const stopSignal = new AbortController();
// Closes what is open, the last first: at the end, or after a failed start.
const closers: (() => unknown)[] = [];
async function closeAll() {
  for (const close of closers.splice(0).toReversed()) await close();
}

async function openDatabase(settings: Settings, log: Logger): Promise<string> {
  if (settings.DATABASE_URL !== undefined) return settings.DATABASE_URL;
  const { folder, release } = lockFolder(path.resolve(settings.DATA_DIR));
  closers.push(release);
  const onCrash = (reason: string) => {
    log.error({ reason }, 'embedded database ended');
  };
  const engine = await startEngine(path.join(folder, 'postgres'), { onCrash });
  closers.push(engine.stop);
  return engine.url;
}

// Runs before the decoders start, which must not see the folder. If the disk is missing, the app starts all the same and the doctor reports it.
async function openBackupFolder(folder: string, log: Logger): Promise<void> {
  await makeBackupFolder(path.resolve(folder)).catch((error: Error) => {
    log.error({ reason: error.message }, 'BACKUP_DIR cannot be used');
  });
}

async function checkDirectly(url: string): Promise<void> {
  const pool = openPool(url, () => {}, { size: 1 });
  await checkServer(pool, url).finally(() => pool.end());
}

/** Migrates the database. Waits without a limit for another process that does the same. */
async function prepare(url: string, settings: Settings, log: Logger): Promise<void> {
  const db = openDb(openPool(url, () => {}, { lockMs: 0, statementMs: 0 }));
  try {
    await migrateSafely({ db, url, settings, signal: stopSignal.signal });
    await assignInviteCodes(db, settings);
    await moveToPresentSecret(db, settings, log);
  } finally {
    await db.destroy();
  }
}

function listen(server: Server, { HOST, PORT }: Settings): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      failed(
        new OperatorError(
          code === 'EADDRINUSE' ? portTaken(HOST, PORT) : cannotListen(HOST, PORT, code ?? message),
        ),
      );
    });
    server.listen(PORT, HOST, done);
  });
}

// Lets running requests end, but does not wait for a stream of a browser that has stopped reading.
async function stopListening(server: Server) {
  const closed = new Promise((done) => server.close(done));
  const timeout = setTimeout(() => server.closeAllConnections(), REQUESTS_END_WITHIN_MS);
  await closed;
  clearTimeout(timeout);
}

async function start() {
  const isDemo = process.argv.includes('--demo');
  if (isDemo) process.env['DATA_DIR'] ??= 'data/demo';
  // Files that do not exist yet must belong to the user that the process becomes.
  const given = readSettings(process.env, () => '');
  const built = given.DEV ? undefined : readBuiltApp();
  const becoming = leaveRoot(given, given.PORT);
  if (becoming !== undefined) console.error(becoming);
  const settings = readSettings(process.env);
  const log = makeLog(settings.LOG_LEVEL);
  log.info({ version: programVersion(), node: process.versions.node }, 'starting');
  const now = settings.DEV ? (await import('#server/dev/clock.ts')).devNow : () => new Date();
  const onError = (error: Error) => {
    // While the program stops, the database ends connections that the pool is closing too.
    if (!stopping) log.error({ err: error }, 'database connection lost');
  };

  const version = built?.version ?? 'dev';
  const api = apiRequests({ version, publicUrl: settings.PUBLIC_URL });
  // Runs while the database starts. If it fails, the first request reports why.
  const described = api.prepare().catch(() => {});
  const url = await openDatabase(settings, log);
  const directUrl = settings.DATABASE_DIRECT_URL ?? url;
  const isPooled = directUrl !== url;
  const databases = openDatabases(url, onError, { size: settings.DATABASE_POOL, isPooled });
  const { db, reads, long, pool } = databases;
  closers.push(databases.close);
  await checkServer(pool, url);
  if (isPooled) await checkDirectly(directUrl);
  if (settings.BACKUP_DIR !== undefined) await openBackupFolder(settings.BACKUP_DIR, log);
  await prepare(directUrl, settings, log);

  const files = openFiles(settings);
  const keys = pushKeysOf(settings);
  const hidden = privatePlaces(settings);
  const decoders = makeDecoders('picture', { log, hidden });
  closers.push(decoders.close);
  const billDecoders = makeDecoders('bill', { log, hidden });
  closers.push(billDecoders.close);
  const proofReader = makeProofReader({ log, hidden });
  closers.push(proofReader.close);
  // If it does not start, the first receipt reports why.
  proofReader.prepare().catch(() => {});
  const codeReader = makePaymentCodeReader({ log, hidden });
  closers.push(codeReader.close);
  const mailer = makeMailer(settings, log, now);
  closers.push(mailer.close);
  const pushSender = makePushSender({ keys, toThisMachine: settings.PUSH_TO_LOOPBACK, now });
  closers.push(pushSender.close);
  const queue = await openQueue({ url: directUrl, log });
  closers.push(queue.stop);
  const server = makeServer();
  closers.push(() => stopListening(server));
  // Is closed before the server, which waits for the streams to end.
  const hub = await openHub({ url: directUrl, db, reads, version, onError });
  closers.push(hub.close);
  const auth = await makeAuth({ db, queue, settings, log, now, hashPassword });
  closers.push(auth.stop);
  const dev = settings.DEV
    ? await (await import('#server/dev/start.ts')).startDev(server, settings, { isDemo })
    : undefined;
  if (dev) closers.push(dev.close);

  const opening = { decoders, billDecoders, proofReader, codeReader, api };
  const made = { ...databases, settings, auth, hub, queue, files, ...opening, log, version, now };
  const deps = { ...made, pushKey: keys.publicKey };
  const handle = createApp({ ...deps, ...(built && { built }), ...(dev && { dev: dev.middleware }) });
  server.on('request', (request, response) => {
    void handle(request, response);
  });
  await listen(server, settings);
  const deliver = { ...deps, mailer, pushSender, publicUrl: settings.PUBLIC_URL, secrets: settings };
  const forgottenPassword: WorkerDeps['forgottenPassword'] = (asked) =>
    sendResetLetter({ db, queue, now, log }, asked);
  await startWorkers({ queue, deps: { ...deliver, forgottenPassword } });
  await startFileWorkers({ queue, deps: { ...deps, issuer: settings.GOOGLE_ISSUER } });
  const backUp = (file: string, signal: AbortSignal) =>
    backUpInOwnProcess(file, { env: process.env, signal });
  const nightly = { db, url: directUrl, settings, log, now, make: backUp };
  closers.push(startRounds({ db, long, files, queue, log, now, mailFolder: mailFolder(settings), nightly }));

  await described;
  for (const warning of warnings(settings)) console.error(warning);
  console.log(ready(settings.PUBLIC_URL));
  for (const line of (await dev?.prepare()) ?? []) console.log(line);
}

function explain(error: unknown) {
  const line = error instanceof OperatorError ? error.message : cannotStart(firstLine(String(error)));
  console.error(line);
}

async function stop() {
  if (stopping) return;
  stopping = true;
  stopSignal.abort();
  setTimeout(() => process.exit(1), STOPPED_WITHIN_MS).unref();
  // Waits for a start that is still running, so that nothing stays half open.
  await started;
  await closeAll();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

const started = start().catch(async (error: unknown) => {
  explain(error);
  await closeAll();
  process.exit(1);
});
