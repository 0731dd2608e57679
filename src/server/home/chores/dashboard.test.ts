import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { sharedApp } from '#test/running/app.ts';
import { chorePlannedFor } from '#test/builders/boards.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';

const app = await sharedApp();

const TODAY = '2026-11-18';

/** A home of two in Kuala Lumpur without any chore, on Wednesday, November 18th 2026, 10:00. */
async function homeOfTwo() {
  app.clock.now = new Date('2026-11-18T02:00:00Z');
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  const read = (person: Person = aisyah) => person.api.dashboard.getDashboard({ homeId });
  return { aisyah, ben, homeId, read };
}

type ChoreToBuild = { type: string; to: Person; due: string; status?: 'pending' | 'overdue' | 'completed' };

async function buildChores(homeId: string, chores: ChoreToBuild[]) {
  for (const { type, to, due, status = 'pending' } of chores) {
    const done =
      status === 'completed'
        ? { completed_at: app.clock.now, completed_on: due, completed_by: to.userId }
        : {};
    await app.db
      .insertInto('chores')
      .values({ home_id: homeId, type, ...chorePlannedFor(to.userId, due), status, ...done })
      .execute();
  }
}

type SwapToBuild = { by: Person; of: Person; type: string; minute: number; status?: string };

async function buildSwap(homeId: string, { by, of, type, minute, status }: SwapToBuild) {
  const id = randomUUID();
  await app.db
    .insertInto('swap_requests')
    .values({
      id,
      home_id: homeId,
      chore_type: type,
      chore_due_date: TODAY,
      requester_id: by.userId,
      target_user_id: of.userId,
      status: status ?? 'pending',
      created_at: new Date(Date.UTC(2026, 10, 18, 1, minute)),
    })
    .execute();
  return id;
}

const named = (chores: { type: string; dueDate: string }[]) =>
  chores.map((chore) => `${chore.dueDate} ${chore.type}`);

test('a home without chores and swaps counts nothing', async () => {
  const { read } = await homeOfTwo();
  expect(await read()).toEqual({
    today: TODAY,
    counts: { today: 0, upcoming: 0, overdue: 0, pendingSwaps: 0 },
    overdueSince: null,
    todaysChores: [],
    upcomingChores: [],
    ownOverdue: { count: 0, ofEarlierWeeks: 0, chores: [] },
    ownNext: null,
    hasCompleted: false,
    pendingSwaps: [],
    requested: [],
  });
});

test("today's chores are everyone's, completed ones too, the reader's own first", async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  await buildChores(homeId, [
    { type: 'mop', to: ben, due: TODAY },
    { type: 'sweep', to: aisyah, due: TODAY, status: 'completed' },
    { type: 'wash_toilet', to: aisyah, due: TODAY },
    { type: 'throw_rubbish', to: ben, due: TODAY, status: 'completed' },
    { type: 'throw_rubbish', to: aisyah, due: addDays(TODAY, -1), status: 'completed' },
  ]);
  const hers = await read();
  expect(hers.counts).toEqual({ today: 4, upcoming: 0, overdue: 0, pendingSwaps: 0 });
  expect(hers.todaysChores.map((chore) => chore.type)).toEqual([
    'sweep',
    'wash_toilet',
    'mop',
    'throw_rubbish',
  ]);
  expect(hers.todaysChores[0]).toMatchObject({ completedBy: aisyah.userId, completedOn: TODAY });
  const his = await read(ben);
  expect(his.todaysChores.map((chore) => chore.type)).toEqual([
    'mop',
    'throw_rubbish',
    'sweep',
    'wash_toilet',
  ]);
});

test('upcoming lists open chores of the seven days after today, the first five by date', async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  const day = (count: number) => addDays(TODAY, count);
  await buildChores(homeId, [
    { type: 'mop', to: ben, due: TODAY },
    { type: 'sweep', to: ben, due: day(7) },
    { type: 'sweep', to: ben, due: day(8) },
    { type: 'mop', to: ben, due: day(1) },
    { type: 'wash_toilet', to: aisyah, due: day(1) },
    { type: 'throw_rubbish', to: aisyah, due: day(2), status: 'completed' },
    { type: 'throw_rubbish', to: ben, due: day(6) },
    { type: 'mop', to: ben, due: day(6) },
    { type: 'wash_toilet', to: aisyah, due: day(6) },
  ]);
  const { counts, upcomingChores } = await read();
  expect(counts.upcoming).toBe(6);
  expect(named(upcomingChores)).toEqual([
    '2026-11-19 wash_toilet',
    '2026-11-19 mop',
    '2026-11-24 wash_toilet',
    '2026-11-24 throw_rubbish',
    '2026-11-24 mop',
  ]);
  await app.db.deleteFrom('chores').where('due_date', '<', day(7)).execute();
  expect(named((await read()).upcomingChores)).toEqual(['2026-11-25 sweep']);
});

