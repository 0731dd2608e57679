import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '#test/browser/harness.ts';
import { MOMENT } from '#test/browser/pictures/moment.ts';
import { test as base } from '#test/browser/proof-steps.ts';

const uuidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5') as ReturnType<
    typeof crypto.randomUUID
  >;

/** In these tests and their browsers the time stands still, and each run creates the same ids. */
export const test = base.extend<{ still: undefined }>({
  still: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands the pattern
    async ({}, provide, { title }) => {
      const { randomUUID } = crypto;
      const { Date: machine } = globalThis;
      let made = 0;
      crypto.randomUUID = () => uuidOf(`${title} ${++made}`);
      syncBuiltinESMExports();
      globalThis.Date = new Proxy(machine, {
        construct: (date, args: unknown[], asked) =>
          Reflect.construct(date, args.length === 0 ? [MOMENT] : args, asked) as object,
        get: (date, name, receiver) =>
          name === 'now' ? () => MOMENT.getTime() : (Reflect.get(date, name, receiver) as unknown),
      });
      await provide(undefined);
      globalThis.Date = machine;
      crypto.randomUUID = randomUUID;
      syncBuiltinESMExports();
    },
    { auto: true },
  ],
  visit: async ({ visit }, provide) => {
    await provide(async (options) => {
      const visiting = await visit(options);
      await visiting.context.clock.setFixedTime(MOMENT);
      await visiting.context.addInitScript(freezeTimers);
      watchRequests(visiting.context);
      return visiting;
    });
  },
});

/** Timers of some seconds, such as a toast's, never fire; idle callbacks run at once. */
function freezeTimers() {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((act: () => void, milliseconds = 0, ...given: []) =>
    wait(act, milliseconds < 4000 ? milliseconds : 2 ** 31 - 1, ...given)) as typeof wait;
  globalThis.requestIdleCallback = (act) =>
    Number(wait(() => act({ didTimeout: true, timeRemaining: () => 0 }), 0));
}

/** The requests in progress of a browser's pages. */
const awaited = new WeakMap<BrowserContext, Set<Request>>();
function watchRequests(context: BrowserContext) {
  const waiting = new Set<Request>();
  awaited.set(context, waiting);
  const ended = (request: Request) => waiting.delete(request);
  context.on('request', (request) => {
    // The stream never ends.
    if (request.resourceType() !== 'eventsource') waiting.add(request);
  });
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
}
const waits = (page: Page) =>
  [...(awaited.get(page.context()) ?? [])].some((request) => request.frame().page() === page);

const CHANGING = '[aria-busy=true], .skeleton';
const PATIENCE = { intervals: [250], timeout: 40_000 };

/** Waits until the page has no requests in progress and has not changed for a moment. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator(CHANGING)).toHaveCount(0);
  let before = '';
  const isAsBefore = async () => {
    const now = await page.evaluate(
      () => `${document.documentElement.scrollHeight} ${document.body.innerHTML}`,
    );
    const isSame = now === before && !waits(page);
    before = now;
    return isSame;
  };
  await expect.poll(isAsBefore, PATIENCE).toBe(true);
}

/**
 * Makes the viewport as high as the page, with fixed elements at its bottom. Some parts load only once they are
 * visible.
 */
export async function growToContent(page: Page, { width, height }: { width: number; height: number }) {
  await settle(page);
  const grow = async () => {
    const all = await page.evaluate(() => document.documentElement.scrollHeight);
    if (all <= (page.viewportSize()?.height ?? 0)) return true;
    await page.setViewportSize({ width, height: Math.max(height, all) });
    await settle(page);
    return false;
  };
  await expect.poll(grow, PATIENCE).toBe(true);
}

/** Takes a picture once the page has settled and two pictures are the same. */
export async function look(page: Page, path: string): Promise<void> {
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  let before: Buffer = Buffer.alloc(0);
  const isAsBefore = async () => {
    const now = await page.screenshot({ path, animations: 'disabled' });
    const isSame = now.equals(before) && !waits(page);
    before = now;
    return isSame;
  };
  await expect.poll(isAsBefore, PATIENCE).toBe(true);
}
