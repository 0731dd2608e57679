import type { BrowserContext, Page } from '@playwright/test';
import { expect, withoutData } from '#test/browser/harness.ts';

/**
 * Cuts off the server, whatever the browser reports. Pages still open in the form a worker would give them, without
 * data that the server adds. Returns a function that ends it.
 */
export async function cutOff(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const answer = await context.request.get(page.url());
  const shell = withoutData(await answer.text());
  await context.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.fulfill({ response: answer, body: shell });
    const { pathname } = new URL(request.url());
    return pathname.startsWith('/assets/') ? route.continue() : route.abort();
  });
  return () => context.unroute('**/*');
}

/**
 * Reads what the browser stores: the calls with stored answers, their user, when they were written last, and the number
 * of unsent acts.
 */
export const storedIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ person: string | null; at: number; calls: string[]; acts: number }>((resolve, reject) => {
        const opening = indexedDB.open('serumah');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
        opening.addEventListener('error', () => reject(opening.error as Error));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const store = db.transaction('kept').objectStore('kept');
          const [keys, acts, whose] = [store.getAllKeys(), store.get('acts'), store.get('person')];
          store.transaction.addEventListener('complete', () => {
            db.close();
            const reads = keys.result.map(String).filter((key) => key.startsWith('read '));
            resolve({
              person: localStorage.getItem('kept-person'),
              at: (whose.result as { at: number } | undefined)?.at ?? 0,
              calls: [...new Set(reads.map((key) => /"(\w+)"\]/.exec(key)?.[1] ?? key))].toSorted(),
              acts: ((acts.result ?? []) as unknown[]).length,
            });
          });
        });
      }),
  );

/** Waits until the answers of these calls are stored. */
export const expectStored = (page: Page, calls: readonly string[]) =>
  expect
    .poll(async () => (await storedIn(page)).calls, { timeout: 20_000 })
    .toEqual(expect.arrayContaining([...calls]));

/** Waits until the page has stored something. It starts when the browser is idle, and an act may be the first. */
export const expectStoring = async (page: Page) => {
  const opened = await page.evaluate(() => performance.timeOrigin);
  await expect.poll(async () => (await storedIn(page)).at, { timeout: 20_000 }).toBeGreaterThan(opened);
};

/** Stores something expired: the next page that stores queries deletes it when it starts. */
export const storeExpired = (page: Page, key: string) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('serumah');
        opening.addEventListener('error', () => reject(opening.error as Error));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const transaction = db.transaction('kept', 'readwrite');
          transaction.objectStore('kept').put({ queryKey: [name], data: null, at: 0 }, name);
          transaction.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    key,
  );

/** Waits until the app is cached in this language and the page has its worker. */
export const expectWorker = (page: Page, language: string) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL).catch(() => ''), {
      timeout: 30_000,
    })
    .toMatch(new RegExp(`/worker\\.js\\?${language}$`));

export const EARLIER_STATE = /^You are offline\. This is how it was at \d\d:\d\d\.$/;
export const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You are offline|Reconnecting…/ });
export const waits = (page: Page) => page.getByText('Will be sent when you are online');
