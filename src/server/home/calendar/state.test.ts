import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashOf } from '#server/home/calendar/calendars.ts';
import { FIND_CALENDAR } from '#server/home/calendar/state.ts';
import { linkOf, readCalendar } from '#test/builders/calendars.ts';
import { homeOfThree } from '#test/builders/swaps.ts';
import type { Explained, Plan } from '#test/observers/explained.ts';
import { startApp } from '#test/running/app.ts';

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

/** Years of a home: completed chores, history, and people who joined and left. */
const YEARS = (homeId: string) => [
  sql`insert into chores (home_id, type, assigned_to, turn_of, made, due_date, planned_on, status, completed_at, completed_on, completed_by)
      select homes.id, 'old_' || kind, admin_id, admin_id, 0, date '2026-10-01' - day, date '2026-10-01' - day, 'completed', now(), '2026-10-01',
             admin_id
        from homes, generate_series(1, 10) as kind, generate_series(1, 2000) as day where homes.id = ${homeId}`,
  sql`insert into home_events (home_id, actor_id, type)
      select id, admin_id, 'chore_completed' from homes, generate_series(1, 20000) where homes.id = ${homeId}`,
  sql`insert into users (id, email, display_name)
      select gen_random_uuid(), 'former-' || number || '@example.com', 'Former' from generate_series(1, 2000) as number`,
  sql`insert into memberships (home_id, user_id, tone, joined_at, joined_on, left_at)
      select ${homeId}, id, 'leaf', now(), current_date, now() from users where email like 'former-%'`,
];

test('finding out that nothing has changed reads as many rows after years as on the first day', async () => {
  await using app = await startApp();
  const { aisyah, homeId } = await homeOfThree(app);
  const link = await linkOf(aisyah, 'home');
  const { etag } = await readCalendar(link);
  const token = /calendar\/(.*)\.ics/.exec(link)?.[1] ?? '';
  const explained = `explain (analyze, buffers, format json) execute find_calendar('\\x${hashOf(token).toString('hex')}')`;
  /** The plan that PostgreSQL uses once the statement is prepared, whatever the size of the table. */
  async function looksAt() {
    await sql.raw('vacuum (analyze)').execute(app.db);
    return app.db.connection().execute(async (db) => {
      await sql.raw(`prepare find_calendar(bytea) as ${FIND_CALENDAR}`).execute(db);
      // With three people PostgreSQL would read each whole table.
      await sql.raw('set enable_seqscan = off').execute(db);
      await sql.raw(explained).execute(db);
      const { rows } = await sql.raw<Explained>(explained).execute(db);
      await sql.raw('deallocate find_calendar; reset enable_seqscan').execute(db);
      const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
      const parts = partsOf(plan);
      return {
        tables: [...new Set(parts.flatMap((part) => part['Relation Name'] ?? []))].toSorted(),
        most: Math.max(...parts.map((part) => Number(part['Actual Rows']) * Number(part['Actual Loops']))),
        thrownAway: parts.filter((part) => Number(part['Rows Removed by Filter'] ?? 0) > 0),
        pages: Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']),
      };
    });
  }
  const first = await looksAt();
  expect(first.tables).toEqual([
    'calendar_feeds',
    'calendars',
    'homes',
    'memberships',
    'user_homes',
    'users',
  ]);
  // The three members.
  expect(first).toMatchObject({ most: 3, thrownAway: [] });
  for (const fill of YEARS(homeId)) await fill.execute(app.db);
  const later = await looksAt();
  expect({ ...later, pages: 0 }).toEqual({ ...first, pages: 0 });
  // The index of some thousand people is one level deeper.
  expect(later.pages).toBeLessThanOrEqual(first.pages + 12);
  expect((await readCalendar(link, { etag })).status).toBe(304);
}, 60_000);
