import autocannon, { type Request } from 'autocannon';
import { effort } from './effort.ts';
import { median } from './medians.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 50;
const ROUNDS = effort(5, 1);
const ROUND_SECONDS = effort(3, 2);
/** As long as V8's compiler needs on any machine. */
const WARM_UP_REQUESTS = effort(3000, 100);

export type Measured = { perSecond: number; cpuMs: number };
export type Side = { server: ServerProcess; requests: Request[] };

/** Returns a call as the web client sends it. */
export const callOf = (name: string, cookie: string, input: object): Request => ({
  method: 'POST',
  path: `/api/rpc/${name}`,
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify({ json: input }),
});

type Until = { duration: number } | { amount: number };

/** Sends every request of `requests` in turn over all connections. No two connections send the same one at once. */
async function press(side: Side, until: Until, connections = CONNECTIONS): Promise<Measured> {
  const { server, requests } = side;
  let next = 0;
  const setupRequest = (request: Request) => Object.assign(request, requests[next++ % requests.length]);
  const before = await server.usage('cpuMs');
  const result = await autocannon({
    url: server.base,
    connections,
    ...until,
    requests: [{ setupRequest }],
  });
  const after = await server.usage('cpuMs');
  const { errors, '4xx': refused, '5xx': failed, requests: sent, duration } = result;
  if (errors + refused + failed > 0)
    throw new Error(`${errors} errors, ${refused} refused, ${failed} failed`);
  return { perSecond: sent.total / duration, cpuMs: (after - before) / sent.total };
}

const medians = (rounds: Measured[]): Measured => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  cpuMs: median(rounds.map((round) => round.cpuMs)),
});

/** Measures both in turn, so that other load on the machine affects both alike. */
export async function compare(ours: Side, floor: Side, before: () => Promise<unknown> = async () => {}) {
  const rounds: { ours: Measured[]; floor: Measured[] } = { ours: [], floor: [] };
  for (const side of [ours, floor]) {
    await before();
    await press(side, { amount: WARM_UP_REQUESTS });
  }
  for (let round = 0; round < ROUNDS; round++) {
    await before();
    rounds.ours.push(await press(ours, { duration: ROUND_SECONDS }));
    await before();
    rounds.floor.push(await press(floor, { duration: ROUND_SECONDS }));
  }
  return { ours: medians(rounds.ours), floor: medians(rounds.floor) };
}

/** Sends `amount` of the requests in turn, as fast as they are answered. */
export const pressAll = (side: Side, amount: number) => press(side, { amount });

/** Measures several servers at once, each with its part of the connections, and adds up their figures. */
const pressTogether = async (sides: Side[], until: Until): Promise<number> => {
  const parts = await Promise.all(
    sides.map((side) => press(side, until, Math.floor(CONNECTIONS / sides.length))),
  );
  return parts.reduce((sum, { perSecond }) => sum + perSecond, 0);
};

/** Measures requests a second of one server, and of several on one database, in turn. */
export async function compareNumbers(
  one: Side,
  several: Side[],
  before: () => Promise<unknown> = async () => {},
) {
  const rounds: { one: number[]; several: number[] } = { one: [], several: [] };
  for (const side of [one, ...several]) {
    await before();
    await press(side, { amount: WARM_UP_REQUESTS });
  }
  for (let round = 0; round < ROUNDS; round++) {
    await before();
    rounds.several.push(await pressTogether(several, { duration: ROUND_SECONDS }));
    await before();
    rounds.one.push(await pressTogether([one], { duration: ROUND_SECONDS }));
  }
  return { one: median(rounds.one), several: median(rounds.several) };
}
