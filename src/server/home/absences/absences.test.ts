import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import type { Row } from '#test/builders/boards.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { goAway } from '#test/builders/absences.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';
import { notificationsOf } from '#test/observers/notifications.ts';

const app = await sharedApp();

const DAYS = { from: '2026-11-18', to: '2026-11-27' };
const isIn = ({ due_date }: Row) => DAYS.from <= due_date && due_date <= DAYS.to;

const absenceNotificationsOf = (person: Person) => notificationsOf(app, person, 'absence_dealt');

test('saving does what the dialog shows: the chores of these days go to the others, each notified once, and come back', async () => {
  const { aisyah, ben, chloe, homeId, rows, historyOf } = await homeOfThree(app);
  const before = await rows();
  const own = before.filter((row) => row.assigned_to === aisyah.userId && isIn(row));
  expect(own.length).toBeGreaterThan(3);
  const asked = await ask(aisyah, own[0] as Row, { to: ben });

  const shown = await aisyah.api.absences.previewAbsence({ homeId, ...DAYS });
  expect(shown).toMatchObject({ swapped: [], staying: [], back: [] });
  expect(shown.going.map(({ choreId }) => choreId).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  expect(await rows()).toEqual(before);

  const made = await goAway(aisyah, homeId, DAYS);
  const takers = new Map(shown.going.map(({ choreId, userId }) => [choreId, userId]));
  const away = await rows();
  expect(away).toEqual(
    before.map((row) => {
      const taker = takers.get(row.id);
      return taker === undefined ? row : Object.assign({}, row, { assigned_to: taker });
    }),
  );
  const sweeps = new Map(away.filter(({ type }) => type === 'sweep').map((row) => [row.due_date, row]));
  for (const row of away.filter((one) => one.type === 'mop' && takers.has(one.id)))
    expect(row.assigned_to).toBe(sweeps.get(row.due_date)?.assigned_to);
  for (const person of [ben, chloe]) {
    const chores = [...takers.values()].filter((userId) => userId === person.userId).length;
    const got = { homeId, userId: aisyah.userId, what: 'made', ...DAYS, chores, back: 0 };
    // The order of ids may give all of them to one of the two.
    expect(await absenceNotificationsOf(person)).toEqual(chores > 0 ? [got] : []);
  }
  expect(await absenceNotificationsOf(aisyah)).toEqual([]);
  expect(await historyOf('absence_made')).toMatchObject([{ actorId: aisyah.userId, data: DAYS }]);
  const { swaps } = await ben.api.swaps.listSwapRequests({ homeId, direction: 'incoming' });
  expect(swaps).toMatchObject([
    { id: asked.id, status: 'cancelled', ended: { because: 'moved', by: aisyah.userId } },
  ]);
  expect(await ben.api.absences.listAbsences({ homeId })).toEqual({ today: '2026-11-16', absences: [made] });

  await aisyah.api.absences.deleteAbsence({ homeId, absenceId: made.id });
  expect(await rows()).toEqual(before);
  for (const person of [ben, chloe]) {
    const [got, gave] = (await absenceNotificationsOf(person)) as { chores: number }[];
    expect(gave).toEqual(got && { ...got, what: 'ended', chores: 0, back: got.chores });
  }
  expect(await ben.api.absences.listAbsences({ homeId })).toMatchObject({ absences: [] });
  // A retry: the first answer was lost.
  expect(await aisyah.api.absences.deleteAbsence({ homeId, absenceId: made.id })).toEqual({});
});

test('a chore from a swap stays and the dialog names it; chores completed or swapped since do not come back', async () => {
  const { aisyah, ben, chloe, homeId, choreNow, rows } = await homeOfThree(app);
  const of = async (person: Person) =>
    (await rows()).filter((row) => row.assigned_to === person.userId && isIn(row));
  const [bens] = await of(ben);
  if (!bens) throw new Error('everybody has chores');
  const { id: swapRequestId } = await ask(ben, bens, { to: aisyah });
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId });

  const shown = await aisyah.api.absences.previewAbsence({ homeId, ...DAYS });
  expect(shown.swapped).toEqual([
    { choreId: bens.id, type: bens.type, dueDate: bens.due_date, swapRequestId, userId: ben.userId },
  ]);
  const { id: absenceId } = await goAway(aisyah, homeId, DAYS);
  expect((await of(aisyah)).map(({ id }) => id)).toEqual([bens.id]);

  const taker = (userId: string) => (userId === ben.userId ? ben : chloe);
  const [done, swapped, open] = shown.going;
  if (!done || !swapped || !open) throw new Error('three go');
  await taker(done.userId).api.chores.completeChore({ homeId, choreId: done.choreId });
  const giver = taker(swapped.userId);
  const other = giver === ben ? chloe : ben;
  const row = (await choreNow({ id: swapped.choreId })) as Row;
  const again = await ask(giver, row, { to: other });
  await other.api.swaps.acceptSwapRequest({ homeId, swapRequestId: again.id });
  await aisyah.api.absences.deleteAbsence({ homeId, absenceId });
  expect(await choreNow({ id: done.choreId })).toMatchObject({ assigned_to: done.userId });
  expect(await choreNow({ id: swapped.choreId })).toMatchObject({ assigned_to: other.userId });
  expect(await choreNow({ id: open.choreId })).toMatchObject({ assigned_to: aisyah.userId });
});

