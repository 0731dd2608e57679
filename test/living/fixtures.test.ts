/** @module-tag rest */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrationNames } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { settle } from '#server/home/plan/settling.ts';
import { startApp } from '#test/running/app.ts';
import { makePlace, restoreToNewDatabase } from '#test/backups/places.ts';
import { check } from '#test/living/checks.ts';
import { makeChance } from '#test/fuzzing/chance.ts';
import { residentsOf } from '#test/living/people.ts';
import type { Resident, World } from '#test/living/world.ts';

/** Backups by earlier versions of a home with a history (test/living/restored.test.ts), each named by its last migration. */
const folder = path.join(import.meta.dirname, '../backups/fixtures');
const fixtures = readdirSync(folder).flatMap((name) => /^(.+)\.tar$/.exec(name)?.[1] ?? []);

/** Signs in all people of the backup. */
async function worldOf(app: World['app'], homeIds: string[]): Promise<World> {
  const rows = await app.db
    .selectFrom('users')
    .select(['id', 'display_name', 'email', 'deleted_at'])
    .execute();
  const people: Resident[] = [];
  for (const { id, display_name: name, email, deleted_at } of rows) {
    const browser = app.browser();
    const isGone = deleted_at !== null;
    const password = 'correct horse';
    if (!isGone) await browser.api.users.signIn({ email, password });
    people.push({ ...browser, userId: id, name, email, password, isGone, diligence: 10, letters: [] });
  }
  const chance = makeChance('fixtures');
  return {
    app,
    chance,
    people,
    homeIds,
    leftOut: new Map(),
    receipts: 0,
    late: new Map(),
    log: [],
    wrong: [],
  };
}

/** A migration reassigns no chores. The home's next act does, as any act of a member. */
const settleFirst = ({ db, clock }: World['app'], homeId: string) =>
  db.transaction().execute(async (tx) => {
    const home = await lockHome(tx, homeId);
    if (home) await settle(tx, home, { now: clock.now, emit: () => {}, by: null });
  });

test('the first fixture is from 036', () => {
  expect(fixtures.toSorted()[0]).toBe('036-what-a-plan-lost');
});

test.each(fixtures)('the backup of %s can be restored, and passes all current checks', async (name) => {
  using place = makePlace();
  const { at, homeIds } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
    at: string;
    homeIds: string[];
  };
  const { url, secret, archive } = await restoreToNewDatabase(path.join(folder, `${name}.tar`), {
    folder: place.folder,
  });
  expect(archive.manifest.migrations.at(-1)).toBe(name);
  expect(migrationNames()).toEqual(expect.arrayContaining(archive.manifest.migrations));
  await using app = await startApp({ SECRET: secret, DATA_DIR: place.folder }, { url });
  app.clock.now = new Date(at);
  const world = await worldOf(app, homeIds);
  expect(world.people.length).toBeGreaterThanOrEqual(5);
  for (const homeId of homeIds) await settleFirst(app, homeId);
  await check(world);
  expect(world.wrong).toEqual([]);
  expect(app.failures).toEqual([]);
});

/** Makes a folder with the migrations up to one, as in the program that made the backup. */
function migrationsUpTo(last: string, into: string): string {
  const old = path.join(into, 'up-to-072');
  cpSync(path.join(import.meta.dirname, '../../migrations/up-to-072'), old, { recursive: true });
  for (const name of readdirSync(old)) if (name > `${last}.sql`) rmSync(path.join(old, name));
  return into;
}

type ChoreBefore = {
  id: string;
  type: string;
  dueDate: string;
  assignedTo: string;
  status: string;
  movedFrom: string | null;
};
type PlanBefore = { home_id: string; id: string; types: string[] | null; chores: ChoreBefore[] };

/** The facts that migrations must not change: each chore, its member, and its state. */
const CHORES = sql<{ id: string; isLeft: boolean; isLetGo: boolean }>`
  select id, home_id, type, due_date, assigned_to, completed_at, completed_by, minutes, let_go_at is not null as "isLetGo",
         exists (select from memberships as own where own.home_id = chores.home_id and own.user_id = assigned_to
                    and left_at is not null) and status <> 'completed' as "isLeft"
    from chores order by id`;

test('the migration to facts of a plan reassigns and loses no chore, and Undo restores what it did before', async () => {
  const name = '069-chores-keep-name-and-day';
  using place = makePlace();
  const { at, homeIds } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
    at: string;
    homeIds: string[];
  };
  const migrations = migrationsUpTo(name, mkdtempSync(path.join(place.folder, 'migrations-')));
  const { url, secret } = await restoreToNewDatabase(path.join(folder, `${name}.tar`), {
    folder: place.folder,
    migrations,
  });
  const db = openDb(openPool(url, console.error));
  const read = async () =>
    (await CHORES.execute(db)).rows.map(({ isLeft, isLetGo, ...chore }) =>
      // The migration lets late chores of former members go, which no screen showed.
      Object.assign(chore, { isLetGo: isLetGo || isLeft }),
    );
  const before = await read();
  const { rows: plans } = await sql<PlanBefore>`
    select home_id, id, types, chores from replaced_plans where replaced_at > ${at}::timestamptz - interval '7 days'
     order by replaced_at desc`.execute(db);
  expect(plans.length).toBeGreaterThan(1);
  await migrate(db);
  expect(await read()).toEqual(before);
  await db.destroy();

  await using app = await startApp({ SECRET: secret, DATA_DIR: place.folder }, { url });
  app.clock.now = new Date(at);
  const world = await worldOf(app, homeIds);
  for (const { id: planId, home_id: homeId, types, chores } of plans) {
    const [member] = await residentsOf(world, homeId);
    await member?.api.chores.restorePlan({ homeId, planId });
    const now = await app.db.selectFrom('chores').selectAll().where('home_id', '=', homeId).execute();
    const missing = chores
      .filter(({ type }) => types === null || types.includes(type))
      .filter(
        ({ type, dueDate, movedFrom }) =>
          !now.some(
            (chore) =>
              chore.type === type && [chore.due_date, chore.planned_on].includes(movedFrom ?? dueDate),
          ),
      );
    expect(missing).toEqual([]);
  }
  await check(world);
  expect(world.wrong).toEqual([]);
  expect(app.failures).toEqual([]);
});
