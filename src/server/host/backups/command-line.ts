import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import path from 'node:path';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { backupUsage, restoreUsage } from '#words/english-only/backups.ts';

function parsed(args: string[], options: ParseArgsOptionsConfig, usage: string) {
  const read = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch {
      throw new OperatorError(usage);
    }
  };
  const { values, positionals } = read();
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new OperatorError(usage);
  return { file: path.resolve(file), values };
}

/** Reads the command line of `npm run backup`. Throws an OperatorError that says how to use it, as the other does. */
export function readBackupOptions(args: string[]): { file: string; mayReplace: boolean } {
  const { file, values } = parsed(args, { replace: { type: 'boolean' } }, backupUsage);
  return { file, mayReplace: values['replace'] === true };
}

/** The same of `npm run restore`. */
export function readRestoreOptions(args: string[]): { file: string; onlyCheck: boolean } {
  const { file, values } = parsed(args, { check: { type: 'boolean' } }, restoreUsage);
  return { file, onlyCheck: values['check'] === true };
}
