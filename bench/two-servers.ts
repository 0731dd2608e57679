import { addDays } from '#domain/days.ts';
import { completions, reopenAll } from './chore-complete.ts';
import { today } from './homes.ts';
import { callOf, compareNumbers, type Side } from './load.ts';
import { rate, SHARED_CORES, type Line } from './report.ts';
import { startOurs, type ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

/** Splits the requests in halves, so that no two connections complete the same chore. */
const halves = <Item>(items: Item[]): [Item[], Item[]] => [
  items.filter((_, index) => index % 2 === 0),
  items.filter((_, index) => index % 2 === 1),
];

/** Compares two servers on one database with one: reading three weeks of chores, and completing one. */
export async function twoServers(world: World): Promise<Line[]> {
  const { homes, env, pool } = world;
  const [from, to] = [today(), addDays(today(), 20)];
  const reads = homes.flatMap(({ id, residents }) =>
    residents.map(({ cookie }) => callOf('chores/listChores', cookie, { homeId: id, from, to })),
  );
  const servers: [ServerProcess, ServerProcess] = [await startOurs(env), await startOurs(env)];
  const compareOf = (requests: Side['requests'], before?: () => Promise<unknown>) => {
    const parts = halves(requests);
    const both = servers.map((server, index) => ({ server, requests: parts[index] ?? [] }));
    return compareNumbers({ server: servers[0], requests }, both, before);
  };
  const read = await compareOf(reads);
  const completed = await compareOf(await completions(world), () => reopenAll(pool));
  for (const server of servers) await server.stop();
  const line = (what: string, { one, several }: Record<'one' | 'several', number>) =>
    rate(`two servers beside one, ${SHARED_CORES}: ${what}`, several, one);
  return [line('three weeks of chores read', read), line('chores completed', completed)];
}
