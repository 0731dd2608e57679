import { expect, test } from 'vitest';
import { whyOf } from '#domain/why.ts';
import { sharedApp } from '#test/running/app.ts';
import { setClock, type Row } from '#test/builders/boards.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();

async function planned() {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  const people = [aisyah, ben, chloe];
  const factsOf = ({ id }: { id: string }, reader = aisyah) =>
    reader.api.chores.getWhy({ homeId, choreId: id });
  const toilets = async () => (await rows()).filter(({ type }) => type === 'wash_toilet');
  const update = (chore: Row, values: Partial<Row>) =>
    app.db.updateTable('chores').set(values).where('id', '=', chore.id).execute();
  const round = people.map(({ userId }) => userId).toSorted();
  const after = (userId: string | undefined) => round[(round.indexOf(userId ?? '') + 1) % 3] ?? '';
  return { ...home, people, factsOf, toilets, update, round, after };
}

/** As a Regenerate leaves them: all by turns. */
async function byTurns() {
  const home = await planned();
  const { aisyah, homeId } = home;
  const id = crypto.randomUUID();
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false });
  return home;
}

test('of a turn the round as it is drawn and who had it before, so that it follows', async () => {
  const { aisyah, homeId, factsOf, toilets, round, after } = await byTurns();
  const [first, second, third] = await toilets();
  if (!first || !second || !third) throw new Error('there are three');
  const known = await factsOf(second);
  expect(known).toMatchObject({ userId: second.assigned_to, how: 'turn', from: null, on: null, gave: null });
  expect(known.before).toEqual({ userId: first.assigned_to, dueDate: first.due_date, inPlaceOf: null });
  expect(known.round.toSorted()).toEqual(round);
  expect(after(known.round[0])).toBe(known.round[1]);
  expect(whyOf(known)).toMatchObject({ kind: 'turn', before: { userId: first.assigned_to } });
  expect((await factsOf(first)).before).toBeNull();
  expect(whyOf(await factsOf(first))).toMatchObject({ kind: 'turn', before: null });
  expect(whyOf(await factsOf(third))).toMatchObject({ kind: 'turn' });
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { dealBy: 'even_minutes' } });
  expect(whyOf(await factsOf(third))).toMatchObject({ kind: 'dealt', round: [] });
});

test('a swap says with whom, when and for what, and the chore after it whose turn that was', async () => {
  const { aisyah, ben, chloe, homeId, factsOf, toilets, rows } = await byTurns();
  const [, second, third] = await toilets();
  if (!second || !third) throw new Error('there are three');
  const personOf = (userId: string): Person => {
    const found = [aisyah, ben, chloe].find((each) => each.userId === userId);
    if (!found) throw new Error('one of the three');
    return found;
  };
  const owner = personOf(second.assigned_to);
  const target = [aisyah, ben, chloe].find(
    ({ userId }) => userId !== owner.userId && userId !== third.assigned_to,
  );
  const mop = (await rows()).find(
    ({ type, assigned_to, due_date }) =>
      type === 'mop' && assigned_to === target?.userId && due_date > '2026-11-16',
  );
  if (!target || !mop) throw new Error('they have one');
  const asked = await ask(owner, second, { to: target, returned: mop });
  setClock(app, '2026-11-16T23:30:00Z');
  await target.api.swaps.acceptSwapRequest({ homeId, swapRequestId: asked.id });
  // On the home's clock it is the next day.
  const came = { how: 'swap', on: '2026-11-17' };
  expect(await factsOf(second)).toMatchObject({
    ...came,
    userId: target.userId,
    from: owner.userId,
    gave: 'mop',
  });
  expect(await factsOf(mop)).toMatchObject({
    ...came,
    userId: owner.userId,
    from: target.userId,
    gave: 'wash_toilet',
  });
  const next = await factsOf(third);
  expect(next.before).toEqual({
    userId: target.userId,
    dueDate: second.due_date,
    inPlaceOf: owner.userId,
  });
  // It is not said of who had it, but of whose turn it was.
  expect(whyOf(next)).toMatchObject({
    kind: 'turn',
    round: [owner.userId, third.assigned_to, target.userId],
  });
});

test('what was shared and what was left says whose it was; what follows nobody of the round was dealt', async () => {
  const { aisyah, ben, chloe, homeId, factsOf, rows, toilets } = await planned();
  const shared = (await rows()).find(({ came_how }) => came_how === 'sharing');
  if (!shared) throw new Error('some were shared');
  const facts = await factsOf(shared);
  expect(whyOf(facts)).toEqual({ kind: 'sharing', from: shared.came_from, on: '2026-11-16' });
  await ben.api.homes.leaveHome({ homeId });
  const left = (await rows()).find(
    ({ came_from, came_how }) => came_how === 'leaving' && came_from === ben.userId,
  );
  if (!left) throw new Error('Ben had some');
  expect(whyOf(await factsOf(left, chloe))).toEqual({ kind: 'leaving', from: ben.userId, on: '2026-11-16' });
  const [first, second] = await toilets();
  if (!first || !second) throw new Error('there are two');
  const turn = { came_how: 'turn', came_from: null, came_at: null };
  await app.db
    .updateTable('chores')
    .set({ ...turn, assigned_to: aisyah.userId })
    .where('id', 'in', [first.id, second.id])
    .execute();
  expect(whyOf(await factsOf(second))).toEqual({
    kind: 'dealt',
    round: expect.arrayContaining([aisyah.userId, chloe.userId]),
    before: { userId: aisyah.userId, dueDate: first.due_date, inPlaceOf: null },
  });
  await chloe.api.homes.leaveHome({ homeId });
  expect(whyOf(await factsOf(second))).toEqual({ kind: 'alone' });
  await app.db.updateTable('chores').set({ type: 'gone' }).where('id', '=', second.id).execute();
  expect(whyOf(await factsOf(second))).toEqual({ kind: 'templateGone' });
});

test('only of a chore that stands in the home', async () => {
  const { aisyah, homeId, factsOf, toilets, update } = await planned();
  const [first, second] = await toilets();
  if (!first || !second) throw new Error('there are two');
  await update(first, { let_go_at: app.clock.now, let_go_by: aisyah.userId });
  await expectRefusal(factsOf(first), 'CHORE_NOT_FOUND');
  // Whoever let it go had it.
  expect((await factsOf(second)).before).toMatchObject({ userId: first.assigned_to });
  const dev = await signUp(app, 'Dev Nair');
  const { id: elsewhere } = await dev.api.homes.createHome({
    id: crypto.randomUUID(),
    name: 'Elsewhere',
    timeZone: 'Asia/Kuala_Lumpur',
  });
  await expectRefusal(dev.api.chores.getWhy({ homeId: elsewhere, choreId: second.id }), 'CHORE_NOT_FOUND');
  await expectRefusal(dev.api.chores.getWhy({ homeId, choreId: second.id }), 'FORBIDDEN');
});
