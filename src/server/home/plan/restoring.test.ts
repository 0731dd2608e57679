import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { UNDOABLE_PLANS_MAX } from '#domain/chores.ts';
import { addDays } from '#domain/days.ts';
import { sharedApp } from '#test/running/app.ts';
import { askForSwap, homeOfTwo, readPlan, setClock, type Row } from '#test/builders/boards.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { goAway } from '#test/builders/absences.ts';
import { homeOfThree } from '#test/builders/swaps.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();

const regenerate = async (person: Person, homeId: string, keepCompleted = false) => {
  const id = randomUUID();
  return (await person.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted })).planId;
};

test('any member restores the replaced plan: ids, people, states, seed and months', async () => {
  const { aisyah, ben, homeId, historyOf, rows } = await homeOfTwo(app);
  setClock(app, '2026-11-18T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const [own, swapped] = (await rows()).filter((chore) => chore.assigned_to === aisyah.userId);
  await aisyah.api.chores.completeChore({ homeId, choreId: own?.id ?? '' });
  await app.db
    .updateTable('chores')
    .set({ held_by: aisyah.userId, held_why: 'swap', held_from: ben.userId })
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
  expect(await historyOf('plan_brought_back')).toMatchObject([
    { actorId: ben.userId, data: { planId, chores: before.length } },
  ]);
});

test("a chore completed since stays, and replaces the old plan's chore of that day", async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  await regenerate(aisyah, homeId);
  const before = await rows();
  const planId = await regenerate(aisyah, homeId);
  const fresh = (await rows()).find(
    ({ type, due_date }) => type === 'throw_rubbish' && due_date === '2026-11-17',
  );
  const doer = fresh?.assigned_to === ben.userId ? ben : aisyah;
  await doer.api.chores.completeChore({ homeId, choreId: fresh?.id ?? '' });
  const done = (await rows()).find(({ id }) => id === fresh?.id);

  expect(await aisyah.api.chores.restorePlan({ homeId, planId })).toEqual({ chores: before.length - 1 });
  const isOther = ({ type, due_date }: Row) => type !== fresh?.type || due_date !== fresh.due_date;
  const after = await rows();
  expect(after.filter(isOther)).toEqual(before.filter(isOther));
  expect(after.filter((row) => !isOther(row))).toEqual([done]);
});

test('a chore that was moved and completed a day early is there once, although the old plan has its day too', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const later = (await rows()).find(
    ({ type, assigned_to, due_date }) =>
      type === 'wash_toilet' && assigned_to === aisyah.userId && due_date > '2026-11-17',
  );
  if (!later) throw new Error('Aisyah has one');
  setClock(app, `${addDays(later.due_date, -1)}T02:00:00Z`);
  await aisyah.api.chores.openHome({ homeId });
  const which = { homeId, choreId: later.id };
  await aisyah.api.chores.moveChore({ ...which, to: addDays(later.due_date, -1) });
  await aisyah.api.chores.completeChore(which);
  const before = await rows();
  const planId = await regenerate(aisyah, homeId, true);
  const near = (list: Row[]) =>
    list.filter(
      ({ type, due_date }) =>
        type === later.type && [addDays(later.due_date, -1), later.due_date].includes(due_date),
    );
  expect(near(await rows())).toEqual(near(before));
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await rows()).toEqual(before);
});

test('the chores of a newer template stay', async () => {
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

test('a completed chore that was kept and reopened since is not lost', async () => {
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

test('the part of a member who left since goes to the others, and their late chores are let go', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  await regenerate(aisyah, homeId);
  const before = await rows();
  const planId = await regenerate(aisyah, homeId);
  await ben.api.homes.leaveHome({ homeId });
  setClock(app, '2026-11-19T02:00:00Z');
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const after = await rows();
  const was = new Map(before.map((chore) => [chore.id, chore.assigned_to]));
  expect(after.map((chore) => chore.id)).toEqual(before.map((chore) => chore.id));
  const isBens = ({ id }: Row) => was.get(id) === ben.userId;
  const isLate = ({ due_date }: Row) => due_date < '2026-11-19';
  for (const row of after.filter(isLate))
    expect(row).toMatchObject({
      status: 'overdue',
      assigned_to: was.get(row.id),
      let_go_by: isBens(row) ? ben.userId : null,
    });
  const coming = after.filter((row) => !isLate(row));
  const heirs = new Set(coming.filter(isBens).map(({ assigned_to }) => assigned_to));
  expect(heirs).toEqual(new Set([aisyah.userId, chloe.userId]));
  for (const row of coming.filter((one) => !isBens(one))) expect(row.assigned_to).toBe(was.get(row.id));
});

test('a member who joined since has a part in the restored plan; without them it is as it was', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const before = await rows();
  const planId = await regenerate(aisyah, homeId);
  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const rubbish = (await rows()).filter(
    ({ type, due_date }) => type === 'throw_rubbish' && due_date > '2026-11-16',
  );
  const devs = rubbish.filter(({ assigned_to }) => assigned_to === dev.userId).length;
  expect(Math.abs(devs - rubbish.length / 3)).toBeLessThan(1.5);
  await dev.api.homes.leaveHome({ homeId });
  expect(await rows()).toEqual(before);
});

test('two away, a plan replaced, one absence deleted, Undo, the other deleted: every chore is where it was', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  await regenerate(aisyah, homeId);
  const before = await rows();
  const bens = await goAway(ben, homeId, { from: '2026-11-18', to: '2026-12-10' });
  const chloes = await goAway(chloe, homeId, { from: '2026-12-01', to: '2026-12-20' });
  const away = await rows();
  const planId = await regenerate(aisyah, homeId);
  await ben.api.absences.deleteAbsence({ homeId, absenceId: bens.id });
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const isOfBen = ({ due_date }: Row) => due_date >= '2026-11-18' && due_date < '2026-12-01';
  const board = await rows();
  expect(board.filter(isOfBen)).toEqual(before.filter(isOfBen));
  expect(board).not.toEqual(away);
  await chloe.api.absences.deleteAbsence({ homeId, absenceId: chloes.id });
  expect(await rows()).toEqual(before);
});

test('some templates planned again, a member gone and back meanwhile: Undo restores these and no others', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  await regenerate(aisyah, homeId);
  const before = await rows();
  await aisyah.api.templates.saveTemplate({
    homeId,
    templateId: 'wash_toilet',
    fields: templateFields({ name: 'Wash Toilet', frequency: 'biennial' }),
  });
  const ofOne = { homeId, id: randomUUID(), templateIds: ['wash_toilet'] };
  const some = await aisyah.api.templates.planTemplates(ofOne);
  const isToilet = ({ type }: Row) => type === 'wash_toilet';
  expect((await rows()).filter(isToilet).length).toBeGreaterThan(before.filter(isToilet).length);
  const own = (await rows()).find(({ type, assigned_to }) => type === 'sweep' && assigned_to === ben.userId);
  await ben.api.chores.completeChore({ homeId, choreId: own?.id ?? '' });
  const { id: absenceId } = await goAway(ben, homeId, { from: '2026-11-20', to: '2026-12-20' });
  await aisyah.api.chores.restorePlan({ homeId, planId: some?.planId ?? '' });
  await ben.api.absences.deleteAbsence({ homeId, absenceId });
  const isOther = ({ id }: Row) => id !== own?.id;
  expect((await rows()).filter(isOther)).toEqual(before.filter(isOther));
  expect((await rows()).find(({ id }) => id === own?.id)?.status).toBe('completed');
});

