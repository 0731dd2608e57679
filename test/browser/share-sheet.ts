import type { Page } from '@playwright/test';

type Shared = { title: string; text: string; url: string };

/** Fakes a phone's share sheet that accepts what it is given, is closed, or fails. For pages that open later. */
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

/** Returns what the share sheet received since the page was opened. */
export const sharedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared);
