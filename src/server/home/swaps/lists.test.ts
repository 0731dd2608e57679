import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SwapRequest } from '#contract/swaps.ts';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import type { Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { ask, homeOfThree, type HomeOfThree } from '#test/builders/swaps.ts';

const app = await sharedApp();

type Direction = 'incoming' | 'outgoing';

const list = ({ api }: Person, { homeId }: HomeOfThree, direction: Direction, before?: string) =>
  api.swaps.listSwapRequests({ homeId, direction, ...(before !== undefined && { before }) });
const idsOf = async (...asked: Parameters<typeof list>) => (await list(...asked)).swaps.map(({ id }) => id);

/** Reads every page. */
async function listAll(person: Person, home: HomeOfThree, direction: Direction) {
  const pages: SwapRequest[][] = [];
  let before: string | undefined;
  do {
    const { swaps, next } = await list(person, home, direction, before);
    pages.push(swaps);
    before = next ?? undefined;
  } while (before !== undefined);
  return pages;
}

test('each member reads what was sent to them and by them, pending ones first, then the newest', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const ids: string[] = [];
  for (const [index, chore] of (await home.choresOf(aisyah)).entries()) {
    setClock(app, `2026-11-16T0${3 + index}:00:00Z`);
    ids.push((await ask(aisyah, chore, { to: ben })).id);
  }
  const [oldest, middle, newest] = ids as [string, string, string];
  const [chloes] = await home.choresOf(chloe);
  const { id: other } = await ask(chloe, chloes, { to: aisyah });
  expect(await list(ben, home, 'incoming')).toMatchObject({ today: '2026-11-16', next: null });
  expect(await idsOf(ben, home, 'incoming')).toEqual([newest, middle, oldest]);
  expect(await idsOf(aisyah, home, 'outgoing')).toEqual([newest, middle, oldest]);
  await ben.api.swaps.rejectSwapRequest({ homeId, swapRequestId: newest });
  expect(await idsOf(ben, home, 'incoming')).toEqual([middle, oldest, newest]);
  await aisyah.api.swaps.cancelSwapRequest({ homeId, swapRequestId: middle });
  expect(await idsOf(aisyah, home, 'outgoing')).toEqual([oldest, newest, middle]);

  expect(await idsOf(aisyah, home, 'incoming')).toEqual([other]);
  expect(await idsOf(ben, home, 'outgoing')).toEqual([]);
  expect(await idsOf(chloe, home, 'incoming')).toEqual([]);
  expect(await idsOf(chloe, home, 'outgoing')).toEqual([other]);
});

test('more than 50 come in pages: none twice, none left out, also those of one moment', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const [chore] = await home.choresOf(aisyah);
  const moment = (index: number) => new Date(Date.UTC(2026, 10, 16, 3, Math.floor(index / 10)));
  const rows = Array.from({ length: 120 }, (_, index) => ({
    home_id: homeId,
    id: randomUUID(),
    chore_id: chore.id,
    chore_type: chore.type,
    chore_due_date: chore.due_date,
    requester_id: aisyah.userId,
    target_user_id: ben.userId,
    status: index === 7 ? 'pending' : 'declined',
    created_at: moment(index),
  }));
  await app.db.insertInto('swap_requests').values(rows).execute();
  for (const [person, direction] of [
    [ben, 'incoming'],
    [aisyah, 'outgoing'],
  ] as const) {
    const pages = await listAll(person, home, direction);
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    const swaps = pages.flat();
    expect(new Set(swaps.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    const [first, ...others] = swaps;
    expect(first).toMatchObject({ id: rows[7]?.id, status: 'pending' });
    const times = others.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  }
  // The page after an unknown request is empty; it is not the first page again.
  expect(await list(ben, home, 'incoming', randomUUID())).toMatchObject({ swaps: [], next: null });
});

test("the chores to take are the housemate's open ones from today on, soonest first, at most 50", async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const read = async (userId: string) => (await aisyah.api.swaps.listChoresToTake({ homeId, userId })).chores;
  const [done] = await home.choresOf(ben);
  await ben.api.chores.completeChore({ homeId, choreId: done.id });
  setClock(app, '2026-11-18T02:00:00Z');
  const expected = async (userId: string) =>
    (await home.rows())
      .filter(({ assigned_to, due_date }) => assigned_to === userId && due_date >= '2026-11-18')
      .filter(({ status }) => status !== 'completed')
      .map(({ id }) => id);
  for (const { userId } of [ben, aisyah])
    expect((await read(userId)).map(({ id }) => id)).toEqual((await expected(userId)).slice(0, 50));
  expect((await aisyah.api.swaps.listChoresToTake({ homeId, userId: ben.userId })).today).toBe('2026-11-18');

  await home.chloe.api.homes.leaveHome({ homeId });
  expect(await read(home.chloe.userId)).toEqual([]);
  await ben.api.homes.leaveHome({ homeId });
  const all = await expected(aisyah.userId);
  expect(all.length).toBeGreaterThan(50);
  expect((await read(aisyah.userId)).map(({ id }) => id)).toEqual(all.slice(0, 50));
});

