import type { Page } from '@playwright/test';
import { expect } from '#test/browser/harness.ts';

/** A part of the profile, once its row has opened it. */
export const partOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The row that opens a part. Its name continues with what is set. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', {
    name: new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?: |$)`),
  });

/** Opens a part of the profile by its row, in any language. */
export async function openPart(page: Page, name: string) {
  await rowOf(page, name).click();
  const part = partOf(page, name);
  await expect(part).toBeVisible();
  return part;
}

export async function closePart(page: Page, name: string) {
  await page.keyboard.press('Escape');
  await expect(partOf(page, name)).toHaveCount(0);
}
