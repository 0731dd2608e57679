import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import { sharedApp } from '#test/running/app.ts';
import { goAway } from '#test/builders/absences.ts';
import { setClock, type Row } from '#test/builders/boards.ts';
import { inviteTo, type Person } from '#test/builders/homes.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';
import { notificationsOf } from '#test/observers/notifications.ts';

const app = await sharedApp();

const TODAY = '2026-11-27';

/** A home of three, eleven days after its chores were planned: some chores are late. */
async function homeWithLateChores() {
  const home = await homeOfThree(app);
  const { aisyah, homeId } = home;
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  setClock(app, `${TODAY}T02:00:00Z`);
  await aisyah.api.chores.openHome({ homeId });
  const of = async ({ userId }: Person) =>
    (await home.rows()).filter(({ assigned_to }) => assigned_to === userId);
  return { ...home, of };
}

const isLate = ({ due_date, status }: Row) => due_date < TODAY && status !== 'completed';
const lists = async ({ api }: Person, homeId: string): Promise<Chore[]> =>
  (await api.chores.listChores({ homeId, from: '2026-11-16', to: '2026-12-31' })).chores;

test('late chores of a member who leaves are let go, and stay so when they come back', async () => {
  const { aisyah, ben, homeId, rows, of } = await homeWithLateChores();
  const [done, ...late] = (await of(ben)).filter(isLate);
  await ben.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });
  expect(late.length).toBeGreaterThan(0);
  await ben.api.homes.leaveHome({ homeId });
  const gone = new Set(late.map(({ id }) => id));
  const letGo = async () => (await rows()).filter(({ id }) => gone.has(id));
  for (const row of await letGo())
    expect(row).toMatchObject({
      assigned_to: ben.userId,
      status: 'overdue',
      let_go_by: ben.userId,
      let_go_at: app.clock.now,
    });
  expect((await lists(aisyah, homeId)).filter(({ id }) => gone.has(id))).toEqual([]);
  // Completed chores stay theirs.
  expect((await of(ben)).find(({ id }) => id === done?.id)).toMatchObject({ status: 'completed' });

  const before = await letGo();
  setClock(app, '2026-11-28T02:00:00Z');
  await ben.api.homes.joinHome({ homeId });
  await ben.api.chores.openHome({ homeId });
  expect(await letGo()).toEqual(before);
  expect((await lists(ben, homeId)).filter(({ id }) => gone.has(id))).toEqual([]);
  expect((await ben.api.homes.getMovingOut({ homeId })).lateChores).toBe(0);
});

test('each chore from today on gets a stand-in who is there; nothing else moves; each is notified of how many', async () => {
  const { aisyah, ben, chloe, homeId, rows, of } = await homeWithLateChores();
  await goAway(chloe, homeId, { from: '2026-12-01', to: '2026-12-06' });
  const before = await rows();
  const bens = (await of(ben)).filter(({ due_date }) => due_date >= TODAY);
  const leaving = { homeId, userId: ben.userId };
  expect(await ben.api.homes.getLeaving(leaving)).toMatchObject({ openChores: bens.length });
  await ben.api.homes.leaveHome({ homeId });
  const after = await rows();
  const own = new Set(bens.map(({ id }) => id));
  for (const row of after.filter(({ id }) => own.has(id))) {
    const isChloeAway = row.due_date >= '2026-12-01' && row.due_date <= '2026-12-06';
    expect(isChloeAway ? [aisyah.userId] : [aisyah.userId, chloe.userId]).toContain(row.assigned_to);
    expect(row.turn_of).toBe(before.find(({ id }) => id === row.id)?.turn_of);
  }
  for (const person of [aisyah, chloe]) {
    const was = new Map(before.map(({ id, assigned_to }) => [id, assigned_to]));
    const chores = after.filter(
      ({ id, assigned_to }) => assigned_to === person.userId && was.get(id) !== person.userId,
    ).length;
    expect(chores).toBeGreaterThan(0);
    expect(await notificationsOf(app, person, 'member_left')).toEqual([
      { homeId, userId: ben.userId, chores },
    ]);
  }
});

test('swaps with the member end: each chore returns to its turn; a swap of the others stays', async () => {
  const { aisyah, ben, chloe, homeId, choreNow, choresOf } = await homeOfThree(app);
  const [toBen, toChloe] = await choresOf(aisyah);
  const [fromBen] = await choresOf(ben);
  const swap = async (from: Person, chore: Row, to: Person) => {
    const { id: swapRequestId } = await ask(from, chore, { to });
    await to.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
  };
  await swap(aisyah, toBen, ben);
  await swap(aisyah, toChloe, chloe);
  await swap(ben, fromBen, chloe);
  await ben.api.homes.leaveHome({ homeId });
  expect(await choreNow(toBen)).toMatchObject({
    assigned_to: aisyah.userId,
    held_by: null,
    held_why: null,
    held_from: null,
  });
  expect(await choreNow(toChloe)).toMatchObject({ assigned_to: chloe.userId, held_by: chloe.userId });
  // No agreement holds it any more: a stand-in does it.
  expect(await choreNow(fromBen)).toMatchObject({ held_by: null });
  expect([aisyah.userId, chloe.userId]).toContain((await choreNow(fromBen))?.assigned_to);
});

test('a member left alone has everything; the next newcomer gets half of it', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  await chloe.api.homes.leaveHome({ homeId });
  const coming = async () => (await rows()).filter(({ due_date }) => due_date > '2026-11-16');
  expect(new Set((await coming()).map(({ assigned_to }) => assigned_to))).toEqual(new Set([aisyah.userId]));
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  const chloes = (await coming()).filter(({ assigned_to }) => assigned_to === chloe.userId).length;
  expect(Math.abs(chloes / (await coming()).length - 1 / 2)).toBeLessThan(0.2);
});

test('the absence of a member who leaves ends, so that they are not away when they come back', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfThree(app);
  const before = await rows();
  await goAway(ben, homeId, { from: '2026-11-20', to: '2026-12-20' });
  await ben.api.homes.leaveHome({ homeId });
  expect((await aisyah.api.absences.listAbsences({ homeId })).absences).toEqual([]);
  await ben.api.homes.joinHome({ homeId });
  const bens = (list: Row[]) =>
    list.filter(({ turn_of, due_date }) => turn_of === ben.userId && due_date > '2026-11-16');
  expect(bens(await rows()).map(({ id }) => id)).toEqual(bens(before).map(({ id }) => id));
  for (const { assigned_to } of bens(await rows())) expect(assigned_to).toBe(ben.userId);
});
