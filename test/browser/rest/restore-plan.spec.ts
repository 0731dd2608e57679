import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { button, expect, expectToast, PHONE, region, test, withDatabase } from '#test/browser/harness.ts';
import { question, together } from '#test/browser/templates-page.ts';

test('any member restores a replaced plan from the history, once', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const homeId = await together(aisyah, weiJie);
  const undo = (page: Page) => button(region(page, 'History'), 'Undo');
  const sweeps = () =>
    withDatabase(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from chores where home_id = $1 and type = 'sweep' order by due_date`,
        [homeId],
      );
      return rows.map(({ id }) => id);
    });
  // On a phone, History is a page of its own.
  await weiJie.page.goto('/home-management/history');
  const before = await sweeps();
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  for (const { page } of [aisyah, weiJie]) await expect(undo(page)).toHaveCount(1);
  expect(await sweeps()).not.toEqual(before);

  await undo(weiJie.page).click();
  await expect(question(weiJie.page)).toContainText('Bring the earlier chores back?');
  await button(question(weiJie.page), 'Bring back').click();
  await expectToast(weiJie.page, 'The earlier chores are back.');
  for (const { page } of [aisyah, weiJie]) await expect(undo(page)).toHaveCount(0);
  await expect(region(aisyah.page, 'History')).toContainText('Wei Jie Tan brought the earlier chores back');
  expect(await sweeps()).toEqual(before);

  // Makes it too old: only the latest replaced plan is stored.
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  await expect(undo(aisyah.page)).toHaveCount(1);
  await withDatabase((client) =>
    client.query(
      `update replaced_plans set replaced_at = replaced_at - interval '7 days' where home_id = $1`,
      [homeId],
    ),
  );
  await aisyah.page.reload();
  await expect(region(aisyah.page, 'History')).toContainText('You regenerated the chores');
  await expect(undo(aisyah.page)).toHaveCount(0);
});
