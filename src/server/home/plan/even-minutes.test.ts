import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { minutesByType } from '#domain/plan/month.ts';
import { goAway } from '#test/builders/absences.ts';
import { chorePlannedFor, homeOfTwo, setClock, type Row } from '#test/builders/boards.ts';
import { signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { sharedApp } from '#test/running/app.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';

const app = await sharedApp();

const TODAY = '2026-11-16';
// The minutes of Sweep and Mop on one day.
const LONGEST = 75;
const minutesOf = minutesByType(BUILT_IN_TEMPLATES);

const sumOf = (chores: readonly Row[], { userId }: Person) =>
  chores
    .filter(({ assigned_to }) => assigned_to === userId)
    .reduce((sum, { type }) => sum + minutesOf(type), 0);

/** Returns how many more minutes one person has than the other, of the chores up to a day. */
const ahead = (chores: readonly Row[], [one, other]: [Person, Person], to: string) => {
  const upTo = chores.filter(({ due_date }) => due_date <= to);
  return sumOf(upTo, one) - sumOf(upTo, other);
};

async function homeByMinutes() {
  const home = await homeOfTwo(app);
  const { aisyah, homeId } = home;
  /** Uses the tests' clock; the database wrote the time of its own. */
  const joined = (moment: string, { userId }: Person) =>
    app.db
      .updateTable('memberships')
      .set({ joined_at: new Date(moment) })
      .where('user_id', '=', userId)
      .execute();
  for (const person of [aisyah, home.ben]) await joined(`${TODAY}T00:00:00Z`, person);
  const dealBy = (way: 'turns' | 'even_minutes') =>
    aisyah.api.homes.updateHomeSettings({ homeId, settings: { dealBy: way } });
  const regenerate = (keepCompleted = false) =>
    aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted });
  /** Completes chores as their assignees, without notifications and emails. */
  const complete = (chores: readonly Row[]) =>
    app.db
      .updateTable('chores')
      .set((eb) => ({
        status: 'completed',
        completed_at: app.clock.now,
        completed_on: eb.ref('due_date'),
        completed_by: eb.ref('assigned_to'),
      }))
      .where(
        'id',
        'in',
        chores.map(({ id }) => id),
      )
      .execute();
  return { ...home, joined, dealBy, regenerate, complete };
}

test('switching it on moves and offers nothing; Regenerate assigns by minutes, and the history says so', async () => {
  const { aisyah, ben, homeId, rows, historyOf, dealBy, regenerate } = await homeByMinutes();
  const before = await rows();
  expect(await dealBy('even_minutes')).toMatchObject({ dealBy: 'even_minutes' });
  expect(await rows()).toEqual(before);
  expect(await ben.api.plans.getPlanOffers({ homeId })).toEqual({ misfits: [] });
  expect(await historyOf('settings_changed')).toMatchObject([
    { actorId: aisyah.userId, data: { dealBy: 'even_minutes' } },
  ]);
  await regenerate();
  const even = await rows();
  const planned = await app.db
    .selectFrom('chores')
    .select('planned_by')
    .distinct()
    .where('home_id', '=', homeId)
    .execute();
  expect(planned).toEqual([{ planned_by: 'even_minutes' }]);
  expect(even.length).toBeGreaterThan(80);
  for (const { due_date } of even)
    expect(Math.abs(ahead(even, [aisyah, ben], due_date))).toBeLessThanOrEqual(LONGEST);
  expect(await ben.api.plans.getPlanOffers({ homeId })).toEqual({ misfits: [] });
});

test('chores completed in the last 4 weeks count for the member who did them; older ones do not', async () => {
  const { aisyah, ben, rows, dealBy, regenerate, complete } = await homeByMinutes();
  await dealBy('even_minutes');
  const own = (await rows()).filter(({ assigned_to, due_date }) => {
    return assigned_to === ben.userId && due_date <= '2026-12-11';
  });
  // Everything of ben's is done early, on the 20th of November: about 500 minutes.
  setClock(app, '2026-11-20T02:00:00Z');
  await complete(own);
  const done = sumOf(own, ben);
  expect(done).toBeGreaterThan(300);

  setClock(app, '2026-12-18T02:00:00Z');
  await regenerate(true);
  const open = (await rows()).filter(({ due_date }) => due_date >= '2026-12-18');
  const first = open.find(({ assigned_to }) => assigned_to === ben.userId);
  const caughtUp = open.filter(({ due_date }) => due_date < (first?.due_date ?? ''));
  // Until then everything was aisyah's.
  expect(sumOf(caughtUp, aisyah)).toBeGreaterThan(done - 2 * LONGEST);

  setClock(app, '2026-12-19T02:00:00Z');
  await regenerate(true);
  const later = (await rows()).filter(({ due_date }) => due_date >= '2026-12-19');
  for (const { due_date } of later)
    expect(Math.abs(ahead(later, [aisyah, ben], due_date))).toBeLessThanOrEqual(LONGEST);
});