test('if no one else is there, the chores stay and the dialog says so; they go when a member returns', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  const own = (await rows()).filter((row) => row.assigned_to === aisyah.userId && isIn(row));
  await goAway(ben, homeId, DAYS);
  const { id: absenceId } = await goAway(chloe, homeId, DAYS);
  const before = await rows();
  const shown = await aisyah.api.absences.previewAbsence({ homeId, ...DAYS });
  expect(shown).toMatchObject({ going: [], swapped: [], back: [] });
  expect(shown.staying.map(({ choreId }) => choreId)).toEqual(
    expect.arrayContaining(own.map(({ id }) => id)),
  );
  await goAway(aisyah, homeId, DAYS);
  expect(await rows()).toEqual(before);
  await chloe.api.absences.deleteAbsence({ homeId, absenceId });
  const inDays = (await rows()).filter(isIn);
  expect(new Set(inDays.map((row) => row.assigned_to))).toEqual(new Set([chloe.userId]));
});

test('changing: past days come back and new ones go; an absence that has begun keeps its first day and ends yesterday', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfThree(app);
  const before = await rows();
  const { id: absenceId } = await goAway(aisyah, homeId, DAYS);
  const later = { from: '2026-11-25', to: '2026-12-04' };
  const shown = await aisyah.api.absences.previewAbsence({ homeId, absenceId, ...later });
  expect(shown.back.every(({ dueDate }) => dueDate < later.from)).toBe(true);
  expect(shown.going.every(({ dueDate }) => dueDate > DAYS.to)).toBe(true);
  const changed = await aisyah.api.absences.changeAbsence({ homeId, absenceId, ...later });
  expect(changed).toEqual({ id: absenceId, userId: aisyah.userId, ...later });
  const ownDays = (list: Row[]) =>
    list
      .filter((row) => row.assigned_to === aisyah.userId)
      .map(({ type, due_date }) => `${due_date} ${type}`);
  expect(ownDays(await rows())).toEqual(
    ownDays(before.filter(({ due_date }) => due_date < later.from || due_date > later.to)),
  );

  app.clock.now = new Date('2026-11-27T02:00:00Z');
  const move = (from: string, to: string) =>
    refusalOf(aisyah.api.absences.changeAbsence({ homeId, absenceId, from, to }));
  expect(await move('2026-11-27', '2026-11-28')).toBe('ABSENCE_PAST');
  expect(await move(later.from, '2026-11-26')).toBe('ABSENCE_PAST');
  await aisyah.api.absences.deleteAbsence({ homeId, absenceId });
  const kept = await app.db
    .selectFrom('absences')
    .select(['from_day', 'to_day'])
    .where('id', '=', absenceId)
    .execute();
  expect(kept).toEqual([{ from_day: later.from, to_day: '2026-11-26' }]);
  // The board shows for twelve weeks who was away on days that are over.
  const lived = { id: absenceId, userId: aisyah.userId, from: later.from, to: '2026-11-26' };
  const seenOn = async (moment: string) => {
    app.clock.now = new Date(moment);
    return (await ben.api.absences.listAbsences({ homeId })).absences;
  };
  expect(await seenOn('2026-11-27T02:00:00Z')).toEqual([lived]);
  const isOver = ({ due_date }: Row) => due_date >= '2026-11-27';
  expect(ownDays((await rows()).filter(isOver))).toEqual(ownDays(before.filter(isOver)));
  expect(await refusalOf(aisyah.api.absences.changeAbsence({ homeId, absenceId, ...later }))).toBe(
    'ABSENCE_GONE',
  );
  expect(await seenOn('2027-02-21T02:00:00Z')).toEqual([lived]);
  expect(await seenOn('2027-02-22T02:00:00Z')).toEqual([]);
});

test('shortening: a member who only gives chores back gets one notification', async () => {
  const { aisyah, ben, chloe, homeId } = await homeOfThree(app);
  const { id: absenceId } = await goAway(aisyah, homeId, DAYS);
  await aisyah.api.absences.changeAbsence({ homeId, absenceId, from: '2026-11-27', to: '2026-11-27' });
  // One of the two may have got all of them, or all but those of the last day.
  const [first, second, ...others] =
    (await absenceNotificationsOf(ben)).length > 1
      ? await absenceNotificationsOf(ben)
      : await absenceNotificationsOf(chloe);
  expect(first).toMatchObject({ ...DAYS, back: 0 });
  expect(second).toMatchObject({ userId: aisyah.userId, chores: 0 });
  expect(others).toEqual([]);
});

