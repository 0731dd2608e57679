import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { PLANS_KEPT } from '#domain/chores.ts';
import { sharedApp } from '#test/running/app.ts';
import { askForSwap, homeOfTwo, readPlan, setClock, type Row } from '#test/builders/boards.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();

const regenerate = async (person: Person, homeId: string, keepCompleted = false) => {
  const id = randomUUID();
  return (await person.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted })).planId;
};

test('any member brings the replaced plan back as it was: ids, people, states, seed and months', async () => {
  const { aisyah, ben, homeId, historyOf, rows, waiting } = await homeOfTwo(app);
  setClock(app, '2026-11-18T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const [own, swapped] = (await rows()).filter((chore) => chore.assigned_to === aisyah.userId);
  await aisyah.api.chores.completeChore({ homeId, choreId: own?.id ?? '' });
  await app.db
    .updateTable('chores')
    .set({ moved_by_swap: true })
    .where('id', '=', swapped?.id ?? '')
    .execute();
  const [before, plan] = [await rows(), await readPlan(app, homeId)];
  expect(new Set(before.map((chore) => chore.status))).toEqual(new Set(['pending', 'overdue', 'completed']));

  const planId = await regenerate(aisyah, homeId);
  const fresh = (await rows()).find((chore) => chore.assigned_to === ben.userId);
  if (!fresh) throw new Error('Ben has a chore');
  const asked = await askForSwap(app, fresh, aisyah);
  expect(await ben.api.chores.restorePlan({ homeId, planId })).toEqual({ chores: before.length });
  expect(await rows()).toEqual(before);
  expect(await readPlan(app, homeId)).toEqual(plan);
  expect(await asked()).toBe('cancelled');
  expect(await waiting()).toEqual([]);
  expect(await historyOf('plan_brought_back')).toMatchObject([
    { actorId: ben.userId, data: { planId, chores: before.length } },
  ]);
});

test('what was completed since stays completed', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const isRubbish = ({ type, due_date }: { type: string; due_date: string }) =>
    type === 'throw_rubbish' && due_date === '2026-11-17';
  const old = (await rows()).find(isRubbish);
  const planId = await regenerate(aisyah, homeId);
  const fresh = (await rows()).find(isRubbish);
  // A chore of a template that came since: the old plan has none of this type and day.
  const { id: window } = await app.db
    .insertInto('chores')
    .values({ home_id: homeId, type: 'window', due_date: '2026-11-16', assigned_to: aisyah.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const doer = fresh?.assigned_to === ben.userId ? ben : aisyah;
  await doer.api.chores.completeChore({ homeId, choreId: fresh?.id ?? '' });
  await aisyah.api.chores.completeChore({ homeId, choreId: window });

  await aisyah.api.chores.restorePlan({ homeId, planId });
  const after = await rows();
  expect(after.filter(isRubbish)).toMatchObject([
    {
      id: old?.id,
      created_at: old?.created_at,
      status: 'completed',
      assigned_to: doer.userId,
      completed_by: doer.userId,
    },
  ]);
  expect(after.find((chore) => chore.id === window)).toMatchObject({ status: 'completed' });
  expect(after.filter((chore) => chore.status === 'completed')).toHaveLength(2);
});

test('the chores of a template that came since stay', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const add = async (name: string) => {
    const fields = templateFields({ name, frequency: 'daily' });
    await ben.api.templates.createTemplate({ homeId, id: randomUUID(), fields });
  };
  await add('Water the plants');
  const before = await rows();
  const planId = await regenerate(aisyah, homeId);
  await add('Feed the cat');
  const added = (await rows()).filter(({ type }) => type === 'feed_the_cat');
  expect(added.length).toBeGreaterThan(5);
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const after = await rows();
  expect(after).toHaveLength(before.length + added.length);
  expect(after).toEqual(expect.arrayContaining([...before, ...added]));
});

test('a completed chore that was kept and opened again since is not lost', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const own = (await rows()).find((chore) => chore.assigned_to === aisyah.userId);
  const which = { homeId, choreId: own?.id ?? '' };
  await aisyah.api.chores.completeChore(which);
  const before = await rows();
  const planId = await regenerate(aisyah, homeId, true);
  await aisyah.api.chores.reopenChore(which);
  expect(await aisyah.api.chores.restorePlan({ homeId, planId })).toEqual({ chores: before.length - 1 });
  const open = { status: 'pending', completed_at: null, completed_by: null, completed_on: null, name: null };
  const opened = (chore: Row): Row => (chore.id === own?.id ? { ...chore, ...open } : chore);
  expect(await rows()).toEqual(before.map(opened));
});