test("another month continues from the plan, and a new template's chores go to the member with the fewest minutes", async () => {
  const { aisyah, ben, homeId, rows, dealBy, regenerate } = await homeByMinutes();
  await dealBy('even_minutes');
  await regenerate();
  const january = await rows();
  setClock(app, '2026-12-10T02:00:00Z');
  // Nothing is done: late chores count for neither, open ones do.
  await aisyah.api.chores.openHome({ homeId });
  const all = (await rows()).filter(({ due_date }) => due_date >= '2026-12-10');
  expect(all.at(-1)?.due_date.slice(0, 7)).toBe('2027-02');
  expect(january.at(-1)?.due_date.slice(0, 7)).toBe('2027-01');
  expect(Math.abs(ahead(all, [aisyah, ben], '2027-02-28'))).toBeLessThanOrEqual(LONGEST);

  const fields = templateFields({ name: 'Water plants', frequency: 'daily', estimatedTime: 5 });
  await aisyah.api.templates.createTemplate({ homeId, id: randomUUID(), fields });
  const water = (await rows()).filter(({ type }) => type === 'water_plants');
  expect(water.length).toBeGreaterThan(50);
  // The one of the two with fewer minutes by the end of that day, without this chore.
  const fives = (person: Person, day: string) =>
    5 * water.filter((chore) => chore.assigned_to === person.userId && chore.due_date < day).length;
  for (const { due_date, assigned_to } of water) {
    const more = ahead(all, [aisyah, ben], due_date) + fives(aisyah, due_date) - fives(ben, due_date);
    if (more !== 0) expect(assigned_to, due_date).toBe(more > 0 ? ben.userId : aisyah.userId);
  }
});

test('kept completed chores are not assigned a second time', async () => {
  const { aisyah, ben, rows, dealBy, regenerate, complete } = await homeByMinutes();
  await dealBy('even_minutes');
  const today = (await rows()).filter(({ due_date }) => due_date === TODAY);
  await complete(today);
  await regenerate(true);
  const all = await rows();
  const ofToday = all.filter(({ due_date }) => due_date === TODAY).map(({ type }) => type);
  expect(ofToday.length).toBe(new Set(ofToday).size);
  for (const { due_date } of all.filter((chore) => chore.due_date > '2026-12-14'))
    expect(Math.abs(ahead(all, [aisyah, ben], due_date))).toBeLessThanOrEqual(LONGEST);
});

test('a newcomer to two members gets a third, and makes up nothing', async () => {
  const { aisyah, ben, homeId, joined, rows, dealBy, regenerate, complete } = await homeByMinutes();
  await dealBy('even_minutes');
  await regenerate();
  setClock(app, '2026-12-14T02:00:00Z');
  await complete((await rows()).filter(({ due_date }) => due_date < '2026-12-14'));
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  await joined(app.clock.now.toISOString(), chloe);
  const all = await rows();
  const four = all.filter(({ due_date }) => due_date > '2026-12-14' && due_date <= '2027-01-11');
  const [a, b, c] = [aisyah, ben, chloe].map((person) => sumOf(four, person)) as [number, number, number];
  // About 340 each.
  expect(Math.abs(c - (a + b) / 2)).toBeLessThan(250);
});

test('the others do the chores of a member who is away, evenly', async () => {
  const { aisyah, ben, homeId, rows, dealBy, regenerate } = await homeByMinutes();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  await dealBy('even_minutes');
  const away = { from: '2026-11-23', to: '2026-12-04' };
  await goAway(ben, homeId, away);
  await regenerate();
  const ofThem = (await rows()).filter(({ due_date }) => due_date >= away.from && due_date <= away.to);
  const bens = ofThem.filter(({ turn_of }) => turn_of === ben.userId);
  expect(bens.length).toBeGreaterThan(3);
  expect(ofThem.filter(({ assigned_to }) => assigned_to === ben.userId)).toEqual([]);
  expect(Math.abs(sumOf(bens, aisyah) - sumOf(bens, chloe))).toBeLessThanOrEqual(LONGEST);
});

test('past days away count once: the member neither makes them up nor is spared for them', async () => {
  const { aisyah, ben, homeId, rows, dealBy, regenerate } = await homeByMinutes();
  await dealBy('even_minutes');
  setClock(app, '2026-12-21T02:00:00Z');
  await app.db
    .insertInto('absences')
    .values({
      home_id: homeId,
      id: randomUUID(),
      user_id: ben.userId,
      from_day: '2026-12-01',
      to_day: '2026-12-14',
      made: 1,
      created_at: app.clock.now,
    })
    .execute();
  // 10 minutes a day for each: on 29 days, and on 15.
  await app.db
    .insertInto('chores')
    .values(
      [
        { person: aisyah, minutes: 290 },
        { person: ben, minutes: 150 },
      ].map(({ person: { userId }, minutes }) =>
        Object.assign(chorePlannedFor(userId, '2026-12-18'), {
          home_id: homeId,
          id: randomUUID(),
          type: `done by ${userId}`,
          minutes,
          status: 'completed',
          completed_at: new Date('2026-12-18T02:00:00Z'),
          completed_on: '2026-12-18',
          completed_by: userId,
        }),
      ),
    )
    .execute();
  await regenerate(true);
  const week = (await rows()).filter(({ due_date }) => due_date >= '2026-12-21' && due_date < '2026-12-28');
  // Both have as many a day, so ben's fewer days give him a little less. If they were subtracted twice, he would have no chores at all.
  expect(sumOf(week, ben)).toBeGreaterThan(0);
  expect(sumOf(week, aisyah)).toBeGreaterThan(0);
});

test('a member who came back is not spared for what they did before they moved out', async () => {
  const { ben, joined, rows, dealBy, regenerate, complete } = await homeByMinutes();
  await dealBy('even_minutes');
  await regenerate();
  setClock(app, '2026-11-27T02:00:00Z');
  await complete((await rows()).filter(({ assigned_to }) => assigned_to === ben.userId).slice(0, 8));
  await joined('2026-11-28T02:00:00Z', ben);
  setClock(app, '2026-11-30T02:00:00Z');
  await regenerate(true);
  const week = (await rows()).filter(({ due_date }) => due_date >= '2026-11-30' && due_date < '2026-12-07');
  // His days before that do not count either.
  expect(sumOf(week, ben)).toBeGreaterThan(0);
});
