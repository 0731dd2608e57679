import { createServer, request as requestHttp, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalOf } from '#server/platform/http/errors.ts';
import { readBody } from '#server/platform/http/request-body.ts';

const BOUNDS = { bytes: 15_000_000, tooLarge: 'TOO_LARGE', busy: 'BUSY' } as const;
/** 0.4 Mbit/s. */
const POOR_LINE_BYTES_A_SECOND = 50_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
/** Waits until arrived bytes have been read. */
const arrived = () => new Promise(setImmediate);
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => refusalOf(error, () => {}).code,
  );

/** Starts a body that is still arriving, and returns its outcome. */
function beginBody(headers: Record<string, string> = {}) {
  const stream = new PassThrough();
  const request = Object.assign(stream, { headers }) as unknown as IncomingMessage;
  const set: unknown[] = [];
  const response = { setHeader: (...header: unknown[]) => set.push(header) };
  const end = codeOf(readBody({ request, response: response as never }, BOUNDS));
  const send = async (bytes: number) => {
    stream.write(Buffer.alloc(bytes));
    await arrived();
  };
  return { stream, send, end, set };
}

test.each(['content-length', 'transfer-encoding'])(
  'a photo on a poor line is waited for (%s)',
  async (by) => {
    const photo = 4_200_000;
    const { stream, send, end } = beginBody(by === 'content-length' ? { [by]: String(photo) } : {});
    for (let sent = 0; sent < photo; sent += POOR_LINE_BYTES_A_SECOND) {
      await send(POOR_LINE_BYTES_A_SECOND);
      vi.advanceTimersByTime(1000);
    }
    // Like a phone that changes its antenna.
    vi.advanceTimersByTime(25_000);
    stream.end();
    expect(await end).toBe('read');
  },
);

test('a slower body, or one without its end, is refused', async () => {
  const slow = beginBody({ 'content-length': '4200000' });
  for (let second = 0; second < 300; second++) {
    await slow.send(5000);
    vi.advanceTimersByTime(1000);
  }
  expect(await slow.end).toBe('TOOK_TOO_LONG');
  const kept = beginBody({ 'content-length': '13100000' });
  await kept.send(13_099_990);
  vi.advanceTimersByTime(29_000);
  await kept.send(1);
  expect(kept.set).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(await kept.end).toBe('TOOK_TOO_LONG');
});

test('the client gets the reason, and the connection ends', async () => {
  const server = createServer((request, response) => {
    void codeOf(readBody({ request, response }, BOUNDS)).then((code) => response.end(code));
  });
  const asked = new Promise((done) => server.once('request', done));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const sending = requestHttp({ port, method: 'POST', headers: { 'content-length': 1000 } });
  const closed = new Promise((done) => sending.once('close', done));
  const answer = new Promise<IncomingMessage>((done) => sending.once('response', done));
  sending.on('error', () => {});
  sending.write('half');
  await asked;
  vi.advanceTimersByTime(31_000);
  const { headers } = await answer;
  let text = '';
  for await (const part of await answer) text += String(part);
  expect([text, headers.connection]).toEqual(['TOOK_TOO_LONG', 'close']);
  await closed;
  await new Promise((done) => server.close(done));
});

test('a sender who has disconnected is not waited for', async () => {
  const { stream, end } = beginBody();
  stream.destroy();
  expect(await end).toBe('read');
  const gone = new PassThrough().destroy();
  const request = Object.assign(gone, { headers: {} }) as unknown as IncomingMessage;
  await arrived();
  expect(await readBody({ request, response: undefined as never }, BOUNDS)).toBeUndefined();
});
