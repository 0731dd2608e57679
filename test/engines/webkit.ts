import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { DESKTOP } from '#test/browser/harness.ts';
import { freePort } from '#test/running/program.ts';
import type { Session } from '#test/engines/session.ts';
import { isReady, openSession } from '#test/engines/webdriver.ts';
import { findScreen, findWebKitDriver } from '../../tools/find-browsers.ts';

/** A desktop window, with the height of this browser's bar above the page. */
const SIZE = { width: DESKTOP.width, height: DESKTOP.height + 38 };

async function stop(child: ChildProcess) {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Starts WebKitGTK on a virtual screen. Each driver opens one browser that shares no data with the others. */
export async function openWebKit() {
  const area = `${SIZE.width}x${SIZE.height}x24`;
  const screen = spawn(
    findScreen() ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', area, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    TZ: 'Asia/Kuala_Lumpur',
    LANG: 'en_US.UTF-8',
    // Containers have no accessibility bus.
    NO_AT_BRIDGE: '1',
  };
  const drivers: ChildProcess[] = [];
  const closes: (() => Promise<unknown>)[] = [];

  return {
    async openWindow(): Promise<Session> {
      const port = await freePort();
      const driver = `http://127.0.0.1:${port}`;
      drivers.push(
        spawn(findWebKitDriver() ?? 'WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }),
      );
      await expect.poll(() => isReady(driver), { timeout: 20_000, intervals: [100] }).toBe(true);
      const { session, close } = await openSession(driver, SIZE);
      closes.push(close);
      return session;
    },
    async close() {
      for (const close of closes) await close();
      await Promise.all(drivers.map(stop));
      await stop(screen);
    },
  };
}
