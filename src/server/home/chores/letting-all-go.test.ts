import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { sharedApp } from '#test/running/app.ts';
import { chorePlannedFor, readRows, setClock } from '#test/builders/boards.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { ask, swapNotificationsOf } from '#test/builders/swaps.ts';

const app = await sharedApp();

const MONDAY = '2026-11-16';
const NEXT_MONDAY = '2026-11-23';

/** A home of two: the administrator has two late chores and Ben four; it is Monday, the 23rd, 10:00 in Kuala Lumpur. */
async function lateHome() {
  setClock(app, `${MONDAY}T02:00:00Z`);
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  const row = ({ userId }: Person, back: number, status = 'overdue') => ({
    home_id: homeId,
    type: 'mop',
    ...chorePlannedFor(userId, addDays(NEXT_MONDAY, -back)),
    status,
  });
  // The sweep has not marked the first one yet.
  const late = [
    row(ben, 1, 'pending'),
    row(ben, 2),
    row(ben, 9),
    row(aisyah, 10),
    row(ben, 40),
    row(aisyah, 50),
  ];
  const [today, done] = [row(ben, 0, 'pending'), { ...row(ben, 3, 'completed'), completed_by: ben.userId }];
  await app.db
    .insertInto('chores')
    .values([...late, today, { ...done, completed_at: app.clock.now, completed_on: done.due_date }])
    .execute();
  setClock(app, `${NEXT_MONDAY}T02:00:00Z`);
  const listed = (person: Person = aisyah) => person.api.chores.listLateChores({ homeId });
  const letGo = (person: Person, whose: 'own' | 'all', id: string = randomUUID(), monday = NEXT_MONDAY) =>
    person.api.chores.letGoLateChores({ homeId, id, whose, monday });
  const putBack = (person: Person, id: string) => person.api.chores.putBackLateChores({ homeId, id });
  const history = async () => {
    const { entries } = await aisyah.api.homes.listHistory({ homeId });
    return entries.filter(({ type }) => type.startsWith('late_chores'));
  };
  return { aisyah, ben, homeId, listed, letGo, putBack, history };
}

test('a member lets all of their own go at once, with one history entry; requests about them end and come back', async () => {
  const { aisyah, ben, homeId, listed, letGo, putBack, history } = await lateHome();
  const before = await listed(ben);
  expect(before).toMatchObject({
    counts: { all: 6, own: 4 },
    since: { all: addDays(NEXT_MONDAY, -50), own: addDays(NEXT_MONDAY, -40) },
  });
  const rows = await readRows(app, homeId);
  const rowOf = (id: string | undefined) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Error('it stands');
    return row;
  };
  await ask(ben, rowOf(before.chores.at(3)?.id), { to: aisyah, returned: rowOf(before.chores.at(5)?.id) });
  const id = randomUUID();
  expect(await letGo(ben, 'own', id)).toEqual({ count: 4 });
  // A retry: the first answer was lost.
  expect(await letGo(ben, 'own', id)).toEqual({ count: 4 });
  expect(await listed(ben)).toMatchObject({ counts: { all: 2, own: 0 }, since: { own: null } });
  const from = addDays(NEXT_MONDAY, -40);
  const entry = { actorId: ben.userId, data: { chores: 4, others: 0, from, to: addDays(NEXT_MONDAY, -1) } };
  expect(await history()).toMatchObject([entry]);
  expect((await swapNotificationsOf(app, aisyah)).at(-1)?.type).toBe('swap_ended');
  const after = await readRows(app, homeId);
  const gone = after.filter(({ let_go_by }) => let_go_by !== null);
  expect(gone).toHaveLength(4);
  expect(new Set(gone.map(({ status }) => status))).toEqual(new Set(['overdue']));

  setClock(app, '2026-11-23T15:59:59Z');
  expect(await putBack(ben, id)).toEqual({ count: 4 });
  expect(await putBack(ben, id)).toEqual({ count: 0 });
  const back = await listed(ben);
  expect(back.chores.map((chore) => chore.id)).toEqual(before.chores.map((chore) => chore.id));
  expect(await history()).toMatchObject([{ type: 'late_chores_put_back', data: { chores: 4 } }, entry]);
  const { swaps } = await ben.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  expect(swaps).toMatchObject([{ status: 'pending' }]);
});

test("only the administrator can let everyone's go; open chores of former members stay", async () => {
  const { aisyah, ben, homeId, listed, letGo, putBack, history } = await lateHome();
  const chloe = await signUp(app, 'Chloe Lim');
  expect(await refusalOf(letGo(chloe, 'own'))).toBe('FORBIDDEN');
  expect(await refusalOf(letGo(ben, 'all'))).toBe('FORBIDDEN');
  expect((await listed()).counts.all).toBe(6);
  const id = randomUUID();
  expect(await letGo(aisyah, 'all', id)).toEqual({ count: 6 });
  expect(await history()).toMatchObject([{ actorId: aisyah.userId, data: { chores: 6, others: 4 } }]);
  expect(await refusalOf(putBack(ben, id))).toBe('FORBIDDEN');
  expect(await putBack(aisyah, id)).toEqual({ count: 6 });
  await ben.api.homes.leaveHome({ homeId });
  expect(await letGo(aisyah, 'all')).toEqual({ count: 2 });
});

test('only chores due before the week that was seen go, never those of this week', async () => {
  const { ben, listed, letGo } = await lateHome();
  expect(await refusalOf(letGo(ben, 'own', randomUUID(), addDays(NEXT_MONDAY, 1)))).toBe('CHORE_NOT_LATE');
  expect(await letGo(ben, 'own', randomUUID(), addDays(NEXT_MONDAY, -7))).toEqual({ count: 2 });
  expect((await listed(ben)).counts.own).toBe(2);
});

test('Undo ends with the day in the home, and undoes only its own act', async () => {
  const { ben, homeId, listed, letGo, putBack } = await lateHome();
  const [single] = (await listed(ben)).chores;
  await ben.api.chores.letGoChore({ homeId, choreId: single?.id ?? '' });
  const id = randomUUID();
  expect(await letGo(ben, 'own', id)).toEqual({ count: 3 });
  expect(await putBack(ben, randomUUID())).toEqual({ count: 0 });
  setClock(app, '2026-11-23T16:00:00Z');
  expect(await refusalOf(putBack(ben, id))).toBe('PUT_BACK_TOO_LATE');
  setClock(app, '2026-11-23T15:00:00Z');
  expect(await putBack(ben, id)).toEqual({ count: 3 });
  expect((await listed(ben)).counts.own).toBe(3);
});
