import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  PHONE,
  region,
  test,
  today,
  withDatabase,
  withoutFirstReads,
  type Housemate,
} from '#test/browser/harness.ts';

const PAGE = '/home-management/balance';
const part = (page: Page) => region(page, 'Balance');
const tab = (page: Page, name: string) => part(page).getByRole('tab', { name, exact: true });
const table = (page: Page) => part(page).getByRole('table');
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const lineOf = (page: Page, name: string) =>
  part(page).getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
const cells = async (page: Page, name: string) => {
  // Without the visible label that a cell has on phones.
  const found = await rowOf(page, name)
    .getByRole('cell')
    .locator('span:not([aria-hidden])')
    .allTextContents();
  return found.join(' | ');
};

type Done = { by: Housemate; minutes: number; daysAgo: number; lateBy?: number };

/** They have lived together for a year, and these are their only completed and waiting chores. */
async function buildBalance(
  people: [Housemate, ...Housemate[]],
  done: Done[],
  waiting: { of: Housemate; minutes: number }[] = [],
) {
  const { id: homeId } = await buildHome(people);
  await withDatabase(async (client) => {
    await client.query(`delete from chores where home_id = $1`, [homeId]);
    await client.query('update homes set acts = acts + 1 where id = $1', [homeId]);
    await client.query(`update memberships set joined_at = now() - interval '1 year' where home_id = $1`, [
      homeId,
    ]);
    await client.query(`update home_events set created_at = now() - interval '1 year' where home_id = $1`, [
      homeId,
    ]);
    for (const { by, minutes, daysAgo, lateBy = 0 } of done) {
      const day = addDays(today(), -daysAgo);
      await client.query(
        `insert into chores (home_id, type, assigned_to, turn_of, due_date, planned_on, made, minutes, status, completed_at, completed_on,
                             completed_by)
         values ($1, $2, $3, $3, $4, $4, 0, $5, 'completed', $6::text::timestamp at time zone 'Asia/Kuala_Lumpur', left($6::text, 10)::date,
                 $3)`,
        [homeId, `done-${randomUUID()}`, by.userId, addDays(day, -lateBy), minutes, `${day}T00:00`],
      );
    }
    for (const { of, minutes } of waiting)
      await client.query(
        `insert into chores (home_id, type, assigned_to, turn_of, due_date, planned_on, minutes, made)
         select id, $2, $3, $3, $4, $4, $5, acts from homes where id = $1`,
        [homeId, `waiting-${randomUUID()}`, of.userId, today(), minutes],
      );
  });
  return homeId;
}