test("if a day has too many chores, the most urgent by the home's present priorities are listed", async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  const day = addDays(TODAY, 1);
  const { template } = await aisyah.api.templates.createTemplate({
    homeId,
    id: randomUUID(),
    fields: templateFields({ name: 'Water Plants', priority: 4 }),
  });
  // Creating the home planned chores, perhaps for this day.
  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  const types = ['mop', 'sweep', 'throw_rubbish', 'wash_toilet', template.id];
  await buildChores(homeId, [
    ...types.map((type) => ({ type, to: ben, due: day })),
    { type: 'of_a_template_that_is_gone', to: aisyah, due: day },
  ]);
  const shown = async () => (await read()).upcomingChores.map(({ type }) => type);
  expect(await shown()).toEqual([
    'of_a_template_that_is_gone',
    'throw_rubbish',
    'wash_toilet',
    'water_plants',
    'sweep',
  ]);
  await aisyah.api.templates.saveTemplate({
    homeId,
    templateId: 'sweep',
    fields: templateFields({ name: 'Sweep', priority: 5 }),
  });
  await aisyah.api.templates.deleteTemplate({ homeId, templateId: template.id });
  expect(await shown()).toEqual([
    'of_a_template_that_is_gone',
    'sweep',
    'throw_rubbish',
    'wash_toilet',
    'mop',
  ]);
});

test('overdue counts open late chores, also before the sweep has marked them', async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  await buildChores(homeId, [
    { type: 'sweep', to: ben, due: '2026-11-10', status: 'overdue' },
    { type: 'mop', to: aisyah, due: '2026-11-16', status: 'overdue' },
    { type: 'mop', to: aisyah, due: '2026-11-12', status: 'overdue' },
    { type: 'throw_rubbish', to: aisyah, due: '2026-11-17' },
    { type: 'throw_rubbish', to: aisyah, due: '2026-11-11', status: 'completed' },
    { type: 'throw_rubbish', to: aisyah, due: TODAY },
  ]);
  const hers = await read();
  expect(hers.counts).toMatchObject({ overdue: 4, today: 1 });
  expect(hers.overdueSince).toBe('2026-11-10');
  expect(hers.ownOverdue).toMatchObject({
    count: 3,
    ofEarlierWeeks: 1,
    chores: [{ type: 'mop', dueDate: '2026-11-12' }, { dueDate: '2026-11-16' }, { dueDate: '2026-11-17' }],
  });
  expect((await read(ben)).ownOverdue).toMatchObject({
    count: 1,
    ofEarlierWeeks: 1,
    chores: [{ type: 'sweep' }],
  });
});

test("the day is the home's: after its midnight today's chore is late and tomorrow's is today's", async () => {
  const { aisyah, homeId, read } = await homeOfTwo();
  await buildChores(homeId, [
    { type: 'mop', to: aisyah, due: TODAY },
    { type: 'sweep', to: aisyah, due: addDays(TODAY, 1) },
    { type: 'wash_toilet', to: aisyah, due: addDays(TODAY, 8) },
  ]);
  app.clock.now = new Date('2026-11-18T15:59:59Z');
  expect((await read()).counts).toMatchObject({ today: 1, upcoming: 1, overdue: 0 });
  app.clock.now = new Date('2026-11-18T16:00:00Z');
  const after = await read();
  expect(after.today).toBe('2026-11-19');
  expect(after.counts).toMatchObject({ today: 1, upcoming: 1, overdue: 1 });
  expect(named(after.todaysChores)).toEqual(['2026-11-19 sweep']);
  expect(named(after.upcomingChores)).toEqual(['2026-11-26 wash_toilet']);
});

test('open chores of a former member are not counted, but what they completed today is', async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  await buildChores(homeId, [
    { type: 'sweep', to: ben, due: '2026-11-10', status: 'overdue' },
    { type: 'mop', to: ben, due: TODAY, status: 'completed' },
    { type: 'throw_rubbish', to: ben, due: TODAY },
    { type: 'wash_toilet', to: aisyah, due: '2026-11-17', status: 'overdue' },
  ]);
  expect((await read()).counts).toMatchObject({ overdue: 2, today: 2 });
  await ben.api.homes.leaveHome({ homeId });
  const left = await read();
  expect(left.counts).toMatchObject({ overdue: 1, today: 2 });
  expect(left.overdueSince).toBe('2026-11-17');
  // His open chore was reassigned to her.
  expect(left.todaysChores).toMatchObject([
    { type: 'throw_rubbish', assignedTo: aisyah.userId },
    { type: 'mop', assignedTo: ben.userId, status: 'completed' },
  ]);
});

test('chores and swaps of another home are not counted, not even of the same people', async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  const { id: elsewhere } = await buildHome([aisyah, ben], { name: 'Elsewhere' });
  await app.db.deleteFrom('chores').execute();
  await buildChores(elsewhere, [
    { type: 'sweep', to: aisyah, due: '2026-11-10', status: 'overdue' },
    { type: 'mop', to: aisyah, due: TODAY },
    { type: 'mop', to: aisyah, due: addDays(TODAY, 1) },
  ]);
  await buildSwap(elsewhere, { by: ben, of: aisyah, type: 'mop', minute: 1 });
  expect((await read()).counts).toEqual({ today: 0, upcoming: 0, overdue: 0, pendingSwaps: 0 });
  const there = await aisyah.api.dashboard.getDashboard({ homeId: elsewhere });
  expect(there.counts).toEqual({ today: 1, upcoming: 1, overdue: 1, pendingSwaps: 1 });
  expect(homeId).not.toBe(elsewhere);
});

