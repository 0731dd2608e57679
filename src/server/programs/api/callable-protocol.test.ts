import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { os } from '@orpc/server';
import pino from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { makeCallableHandler } from '#server/programs/api/callable-protocol.ts';
import type { RequestContext } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { makeSecurityEvents } from '#server/platform/logs/security-events.ts';
import { callableClient, refusedAs } from '#test/steps/callables.ts';
import { errors } from '#words/errors.ts';

const procedure = os.$context<RequestContext>();
const never = () => new Promise<never>(() => {});

const router = {
  echo: procedure.input(z.object({ data: z.unknown() })).handler(async ({ input, context }) => ({
    result: { given: input.data, cookie: context.request.headers.cookie ?? null },
  })),
  refuse: procedure.input(z.object({ data: z.string() })).handler(async ({ input }) => {
    if (input.data in ERRORS) throw refusal(input.data as ErrorCode);
    throw new Error(input.data);
  }),
  hang: procedure.handler(never),
};

async function serve(deadlineMs?: number) {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const events = makeSecurityEvents(log)({ network: '127.0.0.1', request: '' });
  const answer = makeCallableHandler(router, { PUBLIC_URL: base }, undefined, deadlineMs);
  server.on('request', (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    void answer(path, { request, response, address: '127.0.0.1', events });
  });
  const post = (path: string, init: RequestInit = {}) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":1}',
      ...init,
    });
  return {
    base,
    lines,
    post,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

test('the client gets its result, by name and by region', async () => {
  await using served = await serve();
  await using client = callableClient(served.base);
  const data = { text: 'Mop 🧽', list: [1, null, { deep: true }] };
  expect(await client.call('echo', data)).toEqual({ given: data, cookie: null });
  expect(await client.callInRegion('echo', data)).toEqual({ given: data, cookie: null });
  const answer = await served.post('/functions/echo');
  expect(await answer.json()).toEqual({ result: { given: 1, cookie: null } });
  expect(answer.headers.get('content-type')).toBe('application/json');
});

const CLIENT_CODES: Record<number, string> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  500: 'internal',
  503: 'unavailable',
  504: 'deadline-exceeded',
  // The protocol has no name for these two.
  410: 'invalid-argument',
  413: 'invalid-argument',
};

test('every error code reaches the client with its status and sentence', async () => {
  await using served = await serve();
  await using client = callableClient(served.base);
  for (const [code, status] of Object.entries(ERRORS) as [ErrorCode, number][]) {
    const call = client.call('refuse', code);
    await expect(call).rejects.toThrow(errors[code]);
    expect(await refusedAs(call), code).toBe(`functions/${CLIENT_CODES[status]} ${code}`);
  }
  const raw = await served.post('/functions/refuse', { body: '{"data":"FORBIDDEN"}' });
  expect(raw.status).toBe(403);
  expect(await raw.json()).toEqual({
    error: { status: 'PERMISSION_DENIED', message: errors.FORBIDDEN, details: { code: 'FORBIDDEN' } },
  });
  expect((await served.post('/functions/refuse', { body: '{"data":"TOO_LARGE"}' })).status).toBe(400);
});

test('an unforeseen error is internal, reveals nothing, and is logged', async () => {
  await using served = await serve();
  await using client = callableClient(served.base);
  const call = client.call('refuse', 'secret detail');
  expect(await refusedAs(call)).toBe('functions/internal UNEXPECTED');
  await expect(call).rejects.not.toThrow('secret detail');
  expect(served.lines.join('')).toContain('secret detail');
});

test('other requests are refused in the form of the protocol', async () => {
  await using served = await serve();
  await using client = callableClient(served.base);
  expect(await refusedAs(client.call('nothing', {}))).toBe('functions/not-found NOT_FOUND');
  expect(await refusedAs(client.call('echo', 'x'.repeat(300_000)))).toBe(
    'functions/invalid-argument TOO_LARGE',
  );
  const wrong: [path: string, status: number, init: RequestInit][] = [
    ['/functions/echo', 400, { body: '{' }],
    ['/functions/refuse', 400, { body: '{}' }],
    ['/functions/refuse', 400, { body: 'null' }],
    ['/functions/refuse', 400, { body: '' }],
    ['/functions/refuse', 400, { body: '[1]' }],
    ['/functions/echo', 400, { method: 'GET', body: null }],
    ['/functions/echo', 400, { method: 'PUT' }],
    ['/functions/echo', 400, { headers: { 'content-type': 'text/plain' } }],
    [
      '/functions/echo',
      400,
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'data=1' },
    ],
    ['/functions/', 404, {}],
    ['/functions/echo/more', 404, {}],
    ['/functions/__proto__', 404, {}],
    ['/functions/constructor', 404, {}],
  ];
  for (const [path, status, init] of wrong) {
    const answer = await served.post(path, init);
    const name = status === 404 ? 'NOT_FOUND' : 'INVALID_ARGUMENT';
    expect([answer.status, await answer.json()], `${path} ${JSON.stringify(init)}`).toMatchObject([
      status,
      { error: { status: name } },
    ]);
  }
});

test('pages of any site may call, but without the reader’s cookie', async () => {
  await using served = await serve();
  const preflight = await served.post('/functions/echo', {
    method: 'OPTIONS',
    body: null,
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual([
    'content-type',
    'authorization',
    'firebase-instance-id-token',
    'x-firebase-appcheck',
  ]);

  const cookieFrom = async (from: Record<string, string>) => {
    const headers = { 'content-type': 'application/json', cookie: 'a=b', ...from };
    const answer = await served.post('/functions/echo', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    return ((await answer.json()) as { result: { cookie: string | null } }).result.cookie;
  };
  expect(await cookieFrom({ origin: served.base })).toBe('a=b');
  expect(await cookieFrom({ origin: 'https://elsewhere.example' })).toBeNull();
  expect(await cookieFrom({ origin: 'null' })).toBeNull();
  const refused = await served.post('/functions/nothing', {
    headers: { 'content-type': 'application/json' },
  });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});

test('a call that takes too long ends', async () => {
  await using served = await serve(50);
  await using client = callableClient(served.base);
  expect(await refusedAs(client.call('hang', {}))).toBe('functions/deadline-exceeded TOOK_TOO_LONG');
  expect(await client.call('echo', 1)).toMatchObject({ given: 1 });
});
