import { addDays } from '#domain/days.ts';
import { today } from './homes.ts';
import { callOf, compare, type Side } from './load.ts';
import { pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import type { World } from './world.ts';

const AIM = 0.6;

async function read({ server, requests }: Side): Promise<unknown> {
  const [{ path, ...request } = { path: '' }] = requests;
  const response = await fetch(server.base + path, request);
  const answer = (await response.json()) as { json: { chores: { id: string }[] } };
  return { ...answer.json, chores: answer.json.chores };
}

/** Reads three weeks of chores, signed in. */
export async function choresRead({ homes, env }: World): Promise<Line[]> {
  const [from, to] = [today(), addDays(today(), 20)];
  const requests = homes.flatMap(({ id, residents }) =>
    residents.map(({ cookie }) => callOf('chores/listChores', cookie, { homeId: id, from, to })),
  );
  const ours = { server: await startOurs(env), requests };
  const floor = { server: await startFloor('floor-chores.ts', env), requests };
  const [one, other] = [JSON.stringify(await read(ours)), JSON.stringify(await read(floor))];
  if (one !== other) throw new Error(`the floor answers something else:\n${one}\n${other}`);
  const measured = await compare(ours, floor);
  await ours.server.stop();
  await floor.server.stop();
  return pressed('three weeks of chores read', measured, AIM);
}
