import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { DB } from '#server/platform/db/types.ts';
import { CHANNEL } from '#server/platform/live/publish.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { databaseDeaf } from '#words/english-only/operator.ts';

const RECONNECT_MS = 200;
/** A connection without an answer for this long is lost, even if it was never closed: a network that drops packets closes nothing. */
const ANSWER_MS = 10_000;

export type BusOptions = {
  /** The address for the listening connection, without a pooler in between. */
  url: string;
  /** The connections for its test notifications to itself. */
  db: Kysely<DB>;
  onNotify: (payload: string) => void;
  /** Is called each time the bus begins to listen. Earlier notifications may have been missed. */
  onListening: () => void;
  onError: (error: Error) => void;
  checkEveryMs: number;
  answerMs?: number;
};

/** Listens to the changes of all processes on its own connection, which it tests and replaces. Rejects if its own notification does not arrive. */
export async function openBus(options: BusOptions) {
  const { db, onNotify, onListening, onError, answerMs = ANSWER_MS } = options;
  const testChannel = randomUUID();
  let client: pg.Client | undefined;
  let closed = false;

  let onTestNote = () => {};
  /** Whether a notification to itself arrives. With a pooler in between, it does not. Returns true if none could be sent. */
  async function receivesTestNote(): Promise<boolean> {
    const received = new Promise<boolean>((done) => {
      onTestNote = () => done(true);
    });
    try {
      await sql`select pg_notify(${testChannel}, '')`.execute(db);
    } catch {
      return true;
    }
    return Promise.race([received, pause(answerMs, false, { ref: false })]);
  }

  async function connect() {
    client = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'serumah live',
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) onNotify(payload);
      else onTestNote();
    });
    client.on('error', onError);
    client.on('end', () => {
      if (!closed) reconnect();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}; listen "${testChannel}"`);
    if (!(await receivesTestNote())) throw new OperatorError(databaseDeaf);
    onListening();
  }

  function reconnect() {
    setTimeout(() => {
      // A client that connects but cannot listen would remain for ever.
      if (!closed) connect().catch(() => client?.end());
    }, RECONNECT_MS);
  }

  /** Ends a connection that does not answer. Its 'end' event starts the next one. */
  async function check() {
    const tested = client;
    try {
      await tested?.query('select');
      if ((await receivesTestNote()) || closed) return;
      onError(new Error(databaseDeaf));
    } catch {
      // The client reports its own errors.
    }
    await tested?.end().catch(() => {});
  }

  try {
    await connect();
  } catch (error) {
    closed = true;
    void client?.end();
    throw error;
  }
  const checks = setInterval(() => void check(), options.checkEveryMs);

  return {
    async close() {
      closed = true;
      clearInterval(checks);
      await client?.end();
    },
  };
}
