import { createInterface } from 'node:readline/promises';
import type { Logger } from 'pino';
import type { Asked } from '#server/host/admin/asked.ts';
import type { AdminDeps } from '#server/host/admin/command.ts';
import { compareMigrations } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { connectTool } from '#server/platform/db/tool-connection.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { writeEvent } from '#server/platform/logs/security-events.ts';
import { firstLine, OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import * as words from '#words/english-only/admin.ts';

/** Whoever sits before it; `ask` is absent where nobody does. */
export type Terminal = { print: (text: string) => void; ask?: (question: string) => Promise<boolean> };

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D and Ctrl-C are a no.
  const closed = new Promise<string>((done) => reader.once('close', () => done('')));
  const typed = reader.question(words.typeYes(question)).catch(() => '');
  try {
    return (await Promise.race([typed, closed])).trim().toLowerCase() === 'yes';
  } finally {
    reader.close();
  }
}

/** The one that the program was started in. */
export const ownTerminal = (): Terminal => ({
  print: (text) => {
    process.stdout.write(`${text}\n`);
  },
  ...(process.stdin.isTTY && { ask }),
});

/** Why it could not be done, without a stack. */
export const explained = (error: unknown): string =>
  error instanceof OperatorError ? error.message : words.cannotReach(firstLine(String(error)));

/** Runs one command: says what it found, or asks, does it and logs it. */
export async function carryOut(
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

/** The same beside a running server, or without one. Throws an OperatorError where there is no database of this version. */
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
  await carryOut(deps, asked, to).finally(queue.stop);
}
