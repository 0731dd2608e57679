import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { Topic } from '#contract/live.ts';
import { makeReplay, missedNotes, positionOf } from '#server/platform/live/replay.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { emptiedApp } from '#test/running/app.ts';

const app = await emptiedApp();

const change = (...topics: Topic[]) => ({ userIds: ['somebody'], topics });

test('it returns the changes after a position', () => {
  const replay = makeReplay();
  replay.restart();
  const positions = [replay.position()];
  for (const topic of ['me', 'homes'] as const) {
    replay.append(change(topic));
    positions.push(replay.position());
  }
  expect(positions.map(replay.since)).toEqual([[change('me'), change('homes')], [change('homes')], []]);
});

test('it does not know positions of earlier times or other processes, or invalid ones', () => {
  const [replay, other] = [makeReplay(), makeReplay()];
  const before = replay.position();
  expect(replay.since(before)).toBeUndefined();
  replay.restart();
  other.restart();
  for (const position of [before, other.position(), 'nowhere', '', '.', '.0'])
    expect(replay.since(position), position).toBeUndefined();
});

test('after a gap earlier positions are unknown', () => {
  const replay = makeReplay();
  replay.restart();
  replay.append(change('me'));
  const before = replay.position();
  replay.restart();
  expect(replay.since(before)).toBeUndefined();
  const after = replay.position();
  replay.append(change('homes'));
  expect(replay.since(after)).toEqual([change('homes')]);
});

test('it keeps the latest 10,000 changes', () => {
  const replay = makeReplay();
  replay.restart();
  const first = replay.position();
  for (let count = 0; count < 10_000; count++) replay.append(change('me'));
  expect(replay.since(first)).toHaveLength(10_000);
  const last = replay.position();
  replay.append(change('homes'));
  expect(replay.since(first)).toBeUndefined();
  expect(replay.since(last)).toEqual([change('homes')]);
});

test('missed notes concern the person and each home in which they live now', async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const { id: homeId } = await buildHome([aisyah, wei]);
  const { id: leftId } = await buildHome([aisyah, wei], { name: 'Left' });
  await aisyah.api.homes.removeMember({ homeId: leftId, userId: wei.userId });
  const changes = [
    { homeId, topics: ['home'] as const },
    { homeId: leftId, topics: ['home'] as const },
    { homeId: randomUUID(), topics: ['home'] as const },
    { homeId, topics: ['chores', 'home'] as const },
    { userIds: [aisyah.userId], topics: ['sessions'] as const },
    { userIds: [aisyah.userId, wei.userId], topics: ['me'] as const },
  ];
  expect(await missedNotes(app.reads, wei.userId, changes)).toEqual([
    { topics: ['me'] },
    { homeId, topics: ['home', 'chores'] },
  ]);
  expect(await missedNotes(app.reads, randomUUID(), changes)).toEqual([]);
});

test('the position comes from the page or from the earlier stream', () => {
  const asked = (url: string, headers = {}) => positionOf({ url, headers } as IncomingMessage);
  expect(asked('/api/live')).toBeUndefined();
  expect(asked('/api/live?since=here.12')).toBe('here.12');
  expect(asked('/api/live?since=here.12', { 'last-event-id': 'here.13' })).toBe('here.13');
});
