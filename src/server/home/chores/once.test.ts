import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { goAway } from '#test/builders/absences.ts';
import { homeOfTwo, readRows, setClock } from '#test/builders/boards.ts';
import { linkOf, readCalendar } from '#test/builders/calendars.ts';
import { refusalOf, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

/** A home of two on Tuesday, November 24th 2026; Saturday has no planned chores. */
async function home() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  setClock(app, '2026-11-24T02:00:00Z');
  await app.sweep();
  const add = (who: Person, fields: Partial<Parameters<Person['api']['chores']['addOnceChore']>[0]> = {}) =>
    who.api.chores.addOnceChore({
      homeId,
      id: randomUUID(),
      name: 'Clean the windows',
      icon: '🪟',
      dueDate: '2026-11-28',
      minutes: 40,
      userId: ben.userId,
      ...fields,
    });
  const rowOf = async (choreId: string) => (await readRows(app, homeId)).find(({ id }) => id === choreId);
  const remove = (who: Person, choreId: string) => who.api.chores.deleteOnceChore({ homeId, choreId });
  return { aisyah, ben, homeId, add, rowOf, remove };
}

test('a chore comes once on its day, for the chosen member, who is told', async () => {
  const { aisyah, ben, homeId, add } = await home();
  const id = randomUUID();
  const added = await add(aisyah, { id });
  expect(added.userId).toBe(ben.userId);
  // A retry: the first answer was lost.
  expect(await add(aisyah, { id })).toEqual(added);
  expect(await refusalOf(add(ben, { id }))).toBe('ID_TAKEN');
  const { chores } = await ben.api.chores.listChores({ homeId, from: '2026-11-28', to: '2026-11-28' });
  expect(chores).toMatchObject([{ id: added.choreId, type: 'clean_the_windows', assignedTo: ben.userId }]);
  const templates = await ben.api.templates.listTemplates({ homeId });
  expect(templates.at(-1)).toMatchObject({
    id: 'clean_the_windows',
    name: 'Clean the windows',
    icon: '🪟',
    estimatedTime: 40,
    once: { on: '2026-11-28', by: aisyah.userId },
  });
  const { notifications } = await ben.api.notifications.listNotifications({});
  expect(notifications[0]?.message).toMatch(
    /^Aisyah Rahman added Clean the windows to .*: 1 of its chores is yours\.$/,
  );
  expect(await ben.api.chores.getWhy({ homeId, choreId: added.choreId })).toEqual({
    userId: ben.userId,
    reason: { kind: 'once' },
  });
  const { events } = await readCalendar(await linkOf(ben));
  expect(events.find(({ uid }) => uid.startsWith(added.choreId))).toMatchObject({ day: '2026-11-28' });
  const { entries } = await ben.api.homes.listHistory({ homeId });
  expect(entries[0]).toMatchObject({
    type: 'once_added',
    actorId: aisyah.userId,
    data: { name: 'Clean the windows', dueDate: '2026-11-28', userId: ben.userId },
  });
});

test('the least busy member of that week who is there gets it', async () => {
  const { aisyah, ben, homeId, add } = await home();
  const minutes = new Map<string, number>();
  const rows = (await readRows(app, homeId)).filter(
    ({ due_date }) => due_date >= '2026-11-23' && due_date <= '2026-11-29',
  );
  for (const row of rows) minutes.set(row.assigned_to, (minutes.get(row.assigned_to) ?? 0) + row.minutes);
  const busy = (who: Person) => minutes.get(who.userId) ?? 0;
  // Both joined in the same moment of this clock, so that their ids order them.
  const [few = aisyah, many = ben] = [aisyah, ben].toSorted(
    (one, other) => busy(one) - busy(other) || one.userId.localeCompare(other.userId),
  );
  const first = await add(aisyah, { userId: null, minutes: 300 });
  expect(first.userId).toBe(few.userId);
  expect((await add(aisyah, { userId: null })).userId).toBe(many.userId);
  await goAway(few, homeId, { from: '2026-12-05', to: '2026-12-05' });
  expect((await add(aisyah, { userId: null, dueDate: '2026-12-05' })).userId).toBe(many.userId);
  expect((await add(aisyah, { userId: few.userId, dueDate: '2026-12-05' })).userId).toBe(many.userId);
});

