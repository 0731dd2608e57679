import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, inviteTo, refusalOf, signUp, type Person } from '#test/builders/homes.ts';

const app = await sharedApp();

const three = async (): Promise<[Person, Person, Person]> => [
  await signUp(app),
  await signUp(app, 'Wei Ming'),
  await signUp(app, 'Priya Nair'),
];
const typesOf = async (homeId: string) => {
  const rows = await app.db
    .selectFrom('home_events')
    .select('type')
    .where('home_id', '=', homeId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.type);
};
const lettersOf = async (homeId: string) => {
  const found = await sql<{ data: { userId: string; joinedId: string } }>`
    select data from pgboss.job where name = 'mail' and data->>'kind' = 'joined-home' and data->>'homeId' = ${homeId}`.execute(
    app.db,
  );
  return found.rows.map(({ data }) => [data.joinedId, data.userId]);
};
const notesOf = (userId: string) =>
  app.db.selectFrom('notifications').select(['type', 'data']).where('user_id', '=', userId).execute();

test('joining by link makes a member, and the home their active one', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah], { name: 'By link' });
  expect(await wei.api.homes.joinHome({ homeId })).toEqual({
    homeId,
    name: 'By link',
    already: false,
    members: [
      { userId: aisyah.userId, displayName: 'Aisyah Rahman', photoURL: null, tone: 'leaf' },
      { userId: wei.userId, displayName: 'Wei Ming', photoURL: null, tone: 'mango' },
    ],
    first: { type: expect.any(String), name: expect.any(String), dueDate: expect.any(String) },
  });
  expect((await wei.api.users.getSession()).user?.homeId).toBe(homeId);
});

test('every other member gets a notification and an email; the history has an entry', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  await priya.api.homes.joinHome({ homeId });
  const joined = {
    type: 'member_joined',
    data: { homeId, userId: priya.userId, chores: expect.any(Number) as unknown },
  };
  expect(await notesOf(aisyah.userId)).toContainEqual(joined);
  expect(await notesOf(wei.userId)).toContainEqual(joined);
  expect((await notesOf(priya.userId)).map(({ type }) => type)).toEqual(['first_chores']);
  const letters = await lettersOf(homeId);
  expect(letters.toSorted()).toEqual(
    [
      [wei.userId, aisyah.userId],
      [priya.userId, aisyah.userId],
      [priya.userId, wei.userId],
    ].toSorted(),
  );
  expect((await typesOf(homeId)).filter((type) => type === 'member_joined')).toHaveLength(2);
});

test('for a member the link only makes the home active', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  await buildHome([wei]);
  const before = await typesOf(homeId);
  expect(await wei.api.homes.joinHome({ homeId })).toMatchObject({ already: true });
  expect((await wei.api.users.getSession()).user?.homeId).toBe(homeId);
  expect(await typesOf(homeId)).toEqual(before);
});

test('a link to a home that does not exist is refused', async () => {
  const [aisyah] = await three();
  await expect(aisyah.api.homes.joinHome({ homeId: randomUUID() })).rejects.toMatchObject({
    code: 'HOME_GONE',
    message: 'This home no longer exists.',
  });
});

test('a new invite link makes the older ones fail', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah]);
  const first = await inviteTo(aisyah, homeId);
  expect(first).toEqual({ homeId });
  const { inviteLink } = await aisyah.api.homes.makeInviteLink({ homeId });
  const second = await inviteTo(aisyah, homeId);
  expect(inviteLink).toBe(`${app.base}/join-home?homeId=${homeId}&code=${second.code}`);
  expect(second.code).toMatch(/^[0-9a-f]{32}$/);
  for (const code of [undefined, '', 'wrong', `${second.code}0`])
    await expect(
      wei.api.homes.joinHome(code === undefined ? { homeId } : { homeId, code }),
    ).rejects.toMatchObject({
      code: 'INVITE_LINK_REPLACED',
      message: 'This invite link was replaced by a newer one.',
    });
  expect(await wei.api.homes.joinHome({ homeId, code: second.code ?? '' })).toMatchObject({ already: false });
  await aisyah.api.homes.makeInviteLink({ homeId });
  expect(await refusalOf(priya.api.homes.joinHome({ homeId, code: second.code ?? '' }))).toBe(
    'INVITE_LINK_REPLACED',
  );
  expect(await typesOf(homeId)).toContain('invite_link_made');
});

