import type { Page } from '@playwright/test';
import { expect } from '#test/browser/harness.ts';

/** Opens a part of Home Management by its row: on phones a page of its own, with the way back to the rows. */
export async function openHomePart(page: Page, name: string) {
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: 'Home Management', exact: true });
  const row = main.getByRole('link', { name, exact: true });
  await expect(back.or(row)).toBeVisible();
  if (await back.isVisible()) await back.click();
  await row.click();
}
