import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { isPublic, lookUpOnly, NotPublic } from '#server/platform/http/public-address.ts';
import { isLoopback } from '#server/platform/settings/loopback.ts';
import { pushKeysOf } from '#server/platform/settings/push-keys.ts';
import { readEndpoint } from '#server/telling/pushes/endpoints.ts';
import { makePushSender } from '#server/telling/pushes/sending.ts';
import { sharedApp } from '#test/running/app.ts';
import { startPushService } from '#test/fakes/push-service.ts';

const app = await sharedApp();
const NEVER = new AbortController().signal;

test('any public https address is accepted, and this machine only in tests', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://8.8.8.8:8443/x',
    'https://[2404:6800::1]/x',
  ])
    expect(readEndpoint(endpoint, false)?.url.href, endpoint).toBe(endpoint);
  for (const endpoint of [
    'https://10.0.0.1/x',
    'https://0x7f.1/x',
    'https://[fe80::1]/x',
    'http://push.example/x',
    'https://a:b@push.example/x',
  ])
    expect(readEndpoint(endpoint, false), endpoint).toBeUndefined();
  for (const endpoint of ['http://127.0.0.1:9/x', 'https://localhost/x', 'http://[::1]/x']) {
    expect(readEndpoint(endpoint, false), endpoint).toBeUndefined();
    expect(readEndpoint(endpoint, true)?.url.href, endpoint).toBe(endpoint);
  }
});

test('each connection checks whether a name leads to this machine', async () => {
  const lookUp = (mayBe: (address: string) => boolean) =>
    new Promise<unknown>((done) => {
      const answer: Parameters<LookupFunction>[2] = (error, found) => done(error ?? found);
      lookUpOnly(mayBe)('localhost', {}, answer);
    });
  expect(await lookUp(isPublic)).toBeInstanceOf(NotPublic);
  expect(isLoopback(String(await lookUp(isLoopback)))).toBe(true);
});

test('a device whose address is no longer accepted is removed, and gets no push', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const service = await startPushService();
  const { subscription } = service.subscribe();
  const sender = makePushSender({
    keys: pushKeysOf(app.settings),
    toThisMachine: false,
    now: () => new Date(),
  });
  for (const endpoint of [
    `http://127.0.0.1:${port}/x`,
    `https://127.0.0.1:${port}/x`,
    `https://10.0.0.1:${port}/x`,
  ])
    expect(
      await sender.send({ ...subscription, endpoint }, { text: '{}', about: 'x' }, NEVER),
      endpoint,
    ).toEqual({ is: 'gone' });
  expect(asked).toBe(0);
  sender.close();
  await service.stop();
  server.close();
});
