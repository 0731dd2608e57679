import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await sharedApp();

/** Makes a live note that certainly arrives: a note that has not arrived before it never will. */
async function makeANote({ api }: Person) {
  const id = randomUUID();
  await api.homes.createHome({ id, name: 'Elsewhere', timeZone: 'Asia/Kuala_Lumpur' });
  return id;
}

test('every member gets a change live, and no stranger does', async () => {
  const [aisyah, wei, stranger] = [
    await signUp(app),
    await signUp(app, 'Wei'),
    await signUp(app, 'Stranger'),
  ];
  const { id: homeId } = await buildHome([aisyah, wei]);
  await using first = await listenLive(app, aisyah);
  await using second = await listenLive(app, wei);
  await using other = await listenLive(app, stranger);
  await aisyah.api.homes.renameHome({ homeId, name: 'Another Name' });
  for (const stream of [first, second])
    for (const topic of ['home', 'history', 'homes'] as const) await stream.receives(topic, homeId);
  await wei.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  await first.receives('chores', homeId);
  await other.receives('chores', await makeANote(stranger));
  expect(other.notes.filter((note) => 'homeId' in note && note.homeId === homeId)).toEqual([]);
});

test('a home whose id was sent in capitals is announced with the usual id', async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei')];
  const { id: homeId } = await buildHome([aisyah, wei]);
  await using stream = await listenLive(app, wei);
  await aisyah.api.homes.renameHome({ homeId: homeId.toUpperCase(), name: 'Another Name' });
  await stream.receives('home', homeId);
});

test('a refused change is not announced', async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei')];
  const { id: homeId } = await buildHome([aisyah, wei]);
  await using stream = await listenLive(app, aisyah);
  await wei.api.homes.renameHome({ homeId, name: 'Not mine' }).catch(() => {});
  await wei.api.homes.handOver({ homeId, userId: wei.userId }).catch(() => {});
  await stream.receives('chores', await makeANote(aisyah));
  // The note of the earlier join may still arrive, but not these two.
  expect(stream.hasReceived('homes', homeId)).toBe(false);
});

test('a join reaches the others as home, list and notification, the newcomer as their own', async () => {
  for (const way of ['link', 'name'] as const) {
    const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei')];
    const { id: homeId, name } = await buildHome([aisyah], { name: `Join by ${way}` });
    await using first = await listenLive(app, aisyah);
    await using second = await listenLive(app, wei);
    await (way === 'link' ? wei.api.homes.joinHome({ homeId }) : wei.api.homes.joinHomeByName({ name }));
    for (const topic of ['home', 'history', 'chores'] as const) await first.receives(topic, homeId);
    for (const topic of ['homes', 'notifications'] as const) await first.receives(topic);
    for (const topic of ['me', 'homes'] as const) await second.receives(topic);
    await second.receives('home', homeId);
  }
});

test('a removed member is notified, and then gets nothing more about the home', async () => {
  const [aisyah, wei, priya] = [await signUp(app), await signUp(app, 'Wei'), await signUp(app, 'Priya')];
  const { id: homeId } = await buildHome([aisyah, wei, priya]);
  await using staying = await listenLive(app, priya);
  await using removed = await listenLive(app, wei);
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  for (const topic of ['me', 'homes', 'notifications'] as const) await removed.receives(topic);
  for (const topic of ['home', 'history', 'chores'] as const) await staying.receives(topic, homeId);
  await staying.receives('homes');
  removed.clear();
  staying.clear();
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance: 4 } });
  await staying.receives('home', homeId);
  await removed.receives('chores', await makeANote(wei));
  expect(removed.notes.filter((note) => 'homeId' in note && note.homeId === homeId)).toEqual([]);
});

test('leaving, switching, handing over and deleting reach the people concerned', async () => {
  const [aisyah, wei, priya] = [await signUp(app), await signUp(app, 'Wei'), await signUp(app, 'Priya')];
  const { id: homeId, name } = await buildHome([aisyah, wei, priya]);
  await using first = await listenLive(app, aisyah);
  await using second = await listenLive(app, wei);
  await priya.api.homes.leaveHome({ homeId });
  await first.receives('homes');
  await first.receives('home', homeId);
  first.clear();
  await aisyah.api.homes.switchHome({ homeId });
  await first.receives('me');
  await aisyah.api.homes.handOver({ homeId, userId: wei.userId });
  await second.receives('notifications');
  await second.receives('home', homeId);
  first.clear();
  await wei.api.homes.deleteHome({ homeId, name });
  for (const topic of ['me', 'homes', 'notifications'] as const) await first.receives(topic);
});