test('for 7 days, once, and only a plan of this home', async () => {
  const { aisyah, ben, homeId, historyOf, rows } = await homeOfTwo(app);
  const { id: elsewhere } = await buildHome([ben], { name: 'Elsewhere' });
  const [late, planId] = [await regenerate(aisyah, homeId), await regenerate(aisyah, homeId)];
  const bringBack = (person: Person, id: string, home = homeId) =>
    person.api.chores.restorePlan({ homeId: home, planId: id });
  await expectRefusal(bringBack(aisyah, randomUUID()), 'PLAN_GONE');
  await expectRefusal(bringBack(ben, planId, elsewhere), 'PLAN_GONE');

  setClock(app, '2026-11-23T02:00:00.000Z');
  const answer = await bringBack(aisyah, planId);
  const after = await rows();
  expect(await bringBack(aisyah, planId)).toEqual(answer);
  await expectRefusal(bringBack(ben, planId), 'PLAN_GONE');
  expect(await rows()).toEqual(after);
  expect(await historyOf('plan_brought_back')).toHaveLength(1);
  setClock(app, '2026-11-23T02:00:01.000Z');
  await expectRefusal(bringBack(aisyah, late), 'PLAN_GONE');
});

test('who left since leaves their part to the others, least loaded first; their late chores stay theirs', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  await aisyah.api.chores.shareChores({ homeId });
  const before = await rows();
  const planId = await regenerate(aisyah, homeId);
  await ben.api.homes.leaveHome({ homeId });
  setClock(app, '2026-11-19T02:00:00Z');
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const after = await rows();
  expect(after.map((chore) => chore.id)).toEqual(before.map((chore) => chore.id));
  const [late, coming] = [
    after.filter((chore) => chore.due_date < '2026-11-19'),
    after.filter((chore) => chore.due_date >= '2026-11-19'),
  ];
  expect(late.every((chore) => chore.status === 'overdue')).toBe(true);
  const ownersBefore = new Map(before.map((chore) => [chore.id, chore.assigned_to]));
  expect(late.map((chore) => chore.assigned_to)).toEqual(late.map((chore) => ownersBefore.get(chore.id)));
  const bens = coming.filter((chore) => ownersBefore.get(chore.id) === ben.userId);
  const heirs = Map.groupBy(bens, (chore) => chore.assigned_to);
  expect(new Set(heirs.keys())).toEqual(new Set([aisyah.userId, chloe.userId]));
  const others = coming.filter((chore) => ownersBefore.get(chore.id) !== ben.userId);
  expect(others.every((chore) => chore.assigned_to === ownersBefore.get(chore.id))).toBe(true);
});

test('who has no part in the plan that is back waits for one again', async () => {
  const { aisyah, homeId, rows, waiting } = await homeOfTwo(app);
  const [chloe, dev] = [await signUp(app, 'Chloe Lim'), await signUp(app, 'Dev Nair')];
  await chloe.api.homes.joinHome({ homeId });
  const before = await rows();
  const planId = await regenerate(aisyah, homeId);
  await dev.api.homes.joinHome({ homeId });
  expect(await waiting()).toEqual([dev.userId]);
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await rows()).toEqual(before);
  expect(await waiting()).toEqual([chloe.userId, dev.userId]);
});

