import { parseArgs } from 'node:util';
import { Refusal } from '#server/refusal.ts';
import { usage } from '#words/doctor.ts';

/** What the host asked for beside the checks. */
export type Wishes = { mailTo?: string; retry?: { id?: string } };

const options = { mail: { type: 'string' }, retry: { type: 'boolean' } } as const;

/** Reads the command line. Throws a Refusal that says how to use it. */
export function readWishes(args: string[]): Wishes {
  const read = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch {
      throw new Refusal(usage);
    }
  };
  const { values, positionals } = read();
  const [id, ...more] = positionals;
  if (more.length > 0 || (id !== undefined && values.retry !== true)) throw new Refusal(usage);
  return {
    ...(values.mail !== undefined && { mailTo: values.mail }),
    ...(values.retry === true && { retry: id === undefined ? {} : { id } }),
  };
}
