import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeServer, inOrderPerConnection } from '#server/platform/http/connections.ts';

type Handle = Parameters<typeof inOrderPerConnection>[0];

async function serve(handle: Handle, silentMs?: number) {
  const server = makeServer(silentMs);
  const answerInOrder = inOrderPerConnection(handle);
  server.on('request', (request, response) => void answerInOrder(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('an idle connection stays open longer than proxies keep theirs', () => {
  const { keepAliveTimeout, headersTimeout } = makeServer();
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
});

const asking = (count: number) =>
  Array.from({ length: count }, (_, number) => `GET /${number} HTTP/1.1\r\nhost: a\r\n\r\n`).join('');

/** Counts the simultaneous requests. */
function counting() {
  const seen = { underWay: 0, most: 0, begun: 0 };
  const handle: Handle = async (request, response) => {
    seen.begun += 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await soon();
    response.once('close', () => {
      seen.underWay -= 1;
    });
    response.end(`<${request.url}>`);
  };
  return { seen, handle };
}

test('requests that arrive together are answered in order, one after the other', async () => {
  const { seen, handle } = counting();
  const socket = await serve(handle);
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  socket.write(asking(20));
  await expect.poll(() => text).toContain('</19>');
  expect([...text.matchAll(/<\/(\d+)>/g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 20 }, (_, number) => number),
  );
  expect(seen).toMatchObject({ most: 1, begun: 20 });
});

test('a client that sends too many requests ahead is cut off', async () => {
  const { seen, handle } = counting();
  const socket = await serve(handle);
  socket.on('error', () => {});
  socket.write(asking(500));
  await once(socket.resume(), 'close');
  expect(seen.begun).toBeLessThanOrEqual(20);
});

test('a client that does not read loses its connection', async () => {
  let left = false;
  const socket = await serve(async (_, response) => {
    response.once('close', () => {
      left = true;
    });
    // More than the system buffers for a client that does not read.
    response.end(Buffer.alloc(20_000_000));
  }, 300);
  socket.pause();
  socket.on('error', () => {});
  socket.write(asking(1));
  await expect.poll(() => left, { timeout: 20_000 }).toBe(true);
});