test.each(['turns', 'even_minutes'] as const)(
  'home early, by %s: all open chores come back; completed and late ones stay as they were',
  async (dealBy) => {
    const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
    await aisyah.api.homes.updateHomeSettings({ homeId, settings: { dealBy } });
    const id = randomUUID();
    await aisyah.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false });
    const before = await rows();
    const { id: absenceId } = await goAway(aisyah, homeId, { from: '2026-11-18', to: '2026-12-18' });
    const away = await rows();
    app.clock.now = new Date('2026-11-25T02:00:00Z');
    await ben.api.chores.openHome({ homeId });
    const done = away.find(({ turn_of, due_date }) => turn_of === aisyah.userId && due_date > '2026-11-25');
    const doer = done?.assigned_to === ben.userId ? ben : chloe;
    await doer.api.chores.completeChore({ homeId, choreId: done?.id ?? '' });

    const shown = await aisyah.api.absences.previewAbsence({
      homeId,
      absenceId,
      from: '2026-11-18',
      to: '2026-11-25',
    });
    await aisyah.api.absences.deleteAbsence({ homeId, absenceId });
    const open = before.filter(({ id: one, due_date }) => due_date >= '2026-11-25' && one !== done?.id);
    const after = new Map((await rows()).map((row) => [row.id, row]));
    for (const { id: one, assigned_to } of open) expect(after.get(one)?.assigned_to).toBe(assigned_to);
    const back = open.filter(({ assigned_to }) => assigned_to === aisyah.userId);
    expect(shown.going).toEqual([]);
    expect(shown.back.map(({ choreId }) => choreId).toSorted()).toEqual(
      back
        .filter(({ due_date }) => due_date > '2026-11-25' && due_date <= '2026-12-18')
        .map((row) => row.id)
        .toSorted(),
    );
    expect(after.get(done?.id ?? '')).toMatchObject({ assigned_to: doer.userId, status: 'completed' });
    for (const row of away.filter(({ due_date }) => due_date < '2026-11-25'))
      expect(after.get(row.id)?.assigned_to).toBe(row.assigned_to);
  },
);

test("two members away on overlapping days: saving does what the second dialog shows, a stand-in's chores too", async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  await goAway(aisyah, homeId, DAYS);
  const before = await rows();
  const shown = await ben.api.absences.previewAbsence({ homeId, ...DAYS });
  await goAway(ben, homeId, DAYS);
  const was = new Map(before.map((row) => [row.id, row.assigned_to]));
  const moved = (await rows()).filter(({ id, assigned_to }) => was.get(id) !== assigned_to);
  expect(moved.map(({ id, assigned_to }) => `${id} ${assigned_to}`).toSorted()).toEqual(
    shown.going.map(({ choreId, userId }) => `${choreId} ${userId}`).toSorted(),
  );
  expect(new Set(moved.map(({ assigned_to }) => assigned_to))).toEqual(new Set([chloe.userId]));
  expect((await absenceNotificationsOf(chloe)).at(-1)).toMatchObject({
    userId: ben.userId,
    chores: moved.length,
    back: 0,
  });
});

test('a refused call changes nothing, the same call twice makes one absence, and members make none for others', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfThree(app);
  const id = randomUUID();
  const made = await goAway(aisyah, homeId, DAYS, id);
  const after = await rows();
  expect(await goAway(aisyah, homeId, DAYS, id)).toEqual(made);
  const tries: [() => Promise<unknown>, string][] = [
    [() => goAway(ben, homeId, DAYS, id), 'ID_TAKEN'],
    [() => goAway(aisyah, homeId, DAYS), 'ABSENCE_OVERLAPS'],
    [() => goAway(aisyah, homeId, { from: '2026-11-15', to: '2026-11-16' }), 'ABSENCE_PAST'],
    [() => goAway(aisyah, homeId, { from: '2026-12-02', to: '2026-12-01' }), 'ABSENCE_ENDS_BEFORE'],
    [() => goAway(aisyah, homeId, { from: '2026-12-01', to: '2027-03-01' }), 'ABSENCE_TOO_LONG'],
    [() => goAway(aisyah, homeId, { from: '2027-11-16', to: '2027-11-17' }), 'ABSENCE_TOO_FAR'],
    [() => ben.api.absences.changeAbsence({ homeId, absenceId: id, ...DAYS }), 'FORBIDDEN'],
    [() => ben.api.absences.previewAbsence({ homeId, absenceId: id, ...DAYS }), 'FORBIDDEN'],
    [() => ben.api.absences.deleteAbsence({ homeId, absenceId: id }), 'FORBIDDEN'],
    [() => ben.api.absences.changeAbsence({ homeId, absenceId: randomUUID(), ...DAYS }), 'ABSENCE_GONE'],
  ];
  for (const [call, code] of tries) expect(await refusalOf(call())).toBe(code);
  expect(await rows()).toEqual(after);
  const { absences } = await ben.api.absences.listAbsences({ homeId });
  expect(absences).toEqual([made]);
});

test('of two overlapping absences of one person at the same time, one is made', async () => {
  const { aisyah, homeId } = await homeOfThree(app);
  const answers = await Promise.allSettled([goAway(aisyah, homeId, DAYS), goAway(aisyah, homeId, DAYS)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await aisyah.api.absences.listAbsences({ homeId })).absences).toHaveLength(1);
});
