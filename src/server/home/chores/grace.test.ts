import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { homeOfTwo, setClock } from '#test/builders/boards.ts';
import { linkOf, readCalendar } from '#test/builders/calendars.ts';
import { refusalOf, templateFields } from '#test/builders/homes.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

/** A home of two on Monday, November 16th 2026. `first` returns Aisyah's next chore of a type, from the following day on. */
async function home() {
  const two = await homeOfTwo(app);
  const { aisyah, homeId } = two;
  const board = async () =>
    (await aisyah.api.chores.listChores({ homeId, from: '2026-11-16', to: '2027-01-10' })).chores;
  const first = async (type: string, from = '2026-11-17') => {
    const found = (await board()).find(
      (chore) => chore.type === type && chore.assignedTo === aisyah.userId && chore.dueDate >= from,
    );
    if (!found) throw new Error(`Aisyah has no ${type}`);
    return found;
  };
  const find = async (id: string) => (await board()).find((chore) => chore.id === id);
  const move = (choreId: string, to: string, who = aisyah) =>
    who.api.chores.moveChore({ homeId, choreId, to });
  return { ...two, board, first, find, move };
}

test('a member moves their own chore by a day, once, and its calendar and the history follow', async () => {
  const { aisyah, ben, homeId, first, find, move, historyOf } = await home();
  const chore = await first('wash_toilet');
  const link = await linkOf(aisyah);
  const eventOf = async () => (await readCalendar(link)).events.find(({ uid }) => uid.startsWith(chore.id));
  const before = await eventOf();
  const to = addDays(chore.dueDate, 1);
  expect(await refusalOf(move(chore.id, to, ben))).toBe('CHORE_OF_OTHER');
  expect(await refusalOf(move(chore.id, addDays(chore.dueDate, 2)))).toBe('CHORE_FIXED');
  const { chores } = await move(chore.id, to);
  expect(chores).toMatchObject([{ id: chore.id, dueDate: to, movedFrom: chore.dueDate, status: 'pending' }]);
  // A retry: the first answer was lost.
  expect((await move(chore.id, to)).chores).toEqual(chores);
  expect(await historyOf('chore_moved')).toMatchObject([
    { actorId: aisyah.userId, data: { choreId: chore.id, from: chore.dueDate, dueDate: to } },
  ]);
  expect(await refusalOf(move(chore.id, addDays(to, 1)))).toBe('CHORE_FIXED');
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
  const after = await eventOf();
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  expect([before?.day, after?.day]).toEqual([chore.dueDate, to]);
  // The next day it is too late to take it back.
  setClock(app, '2026-11-17T02:00:00Z');
  expect(await refusalOf(move(chore.id, chore.dueDate))).toBe('CHORE_FIXED');
  await aisyah.api.chores.completeChore({ homeId, choreId: chore.id });
  expect(await refusalOf(move(chore.id, chore.dueDate))).toBe('CHORE_COMPLETED');
  expect(await find(chore.id)).toMatchObject({ dueDate: to, movedFrom: chore.dueDate });
});

test('not if the template is not flexible, and not to a day that has the type already', async () => {
  const { aisyah, homeId, first, move } = await home();
  const rubbish = await first('throw_rubbish');
  expect(await refusalOf(move(rubbish.id, addDays(rubbish.dueDate, 1)))).toBe('CHORE_FIXED');
  await aisyah.api.templates.createTemplate({
    homeId,
    id: randomUUID(),
    fields: templateFields({ name: 'Water Plants', frequency: 'daily' }),
  });
  const plants = await first('water_plants');
  expect(plants.dueDate <= '2026-11-19').toBe(true);
  expect(await refusalOf(move(plants.id, addDays(plants.dueDate, 1)))).toBe('CHORE_FIXED');
});

test('chores of the same day and member move with it, and go back together on that day', async () => {
  const { first, find, move, historyOf } = await home();
  const mop = await first('mop');
  const sweep = await first('sweep');
  expect(sweep).toMatchObject({ dueDate: mop.dueDate, assignedTo: mop.assignedTo });
  const to = addDays(mop.dueDate, 1);
  const { chores } = await move(mop.id, to);
  expect(chores.map(({ type, dueDate, movedFrom }) => [type, dueDate, movedFrom])).toEqual([
    ['mop', to, mop.dueDate],
    ['sweep', to, mop.dueDate],
  ]);
  const back = await move(sweep.id, mop.dueDate);
  expect(back.chores.map(({ dueDate, movedFrom }) => [dueDate, movedFrom])).toEqual([
    [mop.dueDate, null],
    [mop.dueDate, null],
  ]);
  expect(await historyOf('chore_moved')).toHaveLength(4);
  // As if it had never been moved.
  await move(mop.id, to);
  expect(await find(mop.id)).toMatchObject({ dueDate: to });
});

