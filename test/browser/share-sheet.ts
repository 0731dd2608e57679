import type { Page } from '@playwright/test';

type Shared = { title: string; text: string; url: string };

/** A phone's share sheet: it takes what it is given, is closed, or fails. For pages that are still to be opened. */
export const withShareSheet = (page: Page, how: 'takes' | 'AbortError' | 'NotAllowedError' = 'takes') =>
  page.addInitScript((name) => {
    const shared: Shared[] = [];
    Object.assign(globalThis, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      shared.push(data as Shared);
      if (name !== 'takes') throw new DOMException('no', name);
    };
  }, how);

/** What the share sheet was given since the page was opened. */
export const sharedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared);
