import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diskStore } from '#server/platform/files/disk-store.ts';
import { s3Store } from '#server/platform/files/s3-store.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { startS3 } from '#test/fakes/s3.ts';

const NAME = 'pictures/6f0e/one-large.webp';
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (found: Uint8Array | undefined) => found && Buffer.from(found).toString();

async function comesAndGoes(store: FileStore) {
  expect(await store.get(NAME)).toBeUndefined();
  expect(await store.isEmpty()).toBe(true);
  await store.put(NAME, bytes('first'), 'image/webp');
  expect(await store.isEmpty()).toBe(false);
  expect(textOf(await store.get(NAME))).toBe('first');
  await store.put(NAME, bytes('second'), 'image/webp');
  expect(textOf(await store.get(NAME))).toBe('second');
  await store.remove(NAME);
  expect(await store.get(NAME)).toBeUndefined();
  await store.remove(NAME);
  expect(await store.isEmpty()).toBe(true);
}

function temporaryFolder() {
  const base = mkdtempSync(path.join(tmpdir(), 'serumah-files-'));
  return {
    folder: path.join(base, 'files'),
    [Symbol.dispose]: () => rmSync(base, { recursive: true }),
  };
}

test('on disk, readable only by this user', async () => {
  using place = temporaryFolder();
  const store = diskStore(place.folder);
  await comesAndGoes(store);
  await store.put(NAME, bytes('kept'), 'image/webp');
  expect(statSync(place.folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(place.folder, NAME)).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(place.folder, 'pictures/6f0e'))).toEqual(['one-large.webp']);
});

test('a partial file after a crash is never read, and is removed with the file', async () => {
  using place = temporaryFolder();
  const store = diskStore(place.folder);
  await store.put(NAME, bytes('whole'), 'image/webp');
  const part = `${path.join(place.folder, NAME)}.part`;
  writeFileSync(part, 'ha');
  expect(textOf(await store.get(NAME))).toBe('whole');
  await store.remove(NAME);
  expect(existsSync(part)).toBe(false);
});

test('a disk store accepts no name outside its folder', async () => {
  using place = temporaryFolder();
  const store = diskStore(place.folder);
  const outside = '../secret';
  const error = 'not a name of ours';
  await expect((async () => store.get(outside))()).rejects.toThrow(error);
  await expect((async () => store.put(outside, bytes('x'), 'text/plain'))()).rejects.toThrow(error);
  await expect((async () => store.remove(outside))()).rejects.toThrow(error);
});

test('in an S3-compatible store', async () => {
  await using s3 = await startS3();
  await comesAndGoes(s3Store(s3.place));
});

test('an unreachable store is asked again; one that refuses is not', async () => {
  const s3 = await startS3();
  const store = s3Store(s3.place, 10_000);
  await store.put(NAME, bytes('kept'), 'image/webp');
  const { port } = new URL(s3.place.endpoint);
  await s3.stop();
  const waits = store.get(NAME);
  let busy = 0;
  const busyStore = createServer((_request, response) => {
    busy += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((done) => {
    busyStore.listen(Number(port), '127.0.0.1', done);
  });
  await expect.poll(() => busy, { timeout: 5000 }).toBeGreaterThan(0);
  busyStore.closeAllConnections();
  await new Promise((done) => busyStore.close(done));
  await using again = await startS3({ port: Number(port), folder: s3.folder });
  expect(textOf(await waits)).toBe('kept');

  const began = performance.now();
  const stranger = s3Store({ ...again.place, secretAccessKey: 'wrong' }, 10_000);
  await expect(stranger.put(NAME, bytes('forged'), 'image/webp')).rejects.toThrow('403');
  expect(performance.now() - began).toBeLessThan(2000);
});

test('retries and the server end in time', async () => {
  const closed = createServer();
  await new Promise<void>((done) => {
    closed.listen(0, '127.0.0.1', done);
  });
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'r',
    bucket: 'b',
    accessKeyId: 'i',
    secretAccessKey: 's',
  };
  await expect(s3Store(place, 300).remove(NAME)).rejects.toThrow('ECONNREFUSED');
  const stopping = new AbortController();
  const removing = s3Store(place).remove(NAME, stopping.signal);
  setTimeout(() => stopping.abort(), 100);
  await expect(removing).rejects.toThrow();
});

test('a silent store is waited for until the signal', async () => {
  const begun = { nothing: 0, half: 0 };
  const hanging = createServer((request, response) => {
    const says = request.url?.endsWith('half.webp') ? 'half' : 'nothing';
    if (says === 'half') response.writeHead(200, { 'content-length': 100 }).write('half of it');
    begun[says] += 1;
  });
  await new Promise<void>((done) => {
    hanging.listen(0, '127.0.0.1', done);
  });
  const { port } = hanging.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const store = s3Store({ endpoint, region: 'r', bucket: 'b', accessKeyId: 'i', secretAccessKey: 's' });
  for (const says of ['nothing', 'half'] as const) {
    const leaving = new AbortController();
    const reading = store.get(`pictures/a/${says}.webp`, leaving.signal);
    const ended = expect(reading).rejects.toThrow();
    await expect.poll(() => begun[says]).toBe(1);
    leaving.abort();
    await ended;
  }
  expect(begun).toEqual({ nothing: 1, half: 1 });
  hanging.closeAllConnections();
  await new Promise((done) => hanging.close(done));
});
