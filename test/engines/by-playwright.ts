import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { DESKTOP } from '#test/browser/harness.ts';
import type { Visitor } from '#test/engines/visitor.ts';

/** Starts a visitor in Chromium. Each visitor has a context of one browser. */
export async function enterByPlaywright(browser: Browser, baseURL: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: DESKTOP,
    timezoneId: 'Asia/Kuala_Lumpur',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return visitorAt({ context, page: await context.newPage() }, baseURL);
}

/** Returns a visitor of an existing page. */
export function visitorAt(
  { context, page }: { context: BrowserContext; page: Page },
  baseURL: string,
): Visitor {
  const field = (label: string) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'));
  const text = (wanted: string | RegExp) => page.getByText(wanted, { exact: true }).filter({ visible: true });
  return {
    open: async (address) => {
      await page.goto(address);
    },
    tap: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    type: (label, typed) => field(label).pressSequentially(typed),
    pick: async (label, option) => {
      await field(label).selectOption(option);
    },
    valueOf: (label) => field(label).inputValue(),
    upload: (file) => page.locator('input[type=file]').setInputFiles(file),
    see: (wanted, timeout = 10_000) => expect(text(wanted).first()).toBeVisible({ timeout }),
    seeNoMore: (wanted) => expect(text(wanted)).toHaveCount(0),
    isAt: (path) => expect(page).toHaveURL(`${baseURL}${path}`),
    unplug: (isOffline) => context.setOffline(isOffline),
    picture: async (file) => {
      await page.screenshot({ path: file });
    },
  };
}