test('planning again leaves a moved chore alone and offers nothing; Regenerate starts from scratch', async () => {
  const { aisyah, homeId, board, first, find, move } = await home();
  const { plans, chores, templates } = aisyah.api;
  const fit = async () => (await plans.getPlanOffers({ homeId })).misfits;
  const toilet = await first('wash_toilet');
  const to = addDays(toilet.dueDate, -1);
  await move(toilet.id, to);
  expect(await fit()).toEqual([]);
  const save = (frequency: 'weekly' | 'daily') =>
    templates.saveTemplate({
      homeId,
      templateId: 'wash_toilet',
      fields: templateFields({ name: 'Wash Toilet', frequency, requiresSameDay: [] }),
    });
  await save('daily');
  await templates.planTemplates({ homeId, id: randomUUID(), templateIds: ['wash_toilet'] });
  expect(await find(toilet.id)).toMatchObject({ dueDate: to, movedFrom: toilet.dueDate });
  // The day that it was planned for has no other chore of the type.
  const days = (await board()).filter(({ type }) => type === 'wash_toilet').map(({ dueDate }) => dueDate);
  // A week later, since weekends are not planned.
  expect(days).toContain(addDays(toilet.dueDate, 7));
  expect(days).not.toContain(toilet.dueDate);
  expect(await fit()).toEqual([]);
  await chores.completeChore({ homeId, choreId: toilet.id });
  expect(await fit()).toEqual([]);
  setClock(app, `${addDays(to, 1)}T02:00:00Z`);
  await app.sweep();
  expect(await fit()).toEqual([]);
  const planId = randomUUID();
  await chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted: false });
  expect((await board()).filter(({ movedFrom }) => movedFrom)).toEqual([]);
  await chores.restorePlan({ homeId, planId });
  expect(await find(toilet.id)).toMatchObject({ dueDate: to, movedFrom: toilet.dueDate });
});

test('a chore that is late on its new day still counts for its old one', async () => {
  const { aisyah, homeId, first, move } = await home();
  const toilet = await first('wash_toilet', '2026-11-18');
  const to = addDays(toilet.dueDate, -1);
  await move(toilet.id, to);
  setClock(app, `${toilet.dueDate}T02:00:00Z`);
  await app.sweep();
  expect((await aisyah.api.plans.getPlanOffers({ homeId })).misfits).toEqual([]);
});

test('a request about it ends, and comes back when the move is undone', async () => {
  const { aisyah, ben, homeId, first, move } = await home();
  const toilet = await first('wash_toilet');
  const id = randomUUID();
  await aisyah.api.swaps.requestSwap({ homeId, id, choreId: toilet.id, targetUserId: ben.userId });
  const asked = async () =>
    (await ben.api.swaps.listSwapRequests({ homeId, direction: 'incoming' })).swaps.find(
      (swap) => swap.id === id,
    );
  await move(toilet.id, addDays(toilet.dueDate, 1));
  expect(await asked()).toMatchObject({
    status: 'cancelled',
    ended: { because: 'another_day', by: aisyah.userId },
  });
  await move(toilet.id, toilet.dueDate);
  expect(await asked()).toMatchObject({ status: 'pending', ended: null });
});

test('two taps at once move it once', async () => {
  const { first, find, move } = await home();
  const toilet = await first('wash_toilet', '2026-11-18');
  const days = [-1, 1].map((step) => addDays(toilet.dueDate, step));
  const answers = await Promise.allSettled(days.map((to) => move(toilet.id, to)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await find(toilet.id))?.movedFrom).toBe(toilet.dueDate);
});

test('not to a day on which the member is away; a chore moved to such a day stays moved when they are back', async () => {
  const { aisyah, homeId, first, find, move } = await home();
  const toilet = await first('wash_toilet', '2026-11-18');
  const [before, after] = [addDays(toilet.dueDate, -1), addDays(toilet.dueDate, 1)];
  const id = randomUUID();
  await aisyah.api.absences.createAbsence({ homeId, id, from: after, to: after });
  expect(await refusalOf(move(toilet.id, after))).toBe('CHORE_FIXED');
  await move(toilet.id, before);
  await aisyah.api.absences.changeAbsence({ homeId, absenceId: id, from: before, to: before });
  expect(await find(toilet.id)).toMatchObject({ dueDate: before, movedFrom: toilet.dueDate });
  expect((await find(toilet.id))?.assignedTo).not.toBe(aisyah.userId);
  await aisyah.api.absences.deleteAbsence({ homeId, absenceId: id });
  expect(await find(toilet.id)).toMatchObject({ dueDate: before, assignedTo: aisyah.userId });
});

test('a chore that a stand-in has moved stays theirs', async () => {
  const { aisyah, ben, homeId, first, find, move } = await home();
  const toilet = await first('wash_toilet', '2026-11-18');
  const id = randomUUID();
  await aisyah.api.absences.createAbsence({ homeId, id, from: toilet.dueDate, to: toilet.dueDate });
  const to = addDays(toilet.dueDate, 1);
  await move(toilet.id, to, ben);
  await aisyah.api.absences.deleteAbsence({ homeId, absenceId: id });
  expect(await find(toilet.id)).toMatchObject({ dueDate: to, assignedTo: ben.userId });
});
