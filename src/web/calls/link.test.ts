import { afterEach, expect, test, vi } from 'vitest';
import { FORMER_HOUSEMATE } from '#domain/users.ts';
import { link, revive } from '#web/calls/link.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('instants are made anew, wherever they stand', () => {
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

test('whose account is gone is called as the page’s language has it, and nothing else that reads so', () => {
  const answer = (name: string) => ({
    home: { name: FORMER_HOUSEMATE, members: [{ displayName: 'Ben Tan' }, { displayName: name }] },
    actor: null,
  });
  expect(revive({ json: answer(FORMER_HOUSEMATE) }, 'Bekas rakan serumah')).toEqual(
    answer('Bekas rakan serumah'),
  );
  expect(revive({ json: answer(FORMER_HOUSEMATE) })).toEqual(answer(FORMER_HOUSEMATE));
});

test('an answer that a frozen page takes late does not say what time it is', async () => {
  const server = Date.parse('2026-11-16T02:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: server + 5 * 60_000 });
  const told: number[] = [];
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<number>) => told.push(detail));
  const ask = (lastsMs: number) => {
    vi.stubGlobal('fetch', async () => {
      vi.setSystemTime(Date.now() + lastsMs);
      return Response.json({ json: 1 }, { headers: { date: new Date(server).toUTCString() } });
    });
    return link.call(['homes', 'getHome'], {}, { context: {} });
  };
  await ask(59_000);
  expect(told).toEqual([server]);
  await ask(61_000);
  expect(told).toEqual([server]);
});
