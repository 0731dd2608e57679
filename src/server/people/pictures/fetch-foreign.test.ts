import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isPublic } from '#server/platform/http/public-address.ts';
import { Silence } from '#server/platform/queue/silence.ts';
import { fetchForeign, NotFetched } from '#server/people/pictures/google-picture.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    at: (host: string) => `http://${host}:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const LIMITS = { maxBytes: 1000, timeMs: 2000 };
const fetchFrom = (address: string, trusted = address) => fetchForeign(address, { trusted, ...LIMITS });

test('distinguishes public addresses from private ones', () => {
  const ours = [
    ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
    ['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ['64:ff9b::a00:1', '2002:a00:1::', '2001:0:a00:1::1', 'localhost', ''],
  ].flat();
  expect(ours.filter(isPublic)).toEqual([]);
  const others = ['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2404:6800:4001::1'];
  expect(others.filter((address) => !isPublic(address))).toEqual([]);
});

test('a trusted host is fetched, wherever it is', async () => {
  await using server = await serve((_request, response) => response.end('here'));
  expect((await fetchFrom(server.at('127.0.0.1'))).toString()).toBe('here');
});

test('no other host on this machine or its network is fetched, by number or by name', async () => {
  let asked = 0;
  await using server = await serve((_request, response) => {
    asked += 1;
    response.end('secret');
  });
  const address = 'not a public address';
  const trusted = 'http://issuer.example';
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1']) {
    await expect(fetchFrom(server.at(host), trusted), host).rejects.toThrow(address);
  }
  expect(asked).toBe(0);
});

test('another port of a trusted host is not fetched', async () => {
  await using other = await serve((_request, response) => response.end('restarted'));
  await using trusted = await serve((_request, response) => response.end('here'));
  await expect(fetchFrom(other.at('127.0.0.1'), trusted.at('127.0.0.1'))).rejects.toThrow(
    'not a public address',
  );
});

test('plain http is fetched only from a trusted host, and no other protocol', async () => {
  const refused = 'not an address that we fetch';
  await expect(fetchFrom('http://pictures.example/', 'https://accounts.google.com')).rejects.toThrow(refused);
  for (const address of ['file:///etc/passwd', 'ftp://pictures.example/', 'data:image/png;base64,AA', 'x']) {
    await expect(fetchFrom(address, 'http://issuer.example'), address).rejects.toThrow(refused);
  }
});

test('no redirect is followed, and a body is read up to its limit', async () => {
  await using away = await serve((_request, response) => response.writeHead(302, { location: '/a' }).end());
  await expect(fetchFrom(away.at('127.0.0.1'))).rejects.toThrow(new NotFetched('answered 302'));
  await using large = await serve((_request, response) => response.end(Buffer.alloc(1001)));
  await expect(fetchFrom(large.at('127.0.0.1'))).rejects.toThrow(new NotFetched('too large'));
  await using right = await serve((_request, response) => response.end(Buffer.alloc(1000)));
  expect(await fetchFrom(right.at('127.0.0.1'))).toHaveLength(1000);
});

test('a failure that may pass can be retried', async () => {
  await using busy = await serve((_request, response) => response.writeHead(503).end());
  await expect(fetchFrom(busy.at('127.0.0.1'))).rejects.not.toBeInstanceOf(NotFetched);
  await using silent = await serve(() => {});
  const address = silent.at('127.0.0.1');
  const asked = fetchForeign(address, { trusted: address, maxBytes: 1, timeMs: 200 });
  await expect(asked).rejects.toThrow(Silence);
  await using halting = await serve((_request, response) => response.write('a'));
  const begun = halting.at('127.0.0.1');
  await expect(fetchForeign(begun, { trusted: begun, maxBytes: 10, timeMs: 200 })).rejects.toThrow(Silence);
});
