import { parseArgs } from 'node:util';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { usage } from '#words/english-only/doctor.ts';

/** What the host asked for beside the checks. */
export type DoctorOptions = { mailTo?: string; retry?: { id?: string } };

const options = { mail: { type: 'string' }, retry: { type: 'boolean' } } as const;

/** Reads the command line. Throws an OperatorError that says how to use it. */
export function readOptions(args: string[]): DoctorOptions {
  const read = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch {
      throw new OperatorError(usage);
    }
  };
  const { values, positionals } = read();
  const [id, ...more] = positionals;
  if (more.length > 0 || (id !== undefined && values.retry !== true)) throw new OperatorError(usage);
  return {
    ...(values.mail !== undefined && { mailTo: values.mail }),
    ...(values.retry === true && { retry: id === undefined ? {} : { id } }),
  };
}
