import { createInterface } from 'node:readline/promises';
import type { Terminal } from '#server/host/admin/administer.ts';
import { firstLine, OperatorError } from '#server/platform/settings/operator-error.ts';
import { cannotReach, typeYes } from '#words/english-only/admin.ts';

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D and Ctrl-C are a no.
  const closed = new Promise<string>((done) => reader.once('close', () => done('')));
  const typed = reader.question(typeYes(question)).catch(() => '');
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
  error instanceof OperatorError ? error.message : cannotReach(firstLine(String(error)));
