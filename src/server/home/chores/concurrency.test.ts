import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { planHome } from '#server/home/plan/planning.ts';
import type { TestApp } from '#test/running/app.ts';
import { emptiedServers, onServer, readPlan, readRows, shapeOf, shapeOfPlan } from '#test/builders/boards.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { isWaiting } from '#test/running/database.ts';

const { first, second, setClock } = await emptiedServers();

test('two servers that plan at once plan each month once', async () => {
  const aisyah = await signUp(first);
  const { id: homeId } = await buildHome([aisyah]);
  setClock('2026-12-07T02:00:00Z');
  const apis = [aisyah.api, onServer(second, aisyah), aisyah.api, onServer(second, aisyah)];
  const answers = await Promise.all(apis.map((api) => api.chores.openHome({ homeId })));
  expect(answers.filter((answer) => answer.changed)).toHaveLength(1);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: '2027-02-01', to: '2027-02-28' });
  expect(chores.filter((chore) => chore.type === 'throw_rubbish')).toHaveLength(20);
  expect(chores.filter((chore) => chore.type === 'wash_toilet')).toHaveLength(4);

  // The sweep does not take the home's lock as a call does.
  const now = new Date('2027-01-04T02:00:00Z');
  const told: unknown[] = [];
  const emit = (change: unknown) => told.push(change);
  const plan = ({ db }: TestApp) => db.transaction().execute((tx) => planHome(tx, { homeId, now, emit }));
  const changed = await Promise.all([first, second, first, second].map(plan));
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect(told).toEqual([{ homeId, topics: ['chores'] }]);
  const march = await aisyah.api.chores.listChores({ homeId, from: '2027-03-01', to: '2027-03-31' });
  expect(march.chores.filter((chore) => chore.type === 'throw_rubbish')).toHaveLength(23);
});

test('a call that waits for its turn over midnight uses the date of its turn', async () => {
  const { aisyah, homeId, rows } = await homeOnBoth();
  const isLate = ({ due_date }: { due_date: string }) => due_date === '2026-11-16';
  setClock('2026-11-16T15:59:59Z');
  const opening = await first.db.transaction().execute(async (tx) => {
    await lockHome(tx, homeId);
    const waiting = { opened: aisyah.api.chores.openHome({ homeId }) };
    await expect.poll(() => isWaiting(first)).toBe(true);
    setClock('2026-11-16T16:00:00Z');
    await planHome(tx, { homeId, now: first.clock.now, emit: () => {} });
    return waiting;
  });
  expect(await opening.opened).toEqual({ today: '2026-11-17', changed: false });
  expect(new Set((await rows()).filter(isLate).map(({ status }) => status))).toEqual(new Set(['overdue']));
});

test('a chore completed on two servers at once is completed once', async () => {
  const aisyah = await signUp(first);
  const { id: homeId } = await buildHome([aisyah]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: '2026-11-16', to: '2026-11-16' });
  const which = { homeId, choreId: chores[0]?.id ?? '' };
  const apis = [aisyah.api, onServer(second, aisyah), aisyah.api, onServer(second, aisyah)];
  const [answer, ...others] = await Promise.all(apis.map((api) => api.chores.completeChore(which)));
  expect(answer).toMatchObject({ id: which.choreId, status: 'completed' });
  for (const other of others) expect(other).toEqual(answer);
  const { entries } = await aisyah.api.homes.listHistory({ homeId });
  expect(entries.filter((entry) => entry.type === 'chore_completed')).toHaveLength(1);
});

