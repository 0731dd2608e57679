import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { readRows, setClock } from '#test/builders/boards.ts';
import { eventsOf, linkOf, readCalendar } from '#test/builders/calendars.ts';
import { ask } from '#test/builders/swaps.ts';
import { templatesOfTwo } from '#test/builders/templates.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

/** Makes 'Bins', renames it 'Recycling', then 'Glass', and deletes it: a chore was completed under each name, and some are open. */
async function renamedAndDeleted() {
  setClock(app, '2026-11-16T02:00:00Z');
  const two = await templatesOfTwo(app);
  const { aisyah, ben, homeId, create, save } = two;
  await create({ name: 'Bins', frequency: 'daily' });
  const own = (await readRows(app, homeId)).filter((row) => row.type === 'bins');
  const mine = own.filter(({ assigned_to }) => assigned_to === aisyah.userId);
  const [first, second, third, asked] = mine;
  if (!first || !second || !third || !asked) throw new Error('she has more than four');
  const complete = (choreId: string) => aisyah.api.chores.completeChore({ homeId, choreId });
  await complete(first.id);
  await save('bins', { name: 'Recycling', frequency: 'daily' });
  await complete(second.id);
  await save('bins', { name: 'Glass', frequency: 'daily' });
  expect(await complete(third.id)).toMatchObject({ name: 'Glass' });
  await ask(aisyah, asked, { to: ben });
  await aisyah.api.templates.deleteTemplate({ homeId, templateId: 'bins', removeOpenChores: false });
  const board = async () => {
    const { chores } = await ben.api.chores.listChores({
      homeId,
      from: first.due_date,
      to: addDays(first.due_date, 40),
    });
    const nameOf = ({ id }: { id: string }) => chores.find((chore) => chore.id === id)?.name;
    return [first, second, third, asked].map(nameOf);
  };
  return { ...two, first, second, third, asked, board };
}

test('a completed chore keeps the name it had, an open one the last name of its deleted template', async () => {
  const { aisyah, ben, homeId, first, second, third, asked, board } = await renamedAndDeleted();
  expect(await board()).toEqual(['Bins', 'Recycling', 'Glass', 'Glass']);
  const { entries } = await ben.api.homes.listHistory({ homeId });
  const told = entries.filter(({ type }) => type === 'chore_completed').map(({ data }) => data['name']);
  expect(told.toReversed()).toEqual(['Bins', 'Recycling', 'Glass']);
  const { swaps } = await ben.api.swaps.listSwapRequests({ homeId, direction: 'incoming' });
  expect(swaps).toMatchObject([{ chore: { name: 'Glass' } }]);
  const { pendingSwaps } = await ben.api.dashboard.getDashboard({ homeId });
  expect(pendingSwaps).toMatchObject([{ choreName: 'Glass' }]);
  const { notifications } = await ben.api.notifications.listNotifications({});
  expect(notifications[0]).toMatchObject({ choreName: 'Glass' });
  const { events } = await readEvents(await linkOf(aisyah, 'mine'));
  expect([first, second, third, asked].map(({ id }) => events.get(id))).toEqual([
    '✓ Bins',
    '✓ Recycling',
    '✓ Glass',
    'Glass',
  ]);
  // An open chore has only the name of its template.
  expect(await aisyah.api.chores.reopenChore({ homeId, choreId: first.id })).toMatchObject({ name: 'Glass' });
});

async function readEvents(link: string) {
  const { text } = await readCalendar(link);
  return { events: new Map(eventsOf(text).map(({ uid, summary }) => [uid, summary])) };
}

test('an open chore only has the name of its template, also after it was reopened', async () => {
  const { aisyah, homeId, save } = await templatesOfTwo(app);
  const chore = (await readRows(app, homeId)).find(
    (row) => row.type === 'mop' && row.assigned_to === aisyah.userId,
  );
  const which = { homeId, choreId: chore?.id ?? '' };
  expect(await aisyah.api.chores.completeChore(which)).toMatchObject({ name: 'Mop' });
  expect(await aisyah.api.chores.reopenChore(which)).toMatchObject({ name: null });
  await save('mop', { name: 'Wet mop', frequency: 'biennial' });
  expect(await aisyah.api.chores.completeChore(which)).toMatchObject({ name: 'Wet mop' });
});

test('a restored plan restores names and days, also of a template that was deleted since', async () => {
  const { aisyah, homeId, create, remove } = await templatesOfTwo(app);
  await create({ name: 'Bins', frequency: 'daily' });
  const [done, open] = (await readRows(app, homeId)).filter(
    (row) => row.type === 'bins' && row.assigned_to === aisyah.userId,
  );
  await aisyah.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });
  const rows = await readRows(app, homeId);
  const planId = randomUUID();
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted: false });
  await remove('bins');
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const after = await readRows(app, homeId);
  const find = (list: typeof rows, id = '') => list.find((row) => row.id === id);
  expect(find(after, done?.id)).toEqual(find(rows, done?.id));
  expect(find(after, open?.id)).toMatchObject({ name: 'Bins', completed_on: null });
});

test('the migration finds names and days of chores that were completed before it', async () => {
  const { homeId } = await renamedAndDeleted();
  // The history uses the clock of the database.
  await sql`
    update chores set completed_at = (select created_at from home_events where data ->> 'choreId' = chores.id::text)
     where home_id = ${homeId} and completed_at is not null`.execute(app.db);
  const events = () =>
    app.db
      .selectFrom('home_events')
      .select(['id', 'data'])
      .where('home_id', '=', homeId)
      .orderBy('id')
      .execute();
  const namesOf = async () => (await readRows(app, homeId)).map(({ id, name }) => [id, name]);
  const [names, before] = [await namesOf(), await events()];
  // The tables before that migration.
  await sql`alter table chores drop column completed_on, drop column name`.execute(app.db);
  await sql`alter table replaced_plans add column chores jsonb not null default '[]'`.execute(app.db);
  await sql`update home_events set data = data - 'name' - 'returnName' where data ? 'type'`.execute(app.db);
  const file = path.join(
    import.meta.dirname,
    '../../../../migrations/up-to-072/069-chores-keep-name-and-day.sql',
  );
  await sql.raw(readFileSync(file, 'utf8')).execute(app.db);
  await sql`alter table replaced_plans drop column chores`.execute(app.db);
  expect(await namesOf()).toEqual(names);
  expect(await events()).toEqual(before);
  const { rows } = await sql<{ late: number }>`
    select count(*)::integer as late from chores where completed_on is distinct from (completed_at + interval '8 hours')::date
      and home_id = ${homeId} and completed_at is not null`.execute(app.db);
  expect(rows).toEqual([{ late: 0 }]);
});
