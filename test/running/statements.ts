import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/statements');

/** A statement, and the file of src/server/ that sent it first. */
export type Sent = { text: string; by: string };

// What stands between whoever asks and the database.
const BETWEEN =
  /\/node_modules\/|\/test\/running\/statements\.ts|\/src\/server\/platform\/db\/(?:open|preparing)\.ts/;
const OURS = /\/((?:src|test)\/[\w./-]+\.ts)/;
const EVERY_FRAME = 200;

/** Which of our files asks: the last before the database. */
function whoAsks(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = EVERY_FRAME;
  const { stack = '' } = new Error('who asks');
  Error.stackTraceLimit = limit;
  const frames = stack.split('\n').filter((frame) => !BETWEEN.test(frame));
  return frames.map((frame) => OURS.exec(frame)?.[1]).find((file) => file !== undefined) ?? 'unknown';
}

// What a library sends by itself is the program's too.
const isProgram = (by: string) =>
  by === 'unknown' || (by.startsWith('src/server/') && !by.endsWith('.test.ts'));
const isExplained = (text: string) => /^\s*(?:with|select|insert|update|delete|merge)\b/i.test(text);

const textOf = (query: unknown): string | undefined => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' && isExplained(text) ? text : undefined;
};

type Asked = { query: (...args: unknown[]) => unknown };

/** Hears of everything that is asked from now on; answers what the program sent, and whoever sent it first. */
export function watchStatements(): Map<string, string> {
  const sent = new Map<string, string>();
  const ofPools = new Set<string>();
  const watch = (asked: Asked, hears: (text: string) => boolean) => {
    const { query } = asked;
    asked.query = function watched(this: unknown, ...args: unknown[]) {
      const text = textOf(args[0]);
      if (text !== undefined && !sent.has(text) && hears(text)) {
        const by = whoAsks();
        if (isProgram(by)) sent.set(text, by);
      }
      return query.apply(this, args);
    };
  };
  // Its client asks later, when nothing tells any more who it is for.
  watch(pg.Pool.prototype as unknown as Asked, (text) => ofPools.add(text).has(text));
  watch(pg.Client.prototype as unknown as Asked, (text) => !ofPools.has(text));
  return sent;
}

/** Before the first of a run. */
export function forgetStatements() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** What this worker has sent so far. */
export function writeStatements(sent: ReadonlyMap<string, string>) {
  mkdirSync(FOLDER, { recursive: true });
  const rows: Sent[] = [...sent].map(([text, by]) => ({ text, by }));
  writeFileSync(path.join(FOLDER, `${process.pid}-${threadId}.json`), JSON.stringify(rows));
}

/** What all workers of the last run have sent, each text once. */
export function readStatements(): Sent[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const all = files.flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Sent[]);
  return [...new Map(all.map((each) => [each.text, each])).values()];
}
