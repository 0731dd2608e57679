import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/homes.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp } from '#test/builders/homes.ts';

const app = await sharedApp();

const timeZone = 'Asia/Kuala_Lumpur';
const createOf = (name: string) => ({ id: randomUUID(), name, timeZone });
const historyOf = (homeId: string) =>
  app.db.selectFrom('home_events').selectAll().where('home_id', '=', homeId).orderBy('id').execute();

test('the creator of a home is its administrator and only member, and it is their active home', async () => {
  const aisyah = await signUp(app);
  const input = createOf('  Seri Pandan 12A ');
  const created = await aisyah.api.homes.createHome(input);
  expect(created).toEqual({
    id: input.id,
    name: 'Seri Pandan 12A',
    role: 'administrator',
    memberCount: 1,
    active: true,
  });
  const home = await aisyah.api.homes.getHome({ homeId: input.id });
  expect(home).toMatchObject({
    id: input.id,
    name: 'Seri Pandan 12A',
    adminId: aisyah.userId,
    role: 'administrator',
    settings: { ...DEFAULT_SETTINGS, timeZone },
    inviteLink: `${app.base}/join-home?homeId=${input.id}`,
    members: [
      {
        userId: aisyah.userId,
        displayName: 'Aisyah Rahman',
        photoURL: null,
        tone: 'leaf',
        isAdministrator: true,
      },
    ],
    formerMembers: [],
    nextSteps: { sawChores: false, invited: false, sawBoard: false },
  });
  const { user } = await aisyah.api.users.getSession();
  expect(user?.homeId).toBe(input.id);
});

test('a new home has its chores and its first history entry at once', async () => {
  const aisyah = await signUp(app);
  const input = createOf('Rumah Hijau');
  await aisyah.api.homes.createHome(input);
  const chores = await app.db.selectFrom('chores').selectAll().where('home_id', '=', input.id).execute();
  expect(chores.length).toBeGreaterThan(20);
  expect(new Set(chores.map((chore) => chore.assigned_to))).toEqual(new Set([aisyah.userId]));
  const [first] = await historyOf(input.id);
  expect(first).toMatchObject({
    type: 'home_created',
    actor_id: aisyah.userId,
    data: { name: 'Rumah Hijau' },
  });
});

test('the same create sent twice, or twice at once, makes one home', async () => {
  const aisyah = await signUp(app);
  const input = createOf('Only Once');
  const answers = await Promise.all([aisyah.api.homes.createHome(input), aisyah.api.homes.createHome(input)]);
  answers.push(await aisyah.api.homes.createHome(input));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await aisyah.api.homes.listHomes()).toHaveLength(1);
  expect((await historyOf(input.id)).filter((entry) => entry.type === 'home_created')).toHaveLength(1);
});

test('an id that another person has used is refused', async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const input = createOf('Taken');
  await aisyah.api.homes.createHome(input);
  await expect(wei.api.homes.createHome(input)).rejects.toMatchObject({
    code: 'ID_TAKEN',
    message: 'Someone else already created this. Please try again.',
  });
  await wei.api.homes.joinHome({ homeId: input.id });
  expect(await refusalOf(wei.api.homes.createHome(input))).toBe('ID_TAKEN');
});

test('a home needs a name of at most 60 characters and a real time zone', async () => {
  const { api } = await signUp(app);
  await expect(api.homes.createHome(createOf('  '))).rejects.toMatchObject({
    message: 'Please enter a home name',
  });
  await expect(api.homes.createHome(createOf('x'.repeat(61)))).rejects.toMatchObject({
    message: 'A home name can have at most 60 characters',
  });
  await expect(api.homes.createHome({ ...createOf('Mars'), timeZone: 'Mars/Olympus' })).rejects.toMatchObject(
    {
      message: 'Please choose a time zone from the list',
    },
  );
  expect((await api.homes.createHome(createOf('x'.repeat(60)))).name).toHaveLength(60);
});

test('the list has the oldest home first, with role, count and the active one; switching changes it', async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const first = await buildHome([aisyah, wei], { name: 'First' });
  const second = await buildHome([wei, aisyah], { name: 'Second' });
  expect(await aisyah.api.homes.listHomes()).toEqual([
    { id: first.id, name: 'First', role: 'administrator', memberCount: 2, active: false },
    { id: second.id, name: 'Second', role: 'member', memberCount: 2, active: true },
  ]);
  await aisyah.api.homes.switchHome({ homeId: first.id });
  expect((await aisyah.api.homes.listHomes()).map((home) => home.active)).toEqual([true, false]);
  const { user } = await aisyah.api.users.getSession();
  expect(user?.homeIds.toSorted()).toEqual([first.id, second.id].toSorted());
  expect((await aisyah.api.users.getSession()).user?.homeId).toBe(first.id);
});

