import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, timeOfDay, timeZoneOf } from '#domain/days.ts';
import { runCommand, readAsked } from '#server/host/admin/administer.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { recordLog } from '#test/observers/logged.ts';
import { emptiedApp } from '#test/running/app.ts';

const app = await emptiedApp();

const ZONES = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone'),
  ...Array.from({ length: 27 }, (_, index) => `Etc/GMT${index < 14 ? '' : '+'}${index - 14}`),
].filter((zone) => timeZoneOf(zone) === zone);

const zoneOf = async (homeId: string) => {
  const home = app.db.selectFrom('homes').select('time_zone').where('id', '=', homeId);
  return (await home.executeTakeFirstOrThrow()).time_zone;
};
const setZone = async (homeId: string, time_zone: string) => {
  await app.db.updateTable('homes').set({ time_zone }).where('id', '=', homeId).execute();
  await app.db.updateTable('payment_requests').set({ time_zone }).where('home_id', '=', homeId).execute();
};

// PostgreSQL does not know AET, and reads the others differently from Node.js.
test.each(['AET', 'CST', 'IST', 'BST', 'CET', 'cst', 'SystemV/PST8', 'Mars/Olympus', '+08:00', ''])(
  'the time zone %j is refused',
  async (timeZone) => {
    const { api } = await signUp(app);
    const home = { id: randomUUID(), name: 'Seri Pandan 12A' };
    expect(await refusalOf(api.homes.createHome({ ...home, timeZone }))).toBe('TIME_ZONE_UNKNOWN');
    await api.homes.createHome({ ...home, timeZone: 'Asia/Tokyo' });
    const settings = { timeZone };
    expect(await refusalOf(api.homes.updateHomeSettings({ homeId: home.id, settings }))).toBe(
      'TIME_ZONE_UNKNOWN',
    );
    expect(await zoneOf(home.id)).toBe('Asia/Tokyo');
  },
);

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['asia/CALCUTTA', 'Asia/Calcutta'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['US/Pacific-New', 'America/Los_Angeles'],
  ['Singapore', 'Asia/Singapore'],
  ['GMT', 'UTC'],
])('a browser may say %s: %s is stored', async (timeZone, stored) => {
  const { api } = await signUp(app);
  const id = randomUUID();
  await api.homes.createHome({ id, name: 'Seri Pandan 12A', timeZone });
  expect(await zoneOf(id)).toBe(stored);
  await api.homes.updateHomeSettings({ homeId: id, settings: { timeZone: 'Asia/Tokyo' } });
  expect(await api.homes.updateHomeSettings({ homeId: id, settings: { timeZone } })).toMatchObject({
    timeZone: stored,
  });
});

test('the same zone by another name changes nothing', async () => {
  const { api } = await signUp(app);
  const id = randomUUID();
  await api.homes.createHome({ id, name: 'Seri Pandan 12A', timeZone: 'Asia/Kolkata' });
  const { entries } = await api.homes.listHistory({ homeId: id });
  await api.homes.updateHomeSettings({ homeId: id, settings: { timeZone: 'asia/calcutta' } });
  expect((await api.homes.listHistory({ homeId: id })).entries).toEqual(entries);
});

test('PostgreSQL knows every accepted zone, with the same clock', async () => {
  expect(ZONES.length).toBeGreaterThan(440);
  // Both have known the rules of these years for long; for later years, the newer of the two knows more.
  const instants = ['2020-01-15', '2020-07-15', '2023-01-15', '2023-04-05', '2023-07-15', '2023-10-30'].map(
    (day) => new Date(`${day}T12:00:00Z`),
  );
  const { rows } = await sql<{ zone: string; at: Date; time: string }>`
    select zone, at, to_char(at at time zone zone, 'HH24:MI') as time
      from unnest(${ZONES}::text[]) as zone, unnest(${instants}::timestamptz[]) as at`.execute(app.db);
  expect(rows).toHaveLength(ZONES.length * instants.length);
  expect(rows.filter(({ zone, at, time }) => timeOfDay(at, zone) !== time)).toEqual([]);
});

