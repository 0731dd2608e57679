/** @module-tag rest */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import pino from 'pino';
import { expect, test } from 'vitest';
import { makeDecoders, type DecoderOptions } from '#server/reading/decoders/pool.ts';
import { confineDecoder, launchConfined } from '#server/reading/decoders/process.ts';
import { bomb, picture } from '#test/builders/images.ts';

type Options = Omit<DecoderOptions, 'log'>;

function open(options: Options = {}) {
  const lines: { msg: string; why?: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line) as never) });
  const decoders = makeDecoders('picture', { processes: 1, ...options, log });
  const decode = (bytes: Uint8Array, sender = 'somebody') => decoders.decode({ bytes }, sender);
  return {
    decoders,
    lines,
    decode,
    small: async () => decode(await picture('png', [32, 32])),
    [Symbol.dispose]: () => decoders.close(),
  };
}

const made = { made: { large: expect.any(Buffer) as Buffer, small: expect.any(Buffer) as Buffer } };
const busy = (amongOwn: boolean) => ({ busy: true, amongOwn });
// The most pixels that may be opened whole, so that the test can interrupt it.
const slow = bomb(4000, 4000);
// Takes many times as long. An interlaced picture in seven passes needs little more memory than its rows.
const deep = bomb(4000, 4000, 4001, { deep: true });

/** The decoder processes that this process started. */
const pids = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) =>
        Number(parent) === process.pid && args.some((arg) => arg.endsWith('/decoders/program.ts')),
    )
    .map(([pid]) => Number(pid));

const signal = (name: NodeJS.Signals) => {
  for (const pid of pids()) process.kill(pid, name);
};

test('a process starts with the first file and ends after a while without one', async () => {
  using all = open({ idleMs: 100 });
  expect([all.decoders.running, pids()]).toEqual([0, []]);
  expect(await all.small()).toEqual(made);
  expect(pids()).toHaveLength(1);
  await expect.poll(() => all.decoders.running).toBe(0);
  await expect.poll(pids).toEqual([]);
  expect(await all.small()).toEqual(made);
});

test('the process that stays keeps working if no other starts, and files that need another are told to retry', async () => {
  let starts = 0;
  const launch: DecoderOptions['launch'] = (...given) => {
    starts += 1;
    if (starts > 1) throw new Error('spawn ENOENT');
    return launchConfined(...given);
  };
  using all = open({ keepsOne: true, filesEach: 1, idleMs: 1, launch });
  await all.decoders.prepare();
  expect(pids()).toHaveLength(1);
  const [stays] = pids();
  for (let count = 0; count < 3; count++) expect(await all.small()).toEqual(made);
  await expect.poll(() => starts).toBeGreaterThan(1);
  expect(pids()).toEqual([stays]);
  signal('SIGKILL');
  await expect.poll(pids).toEqual([]);
  await expect(all.small()).rejects.toMatchObject({ code: 'BUSY', status: 503 });
  expect(all.lines.at(-1)?.msg).toContain('Restart Serumah');
});

test('refusing a file does not end the process', async () => {
  using all = open();
  await all.small();
  const [pid] = pids();
  expect(await all.decode(Buffer.from('#!/bin/sh'))).toEqual({ refused: expect.any(String) as string });
  expect(await all.small()).toEqual(made);
  expect(pids()).toEqual([pid]);
});

test('a file that takes too long ends its process, and the next file is served', async () => {
  using all = open({ stuckMs: 1500 });
  await all.small();
  signal('SIGSTOP');
  expect(await all.small()).toEqual({ killed: 'time' });
  expect(all.lines).toMatchObject([{ msg: 'decoder killed', why: 'time' }]);
  expect(await all.small()).toEqual(made);
});

// Other systems do not tell how much memory a process holds.
test.runIf(process.platform === 'linux')('what takes too much memory is ended', async () => {
  using all = open({ memoryMb: 1 });
  expect(await all.small()).toEqual({ killed: expect.stringMatching(/^(?:memory|crash)$/) as string });
  expect(all.lines).toMatchObject([{ msg: 'decoder killed' }]);
});

test.runIf(process.platform === 'linux')('the system lets it hold only so much more', async () => {
  using all = open();
  await all.small();
  const procFile = (what: string) => readFileSync(`/proc/${pids()[0]}/${what}`, 'utf8');
  const [, soft, hard] = /^Max data size +(\S+) +(\S+)/m.exec(procFile('limits')) ?? [];
  const writable = Number(/^VmData:\s+(\d+) kB$/m.exec(procFile('status'))?.[1]) * 1024;
  expect(soft).toBe(hard);
  expect(Number(hard) - writable).toBeLessThan(370 * 1024 * 1024);
});

test('a file that takes long gives way to others that wait, and comes last', async () => {
  using all = open({ givesWayMs: 100 });
  const order: string[] = [];
  const send = async (bytes: Uint8Array, sender: string) => {
    const outcome = await all.decode(bytes, sender);
    order.push(sender);
    return outcome;
  };
  const tiny = await picture('png', [32, 32]);
  const long = send(deep, 'long');
  expect(await Promise.all([send(tiny, 'one'), send(tiny, 'other'), long])).toEqual([made, made, made]);
  expect(order).toEqual(['one', 'other', 'long']);
});

