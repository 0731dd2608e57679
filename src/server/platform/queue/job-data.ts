import * as z from 'zod';
import { PermanentFailure } from '#server/platform/queue/permanent-failure.ts';
import { OWN_SCHEMAS, type JobName, type Jobs } from '#server/platform/queue/queues.ts';

type OwnName = keyof typeof OWN_SCHEMAS;

/** The schema that comes with the worker of a job; those of `OWN_SCHEMAS` are known. */
export type GivenSchema<N extends JobName> = N extends OwnName ? [] : [schema?: z.ZodType<Jobs[N]>];

/** Where data does not fit its schema, and how; never the data itself, since there are tokens in it. */
const misfitsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, code }) => `${path.join('.') || 'all of it'} (${code})`).join(', ');

/**
 * Returns what reads the data of a job. Rows outlive versions: data that does not fit the schema of this version fails for good, since it
 * would fail again each time.
 */
export function dataReader<N extends JobName>(name: N, [given]: GivenSchema<N>) {
  const schema = (given ?? OWN_SCHEMAS[name as OwnName]) as z.ZodType<Jobs[N]> | undefined;
  return (data: unknown): Jobs[N] => {
    if (!schema) return data as Jobs[N];
    const read = schema.safeParse(data);
    if (read.success) return read.data;
    throw new PermanentFailure(`this version cannot read the job: ${misfitsOf(read.error)}`);
  };
}
