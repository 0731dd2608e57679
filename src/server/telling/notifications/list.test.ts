import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await sharedApp();

/** Announces `count` deleted homes to a person, all at the same instant. Returns the ids, in no order. */
async function notifyOf(person: Person, count: number, createdAt = new Date()) {
  const rows = Array.from({ length: count }, (_, at) => ({
    user_id: person.userId,
    id: randomUUID(),
    type: 'home_deleted',
    data: JSON.stringify({ homeName: `Home ${at}` }),
    created_at: createdAt,
  }));
  await app.db.insertInto('notifications').values(rows).execute();
  return rows.map(({ id }) => id);
}

const unreadOf = async ({ api }: Person) => (await api.notifications.countUnread()).unread;
const listOf = async ({ api }: Person) => (await api.notifications.listNotifications({})).notifications;

/** Returns the newest notification of a person. */
const newestOf = async (person: Person) => (await listOf(person))[0];

async function askForSwap(homeId: string, requester: Person, target: Person, type?: string) {
  let query = app.db
    .selectFrom('chores')
    .select(['id', 'type'])
    .where('home_id', '=', homeId)
    .where('assigned_to', '=', requester.userId)
    .where('status', '=', 'pending');
  if (type !== undefined) query = query.where('type', '=', type);
  const chore = await query.orderBy('due_date').executeTakeFirstOrThrow();
  await requester.api.swaps.requestSwap({
    homeId,
    id: randomUUID(),
    choreId: chore.id,
    targetUserId: target.userId,
  });
  return chore;
}

test('the pages together have each notification once, newest first, also those of the same instant', async () => {
  const aisyah = await signUp(app);
  const older = await notifyOf(aisyah, 60, new Date('2026-11-20T02:00:00Z'));
  const newer = await notifyOf(aisyah, 45, new Date('2026-11-21T02:00:00Z'));
  const first = await aisyah.api.notifications.listNotifications({});
  expect(first.notifications).toHaveLength(50);
  expect(first.next).toBe(first.notifications[49]?.id);
  const second = await aisyah.api.notifications.listNotifications({ before: first.next ?? '' });
  const third = await aisyah.api.notifications.listNotifications({ before: second.next ?? '' });
  expect(third.next).toBeNull();
  const ids = [first, second, third].flatMap((page) => page.notifications.map(({ id }) => id));
  expect(ids).toEqual([...newer.toSorted().toReversed(), ...older.toSorted().toReversed()]);
  expect(await unreadOf(aisyah)).toBe(105);
});

test('a full page with nothing after it is the last', async () => {
  const aisyah = await signUp(app);
  await notifyOf(aisyah, 50);
  const page = await aisyah.api.notifications.listNotifications({});
  expect([page.notifications.length, page.next]).toEqual([50, null]);
});

test('marking as read changes the named ones of the reader only', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const [own = '', other = ''] = await notifyOf(aisyah, 2);
  const [his = ''] = await notifyOf(ben, 1);
  await aisyah.api.notifications.markNotificationsRead({ ids: [own, his] });
  expect(await unreadOf(ben)).toBe(1);
  const read = (await listOf(aisyah)).map((each) => [each.id, each.read]);
  expect(Object.fromEntries(read)).toEqual({ [own]: true, [other]: false });
  await aisyah.api.notifications.markAllNotificationsRead();
  expect([await unreadOf(aisyah), await unreadOf(ben)]).toEqual([0, 1]);
});

test("a person sees only their own notifications, and cannot page from another's", async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  await notifyOf(ben, 1, new Date('2026-11-20T02:00:00Z'));
  const [hers = ''] = await notifyOf(aisyah, 1, new Date('2026-11-21T02:00:00Z'));
  expect(await listOf(aisyah)).toHaveLength(1);
  expect((await ben.api.notifications.listNotifications({ before: hers })).notifications).toEqual([]);
});

test("marking as read updates all devices of the reader once, and no one else's", async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const ids = await notifyOf(aisyah, 2);
  await using hers = await listenLive(app, aisyah);
  await using his = await listenLive(app, ben);
  const mark = () => aisyah.api.notifications.markNotificationsRead({ ids });
  const markAll = () => aisyah.api.notifications.markAllNotificationsRead();
  await mark();
  await hers.receives('notifications');
  await mark();
  await markAll();
  // This event comes last, so the calls that changed nothing sent none.
  await aisyah.api.homes.createHome({ id: randomUUID(), name: 'Elsewhere', timeZone: 'Asia/Kuala_Lumpur' });
  await hers.receives('homes');
  const notified = hers.notes.filter((note) => 'topics' in note && note.topics.includes('notifications'));
  expect(notified).toHaveLength(1);
  expect(his.hasReceived('notifications')).toBe(false);
});

test("a swap request has today's names of the home, the requester and the chore", async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const chore = await askForSwap(homeId, ben, aisyah, 'sweep');
  const builtIn = await newestOf(aisyah);
  expect(builtIn).toMatchObject({ type: 'swap_request', read: false, choreName: 'Sweep' });
  expect(builtIn?.home).toEqual({ id: homeId, name: 'Seri Pandan 12A' });
  expect(builtIn?.actor).toEqual({
    userId: ben.userId,
    displayName: 'Ben Tan',
    photoURL: null,
    tone: 'mango',
  });
  expect(builtIn?.data).toMatchObject({ choreId: chore.id, choreType: 'sweep' });
  await aisyah.api.templates.saveTemplate({
    homeId,
    templateId: 'sweep',
    fields: templateFields({ name: 'Sweep the Stairs', frequency: 'biennial', requiresSameDay: ['mop'] }),
  });
  await aisyah.api.homes.renameHome({ homeId, name: 'Another Name' });
  await ben.api.users.updateDisplayName({ displayName: 'Benjamin Tan' });
  const renamed = await newestOf(aisyah);
  expect(renamed?.choreName).toBe('Sweep the Stairs');
  expect(renamed?.home?.name).toBe('Another Name');
  expect(renamed?.actor?.displayName).toBe('Benjamin Tan');
});

