import { addDays } from '#domain/days.ts';
import { effort } from './effort.ts';
import { today } from './homes.ts';
import { callOf, pressAll, type Side } from './load.ts';
import { beside, type Line } from './report.ts';
import { startOurs, type ServerProcess } from './server-process.ts';
import { measureStreams, type Load } from './streams.ts';
import type { World } from './world.ts';

/** The requests of each of the 2,000 people in a busy hour: some ten visits of three pages, and one or two chores. */
const REQUESTS_OF_ONE = effort(30, 0.3);
const THIRDS = 3;
const MB = 1024 * 1024;
const NAMES = { heap: 'heap', rss: 'resident memory' };
const AIM_MB = { heap: 3, rss: 15 };
/** Each person's browser also has a live stream, and gets notes. */
const STREAMS: Load = { notes: 400, everyMs: 6, addresses: ['127.0.0.1'] };

function requestsOf({ homes }: World) {
  const [from, to] = [addDays(today(), -7), addDays(today(), 13)];
  const each = homes.flatMap(({ id: homeId, residents }) =>
    residents.map(({ cookie }) => ({ homeId, cookie })),
  );
  const calls: ((homeId: string, cookie: string) => ReturnType<typeof callOf>)[] = [
    (homeId, cookie) => callOf('dashboard/getDashboard', cookie, { homeId }),
    (homeId, cookie) => callOf('chores/listChores', cookie, { homeId, from, to }),
    (homeId, cookie) => callOf('chores/openHome', cookie, { homeId }),
    (_homeId, cookie) => callOf('notifications/listNotifications', cookie, {}),
    (homeId, cookie) => callOf('payments/listPaymentRequests', cookie, { homeId }),
    (homeId, cookie) => callOf('homes/listHistory', cookie, { homeId }),
  ];
  return calls.flatMap((call) => each.map(({ homeId, cookie }) => call(homeId, cookie)));
}

type Memory = Record<'heap' | 'rss', number>;
const memoryOf = async (server: ServerProcess): Promise<Memory> => ({
  heap: (await server.usage('heap')) / MB,
  rss: (await server.usage('rss')) / MB,
});

/**
 * Makes the requests of 2,000 people in an hour, compressed into minutes, and measures the server's memory. The floor is the memory a third
 * earlier: memory that still grows in the last third, when all code is compiled and every cache full, would go on growing.
 */
export async function anHour(world: World): Promise<Line[]> {
  const people = world.homes.reduce((sum, { residents }) => sum + residents.length, 0);
  const side: Side = { server: await startOurs(world.env), requests: requestsOf(world) };
  const amount = (people * REQUESTS_OF_ONE) / THIRDS;
  const found: Memory[] = [];
  for (let third = 0; third < THIRDS; third++) {
    await pressAll(side, amount);
    await measureStreams(side.server, world, STREAMS);
    found.push(await memoryOf(side.server));
  }
  await side.server.stop();
  const counted = (thirds: number) => (thirds * amount).toLocaleString('en');
  const line = (which: keyof Memory, third: number) =>
    beside(
      `${NAMES[which]} after ${counted(third + 1)} requests, beside ${counted(third)}: MB`,
      found[third]?.[which] ?? Number.NaN,
      found[third - 1]?.[which] ?? Number.NaN,
      third === THIRDS - 1 ? `≤ +${AIM_MB[which]}` : '',
    );
  return [line('heap', 1), line('heap', 2), line('rss', 1), line('rss', 2)];
}