test('only members can open a home', async () => {
  const [aisyah, stranger] = [await signUp(app), await signUp(app, 'Stranger')];
  const { id: homeId } = await buildHome([aisyah]);
  for (const call of [
    stranger.api.homes.getHome,
    stranger.api.homes.switchHome,
    stranger.api.homes.listHistory,
  ])
    await expect(call({ homeId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: "You don't have access to this.",
    });
  expect(await refusalOf(app.browser().api.homes.getHome({ homeId }))).toBe('UNAUTHENTICATED');
  expect(await stranger.api.homes.listHomes()).toEqual([]);
});

test('members see each other in joining order, and only the administrator sees the invite link', async () => {
  const people = [await signUp(app), await signUp(app, 'Wei Ming'), await signUp(app, 'Priya')] as const;
  const { id: homeId } = await buildHome([...people]);
  const home = await people[2].api.homes.getHome({ homeId });
  expect(home.members.map((member) => [member.userId, member.tone, member.isAdministrator])).toEqual([
    [people[0].userId, 'leaf', true],
    [people[1].userId, 'mango', false],
    [people[2].userId, 'hibiscus', false],
  ]);
  expect(home).toMatchObject({ role: 'member', inviteLink: null, nextSteps: null });
});

test("the next steps are the creator's until all three are done", async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const { id: homeId } = await buildHome([aisyah]);
  const steps = async () => (await aisyah.api.homes.getHome({ homeId })).nextSteps;
  await aisyah.api.homes.markStepDone({ homeId, step: 'chores' });
  expect(await steps()).toEqual({ sawChores: true, invited: false, sawBoard: false });
  await wei.api.homes.joinHome({ homeId });
  await wei.api.homes.markStepDone({ homeId, step: 'board' });
  expect(await steps()).toEqual({ sawChores: true, invited: true, sawBoard: false });
  await wei.api.homes.leaveHome({ homeId });
  await aisyah.api.homes.markStepDone({ homeId, step: 'board' });
  expect(await steps()).toBeNull();
});

test('every member may change Include Weekends, the administrator the rest', async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const { id: homeId } = await buildHome([aisyah, wei]);
  const answer = await wei.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  expect(answer).toMatchObject({ includeWeekends: true, weeksInAdvance: 8 });
  for (const settings of [
    { autoGenerate: false },
    { weeksInAdvance: 3 },
    { timeZone: 'Asia/Tokyo' },
    { findByName: 'off' as const },
    { exchangeAutomatically: false },
    { dealBy: 'even_minutes' as const },
    { includeWeekends: false, weeksInAdvance: 3 },
  ])
    expect(await refusalOf(wei.api.homes.updateHomeSettings({ homeId, settings }))).toBe('FORBIDDEN');
  const all = {
    includeWeekends: false,
    autoGenerate: false,
    weeksInAdvance: 26,
    timeZone: 'Asia/Tokyo',
    findByName: 'off' as const,
    exchangeAutomatically: false,
    dealBy: 'even_minutes' as const,
  };
  expect(await aisyah.api.homes.updateHomeSettings({ homeId, settings: all })).toEqual(all);
  expect((await wei.api.homes.getHome({ homeId })).settings).toEqual(all);
});

test('the history has only settings that really changed', async () => {
  const aisyah = await signUp(app);
  const { id: homeId } = await buildHome([aisyah]);
  await aisyah.api.homes.updateHomeSettings({
    homeId,
    settings: { weeksInAdvance: 8, includeWeekends: false },
  });
  await aisyah.api.homes.updateHomeSettings({
    homeId,
    settings: { weeksInAdvance: 4, includeWeekends: false },
  });
  const entries = (await historyOf(homeId)).filter((entry) => entry.type === 'settings_changed');
  expect(entries.map((entry) => entry.data)).toEqual([{ weeksInAdvance: 4 }]);
});

test('weeks in advance go from 1 to 26', async () => {
  const { api, ...aisyah } = await signUp(app);
  const { id: homeId } = await buildHome([{ api, ...aisyah }]);
  for (const weeksInAdvance of [0, 27, 1.5])
    expect(await refusalOf(api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance } }))).toBe(
      'INVALID_INPUT',
    );
});

test('the history comes in pages of 50, newest first', async () => {
  const aisyah = await signUp(app);
  const { id: homeId } = await buildHome([aisyah], { name: 'Name 0' });
  await sql`insert into home_events (home_id, actor_id, type, data)
    select ${homeId}, ${aisyah.userId}, 'home_renamed', jsonb_build_object('from', 'Name ' || n - 1, 'to', 'Name ' || n)
      from generate_series(1, 58) as n`.execute(app.db);
  await app.db.updateTable('homes').set({ name: 'Name 58' }).where('id', '=', homeId).execute();
  for (const name of ['Name 59', 'Name 60']) await aisyah.api.homes.renameHome({ homeId, name });
  const first = await aisyah.api.homes.listHistory({ homeId });
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    type: 'home_renamed',
    actorId: aisyah.userId,
    data: { from: 'Name 59', to: 'Name 60' },
  });
  expect(first.next).toBe(first.entries.at(-1)?.id);
  const second = await aisyah.api.homes.listHistory({ homeId, before: first.next ?? 0 });
  expect(second.next).toBeNull();
  expect(second.entries.at(-1)?.type).toBe('home_created');
  const ids = [...first.entries, ...second.entries].map((entry) => entry.id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(61);
});
