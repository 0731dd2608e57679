import { parseArgs } from 'node:util';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { usage } from '#words/english-only/seed.ts';

const SEED_HOMES_MAX = 1_000_000;
const options = {
  homes: { type: 'string' },
  password: { type: 'string' },
  add: { type: 'boolean', default: false },
} as const;

/** The options of the command line. `add` allows a database that already has accounts. */
export type SeedOptions = { homes: number; password?: string; add: boolean };

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new OperatorError(usage);
  }
}

/** Reads the command line. Throws an OperatorError with the usage if it is wrong. */
export function readSeedOptions(args: string[]): SeedOptions {
  const { homes = '', password, add } = parsed(args);
  const count = /^\d+$/.test(homes) ? Number(homes) : 0;
  if (count < 1 || count > SEED_HOMES_MAX) throw new OperatorError(usage);
  return { homes: count, add, ...(password !== undefined && { password }) };
}