test('the migration leaves one name for each zone, and UTC for unknown ones', async () => {
  const { userId } = await signUp(app);
  const { rows: known } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(app.db);
  const spelled = known.flatMap(({ name }) => [name, name.toUpperCase()]);
  const names = [...spelled, 'AET', 'CST', 'US/Pacific-New', 'SystemV/PST8', 'Mars/Olympus', '+08:00', ''];
  await sql`
    with made as (
      insert into homes (id, name, admin_id, created_by, time_zone, seed)
      select gen_random_uuid(), 'Named', ${userId}, ${userId}, name, name from unnest(${names}::text[]) as name
      returning id, time_zone),
    living as (insert into memberships (home_id, user_id, tone, joined_on) select id, ${userId}, 'leaf', current_date from made)
    insert into payment_requests (home_id, id, requester_id, title, total_amount, time_zone)
    select id, id, ${userId}, 'Internet', 6000, time_zone from made`.execute(app.db);

  const file = path.join(
    import.meta.dirname,
    '../../../../migrations/up-to-072/055-one-spelling-of-time-zones.sql',
  );
  await sql.raw(readFileSync(file, 'utf8')).execute(app.db);

  const repaired = await app.db
    .selectFrom('homes')
    .innerJoin('payment_requests', 'payment_requests.id', 'homes.id')
    .select(['homes.seed as name', 'homes.time_zone', 'payment_requests.time_zone as asked'])
    .where('admin_id', '=', userId)
    .execute();
  const byName = new Map(repaired.map(({ name, ...zones }) => [name, zones]));
  const both = (time_zone: string) => ({ time_zone, asked: time_zone });
  expect(byName.get('AET')).toEqual(both('Australia/Sydney'));
  expect(byName.get('CST')).toEqual(both('America/Chicago'));
  expect(byName.get('SystemV/PST8')).toEqual(both('Etc/GMT+8'));
  for (const name of ['Mars/Olympus', '+08:00', '', 'Factory']) expect(byName.get(name)).toEqual(both('UTC'));
  // Every zone that can be chosen today has the name that would be stored today. If this fails, a new engine has other names and a
  // migration is needed.
  const chosen = names.filter((name) => timeZoneOf(name) !== undefined);
  expect(chosen.length).toBeGreaterThan(1100);
  expect(chosen.filter((name) => byName.get(name)?.time_zone !== timeZoneOf(name))).toEqual([]);
  expect(
    repaired.filter(({ time_zone, asked }) => !ZONES.includes(time_zone) || asked !== time_zone),
  ).toEqual([]);
});

const close = ({ email }: Person) => {
  const asked = readAsked(['close', email, '--yes']);
  if (!asked) throw new Error('nothing was asked for');
  const deps = { db: app.db, queue: app.queue, publicUrl: app.settings.PUBLIC_URL, now: () => app.clock.now };
  return runCommand(deps, asked, { terminal: { print: () => undefined }, log: recordLog().log });
};

// Older versions stored these. Each is unknown to PostgreSQL, to Node.js or to both, or they read it differently.
test.each(['Mars/Olympus', 'AET', '+08:00'])(
  'a home with the stored zone %j can still be left',
  async (timeZone) => {
    const aisyah = await signUp(app);
    const [leaving, removed, gone, closed] = [
      await signUp(app, 'Ben Tan'),
      await signUp(app, 'Chloe Lim'),
      await signUp(app, 'Devi Nair'),
      await signUp(app, 'Ethan Ooi'),
    ];
    const heir = await signUp(app, 'Farah Zain');
    const { id: homeId, name } = await buildHome([aisyah, leaving, removed, gone, closed, heir]);
    const { today } = await leaving.api.chores.openHome({ homeId });
    const away = { from: today, to: addDays(today, 5) };
    await leaving.api.absences.createAbsence({ homeId, id: randomUUID(), ...away });
    await askForMoney(aisyah, homeId, [leaving, heir]);
    await setZone(homeId, timeZone);

    expect((await leaving.api.homes.getHome({ homeId })).settings.timeZone).toBe(timeZone);
    expect((await leaving.api.balance.getBalance({ homeId })).periods).toHaveLength(2);
    await leaving.api.homes.leaveHome({ homeId });
    await aisyah.api.homes.removeMember({ homeId, userId: removed.userId });
    await gone.api.users.deleteAccount({ password: gone.password });
    await close(closed);
    await aisyah.api.homes.handOver({ homeId, userId: heir.userId });
    expect((await heir.api.homes.getHome({ homeId })).members).toHaveLength(2);
    await app.sweep();
    await app.remind();
    await app.remindOfMornings();
    await app.createRepeatingRequests();
    await heir.api.homes.deleteHome({ homeId, name });
    expect(await heir.api.homes.listHomes()).toEqual([]);
  },
);
