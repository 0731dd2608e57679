import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeLimits } from '#server/platform/calls/limits.ts';
import { makeLinkPreviews } from '#server/home/homes/invite-links.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, inviteTo, refusalOf, signUp, type Person } from '#test/builders/homes.ts';

const app = await sharedApp({ TRUSTED_PROXIES: '127.0.0.1' });
const stranger = app.browser();
const look = (invite: { homeId: string; code?: string }) => stranger.api.homes.getInvitation(invite);
const previewOf = makeLinkPreviews({ db: app.db, limits: makeLimits(app.pool), log: app.log });

const LOOKS_AN_HOUR = 600;
const useUp = (key: string) =>
  app.db
    .insertInto('rate_limits')
    .values({ key, points: LOOKS_AN_HOUR, expire: Date.now() + 60_000 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: LOOKS_AN_HOUR }))
    .execute();

async function homeOfThree(): Promise<{ homeId: string; aisyah: Person; wei: Person; priya: Person }> {
  const [aisyah, wei, priya] = [
    await signUp(app),
    await signUp(app, 'Wei Ming'),
    await signUp(app, 'Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  return { homeId, aisyah, wei, priya };
}

test('a link shows who invites and who lives there, by name and colour only', async () => {
  const { homeId, aisyah, wei, priya } = await homeOfThree();
  const photo = `/pictures/${randomUUID()}`;
  await app.db.updateTable('users').set({ photo_url: photo }).where('id', '=', wei.userId).execute();
  const all = {
    doubt: null,
    homeName: 'Seri Pandan 12A',
    invitedBy: 'Aisyah Rahman',
    members: [
      { displayName: 'Aisyah Rahman', tone: 'leaf' },
      { displayName: 'Wei Ming', tone: 'mango' },
      { displayName: 'Priya Nair', tone: 'hibiscus' },
    ],
  };
  const seen = await look({ homeId });
  expect(seen).toEqual(all);
  const text = JSON.stringify(seen);
  for (const person of [aisyah, wei, priya]) {
    expect(text).not.toContain(person.userId);
    expect(text).not.toContain(person.email);
  }
  expect(text).not.toContain(photo);

  // Members who left are not shown, and the present administrator invites.
  await aisyah.api.homes.handOver({ homeId, userId: priya.userId });
  await aisyah.api.homes.leaveHome({ homeId });
  const later = await look({ homeId });
  expect(later.invitedBy).toBe('Priya Nair');
  expect(later.members.map(({ displayName }) => displayName)).toEqual(['Wei Ming', 'Priya Nair']);
});

test('an invalid link shows nothing, and not why', async () => {
  const { homeId, aisyah, wei } = await homeOfThree();
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  const { code = '' } = await inviteTo(aisyah, homeId);
  expect(await look({ homeId, code })).toMatchObject({ homeName: 'Seri Pandan 12A' });
  const refusalsOf = (invites: { homeId: string; code?: string }[]) =>
    Promise.all(invites.map((invite) => look(invite).catch((error: unknown) => JSON.stringify(error))));
  const refusals = await refusalsOf([
    { homeId },
    { homeId, code: '' },
    { homeId, code: `${code}0` },
    { homeId: randomUUID() },
    { homeId: randomUUID(), code },
  ]);
  expect(new Set(refusals).size).toBe(1);
  expect(await refusalOf(look({ homeId }))).toBe('NOT_FOUND');
  // After another new link, the replaced code still opens nothing.
  await aisyah.api.homes.makeInviteLink({ homeId });
  expect(await refusalOf(look({ homeId, code }))).toBe('NOT_FOUND');
});

test('a deleted home is not shown', async () => {
  const aisyah = await signUp(app);
  const { id: homeId, name } = await buildHome([aisyah]);
  await aisyah.api.homes.deleteHome({ homeId, name });
  expect(await refusalOf(look({ homeId }))).toBe('NOT_FOUND');
});

test('looks at links are counted by network', async () => {
  const { homeId } = await homeOfThree();
  await useUp('invitation-address:192.0.2.9');
  const { api } = app.browser('192.0.2.9');
  expect(await refusalOf(api.homes.getInvitation({ homeId }))).toBe('TOO_MANY_TRIES');
  expect(await look({ homeId })).toBeDefined();
});

test('the preview of a link names the home, and none of its members', async () => {
  const { homeId, aisyah } = await homeOfThree();
  const preview = await previewOf(`/join-home?homeId=${homeId}`, '192.0.2.1', 'en');
  expect(preview?.title).toBe('Join Seri Pandan 12A on Serumah');
  expect(JSON.stringify(preview)).not.toMatch(/Aisyah|Wei|Priya/);
  const { inviteLink } = await aisyah.api.homes.makeInviteLink({ homeId });
  const { pathname, search } = new URL(inviteLink);
  expect(await previewOf(pathname + search, '192.0.2.1', 'en')).toEqual(preview);
  for (const pasted of [`${search}).`, search.replace('&', '&amp;'), `${search}%E2%80%8B`])
    expect(await previewOf(pathname + pasted, '192.0.2.1', 'en'), pasted).toEqual(preview);
  const malay = await previewOf(pathname + search, '192.0.2.1', 'ms');
  expect(malay?.title).toContain('Seri Pandan 12A');
  expect(malay?.title).not.toBe(preview?.title);
  expect(malay?.description).not.toBe(preview?.description);
  for (const other of [
    `/join-home?homeId=${homeId}`,
    `${pathname}${search}0`,
    `/join-home?homeId=${randomUUID()}`,
    '/join-home?homeId=12A',
    '/join-home?homeId=%00',
    '/join-home',
    `/login${search}`,
    '/',
  ])
    expect(await previewOf(other, '192.0.2.1', 'en'), other).toBeUndefined();
});

test("previews are counted by network, apart from the page's own requests", async () => {
  const { homeId } = await homeOfThree();
  const link = `/join-home?homeId=${homeId}`;
  await useUp('linkPreview-address:192.0.2.2');
  await useUp('linkPreview-address:127.0.0.1');
  expect(await previewOf(link, '192.0.2.2', 'en')).toBeUndefined();
  expect(await previewOf(link, '192.0.2.3', 'en')).toBeDefined();
  expect(await look({ homeId })).toBeDefined();
});
