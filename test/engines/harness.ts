import { test as base, chromium } from '@playwright/test';
import { LAUNCH_ARGUMENTS, PORT } from '#test/browser/places.ts';
import { enterByPlaywright } from '#test/engines/by-playwright.ts';
import { enterBySession } from '#test/engines/by-session.ts';
import { openFirefox } from '#test/engines/firefox.ts';
import type { Session } from '#test/engines/session.ts';
import { narrate, type Visitor } from '#test/engines/visitor.ts';
import { openWebKit } from '#test/engines/webkit.ts';
import { findChromium } from '../../tools/find-chromium.ts';

const BASE = `http://localhost:${PORT}`;
type Engine = { enter: () => Promise<Visitor>; close: () => Promise<void> };

type Driven = { openWindow: () => Promise<Session>; close: () => Promise<void> };
const driven = ({ openWindow, close }: Driven): Engine => ({
  enter: async () => enterBySession(await openWindow(), BASE),
  close,
});

const ENGINES: Record<'chromium' | 'firefox' | 'webkit', () => Promise<Engine>> = {
  async chromium() {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: LAUNCH_ARGUMENTS,
    });
    return { enter: () => enterByPlaywright(browser, BASE), close: () => browser.close() };
  },
  firefox: async () => driven(await openFirefox()),
  webkit: async () => driven(await openWebKit()),
};

type Fixtures = {
  /** Starts a visitor in the project's engine. */
  enter: (name: string) => Promise<Visitor>;
};

export const test = base.extend<object, Fixtures>({
  enter: [
    async ({ browserName }, provide) => {
      const engine = await ENGINES[browserName]();
      await provide(async (name) => narrate(name, await engine.enter()));
      await engine.close();
    },
    { scope: 'worker' },
  ],
});
