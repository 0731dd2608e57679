import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { OperatorError } from '#server/platform/settings/operator-error.ts';

/** Reads a command line. Throws an OperatorError with `usage` for an unknown option. */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new OperatorError(usage);
  }
}
