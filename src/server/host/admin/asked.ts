import { parseArgs } from 'node:util';
import { accounts } from '#server/host/admin/accounts.ts';
import { close } from '#server/host/admin/close.ts';
import type { Command } from '#server/host/admin/command.ts';
import { endSessions } from '#server/host/admin/end-sessions.ts';
import { handOver } from '#server/host/admin/hand-over.ts';
import { homes } from '#server/host/admin/homes.ts';
import { resetLink } from '#server/host/admin/reset-link.ts';
import { twoStepOff } from '#server/host/admin/two-step-off.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { usage } from '#words/english-only/admin.ts';

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

/** What the host asked for. `isSure`: with --yes nothing is asked. */
export type Asked = { run: Command; args: string[]; isSure: boolean };

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { yes: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new OperatorError(usage);
  }
}

/** Reads the command line; undefined where there is nothing on it. Throws an OperatorError that says how to use it. */
export function readAsked(line: string[]): Asked | undefined {
  if (line.length === 0) return undefined;
  const { values, positionals } = parsed(line);
  const [name = '', ...args] = positionals;
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!known || args.length < known.least || args.length > known.most) throw new OperatorError(usage);
  return { run: known.run, args, isSure: values.yes === true };
}