test("the reader's next chore is their first open one of the seven days after today", async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  await buildChores(homeId, [
    { type: 'mop', to: aisyah, due: TODAY },
    { type: 'mop', to: ben, due: addDays(TODAY, 1) },
    { type: 'sweep', to: aisyah, due: addDays(TODAY, 1), status: 'completed' },
    { type: 'wash_toilet', to: aisyah, due: addDays(TODAY, 7) },
    { type: 'sweep', to: ben, due: addDays(TODAY, 8) },
  ]);
  expect((await read()).ownNext).toMatchObject({ type: 'wash_toilet', dueDate: '2026-11-25' });
  await ben.api.chores.completeChore({ homeId, choreId: (await read(ben)).ownNext?.id ?? '' });
  expect((await read(ben)).ownNext).toBeNull();
});

test('the reader has completed a chore if it was due in the last seven days, or is due soon', async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  await buildChores(homeId, [
    { type: 'mop', to: aisyah, due: addDays(TODAY, -8), status: 'completed' },
    { type: 'mop', to: ben, due: addDays(TODAY, -7), status: 'completed' },
    { type: 'sweep', to: aisyah, due: addDays(TODAY, 7) },
  ]);
  expect((await read(ben)).hasCompleted).toBe(true);
  const { hasCompleted, ownNext } = await read();
  expect(hasCompleted).toBe(false);
  await aisyah.api.chores.completeChore({ homeId, choreId: ownNext?.id ?? '' });
  expect((await read()).hasCompleted).toBe(true);
});

test('a swap request of the reader is shown with chores of up to seven days from now, while it waits', async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  await buildChores(homeId, [
    { type: 'mop', to: aisyah, due: addDays(TODAY, -1), status: 'overdue' },
    { type: 'sweep', to: aisyah, due: TODAY },
    { type: 'wash_toilet', to: aisyah, due: addDays(TODAY, 7) },
    { type: 'mop', to: aisyah, due: addDays(TODAY, 8) },
    { type: 'throw_rubbish', to: ben, due: TODAY },
  ]);
  const rows = await app.db.selectFrom('chores').selectAll().where('home_id', '=', homeId).execute();
  const asked: Record<string, { choreId: string; swapRequestId: string }> = {};
  for (const { id: choreId, type, assigned_to, due_date } of rows) {
    const [by, of] = assigned_to === aisyah.userId ? [aisyah, ben] : [ben, aisyah];
    const id = randomUUID();
    await by.api.swaps.requestSwap({ homeId, id, choreId, targetUserId: of.userId });
    if (due_date <= addDays(TODAY, 7)) asked[type] = { choreId, swapRequestId: id };
  }
  const hers = (await read()).requested;
  expect(hers).toHaveLength(3);
  expect(hers).toEqual(expect.arrayContaining([asked['mop'], asked['sweep'], asked['wash_toilet']]));
  expect((await read(ben)).requested).toEqual([asked['throw_rubbish']]);
  const swapRequestId = asked['mop']?.swapRequestId ?? '';
  await ben.api.swaps.rejectSwapRequest({ homeId, swapRequestId });
  expect((await read()).requested.map(({ choreId }) => choreId).toSorted()).toEqual(
    [asked['sweep']?.choreId, asked['wash_toilet']?.choreId].toSorted(),
  );
});

test('pending swaps are those from and to the reader; three are listed, those that wait for the reader first', async () => {
  const { aisyah, ben, homeId, read } = await homeOfTwo();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const make = (swap: SwapToBuild) => buildSwap(homeId, swap);
  await make({ by: aisyah, of: ben, type: 'mop', minute: 1 });
  const second = await make({ by: ben, of: aisyah, type: 'sweep', minute: 2 });
  const fourth = await make({ by: aisyah, of: chloe, type: 'wash_toilet', minute: 4 });
  const third = await make({ by: chloe, of: aisyah, type: 'throw_rubbish', minute: 3 });
  const others = await make({ by: ben, of: chloe, type: 'mop', minute: 5 });
  for (const status of ['accepted', 'declined', 'cancelled'])
    await make({ by: aisyah, of: ben, type: 'mop', minute: 6, status });
  const hers = await read();
  expect(hers.counts.pendingSwaps).toBe(4);
  expect(hers.pendingSwaps.map((swap) => swap.id)).toEqual([third, second, fourth]);
  expect(hers.pendingSwaps[2]).toEqual({
    id: fourth,
    requesterId: aisyah.userId,
    targetUserId: chloe.userId,
    choreType: 'wash_toilet',
    choreName: null,
    choreDueDate: TODAY,
    createdAt: new Date('2026-11-18T01:04:00Z'),
  });
  const his = await read(ben);
  expect(his.counts.pendingSwaps).toBe(3);
  expect(his.pendingSwaps.map((swap) => swap.id)[1]).toBe(others);
});
