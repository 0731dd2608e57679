import { afterEach, expect, test, vi } from 'vitest';
import { FORMER_HOUSEMATE } from '#domain/users.ts';
import { link, revive } from '#web/calls/link.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('dates are restored at any depth', () => {
  const json = {
    at: '2026-11-16T02:00:00.000Z',
    rows: [{ day: '2026-11-16', seen: '2026-11-17T02:00:00.000Z' }],
  };
  expect(
    revive({
      json,
      meta: [
        [1, 'at'],
        [1, 'rows', 0, 'seen'],
      ],
    }),
  ).toEqual({
    at: new Date('2026-11-16T02:00:00Z'),
    rows: [{ day: '2026-11-16', seen: new Date('2026-11-17T02:00:00Z') }],
  });
});

test('the name of a deleted account is translated, and no other text that looks like it', () => {
  const answer = (name: string) => ({
    home: { name: FORMER_HOUSEMATE, members: [{ displayName: 'Ben Tan' }, { displayName: name }] },
    actor: null,
  });
  expect(revive({ json: answer(FORMER_HOUSEMATE) }, 'Bekas rakan serumah')).toEqual(
    answer('Bekas rakan serumah'),
  );
  expect(revive({ json: answer(FORMER_HOUSEMATE) })).toEqual(answer(FORMER_HOUSEMATE));
});

test('an answer that a frozen page reads late does not set the clock', async () => {
  const server = Date.parse('2026-11-16T02:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: server + 5 * 60_000 });
  const times: number[] = [];
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<number>) => times.push(detail));
  const ask = (lastsMs: number) => {
    vi.stubGlobal('fetch', async () => {
      vi.setSystemTime(Date.now() + lastsMs);
      return Response.json({ json: 1 }, { headers: { date: new Date(server).toUTCString() } });
    });
    return link.call(['homes', 'getHome'], {}, { context: {} });
  };
  await ask(59_000);
  expect(times).toEqual([server]);
  await ask(61_000);
  expect(times).toEqual([server]);
});
