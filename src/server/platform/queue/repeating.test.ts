import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { repeat } from '#server/platform/queue/repeating.ts';

test('it runs at once and again, also after a failed round', async () => {
  const failures: unknown[] = [];
  let rounds = 0;
  const work = async () => {
    rounds += 1;
    if (rounds === 2) throw new Error('the second');
  };
  const stop = repeat({ work, pauseMs: 5, onError: (error) => failures.push(error) });
  expect(rounds).toBe(1);
  await vi.waitFor(() => {
    expect(rounds).toBeGreaterThan(3);
  });
  await stop();
  const before = rounds;
  await wait(30);
  expect(rounds).toBe(before);
  expect(failures).toEqual([new Error('the second')]);
});

test('a stop signals the running round and waits for it, but not for the pause', async () => {
  const states: string[] = [];
  const work = async (signal: AbortSignal) => {
    await wait(20);
    states.push(signal.aborted ? 'aborted' : 'running');
  };
  const stop = repeat({ work, pauseMs: 60_000, onError: () => {} });
  await stop();
  expect(states).toEqual(['aborted']);

  const [idle, paused] = [performance.now(), repeat({ work, pauseMs: 60_000, onError: () => {} })];
  await vi.waitFor(() => {
    expect(states).toHaveLength(2);
  });
  await paused();
  expect(performance.now() - idle).toBeLessThan(10_000);
  expect(states).toEqual(['aborted', 'running']);
});