test('a home is found by its exact name, trimmed', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah], { name: 'Taman Melur 7' });
  for (const name of ['taman melur 7', 'Taman Melur', 'Taman  Melur 7', 'Taman Melur %'])
    await expect(wei.api.homes.joinHomeByName({ name })).rejects.toMatchObject({
      code: 'HOME_NOT_FOUND',
      message: 'Home not found',
    });
  expect(await wei.api.homes.joinHomeByName({ name: '  Taman Melur 7 ' })).toMatchObject({
    homeId,
    already: false,
  });
  expect((await wei.api.users.getSession()).user?.homeId).toBe(homeId);
  await expect(wei.api.homes.joinHomeByName({ name: 'Taman Melur 7' })).rejects.toMatchObject({
    code: 'ALREADY_MEMBER',
    message: 'You are already a member of this home',
  });
});

test('the migration cleans the names of older homes, so that they are found', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah]);
  await sql`update homes set name = ${'Rumah\u00A0Cafe\u0301 12\u20117\u3000'} where id = ${homeId}`.execute(
    app.db,
  );
  const file = path.join(
    import.meta.dirname,
    '../../../../migrations/up-to-072/064-plain-names-of-homes.sql',
  );
  await sql.raw(readFileSync(file, 'utf8')).execute(app.db);
  expect(await wei.api.homes.joinHomeByName({ name: 'Rumah Café 12-7' })).toMatchObject({ homeId });
});

test('joining by name needs no code, and finds only homes that allow it', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah], { name: 'Bukit Indah' });
  await aisyah.api.homes.makeInviteLink({ homeId });
  expect(await wei.api.homes.joinHomeByName({ name: 'Bukit Indah' })).toMatchObject({ homeId });
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'off' } });
  expect(await refusalOf(priya.api.homes.joinHomeByName({ name: 'Bukit Indah' }))).toBe('HOME_NOT_FOUND');
});

test('if several homes have the name, the invite link is needed', async () => {
  const [aisyah, wei, priya] = await three();
  const { id } = await buildHome([aisyah], { name: 'Twins' });
  await buildHome([wei], { name: 'Twins' });
  await expect(priya.api.homes.joinHomeByName({ name: 'Twins' })).rejects.toMatchObject({
    code: 'SEVERAL_HOMES',
    message: 'Several homes have this name. Ask for the invite link.',
  });
  expect(await refusalOf(wei.api.homes.joinHomeByName({ name: 'Twins' }))).toBe('SEVERAL_HOMES');
  await aisyah.api.homes.updateHomeSettings({ homeId: id, settings: { findByName: 'off' } });
  expect(await refusalOf(priya.api.homes.joinHomeByName({ name: 'Twins' }))).toBe('not refused');
});

test('a returning member keeps their colour; a new one takes the next', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId } = await buildHome([aisyah, wei]);
  await wei.api.homes.leaveHome({ homeId });
  expect((await priya.api.homes.joinHome({ homeId })).members).toMatchObject([
    { tone: 'leaf' },
    { tone: 'hibiscus' },
  ]);
  const { members } = await wei.api.homes.joinHome({ homeId });
  expect(members.map((member) => [member.userId, member.tone])).toEqual([
    [aisyah.userId, 'leaf'],
    [priya.userId, 'hibiscus'],
    [wei.userId, 'mango'],
  ]);
  expect((await aisyah.api.homes.getHome({ homeId })).formerMembers).toEqual([]);
});

test('two who join at the same time both get in, with a colour each, and a part of the chores each', async () => {
  const [aisyah, wei, priya] = await three();
  const { id: homeId, name } = await buildHome([aisyah], { name: 'Both At Once' });
  await Promise.all([wei.api.homes.joinHome({ homeId }), priya.api.homes.joinHomeByName({ name })]);
  const { members } = await aisyah.api.homes.getHome({ homeId });
  expect(members.map((member) => member.tone)).toEqual(['leaf', 'mango', 'hibiscus']);
  const parts = await app.db
    .selectFrom('memberships')
    .select(['joined', 'part'])
    .where('home_id', '=', homeId)
    .orderBy('joined')
    .execute();
  expect(parts.map(({ part }) => part)).toEqual([1, 2, 3]);
  expect(new Set(parts.map(({ joined }) => joined)).size).toBe(3);
});

