import { sql, type RawBuilder } from 'kysely';

/** The values as a list of SQL, written out: a partial index serves only a query that says the same as it does. */
export const among = (values: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
