import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { sharedApp } from '#test/running/app.ts';
import { goAway } from '#test/builders/absences.ts';
import { setClock, type Row } from '#test/builders/boards.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();

/** A home of three whose chores are planned for all three. */
async function planned() {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId, rows } = home;
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const whyOf = ({ id }: Pick<Row, 'id'>, reader = aisyah) =>
    reader.api.chores.getWhy({ homeId, choreId: id });
  const personOf = (userId: string): Person => {
    const found = [aisyah, ben, chloe].find((each) => each.userId === userId);
    if (!found) throw new Error('one of the three');
    return found;
  };
  const find = async (fits: (row: Row) => boolean): Promise<Row> => {
    const found = (await rows()).find((row) => row.due_date > '2026-11-16' && fits(row));
    if (!found) throw new Error('there is one');
    return found;
  };
  return { ...home, whyOf, personOf, find };
}

test("the member's own turn, by round or by minutes, even if the home has changed its rule since", async () => {
  const { aisyah, homeId, whyOf, find } = await planned();
  const chore = await find(() => true);
  const reason = { kind: 'turn', plannedBy: 'turns' };
  expect(await whyOf(chore)).toEqual({ userId: chore.assigned_to, reason });
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { dealBy: 'even_minutes' } });
  expect(await whyOf(chore)).toMatchObject({ reason });
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  expect(await whyOf(await find(() => true))).toMatchObject({
    reason: { kind: 'turn', plannedBy: 'even_minutes' },
  });
});

test('a swap says with whom, when and for what', async () => {
  const { homeId, whyOf, personOf, find } = await planned();
  const toilet = await find(({ type }) => type === 'wash_toilet');
  const mop = await find(({ type, assigned_to }) => type === 'mop' && assigned_to !== toilet.assigned_to);
  const [owner, target] = [personOf(toilet.assigned_to), personOf(mop.assigned_to)];
  const { id: swapRequestId } = await ask(owner, toilet, { to: target, returned: mop });
  setClock(app, '2026-11-16T23:30:00Z');
  await target.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
  // By the home's clock it is the next day.
  const swapped = { kind: 'swap', on: '2026-11-17' };
  expect(await whyOf(toilet)).toEqual({
    userId: target.userId,
    reason: { ...swapped, from: owner.userId, gave: 'mop' },
  });
  expect(await whyOf(mop)).toEqual({
    userId: owner.userId,
    reason: { ...swapped, from: target.userId, gave: 'wash_toilet' },
  });
});

test('a chore that the member moved, until it is moved back', async () => {
  const { homeId, whyOf, personOf, find } = await planned();
  const toilet = await find(({ type, due_date }) => type === 'wash_toilet' && due_date > '2026-11-17');
  const { chores } = personOf(toilet.assigned_to).api;
  const which = { homeId, choreId: toilet.id };
  await chores.moveChore({ ...which, to: addDays(toilet.due_date, -1) });
  expect(await whyOf(toilet)).toEqual({ userId: toilet.assigned_to, reason: { kind: 'move' } });
  await chores.moveChore({ ...which, to: toilet.due_date });
  expect(await whyOf(toilet)).toMatchObject({ reason: { kind: 'turn' } });
});

test('for a member who is away or has left, or as a newcomer; a member alone does everything', async () => {
  const { aisyah, ben, chloe, homeId, whyOf, find } = await planned();
  const bens = await find(({ turn_of }) => turn_of === ben.userId);
  await goAway(ben, homeId, { from: bens.due_date, to: bens.due_date });
  expect(await whyOf(bens)).toMatchObject({ reason: { kind: 'away', from: ben.userId } });
  await ben.api.homes.leaveHome({ homeId });
  expect(await whyOf(bens)).toMatchObject({ reason: { kind: 'left', from: ben.userId } });

  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  const devs = await find(({ assigned_to, turn_of }) => assigned_to === dev.userId && turn_of !== ben.userId);
  expect(await whyOf(devs, dev)).toEqual({
    userId: dev.userId,
    reason: { kind: 'joined', part: 3, since: '2026-11-16' },
  });
  await dev.api.homes.leaveHome({ homeId });
  await chloe.api.homes.leaveHome({ homeId });
  expect(await whyOf(devs)).toEqual({ userId: aisyah.userId, reason: { kind: 'alone' } });
});

test('only for a chore of the home that was not let go and has an assignee', async () => {
  const { aisyah, ben, chloe, homeId, whyOf, find, rows } = await planned();
  const chore = await find(() => true);
  await app.db
    .updateTable('chores')
    .set({ let_go_at: app.clock.now, let_go_by: aisyah.userId })
    .where('id', '=', chore.id)
    .execute();
  await expectRefusal(whyOf(chore), 'CHORE_NOT_FOUND');
  for (const person of [aisyah, ben, chloe])
    await goAway(person, homeId, { from: '2027-02-01', to: '2027-02-10' });
  setClock(app, '2026-12-08T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const nobodys = (await rows()).find(({ due_date }) => due_date === '2027-02-02');
  await expectRefusal(whyOf({ id: nobodys?.id ?? '' }), 'CHORE_NOT_FOUND');

  const other = await find(({ id }) => id !== chore.id);
  const dev = await signUp(app, 'Dev Nair');
  const { id: elsewhere } = await dev.api.homes.createHome({
    id: randomUUID(),
    name: 'Elsewhere',
    timeZone: 'Asia/Kuala_Lumpur',
  });
  await expectRefusal(dev.api.chores.getWhy({ homeId: elsewhere, choreId: other.id }), 'CHORE_NOT_FOUND');
  await expectRefusal(dev.api.chores.getWhy({ homeId, choreId: other.id }), 'FORBIDDEN');
});
