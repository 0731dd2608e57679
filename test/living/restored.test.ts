/** @module-tag rest */
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startApp } from '#test/running/app.ts';
import { backUpApp, makePlace, restoreToNewDatabase } from '#test/backups/places.ts';
import { check } from '#test/living/checks.ts';
import { live } from '#test/living/living.ts';
import type { World } from '#test/living/world.ts';
import { tableSums } from '#test/observers/table-sums.ts';

/** The same people and their cookies, with browsers of another app. */
function worldAt(app: World['app'], world: World): World {
  app.clock.now = world.app.clock.now;
  const people = world.people.map((person) => {
    const browser = app.browser();
    for (const [name, value] of person.jar) browser.jar.set(name, value);
    return { ...person, ...browser };
  });
  return { ...world, app, people, wrong: [], leftOut: new Map(world.leftOut), late: new Map(world.late) };
}

test('a home with a history is the same after a restore, and all people stay signed in', async () => {
  using place = makePlace();
  const { wrong } = await live({
    seed: process.env['SEED'] ?? 'p',
    days: 9,
    async atTheEnd(world) {
      const before = await tableSums(world.app.db);
      await backUpApp(world.app, place.archive);
      const { url, secret, archive } = await restoreToNewDatabase(place.archive, { folder: place.folder });
      await using app = await startApp({ SECRET: secret, DATA_DIR: place.folder }, { url });
      expect(await tableSums(app.db)).toEqual(before);
      expect(archive.contents).toMatchObject({ missing: [] });
      expect(archive.contents.files).toBeGreaterThan(0);
      const after = worldAt(app, world);
      await check(after);
      expect(after.wrong).toEqual([]);
      // KEEP_FIXTURE=test/backups/fixtures writes the fixture of a published version for test/living/fixtures.test.ts.
      const fixtureFolder = process.env['KEEP_FIXTURE'];
      if (fixtureFolder === undefined) return;
      const name = path.join(fixtureFolder, archive.manifest.migrations.at(-1) ?? '');
      copyFileSync(place.archive, `${name}.tar`);
      writeFileSync(`${name}.json`, JSON.stringify({ at: world.app.clock.now, homeIds: world.homeIds }));
    },
  });
  expect(wrong).toBe('');
});