test('the same join sent twice at once makes one member and one entry', async () => {
  const [aisyah, wei] = await three();
  const { id: homeId } = await buildHome([aisyah]);
  const answers = await Promise.all([wei.api.homes.joinHome({ homeId }), wei.api.homes.joinHome({ homeId })]);
  expect(answers.map((answer) => answer.already).toSorted()).toEqual([false, true]);
  expect((await typesOf(homeId)).filter((type) => type === 'member_joined')).toHaveLength(1);
  expect(await lettersOf(homeId)).toEqual([[wei.userId, aisyah.userId]]);
});

test('of two who join at once into the last free place one gets in', async () => {
  const crowd: Person[] = [];
  for (let count = 1; count <= 31; count++) crowd.push(await signUp(app, `Person ${count}`));
  const [first, ...others] = crowd as [Person, ...Person[]];
  const { id: homeId } = await buildHome([first, ...others.slice(0, 28)], { name: 'Full House' });
  const [a, b] = others.slice(28) as [Person, Person];
  const refusals = await Promise.all([a, b].map((each) => refusalOf(each.api.homes.joinHome({ homeId }))));
  expect(refusals.toSorted()).toEqual(['HOME_FULL', 'not refused']);
  expect((await first.api.homes.getHome({ homeId })).members).toHaveLength(30);
  const late = refusals[0] === 'HOME_FULL' ? a : b;
  await expect(late.api.homes.joinHomeByName({ name: 'Full House' })).rejects.toMatchObject({
    code: 'HOME_FULL',
    message: 'This home is full: it already has 30 members.',
  });
  await others[0]?.api.homes.leaveHome({ homeId });
  expect(await refusalOf(late.api.homes.joinHome({ homeId }))).toBe('not refused');
}, 60_000);

test('60 new people a day can join a home by its link; returning members do not count', async () => {
  const { id: homeId } = await buildHome([await signUp(app)]);
  const passThrough = async (person: Person) => {
    const joined = await refusalOf(person.api.homes.joinHome({ homeId }));
    if (joined === 'not refused') await person.api.homes.leaveHome({ homeId });
    return joined;
  };
  const first = await signUp(app);
  const answers = [await passThrough(first)];
  // As if 57 others had joined meanwhile.
  const counted = app.db.updateTable('rate_limits').where('key', '=', `newcomerOfHome-account:${homeId}`);
  const { numUpdatedRows } = await counted.set({ points: 58 }).where('points', '=', 1).executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  for (let count = 59; count <= 61; count++) answers.push(await passThrough(await signUp(app)));
  expect(answers).toEqual(['not refused', 'not refused', 'not refused', 'TOO_MANY_TRIES']);
  expect(await passThrough(first)).toBe('not refused');
});

test('a person has at most 20 homes, even if they create one and join another at once', async () => {
  const [aisyah, wei] = await three();
  const make = (id: string) =>
    wei.api.homes.createHome({ id, name: 'One More', timeZone: 'Asia/Kuala_Lumpur' });
  const made = Array.from({ length: 19 }, () => randomUUID());
  for (const id of made) await make(id);
  const { id: homeId } = await buildHome([aisyah]);
  const another = randomUUID();
  const join = () => wei.api.homes.joinHome({ homeId });
  const refusals = await Promise.all([refusalOf(make(another)), refusalOf(join())]);
  expect(refusals.toSorted()).toEqual(['HOMES_FULL', 'not refused']);
  expect(await wei.api.homes.listHomes()).toHaveLength(20);
  await expect(refusals[0] === 'HOMES_FULL' ? make(another) : join()).rejects.toMatchObject({
    message: 'You already have 20 homes, the most anyone can have. Leave or delete one first.',
  });
  // No other way of joining lets them in either.
  const byName = async (name: string) => {
    const { id } = await buildHome([aisyah], { name });
    await aisyah.api.homes.updateHomeSettings({ homeId: id, settings: { findByName: 'ask_first' } });
    return { id, ask: () => refusalOf(wei.api.homes.joinHomeByName({ name })) };
  };
  const [asked, other] = [await byName('Asked Before'), await byName('Asked Too Late')];
  expect(await other.ask()).toBe('HOMES_FULL');
  await wei.api.homes.deleteHome({ homeId: made[2] ?? '', name: 'One More' });
  expect(await asked.ask()).toBe('not refused');
  await make(randomUUID());
  const accept = () => aisyah.api.homes.acceptJoinRequest({ homeId: asked.id, userId: wei.userId });
  expect(await refusalOf(accept())).toBe('THEIR_HOMES_FULL');
  // A home where they already live has nothing to refuse.
  expect(await refusalOf(make(made[0] ?? ''))).toBe('not refused');
  await wei.api.homes.deleteHome({ homeId: made[1] ?? '', name: 'One More' });
  expect(await refusalOf(refusals[0] === 'HOMES_FULL' ? make(another) : join())).toBe('not refused');
});

