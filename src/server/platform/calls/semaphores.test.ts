import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeKeyedSemaphore, waitingAtMost, withRest } from '#server/platform/calls/semaphores.ts';

/** A semaphore whose work ends on demand. */
function watched(count: number, ofKey = 1) {
  const semaphore = makeKeyedSemaphore({
    count,
    ofKey,
    waitingOfKey: 2,
    waitingInAll: 4,
    full: () => new Error('full'),
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (key: string, name: string) =>
    semaphore(key, () => {
      begun.push(name);
      return new Promise<void>((done) => ends.set(name, done));
    });
  const soon = () => new Promise((done) => setTimeout(done));
  const end = async (name: string) => {
    await soon();
    ends.get(name)?.();
    await soon();
  };
  return { ask, end, soon, begun, semaphore };
}

test('one per key at once, and waiting keys take turns', async () => {
  const { ask, end, soon, begun } = watched(2);
  const all = [
    ask('a', 'a1'),
    ask('a', 'a2'),
    ask('a', 'a3'),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('d', 'd1'),
  ];
  await soon();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
  await end('d1');
  // Two may run at once, but only one for each key.
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  expect(begun.slice(4)).toEqual(['a2', 'a3']);
  await Promise.all(all);
});

test('if a key may have several, the next begins as soon as one ends', async () => {
  const { ask, end, soon, begun } = watched(Infinity, 2);
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b1')];
  await soon();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3', 'a4']) await end(name);
  await Promise.all(all);
});

test('a key with too much work is refused, and others go on', async () => {
  const { ask, end, begun } = watched(1);
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await expect(ask('a', 'a4')).rejects.toThrow('full');
  all.push(ask('b', 'b1'), ask('c', 'c1'));
  await expect(ask('b', 'b2')).rejects.toThrow('full');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  await Promise.all(all);
});

test('failed work frees its place', async () => {
  const { semaphore } = watched(1);
  const both = [
    semaphore('a', () => Promise.reject(new Error('wrong'))),
    semaphore('a', () => Promise.resolve('right')),
  ];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('the answer comes at once, the next work only after the rest', async () => {
  const semaphore = makeKeyedSemaphore({
    count: Infinity,
    ofKey: 1,
    waitingOfKey: 1,
    waitingInAll: 1,
    full: () => new Error('full'),
  });
  const rested = withRest(semaphore, (tookMs) => (tookMs > 20 ? 100 : 0));
  const begun = performance.now();
  const passed = () => performance.now() - begun;
  const at: Record<string, number> = {};
  const long = rested('a', () => pause(30)).then(() => (at['answer'] = passed()));
  const next = rested('a', async () => (at['next'] = passed()));
  const other = rested('b', async () => (at['other'] = passed()));
  await expect(rested('a', async () => 0)).rejects.toThrow('full');
  await Promise.all([long, next, other]);
  expect((at['next'] ?? 0) - (at['answer'] ?? 0)).toBeGreaterThan(80);
  expect(at['other']).toBeLessThan(at['answer'] ?? 0);
  // Short work is followed by no rest, even if it failed.
  await expect(rested('a', () => Promise.reject(new Error('not so')))).rejects.toThrow('not so');
  expect(await rested('a', async () => 'done')).toBe('done');
});

test('work that waits too long is refused and does not run later', async () => {
  const { semaphore } = watched(1);
  const patient = waitingAtMost(
    (work) => semaphore('a', work),
    50,
    () => new Error('late'),
  );
  const done: string[] = [];
  let end = () => {};
  const first = patient(() => new Promise<void>((ended) => (end = ended)));
  const late = patient(async () => done.push('late'));
  await expect(late).rejects.toThrow('late');
  end();
  await first;
  await patient(async () => done.push('next'));
  expect(done).toEqual(['next']);
  await expect(patient(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
});

test('if all places are taken, a new key takes the last place of the key that waits for most', async () => {
  const { ask, end, begun } = watched(1);
  const outcomes: string[] = [];
  const all = ['a', 'a', 'a', 'b', 'b', 'c', 'd'].map((key, index) =>
    ask(key, `${key}${index}`).then(
      () => outcomes.push(`${key}${index} done`),
      (error: Error) => outcomes.push(`${key}${index} ${error.message}`),
    ),
  );
  await end('a0');
  // Four may wait. The second ones of a and b were evicted; the other keys had only one.
  expect(outcomes).toContain('a2 full');
  expect(outcomes).toContain('b4 full');
  for (const name of ['a1', 'b3', 'c5', 'd6']) await end(name);
  await Promise.all(all);
  expect(begun.toSorted()).toEqual(['a0', 'a1', 'b3', 'c5', 'd6']);
});