test('it is on no round: newcomers, templates and Regenerate leave it alone', async () => {
  const { aisyah, ben, homeId, add, rowOf } = await home();
  const added = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      add(aisyah, { name: `Job ${index}`, dueDate: `2026-12-1${index}` }),
    ),
  );
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const owners = async () => {
    const rows = await Promise.all(added.map(({ choreId }) => rowOf(choreId)));
    return new Set(rows.map((row) => row?.assigned_to));
  };
  expect(await owners()).toEqual(new Set([ben.userId]));
  expect(await aisyah.api.plans.getPlanOffers({ homeId })).toMatchObject({ misfits: [] });
  const { chores: replaced } = await aisyah.api.chores.countReplaced({ homeId });
  expect(replaced).toBe((await readRows(app, homeId)).length - added.length);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  expect(await owners()).toEqual(new Set([ben.userId]));
  expect(
    await refusalOf(
      aisyah.api.templates.saveTemplate({ homeId, templateId: 'job_0', fields: templateFields() }),
    ),
  ).toBe('TEMPLATE_NOT_FOUND');
  expect(await refusalOf(aisyah.api.templates.deleteTemplate({ homeId, templateId: 'job_0' }))).toBe(
    'TEMPLATE_NOT_FOUND',
  );
  await ben.api.homes.leaveHome({ homeId });
  expect(await owners()).not.toContain(ben.userId);
});

test('it is swapped, moved and completed like any other, and keeps its name', async () => {
  const { aisyah, ben, homeId, add, rowOf } = await home();
  const { choreId } = await add(aisyah);
  const id = randomUUID();
  await ben.api.swaps.requestSwap({ homeId, id, choreId, targetUserId: aisyah.userId });
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId: id });
  await aisyah.api.chores.moveChore({ homeId, choreId, to: '2026-11-29' });
  expect(await aisyah.api.chores.completeChore({ homeId, choreId })).toMatchObject({
    name: 'Clean the windows',
    dueDate: '2026-11-29',
  });
  const { periods } = await aisyah.api.balance.getBalance({ homeId });
  expect(periods[0]?.members.find(({ userId }) => userId === aisyah.userId)?.minutes).toBeGreaterThanOrEqual(
    40,
  );
  expect(await rowOf(choreId)).toMatchObject({ completed_by: aisyah.userId });
});

test('only the member who added it deletes it, until it is done', async () => {
  const { aisyah, ben, homeId, add, remove, rowOf } = await home();
  const { choreId } = await add(aisyah);
  expect(await refusalOf(remove(ben, choreId))).toBe('FORBIDDEN');
  await ben.api.chores.completeChore({ homeId, choreId });
  expect(await refusalOf(remove(aisyah, choreId))).toBe('CHORE_COMPLETED');
  await ben.api.chores.reopenChore({ homeId, choreId });
  await remove(aisyah, choreId);
  expect(await rowOf(choreId)).toBeUndefined();
  // A retry: the first answer was lost.
  expect(await remove(aisyah, choreId)).toEqual({});
  expect(await refusalOf(remove(ben, choreId))).toBe('CHORE_NOT_FOUND');
  expect((await ben.api.templates.listTemplates({ homeId })).some(({ once }) => once)).toBe(false);
  const planned = (await readRows(app, homeId)).find(({ due_date }) => due_date > '2026-11-24');
  expect(await refusalOf(remove(aisyah, planned?.id ?? ''))).toBe('CHORE_NOT_FOUND');
});

test('one that was let go stays so, and a request about it keeps its name', async () => {
  const { aisyah, ben, homeId, add, remove, rowOf } = await home();
  const { choreId } = await add(aisyah, { dueDate: '2026-11-24' });
  const id = randomUUID();
  await ben.api.swaps.requestSwap({ homeId, id, choreId, targetUserId: aisyah.userId });
  setClock(app, '2026-11-30T02:00:00Z');
  await app.sweep();
  await ben.api.chores.letGoChore({ homeId, choreId });
  expect(await refusalOf(remove(aisyah, choreId))).toBe('CHORE_NOT_FOUND');
  expect(await rowOf(choreId)).toMatchObject({ let_go_by: ben.userId });
  const { swaps } = await ben.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  expect(swaps.find((swap) => swap.id === id)?.chore).toMatchObject({ name: 'Clean the windows' });
});

test('no template comes together with it', async () => {
  const { aisyah, homeId, add } = await home();
  await add(aisyah);
  const fields = templateFields({ requiresSameDay: ['clean_the_windows'] });
  const created = aisyah.api.templates.createTemplate({ homeId, id: randomUUID(), fields });
  expect(await refusalOf(created)).toBe('TEMPLATE_NOT_FOUND');
});

test('not for the past, for more than a year ahead, nor for a stranger, and not without a name', async () => {
  const { aisyah, add } = await home();
  expect(await refusalOf(add(aisyah, { dueDate: '2026-11-23' }))).toBe('ONCE_DAY_INVALID');
  expect(await refusalOf(add(aisyah, { dueDate: '2027-11-25' }))).toBe('ONCE_DAY_INVALID');
  expect(await refusalOf(add(aisyah, { userId: randomUUID() }))).toBe('MEMBER_NOT_FOUND');
  expect(await refusalOf(add(aisyah, { name: '  ' }))).toBe('TEMPLATE_FIELDS_MISSING');
  expect(await refusalOf(add(aisyah, { minutes: 7 }))).toBe('MINUTES_INVALID');
  expect(await refusalOf(add(aisyah, { icon: 'xyz' }))).toBe('ICON_INVALID');
});
