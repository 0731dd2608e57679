import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames } from '#server/db/open.ts';
import { startApp } from '#test/running/app.ts';
import { makePlace, restoreAnew } from '#test/backups/places.ts';
import { check } from '#test/living/checks.ts';
import { makeChance } from '#test/fuzzing/chance.ts';
import type { Resident, World } from '#test/living/world.ts';

/** Backups that earlier versions made of a home that was lived in (test/living/restored.test.ts), each named by its last migration. */
const folder = path.join(import.meta.dirname, '../backups/fixtures');
const fixtures = readdirSync(folder).flatMap((name) => /^(.+)\.tar$/.exec(name)?.[1] ?? []);

/** Everybody who lived there, signed in. */
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

test('the first of them is of 036', () => {
  expect(fixtures.toSorted()[0]).toBe('036-what-a-plan-lost');
});

test.each(fixtures)('what %s left is restored, and passes the checks of today', async (name) => {
  using place = makePlace();
  const { at, homeIds } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
    at: string;
    homeIds: string[];
  };
  const { url, secret, archive } = await restoreAnew(path.join(folder, `${name}.tar`), {
    folder: place.folder,
  });
  expect(archive.manifest.migrations.at(-1)).toBe(name);
  expect(migrationNames()).toEqual(expect.arrayContaining(archive.manifest.migrations));
  await using app = await startApp({ SECRET: secret, DATA_DIR: place.folder }, { url });
  app.clock.now = new Date(at);
  const world = await worldOf(app, homeIds);
  expect(world.people.length).toBeGreaterThanOrEqual(5);
  await check(world);
  expect(world.wrong).toEqual([]);
  expect(app.failures).toEqual([]);
});
