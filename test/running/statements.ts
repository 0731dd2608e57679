import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/statements');

/** A statement, and the file of src/server/ that sent it first. */
export type Sent = { text: string; by: string };

// The code between the caller and the database.
const BETWEEN =
  /\/node_modules\/|\/test\/running\/statements\.ts|\/src\/server\/platform\/db\/(?:open|preparing)\.ts/;
const OURS = /\/((?:src|test)\/[\w./-]+\.ts)/;
const EVERY_FRAME = 200;

/** Returns our file that sends the statement: the last frame before the database. */
function callingFile(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = EVERY_FRAME;
  const { stack = '' } = new Error('stack');
  Error.stackTraceLimit = limit;
  const frames = stack.split('\n').filter((frame) => !BETWEEN.test(frame));
  return frames.map((frame) => OURS.exec(frame)?.[1]).find((file) => file !== undefined) ?? 'unknown';
}

// Statements that a library sends by itself are the program's too.
const isProgram = (by: string) =>
  by === 'unknown' || (by.startsWith('src/server/') && !by.endsWith('.test.ts'));
const isExplained = (text: string) => /^\s*(?:with|select|insert|update|delete|merge)\b/i.test(text);

const textOf = (query: unknown): string | undefined => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' && isExplained(text) ? text : undefined;
};

type Asked = { query: (...args: unknown[]) => unknown };

/** Records every statement from now on. Returns the statements that the program sent, and the file that sent each first. */
export function watchStatements(): Map<string, string> {
  const sent = new Map<string, string>();
  const ofPools = new Set<string>();
  const watch = (asked: Asked, isNew: (text: string) => boolean) => {
    const { query } = asked;
    asked.query = function watched(this: unknown, ...args: unknown[]) {
      const text = textOf(args[0]);
      if (text !== undefined && !sent.has(text) && isNew(text)) {
        const by = callingFile();
        if (isProgram(by)) sent.set(text, by);
      }
      return query.apply(this, args);
    };
  };
  // A pool's client sends later, when the stack no longer shows the caller.
  watch(pg.Pool.prototype as unknown as Asked, (text) => ofPools.add(text).has(text));
  watch(pg.Client.prototype as unknown as Asked, (text) => !ofPools.has(text));
  return sent;
}

/** Deletes the records of the last run. */
export function deleteStatements() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Writes the statements that this worker has sent. */
export function writeStatements(sent: ReadonlyMap<string, string>) {
  mkdirSync(FOLDER, { recursive: true });
  const rows: Sent[] = [...sent].map(([text, by]) => ({ text, by }));
  writeFileSync(path.join(FOLDER, `${process.pid}-${threadId}.json`), JSON.stringify(rows));
}

/** Reads the statements of all workers of the last run, each text once. */
export function readStatements(): Sent[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const all = files.flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Sent[]);
  return [...new Map(all.map((each) => [each.text, each])).values()];
}
