import type { Page } from '@playwright/test';
import { chorePlace } from '#domain/places.ts';
import { planning } from '#words/plan.ts';
import { button } from '#test/browser/harness.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/**
 * Opens what phones have in the sheet 'Planning' (docs/product/board.md 'The week'); elsewhere it is on the page.
 * @param title the sheet's name in another language
 */
export async function openPlanning(page: Page, title = planning.title) {
  if (isPhone(page)) await button(page, title).click();
}

/** Presses 'Regenerate' or 'I am away', wherever it is. */
export async function pressPlanned(page: Page, name: string, title?: string) {
  await openPlanning(page, title);
  await button(page, name).click();
}

/** Returns the row or card of a chore. */
export const choreRow = (page: Page, choreId: string) => page.locator(`#${chorePlace(choreId)}`);

/** Returns the chore's sheet, or another window with this title. */
export const sheetOf = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

/** Returns 'Undo' in a toast. */
export const undoInToast = (page: Page) =>
  page.getByRole('group').getByRole('button', { name: 'Undo', exact: true });
