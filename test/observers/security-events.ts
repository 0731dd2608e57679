import { expect } from 'vitest';
import { startApp } from '#test/running/app.ts';
import { recordLog } from '#test/observers/logged.ts';

/** pino's levels. */
export const [INFO, WARN] = [30, 40] as const;
export const NETWORK = '203.0.113.9';

/** An app with a readable log. It trusts the loopback address as a proxy, so a test chooses the network of a browser. */
export async function loggedApp(options: { pictureMb?: number } = {}) {
  const logged = recordLog();
  const app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' }, { ...options, log: logged.log });
  const from = async (person: { email: string; password: string }) => {
    const browser = app.browser(NETWORK);
    await browser.api.users.signIn(person);
    return browser;
  };
  return { app, from, ...logged, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}
type Logged = Awaited<ReturnType<typeof loggedApp>>;

/** Returns the events that `act` causes; each must come from NETWORK, with the id of its request. */
export async function eventsOf({ lines, events }: Logged, act: () => Promise<unknown>) {
  const before = lines.length;
  await act();
  return events(before).map(({ network, request, ...rest }) => {
    expect([network, request]).toEqual([NETWORK, expect.stringMatching(/^[0-9a-f]{10}-[0-9a-z]+$/)]);
    return rest;
  });
}
