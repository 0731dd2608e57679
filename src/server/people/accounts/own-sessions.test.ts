import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();

/** The person's second device. */
async function phoneOf({ email, password }: Person) {
  const phone = app.browser();
  await phone.api.users.signIn({ email, password });
  return phone;
}

test('the profile lists every session and marks the current one', async () => {
  const person = await signUp(app);
  await signUp(app);
  const phone = await phoneOf(person);
  const places = await person.api.users.listSessions();
  expect(places.map((place) => place.current).toSorted()).toEqual([false, true]);
  const seenThere = await phone.api.users.listSessions();
  expect(seenThere.map((place) => place.id).toSorted()).toEqual(places.map((place) => place.id).toSorted());
  expect(seenThere.find((place) => place.current)?.id).toBe(places.find((place) => !place.current)?.id);
  // The user agent of fetch in Node.
  expect(places[0]).toMatchObject({ userAgent: 'node' });
});

test('only a short part of the user agent is stored', async () => {
  const { api, email, password } = await signUp(app);
  const headers = { 'content-type': 'application/json', 'user-agent': 'x'.repeat(10_000) };
  const body = JSON.stringify({ json: { email, password } });
  await app.browser().fetch(`${app.base}/api/rpc/users/signIn`, { method: 'POST', headers, body });
  const places = await api.users.listSessions();
  expect(places.map(({ userAgent }) => userAgent?.length).toSorted()).toEqual([300, 4]);
});

test('ending another session also ends its stream', async () => {
  const person = await signUp(app);
  const phone = await phoneOf(person);
  await using stream = await listenLive(app, phone);
  const there = (await person.api.users.listSessions()).find((place) => !place.current);
  await person.api.users.endSession({ sessionId: there?.id ?? '' });
  await stream.ended;
  await expectRefusal(phone.api.users.listSessions(), 'UNAUTHENTICATED');
  expect(await person.api.users.listSessions()).toHaveLength(1);
});

test("a person cannot end another person's session", async () => {
  const person = await signUp(app);
  const stranger = await signUp(app);
  const [own] = await person.api.users.listSessions();
  await expectRefusal(stranger.api.users.endSession({ sessionId: own?.id ?? '' }), 'NOT_FOUND');
  await expectRefusal(stranger.api.users.endSession({ sessionId: randomUUID() }), 'NOT_FOUND');
  expect(await person.api.users.listSessions()).toHaveLength(1);
});

test('ending all other sessions keeps the current one and those of other people', async () => {
  const person = await signUp(app);
  const stranger = await signUp(app);
  const phones = [await phoneOf(person), await phoneOf(person)];
  await using streams = await listenLive(app, phones[0] ?? person);
  await person.api.users.endOtherSessions();
  await streams.ended;
  expect(await person.api.users.listSessions()).toMatchObject([{ current: true }]);
  for (const phone of phones) await expectRefusal(phone.api.users.listSessions(), 'UNAUTHENTICATED');
  expect(await stranger.api.users.listSessions()).toHaveLength(1);
});

test('signing out ends the stream', async () => {
  const person = await signUp(app);
  await using stream = await listenLive(app, person);
  await person.api.users.signOut();
  await stream.ended;
});
