import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { openBus } from '#server/platform/live/bus.ts';
import { publish } from '#server/platform/live/publish.ts';
import { endListeningConnections, notifyRaw } from '#test/observers/hubs.ts';
import { freshDatabase } from '#test/running/database.ts';

const nothing = () => {};
const { url } = await freshDatabase();
const db = openDb(openPool(url, nothing));
afterAll(() => db.destroy());

/** Opens a bus that records its reports. */
async function busAlone() {
  const events: string[] = [];
  const bus = await openBus({
    url,
    db,
    onNotify: (payload) => events.push(payload),
    onListening: () => events.push('listening'),
    onError: nothing,
    checkEveryMs: 60_000,
  });
  return { events, [Symbol.asyncDispose]: bus.close };
}

test('it reports changes after their commit, and none that was rolled back', async () => {
  await using bus = await busAlone();
  const change = (userId: string) => ({ userIds: [userId], topics: ['me'] as const });
  const undone = db.transaction().execute(async (tx) => {
    await publish(tx, [change('undone')]);
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await db.transaction().execute(async (tx) => {
    await publish(tx, [change('committed')]);
    expect(bus.events).toEqual(['listening']);
  });
  await expect.poll(() => bus.events).toEqual(['listening', JSON.stringify(change('committed'))]);
});

test('it reconnects after a lost connection and reports that notifications may be missing', async () => {
  await using bus = await busAlone();
  await notifyRaw({ db }, 'before');
  await expect.poll(() => bus.events).toEqual(['listening', 'before']);
  await endListeningConnections({ db });
  await expect.poll(() => bus.events).toEqual(['listening', 'before', 'listening']);
  await notifyRaw({ db }, 'after');
  await expect.poll(() => bus.events).toEqual(['listening', 'before', 'listening', 'after']);
});

test('a closed bus neither reports nor reconnects', async () => {
  const bus = await busAlone();
  await bus[Symbol.asyncDispose]();
  await notifyRaw({ db }, 'after');
  // Longer than the pause before a reconnect.
  await pause(500);
  expect(bus.events).toEqual(['listening']);
});

test('a bus that does not receive its own notifications does not open', async () => {
  const other = openDb(openPool((await freshDatabase()).url, nothing));
  const opening = openBus({
    url,
    db: other,
    onNotify: nothing,
    onListening: nothing,
    onError: nothing,
    checkEveryMs: 60_000,
    answerMs: 300,
  });
  await expect(opening).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
  await other.destroy();
});
