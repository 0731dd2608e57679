import { withDatabase } from '#test/browser/harness.ts';
import { slowNow, STARTED } from '#test/browser/pictures/moment.ts';

const slow = (clock: string) =>
  `select to_timestamp(${slowNow(STARTED)} / 1000.0) + (pg_catalog.${clock}() - to_timestamp(${STARTED} / 1000.0)) * ${slowNow(1) - slowNow(0)}`;

const FUNCTIONS = `
  create schema still;
  create function still.now() returns timestamptz language sql stable as $$ ${slow('now')} $$;
  create function still.clock_timestamp() returns timestamptz language sql volatile as $$ ${slow('clock_timestamp')} $$;
  create sequence still.ids;
  create function still.gen_random_uuid() returns uuid language sql volatile as
    $$ select (lpad(to_hex(nextval('still.ids')), 8, '0') || '-0000-4000-8000-000000000000')::uuid $$;
`;

/** Once the server's database exists, gives it the slow clock, and ids that sort by creation. */
export default () =>
  withDatabase(async (client) => {
    await client.query(FUNCTIONS);
    const { rows } = await client.query<{ change: string }>(
      `select format('alter table %I alter %I set default ', table_name, column_name)
              || regexp_replace(column_default, '(pg_catalog\\.)?(now|gen_random_uuid)\\(', 'still.\\2(') as change
         from information_schema.columns where table_schema = 'public' and column_default ~ '(now|gen_random_uuid)\\('`,
    );
    for (const { change } of rows) await client.query(change);
  });
