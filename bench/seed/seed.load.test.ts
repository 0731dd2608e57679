/** @module-tag rest */
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/days.ts';
import { checkJobs } from '#server/host/doctor/proofs-pushes-jobs.ts';
import { clean } from '#server/jobs/cleaning.ts';
import { readSeedOptions } from './command-line.ts';
import { seedDatabase } from './into-database.ts';
import { makeChance } from '#test/fuzzing/chance.ts';
import { check } from '#test/living/checks.ts';
import { TIME_ZONE, type Resident, type World } from '#test/living/world.ts';
import { recordLog } from '#test/observers/logged.ts';
import { startApp, type TestApp } from '#test/running/app.ts';

const HOMES = 20;
const VISITED = 3;
const PASSWORD = 'load test horse';

async function seed(app: TestApp, ...more: string[]) {
  const printed: string[] = [];
  const options = readSeedOptions(['--homes', String(HOMES), '--password', PASSWORD, ...more]);
  await seedDatabase({ DATABASE_URL: app.url, DATA_DIR: '' }, options, (line) => printed.push(line));
  return printed.join('\n');
}

async function signIn(app: TestApp, name: string): Promise<Resident> {
  const browser = app.browser();
  const email = `${name}@seed.example`;
  await browser.api.users.signIn({ email, password: PASSWORD });
  const { user } = await browser.api.users.getSession();
  if (!user) throw new Error(`${email} is not signed in`);
  const resident = { userId: user.id, name, email, password: PASSWORD };
  return { ...browser, ...resident, isGone: false, diligence: 5, letters: [] };
}

/** Signs in the people of the first homes of a load set. Returns a world for the living tests' checks. */
async function visit(app: TestApp): Promise<World> {
  const people: Resident[] = [];
  const homeIds: string[] = [];
  for (let home = 1; home <= VISITED; home++) {
    for (let person = 1; person <= 4; person++)
      people.push(await signIn(app, `home-${home}-person-${person}`));
    const [resident] = (await people.at(-1)?.api.homes.listHomes()) ?? [];
    homeIds.push(resident?.id ?? '');
  }
  const chance = makeChance('seed');
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

const countSwept = async ({ db }: TestApp, day: string) =>
  (await db.selectFrom('homes').select('id').where('swept_on', '=', day).execute()).length;

test('people can live in the homes of a load set as in any other', async () => {
  const { log, lines } = recordLog('warn');
  await using app = await startApp({}, { log });
  const printed = await seed(app);
  expect(printed).toContain(`home-1-person-1@seed.example`);
  expect(printed).toContain(PASSWORD);

  const world = await visit(app);
  const [somebody] = world.people;
  const [homeId = ''] = world.homeIds;
  const { counts } = await somebody!.api.dashboard.getDashboard({ homeId });
  expect(counts.upcoming).toBeGreaterThan(10);
  expect((await somebody!.api.notifications.listNotifications({})).notifications).toHaveLength(50);
  expect((await somebody!.api.homes.listHistory({ homeId })).entries.length).toBeGreaterThan(40);
  expect(
    (await somebody!.api.swaps.listSwapRequests({ homeId, direction: 'incoming' })).swaps.length,
  ).toBeGreaterThan(5);
  await somebody!.api.chores.openHome({ homeId });
  await check(world);

  // The homes have had today's midnight; the next one comes as in any other home.
  const today = dayOf(app.clock.now, TIME_ZONE);
  expect(await countSwept(app, today)).toBe(HOMES);
  const planned = await app.db.selectFrom('chores').selectAll().orderBy('home_id').orderBy('id').execute();
  await app.sweep();
  expect(await app.db.selectFrom('chores').selectAll().orderBy('home_id').orderBy('id').execute()).toEqual(
    planned,
  );
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60_000);
  await app.sweep();
  expect(await countSwept(app, addDays(today, 1))).toBe(HOMES);
  await app.remind();
  await clean({ db: app.db, files: app.files, now: () => app.clock.now });
  await check(world);
  expect(world.wrong).toEqual([]);

  expect((await checkJobs(app.db)).state).toBe('ok');
  expect(lines).toEqual([]);
  expect(app.failures).toEqual([]);
});

test('a database with accounts gets homes only with --add', async () => {
  await using app = await startApp();
  await seed(app);
  await expect(seed(app)).rejects.toThrow('already has accounts');
  expect(await seed(app, '--add')).toContain(`home-${HOMES + 1}-person-1@seed.example`);
  const { length } = await app.db.selectFrom('homes').select('id').execute();
  expect(length).toBe(2 * HOMES);
});

test.each([[], ['--homes', '0'], ['--homes', 'many'], ['10'], ['--homes', '1000001']])(
  'the arguments %j get the usage',
  (...line) => {
    expect(() => readSeedOptions(line)).toThrow('Usage: npm run seed');
  },
);
