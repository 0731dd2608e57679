import { sql, type RawBuilder } from 'kysely';

/** Writes the values into the SQL text: PostgreSQL uses a partial index only if the query has the same condition. */
export const among = (values: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
