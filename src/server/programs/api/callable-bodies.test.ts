import { randomUUID } from 'node:crypto';
import { createServer, request as requestHttp, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { os } from '@orpc/server';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { AMOUNT_MAX } from '#domain/money.ts';
import { SETTLED_SHARES_MAX } from '#domain/settling-up.ts';
import { makeBodyReader } from '#server/programs/api/callable-bodies.ts';
import { makeCallableHandler } from '#server/programs/api/callable-protocol.ts';
import type { RequestContext } from '#server/platform/calls/calls.ts';
import { makeSecurityEvents } from '#server/platform/logs/security-events.ts';
import { callableClient, refusedAs } from '#test/steps/callables.ts';

const MIB = 1024 * 1024;
/** Megabytes take time on a busy machine. */
const SOON = { timeout: 10_000 };
const headerOf = ({ headers }: IncomingMessage, name: string) => headers[name] as string | undefined;
const procedure = os.$context<RequestContext>();

/** Starts a server with two functions. Only `file` accepts large bodies. Its calls wait for `answer`. */
async function serve(held?: number) {
  const gate = { open: true, opened: Promise.withResolvers<void>() };
  let asked = 0;
  const length = procedure.input(z.object({ data: z.string() })).handler(async ({ input }) => {
    asked += 1;
    if (!gate.open) await gate.opened.promise;
    return { result: input.data.length };
  });
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const large = { file: { bytes: 15 * MIB, tooLarge: 'PROOF_TOO_LARGE', busy: 'PROOFS_BUSY' } } as const;
  const answer = makeCallableHandler(
    { file: length, usual: length, list: procedure.handler(async () => ({ result: 0 })) },
    { PUBLIC_URL: base },
    makeBodyReader(
      async ({ request }) => headerOf(request, 'x-test-person'),
      { ...large, list: large.file },
      held,
    ),
  );
  const log = pino({ level: 'silent' });
  const events = makeSecurityEvents(log)({ network: '', request: '' });
  server.on('request', (request, response) => {
    const address = headerOf(request, 'x-test-address') ?? '192.0.2.1';
    void answer(request.url ?? '', { request, response, address, events });
  });
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  const send = (name: string, body: string | ReadableStream, headers: Record<string, string> = {}) =>
    fetch(`${base}/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
    });
  return {
    base,
    send,
    asked: () => asked,
    received: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    hold: () => {
      gate.open = false;
      gate.opened = Promise.withResolvers<void>();
    },
    release: () => {
      gate.open = true;
      gate.opened.resolve();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const bodyOf = (bytes: number) => JSON.stringify({ data: 'A'.repeat(bytes) });
const codeIn = async (answer: Response) =>
  ((await answer.json()) as { error: { details: { code: string } } }).error.details.code;

test('one function accepts a file of 10 MB as base64, every other at most 256 KiB', async () => {
  await using served = await serve();
  await using client = callableClient(served.base);
  const most = 'A'.repeat(13_981_016);
  expect(await client.call('file', most)).toBe(most.length);
  expect(await refusedAs(client.call('file', 'A'.repeat(15 * MIB)))).toBe(
    'functions/invalid-argument PROOF_TOO_LARGE',
  );
  expect(await client.call('usual', 'A'.repeat(250_000))).toBe(250_000);
  expect(await refusedAs(client.call('usual', most))).toBe('functions/invalid-argument TOO_LARGE');
});

test('a body with too large a length is refused before it arrives', async () => {
  await using served = await serve();
  const { port } = new URL(served.base);
  const request = requestHttp({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/functions/file',
    headers: { 'content-type': 'application/json', 'content-length': 900 * MIB },
  });
  const status = new Promise((done) => {
    request.on('response', ({ statusCode }) => done(statusCode));
  });
  request.flushHeaders();
  expect(await status).toBe(400);
  request.destroy();
});

test('a body without a length is read only up to the limit', async () => {
  await using served = await serve();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += MIB;
      if (sent > 30 * MIB) controller.close();
      else controller.enqueue(new Uint8Array(MIB).fill(65));
    },
  });
  const answer = await served.send('file', endless);
  expect([answer.status, await codeIn(answer)]).toEqual([400, 'PROOF_TOO_LARGE']);
  expect(served.asked()).toBe(0);
});

test('a large body of many small parts is refused unparsed', async () => {
  await using served = await serve();
  for (const many of ['[],', '{},', '1,', '"" ', ']']) {
    const answer = await served.send('list', `{"data":[${many.repeat(200_000)}1]}`);
    expect([answer.status, await codeIn(answer)], many).toEqual([400, 'INVALID_INPUT']);
  }
  expect((await served.send('list', `{"data":[${'[],'.repeat(1000)}1]}`)).status).toBe(200);
});

test('a large receipt may settle the largest number of shares', async () => {
  await using served = await serve();
  const share = { paymentId: randomUUID(), userId: randomUUID(), amount: AMOUNT_MAX };
  const settling = { userId: randomUUID(), lines: Array.from({ length: SETTLED_SHARES_MAX }, () => share) };
  const data = { ...share, token: null, mimeType: 'image/png', settling, fileData: 'A'.repeat(MIB) };
  expect((await served.send('list', JSON.stringify({ data }))).status).toBe(200);
});

test('memory is limited in all, to half for one site, until the answer', async () => {
  await using served = await serve(20 * MIB);
  served.hold();
  let people = 0;
  const from = (address: string) =>
    served.send('file', bodyOf(5 * MIB), {
      'x-test-address': address,
      'x-test-person': `person ${++people}`,
    });
  const waiting = [from('2001:db8:1::1'), from('192.0.2.2'), from('192.0.2.3')];
  await vi.waitFor(() => {
    expect(served.asked()).toBe(3);
  }, SOON);
  // The first site has used its half, for all of its networks.
  const refused = await from('2001:db8:1:2::1');
  expect([refused.status, await codeIn(refused)]).toEqual([503, 'PROOFS_BUSY']);
  // No memory is left for others.
  expect((await from('192.0.2.4')).status).toBe(503);
  // Small calls go on meanwhile.
  const small = served.send('usual', bodyOf(1000), { 'x-test-address': '192.0.2.1' });
  await vi.waitFor(() => {
    expect(served.asked()).toBe(4);
  }, SOON);
  served.release();
  expect((await Promise.all([...waiting, small])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await vi.waitFor(async () => {
    expect((await from('192.0.2.1')).status).toBe(200);
  }, SOON);
});

test('strangers get half of the memory and a person a third', async () => {
  await using served = await serve(32 * MIB);
  served.hold();
  const from = (address: string, person?: string) =>
    served.send('file', bodyOf(7 * MIB), {
      'x-test-address': address,
      ...(person !== undefined && { 'x-test-person': person }),
    });
  const waiting = [from('192.0.2.1'), from('192.0.2.2')];
  await vi.waitFor(() => {
    expect(served.asked()).toBe(2);
  }, SOON);
  expect((await from('192.0.2.1')).status).toBe(503);
  expect((await from('192.0.2.3')).status).toBe(503);
  waiting.push(from('192.0.2.3', 'ben'));
  await vi.waitFor(() => {
    expect(served.asked()).toBe(3);
  }, SOON);
  expect((await from('192.0.2.4', 'ben')).status).toBe(503);
  waiting.push(from('192.0.2.4', 'chloe'));
  await vi.waitFor(() => {
    expect(served.asked()).toBe(4);
  }, SOON);
  served.release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a sender who disconnects frees the memory', async () => {
  await using served = await serve(40 * MIB);
  const { port } = new URL(served.base);
  const headers = { 'content-type': 'application/json', 'content-length': 9 * MIB };
  const start = () => {
    const request = requestHttp({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/functions/file',
      headers,
    });
    request.on('error', () => {});
    request.write(Buffer.alloc(8 * MIB, 65));
    return request;
  };
  const first = start();
  await vi.waitFor(() => {
    expect(served.received()).toBeGreaterThan(8 * MIB);
  }, SOON);
  expect((await served.send('file', bodyOf(8 * MIB))).status).toBe(503);
  first.destroy();
  await vi.waitFor(async () => {
    expect((await served.send('file', bodyOf(8 * MIB))).status).toBe(200);
  }, SOON);
});