test('title and sentence match their data', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await askForSwap(homeId, ben, aisyah, 'sweep');
  const asked = await newestOf(aisyah);
  expect(asked?.title).toBe('Swap request received');
  expect(asked?.message).toMatch(/^Ben Tan wants to swap chores with you: Sweep on [A-Z][a-z]{2} \d\d\.$/);
  expect(await newestOf(ben)).toMatchObject({
    type: 'first_chores',
    title: 'Your first chores',
    message: expect.stringMatching(/^\d+ chores in Seri Pandan 12A are yours\. Your first: [A-Z]/),
  });
});

test('a notification that only a newer server knows is left out, and paging goes on', async () => {
  const aisyah = await signUp(app);
  const ids = await notifyOf(aisyah, 52);
  const last = ids.toSorted().toReversed()[49] ?? '';
  await app.db.updateTable('notifications').set({ type: 'of_tomorrow' }).where('id', '=', last).execute();
  const first = await aisyah.api.notifications.listNotifications({});
  expect([first.notifications.length, first.next]).toEqual([49, last]);
  const second = await aisyah.api.notifications.listNotifications({ before: last });
  expect([second.notifications.length, second.next]).toEqual([2, null]);
});

test('a former housemate has their name, and a deleted account the common one', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const joined = async () => (await listOf(aisyah)).find((each) => each.type === 'member_joined')?.actor;
  await ben.api.homes.leaveHome({ homeId });
  expect((await joined())?.displayName).toBe('Ben Tan');
  await ben.api.users.deleteAccount({ password: ben.password });
  expect((await joined())?.displayName).toBe('Former housemate');
});

test('after leaving a home, or after its deletion, neither its name nor its chores are shown', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId, name } = await buildHome([aisyah, ben]);
  await askForSwap(homeId, aisyah, ben);
  const request = async () => (await listOf(ben)).find((each) => each.type === 'swap_request');
  expect((await request())?.choreName).not.toBeNull();
  await ben.api.homes.leaveHome({ homeId });
  const left = await request();
  expect([left?.home, left?.choreName]).toEqual([null, null]);
  expect(left?.actor?.displayName).toBe('Aisyah Rahman');
  await ben.api.homes.joinHome({ homeId });
  expect((await request())?.home?.name).toBe('Seri Pandan 12A');
  await aisyah.api.homes.deleteHome({ homeId, name });
  expect(await request()).toMatchObject({ home: null, actor: null, choreName: null });
  expect((await newestOf(ben))?.data).toEqual({ homeName: name });
});

test("sentences are in the reader's current language", async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await askForSwap(homeId, ben, aisyah, 'mop');
  expect((await newestOf(aisyah))?.message).toContain('Mop on ');
  await aisyah.api.users.setLanguage({ language: 'ms' });
  const malay = await newestOf(aisyah);
  expect(malay?.choreName).toBe('Mop lantai');
  expect(malay?.message).toContain('Ben Tan');
  expect(malay?.message).toContain('Mop lantai');
  expect(malay?.title).not.toBe('Swap request received');
  await aisyah.api.users.setLanguage({ language: 'zh' });
  expect((await newestOf(aisyah))?.message).toContain('拖地');
  // Names that the home wrote are not translated.
  const fields = templateFields({ name: 'Mop well' });
  await ben.api.templates.saveTemplate({ homeId, templateId: 'mop', fields });
  expect((await newestOf(aisyah))?.message).toContain('Mop well');
});

test("planned templates have the reader's language and their names of that time", async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await ben.api.users.setLanguage({ language: 'zh' });
  const notify = (names: string[], templateIds?: string[]) =>
    app.db
      .insertInto('notifications')
      .values({
        user_id: ben.userId,
        id: randomUUID(),
        type: 'plan_changed',
        data: JSON.stringify({
          homeId,
          userId: aisyah.userId,
          how: 'planned',
          names,
          templateIds,
          chores: 3,
        }),
      })
      .execute();
  await notify(['Mop', 'Water Plants'], ['mop', 'water_plants']);
  expect((await newestOf(ben))?.message).toContain('拖地和 Water Plants');
  await notify(['Vacuum'], ['mop']);
  expect((await newestOf(ben))?.message).toContain('Vacuum');
  // Older notifications store the names alone.
  await notify(['Mop']);
  expect((await newestOf(ben))?.message).toContain('Mop');
});

test("a deleted account has the common name in the reader's language", async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  await buildHome([aisyah, ben]);
  await aisyah.api.users.setLanguage({ language: 'ms' });
  await ben.api.users.deleteAccount({ password: ben.password });
  const messages = (await listOf(aisyah)).map(({ message }) => message).join();
  expect(messages).toContain('Bekas rakan serumah');
  expect(messages).not.toContain('Former housemate');
});
