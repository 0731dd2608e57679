import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkGoogle } from '#server/host/doctor/google.ts';
import { startIdp } from '#test/fakes/idp.ts';
import { freePort } from '#test/running/program.ts';

const set = (GOOGLE_ISSUER: string) => ({ GOOGLE_CLIENT_ID: 'id', GOOGLE_ISSUER });

/** Starts a provider that answers wrongly. */
async function startStrange(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  };
}

test('without Google there is no check', async () => {
  const { finding, clocks } = await checkGoogle({
    GOOGLE_CLIENT_ID: undefined,
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
  });
  expect(finding).toMatchObject({ name: 'Google', state: 'ok' });
  expect(clocks).toEqual([]);
});

test('a real provider is found, and its clock read', async () => {
  await using idp = await startIdp({
    clientId: 'id',
    secret: 's',
    redirectUri: 'http://127.0.0.1/callback',
    people: [],
  });
  const { finding, clocks } = await checkGoogle(set(idp.issuer));
  expect(finding).toMatchObject({ state: 'ok', line: expect.stringContaining(idp.issuer) });
  expect(clocks).toEqual([{ of: new URL(idp.issuer).host, aheadMs: expect.any(Number) }]);
  expect(Math.abs(clocks[0]?.aheadMs ?? Infinity)).toBeLessThan(3000);
});

test('an unreachable, failing or wrong provider is bad, with advice', async () => {
  const closed = await checkGoogle(set(`http://127.0.0.1:${await freePort()}`));
  expect(closed.finding).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('(ECONNREFUSED)'),
    advice: expect.stringContaining('GOOGLE_ISSUER'),
  });
  await using failing = await startStrange((_request, response) => response.writeHead(503).end());
  const { finding } = await checkGoogle(set(failing.url));
  expect(finding).toMatchObject({ state: 'bad', line: expect.stringContaining('(HTTP 503)') });
  await using page = await startStrange((_request, response) => response.end('<h1>hello</h1>'));
  expect((await checkGoogle(set(page.url))).finding).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('is not an OpenID configuration'),
  });
});

test('the provider’s answer shows a wrong clock', async () => {
  const hourAhead = () => new Date(Date.now() + 3_600_000).toUTCString();
  await using ahead = await startStrange((_request, response) => {
    response.writeHead(200, { date: hourAhead() }).end('{}');
  });
  const { clocks } = await checkGoogle(set(ahead.url));
  expect(clocks[0]?.aheadMs).toBeGreaterThan(3_590_000);
});