test('looking for homes is limited per account', async () => {
  const [aisyah, wei] = await three();
  const tries: string[] = [];
  for (let count = 1; count <= 31; count++)
    tries.push(await refusalOf(wei.api.homes.joinHomeByName({ name: `Guess ${count}` })));
  expect(tries.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'HOME_NOT_FOUND'));
  expect(tries[30]).toBe('TOO_MANY_TRIES');
  const { id: homeId } = await buildHome([aisyah]);
  await expect(wei.api.homes.joinHome({ homeId })).rejects.toMatchObject({
    code: 'TOO_MANY_TRIES',
    message: 'Too many tries. Please wait a few minutes and try again.',
  });
});

/** Ben lives with Aisyah in a home; a stranger has copied the name of the home, or hers. */
async function copies(copied: { home: string; person: string }, settings: { findByName?: 'ask_first' } = {}) {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const stranger = await signUp(app, copied.person);
  const name = `Rumah ${randomUUID()}`;
  await buildHome([aisyah, ben], { name });
  const copy = await buildHome([stranger], { name: copied.home || name.toUpperCase() });
  await stranger.api.homes.updateHomeSettings({ homeId: copy.id, settings });
  return { aisyah, ben, stranger, copy };
}

test("a person with a home of this name, or a housemate with a member's name, is asked before joining", async () => {
  for (const [copied, doubt] of [
    [{ home: '', person: 'Chloe Lim' }, 'JOIN_SAME_HOME'],
    [{ home: `Other ${randomUUID()}`, person: 'aisyah  RAHMAN' }, 'JOIN_NAMESAKE'],
  ] as const) {
    const { ben, aisyah, copy } = await copies(copied);
    const { homes } = ben.api;
    expect(await homes.getInvitation({ homeId: copy.id })).toMatchObject({ doubt });
    expect(await refusalOf(homes.joinHome({ homeId: copy.id }))).toBe(doubt);
    expect(await refusalOf(homes.joinHomeByName({ name: copy.name }))).toBe(doubt);
    expect(await homes.listHomes()).toHaveLength(1);
    await homes.joinHomeByName({ name: copy.name, sure: true });
    // A member is asked nothing.
    expect(await homes.joinHome({ homeId: copy.id })).toMatchObject({ already: true });
    await homes.leaveHome({ homeId: copy.id });
    expect(await homes.joinHome({ homeId: copy.id, sure: true })).toMatchObject({ already: false });
    const other = await signUp(app, 'Devi Nair');
    expect(await other.api.homes.getInvitation({ homeId: copy.id })).toMatchObject({ doubt: null });
    await other.api.homes.joinHome({ homeId: copy.id });
    expect(await app.browser().api.homes.getInvitation({ homeId: copy.id })).toMatchObject({ doubt: null });
    // The same person in both homes is not a namesake, but the home has the same name as their own.
    expect(await refusalOf(aisyah.api.homes.joinHome({ homeId: copy.id, sure: true }))).toBe('not refused');
  }
});

test('a person who has to wait learns nothing about the members', async () => {
  const { ben, copy } = await copies(
    { home: `Other ${randomUUID()}`, person: 'Aisyah Rahman' },
    { findByName: 'ask_first' },
  );
  expect(await ben.api.homes.joinHomeByName({ name: copy.name })).toEqual({ waits: true });
});
