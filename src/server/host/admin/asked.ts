import { close, handOver } from '#server/host/admin/administrators.ts';
import type { Command } from '#server/host/admin/command.ts';
import { accounts, homes } from '#server/host/admin/listing.ts';
import { endSessions, resetLink, twoStepOff } from '#server/host/admin/sign-in-help.ts';
import { readCommandLine } from '#server/platform/settings/command-line.ts';
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

/** Reads the command line; undefined where there is nothing on it. Throws an OperatorError that says how to use it. */
export function readAsked(line: string[]): Asked | undefined {
  if (line.length === 0) return undefined;
  const { values, positionals } = readCommandLine(line, { yes: { type: 'boolean' } }, usage);
  const [name = '', ...args] = positionals;
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!known || args.length < known.least || args.length > known.most) throw new OperatorError(usage);
  return { run: known.run, args, isSure: values.yes === true };
}
