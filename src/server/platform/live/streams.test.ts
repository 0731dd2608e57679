import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventOf, makeStreams } from '#server/platform/live/streams.ts';
import { streamResponse } from '#test/fakes/stream-response.ts';

const EVICTED = 'retry: 60000\n\n';
const RESYNC = eventOf({ resync: true, version: 't' }, 'here.1');

type Given = { userId?: string; site?: string; sessionId?: string; unsent?: number };

function streamsAlone(restOfResyncMs?: number) {
  const streams = makeStreams({ version: 't', position: () => 'here.1', restOfResyncMs });
  const open = ({ unsent, ...given }: Given = {}) => {
    const { response, texts } = streamResponse({ ...(unsent !== undefined && { unsent }) });
    const [userId, site, sessionId] = [randomUUID(), randomUUID(), randomUUID()];
    const stream = streams.open(response, { userId, site, sessionId, ...given });
    if (!stream) throw new Error('not opened');
    return { stream, texts };
  };
  return { ...streams, open, rawOpen: streams.open };
}

test('a note to a person goes to all their streams and to no others', () => {
  const streams = streamsAlone();
  const own = [streams.open({ userId: 'a' }), streams.open({ userId: 'a' })];
  const other = streams.open({ userId: 'b' });
  streams.writeTo('a', 'text');
  streams.writeTo('unknown', 'text');
  expect(own.map(({ texts }) => texts)).toEqual([['text'], ['text']]);
  expect(other.texts).toEqual([]);
  expect(['a', 'b', 'unknown'].map(streams.has)).toEqual([true, true, false]);
  expect(streams.size()).toBe(3);
});

test('a disconnected browser gets no stream', () => {
  const streams = streamsAlone();
  const { response } = streamResponse();
  Object.assign(response, { destroyed: true });
  expect(streams.rawOpen(response, { userId: 'a', site: 'a', sessionId: 'a' })).toBeUndefined();
  expect(streams.size()).toBe(0);
});

test('a browser that does not read is cut off at 256 kB', () => {
  const streams = streamsAlone();
  const [slow, slower] = [256 * 1024, 256 * 1024 + 1].map((unsent) => streams.open({ userId: 'a', unsent }));
  streams.writeTo('a', 'text');
  expect(slow?.texts).toEqual(['text']);
  // A regular end would wait until the browser reads.
  expect(slower?.texts).toEqual(['ended', 'destroyed']);
  expect(streams.size()).toBe(1);
});

test('a person’s fifty-first stream evicts their oldest, which returns after a minute', () => {
  const streams = streamsAlone();
  const other = streams.open();
  const own = Array.from({ length: 51 }, () => streams.open({ userId: 'a' }));
  expect(own.map(({ texts }) => texts).filter((texts) => texts.length > 0)).toEqual([[EVICTED, 'ended']]);
  expect(own[0]?.texts).toEqual([EVICTED, 'ended']);
  expect(other.texts).toEqual([]);
  expect(streams.size()).toBe(51);
});

test('an evicted stream whose browser does not read is cut off', () => {
  const streams = streamsAlone();
  const oldest = streams.open({ userId: 'a', unsent: 1 });
  for (let count = 0; count < 50; count++) streams.open({ userId: 'a' });
  expect(oldest.texts).toEqual([EVICTED, 'ended', 'destroyed']);
});

test('a network with 3,000 streams loses the oldest of the person who has the most', () => {
  const streams = streamsAlone();
  const elsewhere = streams.open({ site: 'another' });
  const single = streams.open({ site: 'carrier' });
  const people = Array.from({ length: 60 }, () => randomUUID());
  const ofMany = people.flatMap((userId) =>
    Array.from({ length: 50 }, () => streams.open({ userId, site: 'carrier' })),
  );
  expect(streams.size()).toBe(3001);
  expect(ofMany.map(({ texts }) => texts).filter((texts) => texts.includes('ended'))).toEqual([
    [EVICTED, 'ended'],
  ]);
  expect([elsewhere.texts, single.texts]).toEqual([[], []]);
});

test('a browser reads everything again at most once per rest, and has no position until then', async () => {
  const streams = streamsAlone(300);
  const { stream, texts } = streams.open({ userId: 'a' });
  streams.resync(stream);
  expect(texts).toEqual([RESYNC]);
  streams.resyncAll();
  streams.resyncAll();
  streams.writeTo('a', eventOf({ topics: ['me'] }, 'here.1'));
  expect(texts).toEqual([RESYNC, 'data: {"topics":["me"]}\n\n']);
  await expect.poll(() => texts).toHaveLength(3);
  expect(texts.at(-1)).toBe(RESYNC);
  streams.writeTo('a', eventOf({ topics: ['me'] }, 'here.1'));
  expect(texts.at(-1)).toBe('id: here.1\ndata: {"topics":["me"]}\n\n');
});

test('the streams of an ended session are closed', () => {
  const streams = streamsAlone();
  const [gone, alive] = ['gone', 'alive'].map((sessionId) => streams.open({ userId: 'a', sessionId }));
  const other = streams.open({ userId: 'b', sessionId: 'not asked about' });
  streams.endSessionsExcept(['a'], new Set(['alive']));
  expect([gone, alive, other].map((each) => each?.texts)).toEqual([['ended'], [], []]);
  expect(streams.people()).toEqual(['a', 'b']);
});

test('closing ends every stream', () => {
  const streams = streamsAlone();
  const all = [streams.open(), streams.open({ userId: 'a' }), streams.open({ userId: 'a' })];
  streams.close();
  expect(all.map(({ texts }) => texts)).toEqual([['ended'], ['ended'], ['ended']]);
  expect(streams.size()).toBe(0);
});