test('days and months that began since are as if nothing had been replaced', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  setClock(app, '2026-12-02T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const before = await rows();
  const planId = await regenerate(aisyah, homeId);
  setClock(app, '2026-12-07T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const after = await rows();
  const dated = (chore: Row): Row => ({
    ...chore,
    status: chore.due_date < '2026-12-07' ? 'overdue' : 'pending',
  });
  const until = after.filter((chore) => chore.due_date < '2027-02-01');
  expect(until).toEqual(before.map(dated));
  expect((await readPlan(app, homeId)).months).toEqual(['2026-11', '2026-12', '2027-1', '2027-2']);
  const february = after.filter((chore) => chore.due_date >= '2027-02-01');
  expect(february.filter((chore) => chore.type === 'throw_rubbish')).toHaveLength(20);
  expect(await aisyah.api.chores.openHome({ homeId })).toMatchObject({ changed: false });
});

test('of two replaced plans the newer and then the older can come back; the older alone ends the Undo of the newer', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const first = await rows();
  const planOfFirst = await regenerate(aisyah, homeId);
  const second = await rows();
  // In the same millisecond of the server's clock.
  const planOfSecond = await regenerate(aisyah, homeId);
  await aisyah.api.chores.restorePlan({ homeId, planId: planOfSecond });
  expect(await rows()).toEqual(second);
  await aisyah.api.chores.restorePlan({ homeId, planId: planOfFirst });
  expect(await rows()).toEqual(first);

  const [one, two] = [await regenerate(aisyah, homeId), await regenerate(aisyah, homeId)];
  await aisyah.api.chores.restorePlan({ homeId, planId: one });
  expect(await rows()).toEqual(first);
  await expectRefusal(aisyah.api.chores.restorePlan({ homeId, planId: two }), 'PLAN_GONE');
  expect(await rows()).toEqual(first);
});

test('of very many replaced plans the newest and the first are kept, so that nobody fills the disk with them', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const { id: elsewhere } = await buildHome([aisyah], { name: 'Elsewhere' });
  await regenerate(aisyah, elsewhere);
  const planIds: string[] = [];
  const boards: Row[][] = [];
  for (let count = 0; count < PLANS_KEPT + 2; count++) {
    boards.push(await rows());
    planIds.push(await regenerate(aisyah, homeId));
  }
  const keptOf = async (home = homeId) => {
    const kept = await app.db.selectFrom('replaced_plans').select('id').where('home_id', '=', home).execute();
    return kept.map(({ id }) => id);
  };
  expect(new Set(await keptOf())).toEqual(new Set(planIds.toSpliced(5, 2)));
  await expectRefusal(aisyah.api.chores.restorePlan({ homeId, planId: planIds[5] ?? '' }), 'PLAN_GONE');
  await aisyah.api.chores.restorePlan({ homeId, planId: planIds[0] ?? '' });
  expect(await rows()).toEqual(boards[0]);
  // What can come back no more is not kept either.
  expect(await keptOf()).toEqual([]);
  expect(await keptOf(elsewhere)).toHaveLength(1);
});

test('what others completed can come back, however often somebody regenerates before and after', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  for (let count = 0; count < PLANS_KEPT; count++) await regenerate(ben, homeId);
  const mine = (await rows()).find(({ assigned_to }) => assigned_to === aisyah.userId);
  await aisyah.api.chores.completeChore({ homeId, choreId: mine?.id ?? '' });
  const board = await rows();
  const planId = await regenerate(ben, homeId);
  for (let count = 0; count < PLANS_KEPT + 2; count++) await regenerate(ben, homeId);
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await rows()).toEqual(board);
});

test('a plan of some templates goes back with all where all was planned anew since, though that plan is dropped', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const board = await rows();
  const planId = await regenerate(aisyah, homeId);
  const types = [board[0]?.type ?? ''];
  await app.db.updateTable('replaced_plans').set({ types, lost: 1 }).where('id', '=', planId).execute();
  for (let count = 0; count < PLANS_KEPT; count++) await regenerate(aisyah, homeId);
  const ofHome = app.db.updateTable('replaced_plans').where('home_id', '=', homeId);
  await ofHome.set({ types, lost: 1 }).where('id', '<>', planId).execute();
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await rows()).toEqual(board);
});