test('the whole home gets a request and its answer live; only the people concerned get notifications', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const [one, two, three] = await home.choresOf(aisyah);
  await using requester = await listenLive(app, aisyah);
  await using target = await listenLive(app, ben);
  await using other = await listenLive(app, chloe);
  const streams = [requester, target, other];
  const forget = () => {
    for (const stream of streams) stream.clear();
  };
  const ids: string[] = [];
  for (const chore of [one, two, three]) {
    forget();
    ids.push((await ask(aisyah, chore, { to: ben })).id);
    await Promise.all(streams.map((stream) => stream.receives('swaps', homeId)));
    await target.receives('notifications');
  }
  const [accepted, rejected, cancelled] = ids.map((swapRequestId) => ({ homeId, swapRequestId }));
  if (!accepted || !rejected || !cancelled) throw new Error('three were made');
  const expectHeard = async (topics: readonly ('swaps' | 'chores' | 'history')[], told: typeof requester) => {
    for (const stream of streams) for (const topic of topics) await stream.receives(topic, homeId);
    await told.receives('notifications');
    for (const stream of streams.filter((each) => each !== told))
      expect(stream.hasReceived('notifications')).toBe(false);
  };
  forget();
  await ben.api.swaps.rejectSwapRequest(rejected);
  await expectHeard(['swaps'], requester);
  expect(requester.hasReceived('chores')).toBe(false);
  forget();
  await aisyah.api.swaps.cancelSwapRequest(cancelled);
  await expectHeard(['swaps'], target);
  forget();
  await ben.api.swaps.acceptSwapRequest(accepted);
  await expectHeard(['swaps', 'chores', 'history'], requester);
});

test('a refused answer is not announced', async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const [mine] = await home.choresOf(aisyah);
  await using stream = await listenLive(app, ben);
  const { id: swapRequestId } = await ask(aisyah, mine, { to: ben });
  await stream.receives('swaps', homeId);
  stream.clear();
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId }).catch(() => {});
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance: 4 } });
  await stream.receives('home', homeId);
  expect(stream.hasReceived('swaps')).toBe(false);
});

test("only requests that wait for the reader's answer are counted", async () => {
  const home = await homeOfThree(app);
  const { aisyah, ben, homeId } = home;
  const [first, second] = await home.choresOf(aisyah);
  const count = async ({ api }: Person) => (await api.swaps.countToAnswer({ homeId })).toAnswer;
  const { id } = await ask(aisyah, first, { to: ben });
  await ask(aisyah, second, { to: ben });
  expect([await count(ben), await count(aisyah)]).toEqual([2, 0]);
  await ben.api.swaps.rejectSwapRequest({ homeId, swapRequestId: id });
  expect(await count(ben)).toBe(1);
});
