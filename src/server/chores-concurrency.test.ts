import { expect, test } from 'vitest';
import { planHome } from '#server/planning.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/build.ts';

/** The same person signed in on another server. */
function onServer(app: TestApp, person: Person) {
  const browser = app.browser();
  for (const [name, value] of person.jar) browser.jar.set(name, value);
  return browser.api;
}

async function twoServers() {
  const first = await startApp();
  const second = await startApp({}, { url: first.url });
  const setClock = (instant: string) => {
    for (const app of [first, second]) app.clock.now = new Date(instant);
  };
  setClock('2026-11-16T02:00:00Z');
  return {
    first,
    second,
    setClock,
    async [Symbol.asyncDispose]() {
      await second[Symbol.asyncDispose]();
      await first[Symbol.asyncDispose]();
    },
  };
}

test('two servers that plan at once plan each month once', async () => {
  await using servers = await twoServers();
  const { first, second, setClock } = servers;
  const aisyah = await signUp(first);
  const { id: homeId } = await buildHome([aisyah]);
  setClock('2026-12-07T02:00:00Z');
  const apis = [aisyah.api, onServer(second, aisyah), aisyah.api, onServer(second, aisyah)];
  const answers = await Promise.all(apis.map((api) => api.chores.openHome({ homeId })));
  expect(answers.filter((answer) => answer.changed)).toHaveLength(1);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: '2027-02-01', to: '2027-02-28' });
  expect(chores.filter((chore) => chore.type === 'throw_rubbish')).toHaveLength(20);
  expect(chores.filter((chore) => chore.type === 'wash_toilet')).toHaveLength(4);

  // The sweep comes without a call's lock on the home.
  const now = new Date('2027-01-04T02:00:00Z');
  const told: unknown[] = [];
  const tell = (change: unknown) => told.push(change);
  const plan = ({ db }: TestApp) => db.transaction().execute((tx) => planHome(tx, { homeId, now, tell }));
  const changed = await Promise.all([first, second, first, second].map(plan));
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect(told).toEqual([{ homeId, topics: ['chores'] }]);
  const march = await aisyah.api.chores.listChores({ homeId, from: '2027-03-01', to: '2027-03-31' });
  expect(march.chores.filter((chore) => chore.type === 'throw_rubbish')).toHaveLength(23);
});

test('a chore completed on two servers at once is completed once', async () => {
  await using servers = await twoServers();
  const { first, second } = servers;
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

test('who leaves while completing has each chore either done or handed on', async () => {
  await using servers = await twoServers();
  const { first, second } = servers;
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
