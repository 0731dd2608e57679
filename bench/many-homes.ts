import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { TONES } from '#domain/homes.ts';
import { TIME_ZONE } from './homes.ts';

const PEOPLE_PER_HOME = 5;

const PEOPLE = `
  insert into users (id, email, display_name)
  select id, id || '@example.com', 'Resident' from unnest($1::uuid[]) as id`;

const HOMES = `
  with made as (
    insert into homes (id, name, admin_id, created_by, time_zone, seed, weeks_in_advance)
    select gen_random_uuid(), $3, $1, $1, $2, 'seed ' || number, 1 from generate_series(1, $4) as number
    returning id)
  insert into memberships (home_id, user_id, tone, joined_on)
  select made.id, given.id, given.tone, current_date - 1 from made, unnest($5::uuid[], $6::text[]) as given (id, tone)
  returning home_id`;

const TEMPLATES = `
  insert into chore_templates (home_id, template_id, client_id, created_by, name, description, frequency,
                               occurrences_per_week, priority, estimated_time, icon, flexible, is_custom)
  select homes.id, given.id, gen_random_uuid(), admin_id, given.id, given.id, frequency, times, 3, 30, '🪴', true, true
    from homes,
         (values ('vacuum', 'multiple', 3), ('water_plants', 'triennial', null), ('change_sheets', 'weekly', null),
                 ('clean_fridge', 'biweekly', null)) as given (id, frequency, times)
   where homes.id = any ($1)`;

/** Creates thousands of homes with the same five people. Returns the ids of the homes. */
export async function makeManyHomes(pool: pg.Pool, name: string, count: number): Promise<string[]> {
  const people = Array.from({ length: PEOPLE_PER_HOME }, () => randomUUID());
  await pool.query(PEOPLE, [people]);
  const tones = TONES.slice(0, PEOPLE_PER_HOME);
  const { rows } = await pool.query<{ home_id: string }>(HOMES, [
    people[0],
    TIME_ZONE,
    name,
    count,
    people,
    tones,
  ]);
  await pool.query('vacuum analyze');
  return [...new Set(rows.map((row) => row.home_id))];
}

/** Adds eight templates to each home: four custom ones beside the built-in ones. */
export const addTemplates = (pool: pg.Pool, ids: string[]) => pool.query(TEMPLATES, [ids]);

export async function removeHomes(pool: pg.Pool, ids: string[]) {
  await pool.query('delete from homes where id = any ($1)', [ids]);
  await pool.query('vacuum analyze');
}
