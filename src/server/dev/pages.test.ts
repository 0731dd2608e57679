import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { devPages } from '#server/dev/pages.ts';

const ask = (url: string, remoteAddress: string, isDemo: boolean) =>
  devPages({ base: 'http://localhost:3000', mailFolder: '/nowhere', isDemo })(
    { url, socket: { remoteAddress } } as IncomingMessage,
    // Every answer would call it.
    {} as ServerResponse,
  );

test.each([
  ['without the demo, a sign-in link', '/dev/sign-in/wei', '127.0.0.1', false],
  ['a sign-in link of a person that the demo does not have', '/dev/sign-in/siti', '127.0.0.1', true],
  ['from another machine, a sign-in link', '/dev/sign-in/wei', '192.0.2.7', true],
  ['from another machine, the sent emails', '/dev/emails', '::ffff:192.0.2.7', true],
  ['any other page', '/dashboard', '127.0.0.1', true],
])('%s is not answered', async (_what, url, address, isDemo) => {
  expect(await ask(url, address, isDemo)).toBe(false);
});