test('moved over the end of the month, with automatic planning off and an Undo: the next month is planned', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { autoGenerate: false } });
  const planId = await regenerate(aisyah, homeId);
  setClock(app, '2026-11-20T02:00:00Z');
  await aisyah.api.chores.restorePlan({ homeId, planId });
  const again = await regenerate(aisyah, homeId);
  setClock(app, '2026-11-30T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const last = (await rows()).find(({ type, due_date }) => type === 'sweep' && due_date === '2026-11-30');
  const mover = last?.assigned_to === ben.userId ? ben : aisyah;
  await mover.api.chores.moveChore({ homeId, choreId: last?.id ?? '', to: '2026-12-01' });
  expect((await readPlan(app, homeId)).months).toEqual(['2026-11']);
  setClock(app, '2026-12-01T02:00:00Z');
  expect(await aisyah.api.chores.openHome({ homeId })).toMatchObject({ changed: true });
  const december = (await rows()).filter(({ due_date }) => due_date >= '2026-12-01');
  expect(december.filter(({ type }) => type === 'throw_rubbish')).toHaveLength(23);
  const sweeps = december.filter(({ type, due_date }) => type === 'sweep' && due_date === '2026-12-01');
  expect(sweeps.map(({ id }) => id)).toEqual([last?.id]);
  expect((await readPlan(app, homeId)).months).toEqual(['2026-11', '2026-12']);
  // That plan is older than 7 days.
  await expectRefusal(aisyah.api.chores.restorePlan({ homeId, planId: again }), 'PLAN_GONE');
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

test('of two replaced plans, the newer and then the older can be restored; the older alone ends the Undo of the newer', async () => {
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

test('of very many replaced plans the newest and the first are stored, so that they cannot fill the disk', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const { id: elsewhere } = await buildHome([aisyah], { name: 'Elsewhere' });
  await regenerate(aisyah, elsewhere);
  const planIds: string[] = [];
  const boards: Row[][] = [];
  for (let count = 0; count < UNDOABLE_PLANS_MAX + 2; count++) {
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
  // Plans that cannot be restored any more are not stored either.
  expect(await keptOf()).toEqual([]);
  expect(await keptOf(elsewhere)).toHaveLength(1);
});

test('chores that others completed can be restored, however often a member regenerates before and after', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  for (let count = 0; count < UNDOABLE_PLANS_MAX; count++) await regenerate(ben, homeId);
  const mine = (await rows()).find(({ assigned_to }) => assigned_to === aisyah.userId);
  await aisyah.api.chores.completeChore({ homeId, choreId: mine?.id ?? '' });
  const board = await rows();
  const planId = await regenerate(ben, homeId);
  for (let count = 0; count < UNDOABLE_PLANS_MAX + 2; count++) await regenerate(ben, homeId);
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await rows()).toEqual(board);
});

test('a plan of some templates is restored with everything if everything was planned again since, even if that plan was dropped', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const board = await rows();
  const planId = await regenerate(aisyah, homeId);
  const types = [board[0]?.type ?? ''];
  await app.db.updateTable('replaced_plans').set({ types, lost: 1 }).where('id', '=', planId).execute();
  for (let count = 0; count < UNDOABLE_PLANS_MAX; count++) await regenerate(aisyah, homeId);
  const ofHome = app.db.updateTable('replaced_plans').where('home_id', '=', homeId);
  await ofHome.set({ types, lost: 1 }).where('id', '<>', planId).execute();
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await rows()).toEqual(board);
});
