import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { TemplateFields } from '#contract/templates.ts';
import { buildHome, button, expect, region, type Housemate, type Person } from '#test/browser/harness.ts';

export const templates = (page: Page) => region(page, 'Chore Templates');
export const row = (page: Page, name: string) =>
  templates(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
/** The offers to re-plan, on Home Management and on the board. */
export const offers = (page: Page) => page.getByRole('status', { name: 'Suggested plan changes' });
export const form = (page: Page) => page.getByRole('dialog');
export const question = (page: Page) => page.getByRole('alertdialog');
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const save = (page: Page) => button(form(page), 'Save').click();

const WATERING: TemplateFields = {
  name: 'Water Plants',
  description: 'Balcony pots and the pandan',
  frequency: 'daily',
  priority: 1,
  estimatedTime: 15,
  icon: '🪴',
  flexible: true,
  requiresSameDay: [],
};

export const createTemplate = (person: Housemate, homeId: string, fields: Partial<TemplateFields> = {}) =>
  person.api.templates.createTemplate({ homeId, id: randomUUID(), fields: { ...WATERING, ...fields } });

/** Opens Home Management of one home in each browser; its chores are planned. */
export async function together(aisyah: Person, weiJie: Housemate & Partial<Person>) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await aisyah.api.chores.openHome({ homeId });
  for (const { page } of [aisyah, weiJie]) {
    if (!page) continue;
    await page.goto('/home-management/chores');
    await expect(row(page, 'Sweep')).toBeVisible();
  }
  return homeId;
}

/** The page receives no live notes, as if its stream were lost with the rest of the network. */
export const withoutLive = (page: Page) => page.route('**/api/live*', () => {});