test('a sender of many files waits behind a sender of one', async () => {
  using all = open();
  const tiny = await picture('png', [32, 32]);
  const order: string[] = [];
  const senders = ['many', 'many', 'many', 'one', 'other', 'one'];
  await Promise.all(
    senders.map(async (sender) => {
      await all.decode(tiny, sender);
      order.push(sender);
    }),
  );
  expect(order).toEqual(['many', 'one', 'other', 'many', 'one', 'many']);
});

test('a decoder that crashes breaks nothing else, busy or idle', async () => {
  using all = open();
  await all.small();
  // Read before the picture is sent: on a busy machine reading it takes longer than the picture.
  const [pid = NaN] = pids();
  const broken = all.decode(slow);
  const next = all.small();
  process.kill(pid, 'SIGKILL');
  expect(await broken).toEqual({ killed: 'crash' });
  expect(await next).toEqual(made);
  signal('SIGKILL');
  await expect.poll(() => all.decoders.running).toBe(0);
  expect(await all.small()).toEqual(made);
});

test('after some files a fresh process takes over', async () => {
  using all = open({ filesEach: 2 });
  await all.small();
  const first = pids();
  await all.small();
  await all.small();
  expect(pids()).not.toEqual(first);
});

test('the number, the time and the size of waiting files are limited', async () => {
  using few = open({ waiting: 1 });
  const tiny = await picture('png', [32, 32]);
  const outcomes = await Promise.all([slow, tiny, tiny].map((bytes) => few.decode(bytes)));
  expect(outcomes.map((outcome) => Object.keys(outcome)[0])).toEqual(['made', 'made', 'busy']);

  using impatient = open({ patienceMs: 50 });
  const long = impatient.decode(slow);
  expect(await impatient.small()).toEqual(busy(true));
  expect(await long).toEqual(made);

  using shared = open({ waitingOfSender: 1 });
  const those = ['many', 'many', 'many', 'one'].map((sender) => shared.decode(tiny, sender));
  expect((await Promise.all(those)).map((outcome) => Object.keys(outcome)[0])).toEqual([
    'made',
    'made',
    'busy',
    'made',
  ]);

  using light = open({ waitingMb: 1 });
  const working = light.decode(slow);
  expect(await light.decode(Buffer.alloc(2 * 1024 * 1024))).toEqual(busy(true));
  expect(await working).toEqual(made);
});

test('if all places are taken, the last file of the sender with most makes room for a sender with none', async () => {
  using all = open({ waiting: 3, waitingOfSender: 3 });
  const tiny = await picture('png', [32, 32]);
  const senders = ['works', 'many', 'many', 'many', 'one', 'many', 'other', 'third'];
  const outcomes = senders.map((sender) => all.decode(sender === 'works' ? slow : tiny, sender));
  expect(await Promise.all(outcomes)).toEqual([
    made,
    made,
    busy(true),
    busy(true),
    made,
    busy(true),
    made,
    // Everyone has one place.
    busy(false),
  ]);
});

test('closing ends running work, and nothing starts after it', async () => {
  const all = open();
  const [under, waits] = [all.decode(slow), all.small()];
  await expect.poll(pids, { timeout: 20_000 }).toHaveLength(1);
  await all.decoders.close();
  expect(pids()).toEqual([]);
  expect(await waits).toEqual(busy(false));
  expect(await under).not.toEqual(made);
  expect(await all.small()).toEqual(busy(false));
});

test('closing waits for a process that is starting, and ends it', async () => {
  const all = open({ keepsOne: true });
  const prepared = all.decoders.prepare();
  await expect.poll(pids, { interval: 20 }).toHaveLength(1);
  expect(all.decoders.running).toBe(0);
  await all.decoders.close();
  expect(pids()).toEqual([]);
  await prepared;
  expect(all.decoders.running).toBe(0);
});

test.runIf(process.platform === 'linux')(
  'it is given no secret, and may read nothing but the program',
  async () => {
    using all = open();
    await all.small();
    const procFile = (what: string) => readFileSync(`/proc/${pids()[0]}/${what}`, 'utf8').split('\0');
    const names = procFile('environ').map((line) => line.split('=')[0]);
    expect(names.filter((name) => name && !name.startsWith('NODE_CHANNEL')).toSorted()).toEqual([
      'MALLOC_ARENA_MAX',
      'NODE_ENV',
      'UV_THREADPOOL_SIZE',
    ]);
    const args = procFile('cmdline');
    expect(args).toContain('--permission');
    expect(
      args
        .filter((arg) => arg.includes('--allow-fs'))
        .every((arg) => /=.+\/(src|node_modules|package\.json)$/.test(arg)),
    ).toBe(true);
  },
);

const linux = process.platform === 'linux';
const confined = await confineDecoder([]);
test.runIf(linux && confined.walled)('it runs without a network, and cannot gain privileges', async () => {
  using all = open();
  await all.small();
  const [pid = NaN] = pids();
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  expect(status).toMatch(/^CapBnd:\t0+$/m);
  const network = (of: number) => readlinkSync(`/proc/${of}/ns/net`);
  expect(network(pid)).not.toBe(network(process.pid));
});
