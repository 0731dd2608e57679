import { createInterface } from 'node:readline/promises';
import type { Logger } from 'pino';
import { close, handOver } from '#server/host/admin/administrators.ts';
import type { AdminDeps, Command } from '#server/host/admin/command.ts';
import { accounts, homes } from '#server/host/admin/listing.ts';
import { endSessions, resetLink, twoStepOff } from '#server/host/admin/sign-in-help.ts';
import { compareMigrations } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { connectTool } from '#server/platform/db/tool-connection.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { writeEvent } from '#server/platform/logs/security-events.ts';
import { readCommandLine } from '#server/platform/settings/command-line.ts';
import { firstLine, OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import * as words from '#words/english-only/admin.ts';

type Known = { run: Command; least: number; most: number };
const COMMANDS: Record<string, Known> = {
  accounts: { run: accounts, least: 0, most: 1 },
  homes: { run: homes, least: 0, most: 1 },
  'end-sessions': { run: endSessions, least: 1, most: 1 },
  close: { run: close, least: 1, most: 1 },
  'reset-link': { run: resetLink, least: 1, most: 1 },
  'two-step-off': { run: twoStepOff, least: 1, most: 1 },
  'hand-over': { run: handOver, least: 2, most: 2 },
};

/** A command line. `isSure`: with --yes the command asks no question. */
export type Asked = { run: Command; args: string[]; isSure: boolean };

/** Reads the command line. Returns undefined if it is empty. Throws an OperatorError with the usage. */
export function readAsked(line: string[]): Asked | undefined {
  if (line.length === 0) return undefined;
  const { values, positionals } = readCommandLine(line, { yes: { type: 'boolean' } }, words.usage);
  const [name = '', ...args] = positionals;
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!known || args.length < known.least || args.length > known.most) throw new OperatorError(words.usage);
  return { run: known.run, args, isSure: values.yes === true };
}

/** Prints and asks for the command. `ask` is absent without an interactive terminal. */
export type Terminal = { print: (text: string) => void; ask?: (question: string) => Promise<boolean> };

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D and Ctrl-C mean no.
  const closed = new Promise<string>((done) => reader.once('close', () => done('')));
  const typed = reader.question(words.typeYes(question)).catch(() => '');
  try {
    return (await Promise.race([typed, closed])).trim().toLowerCase() === 'yes';
  } finally {
    reader.close();
  }
}

/** Returns the terminal of this process. */
export const processTerminal = (): Terminal => ({
  print: (text) => {
    process.stdout.write(`${text}\n`);
  },
  ...(process.stdin.isTTY && { ask }),
});

/** Returns the reason of a failure, without a stack. */
export const explained = (error: unknown): string =>
  error instanceof OperatorError ? error.message : words.cannotReach(firstLine(String(error)));

/** Runs one command: prints what it found, or asks, makes the change and logs it. */
export async function runCommand(
  deps: AdminDeps,
  { run, args, isSure }: Asked,
  { terminal, log }: { terminal: Terminal; log: Logger },
): Promise<void> {
  const prepared = await run(deps, ...args);
  if ('text' in prepared) {
    terminal.print(prepared.text);
    return;
  }
  const { question, make } = prepared;
  if (!isSure && !terminal.ask) throw new OperatorError(words.cannotAsk(question));
  if (!isSure && !(await terminal.ask?.(question))) {
    terminal.print(words.nothingDone);
    return;
  }
  const { text, event, facts } = await make();
  writeEvent(log, event, { by: 'host', ...facts });
  terminal.print(text);
}

/** The same with or without a running server. Throws an OperatorError without a database of this version. */
export async function administer(settings: Settings, asked: Asked, to: { terminal: Terminal; log: Logger }) {
  await using connection = await connectTool(settings);
  if (!connection) throw new OperatorError(words.noDatabase);
  const { url } = connection;
  await using db = openDb(openPool(url, () => {}));
  const migrations = await compareMigrations(db);
  if (!migrations) throw new OperatorError(words.noDatabase);
  if (migrations.missing.length + migrations.unknown.length > 0) throw new OperatorError(words.otherVersion);
  const queue = await openQueue({ url, log: makeLog('silent'), sendOnly: true });
  const deps = { db, queue, publicUrl: settings.PUBLIC_URL, now: () => new Date() };
  await runCommand(deps, asked, to).finally(queue.stop);
}