test('the balance shows who did how much, has tabs for the keyboard, and updates live', async ({
  person,
}) => {
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person('Ben Tan')];
  const homeId = await buildBalance(
    [aisyah, ben],
    [
      { by: aisyah, minutes: 60, daysAgo: 2, lateBy: 1 },
      { by: ben, minutes: 40, daysAgo: 0 },
      { by: ben, minutes: 30, daysAgo: 40 },
      { by: ben, minutes: 30, daysAgo: 41 },
      { by: ben, minutes: 60, daysAgo: 42 },
    ],
    [{ of: ben, minutes: 25 }],
  );
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(part(page)).toContainText(
    'Even so far. Nobody who lives here is more than 10 minutes from an even share of the days they were there.',
  );
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Housemate',
    'Minutes',
    'Share',
    'Even share',
    'Late',
    'Swaps taken',
    'Swaps handed on',
    'Waiting',
  ]);
  await expect(table(page).getByRole('rowheader')).toHaveText([/You$/, /Ben Tan$/]);
  expect(await cells(page, 'You')).toBe('60 min | 60 % | 50 % | 1 | 0 | 0 | 0 min');
  expect(await cells(page, 'Ben Tan')).toBe('40 min | 40 % | 50 % | 0 | 0 | 0 | 25 min');
  await expect(lineOf(page, 'You')).toContainText('60 min · 10 min more');
  await expect(lineOf(page, 'Ben Tan')).toContainText('40 min · 10 min less');

  await tab(page, '4 weeks').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, '12 weeks')).toBeFocused();
  await expect(tab(page, '12 weeks')).toHaveAttribute('aria-selected', 'true');
  // On one line.
  expect((await tab(page, '12 weeks').boundingBox())?.height).toBe(32);
  await expect(rowOf(page, 'Ben Tan')).toContainText('160 min');
  await expect(part(page)).toContainText('Even so far. Nobody who lives here is more than 50 minutes');
  await page.keyboard.press('Home');
  await expect(rowOf(page, 'Ben Tan')).toContainText('40 min');

  const [waiting] = await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from chores where home_id = $1 and status = 'pending'`,
      [homeId],
    );
    return rows;
  });
  await ben.api.chores.completeChore({ homeId, choreId: waiting?.id ?? '' });
  await expect(rowOf(page, 'Ben Tan')).toContainText('65 min');
});

test('the balance says who is ahead, who can catch up, and who was there', async ({ person }) => {
  const [aisyah, ben, chloe] = [
    await person('Aisyah Rahman'),
    await person('Ben Tan'),
    await person.withoutBrowser('Chloe Lim'),
  ];
  const homeId = await buildBalance(
    [aisyah, ben, chloe],
    Array.from({ length: 6 }, (_, index) => ({ by: ben, minutes: 20, daysAgo: 20 + index })),
  );
  const daysAgo = (days: number) => `now() - interval '${days} days'`;
  await withDatabase((client) =>
    client.query(`update memberships set joined_at = ${daysAgo(10)} where home_id = $1 and user_id = $2`, [
      homeId,
      chloe.userId,
    ]),
  );
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(part(page)).toContainText(
    'Not quite even. Ben Tan did 60 minutes more than an even share of the days they were there. You can catch up on 60 minutes.',
  );
  await expect(lineOf(page, 'Chloe Lim')).toContainText('Here 11 of 28 days, so an even share is less.');
  await expect(lineOf(page, 'Chloe Lim')).toContainText('0 min · even');
  const away = { from: today(), to: addDays(today(), 2) };
  await chloe.api.absences.createAbsence({ homeId, id: randomUUID(), ...away });
  await expect(lineOf(page, 'Chloe Lim')).toContainText('Away 1 of 11 days, so an even share is less.');
  await ben.page.goto(PAGE);
  await expect(part(ben.page)).toContainText(
    'You did 60 minutes more than an even share of the days you were there. Aisyah Rahman can catch up on 60 minutes.',
  );

  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  await expect(rowOf(page, 'Former members')).toContainText('120 min');
  await expect(rowOf(page, 'Ben Tan')).toHaveCount(0);
});

test('the balance says if no chore was done, if the reader lives alone, and if it cannot be loaded', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person('Ben Tan')];
  const homeId = await buildBalance([aisyah, ben], []);
  const { page } = aisyah;
  await withoutFirstReads(page);
  await page.route('**/getBalance', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(PAGE);
  await expect(part(page).getByText('Failed to load the balance')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/getBalance');
  await button(part(page), 'Try again').click();
  await expect(part(page)).toContainText('Nothing done yet. No chore was completed in the last 4 weeks.');
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  await expect(part(page)).toContainText('You live here alone.');
});

test('phones show the table on request, and axe finds nothing', async ({ person }) => {
  test.slow();
  const [aisyah, ben] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person.withoutBrowser('Ben Tan'),
  ];
  await buildBalance(
    [aisyah, ben],
    [
      { by: aisyah, minutes: 60, daysAgo: 2 },
      { by: ben, minutes: 45, daysAgo: 3, lateBy: 2 },
    ],
    [{ of: ben, minutes: 25 }],
  );
  const { page } = aisyah;
  await page.goto(PAGE);
  // Screen readers can read it anyway.
  await expect(table(page)).toHaveCount(1);
  await button(part(page), 'Show as a table').tap();
  await expect(rowOf(page, 'Ben Tan')).toBeVisible();
  const hide = button(part(page), 'Hide the table');
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await hide.press('Enter');
  await button(part(page), 'Show as a table').press('Enter');
  await expect(hide).toBeFocused();
  expect(await cells(page, 'Ben Tan')).toBe('45 min | 43 % | 50 % | 1 | 0 | 0 | 25 min');
  await expect(table(page).getByRole('columnheader')).toHaveCount(8);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectSound(page, { sizes: [PHONE] });
  await page.goto('/home-management');
  await expectSound(page, { sizes: [DESKTOP] });
});