test('if a member leaves while completing chores, each is either completed or reassigned', async () => {
  const [aisyah, ben] = [await signUp(first), await signUp(first, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const range = { homeId, from: '2026-11-16', to: '2026-12-31' };
  const read = async () => (await aisyah.api.chores.listChores(range)).chores;
  const bens = (await read()).filter((chore) => chore.assignedTo === ben.userId);
  const complete = (choreId: string, index: number) => {
    const { chores } = index % 2 === 0 ? ben.api : onServer(second, ben);
    return refusalOf(chores.completeChore({ homeId, choreId }));
  };
  const half = bens.length >> 1;
  const [before, , after] = await Promise.all([
    Promise.all(bens.slice(0, half).map(({ id }, index) => complete(id, index))),
    onServer(second, ben).homes.leaveHome({ homeId }),
    Promise.all(bens.slice(half).map(({ id }, index) => complete(id, index))),
  ]);
  const answers = [...before, ...after];
  expect(new Set([...answers, 'FORBIDDEN', 'not refused'])).toEqual(new Set(['FORBIDDEN', 'not refused']));
  const chores = new Map((await read()).map((chore) => [chore.id, chore]));
  for (const [index, { id }] of bens.entries()) {
    const done = { status: 'completed', assignedTo: ben.userId, completedBy: ben.userId };
    const handedOn = { status: 'pending', assignedTo: aisyah.userId, completedBy: null };
    expect(chores.get(id)).toMatchObject(answers[index] === 'FORBIDDEN' ? handedOn : done);
  }
});

/** A home of two members, each signed in on both servers. */
async function homeOnBoth() {
  const [aisyah, ben] = [await signUp(first), await signUp(first, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const regenerate = (api: Person['api'], keepCompleted = false, id: string = randomUUID()) =>
    api.chores.regenerateChoresForHome({ homeId, id, keepCompleted });
  const historyOf = async (type: string) => {
    const { entries } = await aisyah.api.homes.listHistory({ homeId });
    return entries.filter((entry) => entry.type === type);
  };
  const rows = () => readRows(first, homeId);
  const members = [aisyah, ben];
  return { aisyah, ben, members, homeId, regenerate, historyOf, rows, there: onServer(second, ben) };
}

const THREE_MONTHS: [number, number][] = [
  [2026, 11],
  [2026, 12],
  [2027, 1],
];

test('Regenerate twice at once leaves one whole plan, and each of the replaced ones can be restored', async () => {
  const { aisyah, members, homeId, regenerate, historyOf, rows, there } = await homeOnBoth();
  const original = await rows();
  await Promise.all([regenerate(aisyah.api), regenerate(there)]);
  const plan = { members, months: THREE_MONTHS, from: '2026-11-16' };
  expect(shapeOf(await rows())).toEqual(await shapeOfPlan(first, homeId, plan));
  const [newer, older] = (await historyOf('chores_regenerated')).map((entry) => String(entry.data['planId']));
  for (const planId of [newer, older]) await aisyah.api.chores.restorePlan({ homeId, planId: planId ?? '' });
  expect(await rows()).toEqual(original);
});

test('the same Regenerate sent to two servers at once happens once', async () => {
  const { aisyah, regenerate, historyOf, homeId } = await homeOnBoth();
  const elsewhere = onServer(second, aisyah);
  const id = randomUUID();
  const [one, other] = await Promise.all([
    regenerate(aisyah.api, false, id),
    regenerate(elsewhere, false, id),
  ]);
  expect(one).toEqual(other);
  expect(await historyOf('chores_regenerated')).toHaveLength(1);
  const back = await Promise.all(
    [aisyah.api, elsewhere].map((api) => api.chores.restorePlan({ homeId, planId: id })),
  );
  expect(back[0]).toEqual(back[1]);
  expect(await historyOf('plan_brought_back')).toHaveLength(1);
});

test('completing while a housemate regenerates and undoes it: a completion that got its answer stays', async () => {
  const { aisyah, ben, homeId, regenerate, rows, there } = await homeOnBoth();
  const bens = (await rows()).filter((chore) => chore.assigned_to === ben.userId);
  const complete = (choreId: string) => refusalOf(there.chores.completeChore({ homeId, choreId }));
  const half = bens.length >> 1;
  const [before, { planId }, after] = await Promise.all([
    Promise.all(bens.slice(0, half).map(({ id }) => complete(id))),
    regenerate(aisyah.api, true),
    Promise.all(bens.slice(half).map(({ id }) => complete(id))),
  ]);
  const answers = [...before, ...after];
  const kept = await rows();
  for (const [index, { id }] of bens.entries()) {
    const status = kept.find((chore) => chore.id === id)?.status;
    expect(status).toBe(answers[index] === 'CHORE_NOT_FOUND' ? undefined : 'completed');
  }

  // A member cannot complete so many within one minute.
  setClock('2026-11-16T02:01:00Z');
  const fresh = kept.filter((chore) => chore.assigned_to === ben.userId && chore.status === 'pending');
  const [whileUndone] = await Promise.all([
    Promise.all(fresh.map(({ id }) => complete(id))),
    aisyah.api.chores.restorePlan({ homeId, planId }),
  ]);
  const last = new Map((await rows()).map((chore) => [`${chore.due_date} ${chore.type}`, chore.status]));
  const done = [
    ...bens.filter((_, index) => answers[index] === 'not refused'),
    ...fresh.filter((_, index) => whileUndone[index] === 'not refused'),
  ];
  for (const { due_date, type } of done) expect(last.get(`${due_date} ${type}`)).toBe('completed');
  const known = new Set(['not refused', 'CHORE_NOT_FOUND']);
  expect([...answers, ...whileUndone].filter((answer) => !known.has(answer))).toEqual([]);
});

test('opening, sweeping and regenerating at once, at the beginning of a month, make one plan', async () => {
  const { aisyah, members, homeId, regenerate, rows, there } = await homeOnBoth();
  setClock('2026-12-07T02:00:00Z');
  await Promise.all([
    there.chores.openHome({ homeId }),
    first.sweep(),
    regenerate(aisyah.api),
    second.sweep(),
    aisyah.api.chores.openHome({ homeId }),
  ]);
  const months: [number, number][] = [
    [2026, 12],
    [2027, 1],
    [2027, 2],
  ];
  expect(shapeOf(await rows())).toEqual(
    await shapeOfPlan(first, homeId, { members, months, from: '2026-12-07' }),
  );
  expect(await readPlan(first, homeId)).toMatchObject({
    months: ['2026-12', '2027-1', '2027-2'],
    sweptOn: '2026-12-07',
  });
});
