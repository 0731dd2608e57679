import autocannon, { type Request } from 'autocannon';
import { effort } from './effort.ts';
import { median } from './medians.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 50;
const ROUNDS = effort(5, 1);
const ROUND_SECONDS = effort(3, 2);
/** So many the compiler of V8 needs, however slow the machine is. */
const WARM_UP_REQUESTS = effort(3000, 100);

export type Measured = { perSecond: number; cpuMs: number };
export type Side = { server: ServerProcess; requests: Request[] };

/** The body of a call as the web client sends it. */
export const callOf = (name: string, cookie: string, input: object): Request => ({
  method: 'POST',
  path: `/api/rpc/${name}`,
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify({ json: input }),
});

type Until = { duration: number } | { amount: number };

/** Every request of `requests` in turn, over all connections; no two send the same one at once. */
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

/** Presses both in turn, so that whatever else the machine does meets both alike. */
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

/** So many of the requests in turn, as fast as they are answered. */
export const pressAll = (side: Side, amount: number) => press(side, { amount });

/** Presses several servers at once, each with its part of the connections: what they answer together. */
const pressTogether = async (sides: Side[], until: Until): Promise<number> => {
  const parts = await Promise.all(
    sides.map((side) => press(side, until, Math.floor(CONNECTIONS / sides.length))),
  );
  return parts.reduce((sum, { perSecond }) => sum + perSecond, 0);
};

/** Requests a second of one server, and of several that serve one database, in turn. */
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
