import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  region,
  SCREENS,
  test,
  withDatabase,
  type Housemate,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';

const setZone = (homeId: string, zone: string) =>
  withDatabase(async (client) => {
    await client.query('update homes set time_zone = $2 where id = $1', [homeId, zone]);
    await client.query('update payment_requests set time_zone = $2 where home_id = $1', [homeId, zone]);
  });
const zoneOf = async ({ api }: Housemate) => {
  const [home] = await api.homes.listHomes();
  return home && (await api.homes.getHome({ homeId: home.id })).settings.timeZone;
};

test('each page of a home shows although the browser does not know its time zone', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const ben = await person('Ben Tan');
  const { id: homeId, name } = await buildHome([aisyah, ben]);
  await aisyah.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title: 'Internet',
    totalAmount: 6000,
    debtorIds: [ben.userId],
  });
  await setZone(homeId, 'Mars/Olympus');
  const { page } = ben;
  for (const [path, seen] of [
    ['/dashboard', 'RM 60.00 You owe'],
    ['/chores', 'Week'],
    ['/swap-requests', 'Swap Requests'],
    ['/pay-my-money-back', 'Internet'],
    ['/home-management', 'Balance'],
    ['/move-out', 'RM 60.00'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toContainText(seen);
  }
  await aisyah.page.goto('/home-management');
  await expect(region(aisyah.page, name)).toBeVisible();
  await aisyah.page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await expect.poll(() => zoneOf(aisyah)).toBe('Asia/Tokyo');
});

test("a browser that knows no time zone shows the home's dates on each page", async ({
  person,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah, await person('Ben Tan')]);
  await aisyah.api.calendars.makeCalendarLink();
  // In UTC it is still the day before.
  await withDatabase((client) =>
    client.query("update calendars set made_at = '2026-11-09T18:00:00Z' where user_id = $1", [aisyah.userId]),
  );
  const env = { ...process.env, TZ: 'Etc/Unknown' };
  const unsure = await playwright.chromium.launch({ ...launchOptions, env });
  const storageState = await aisyah.context.storageState();
  const page = await unsure.newPage({ storageState, ...(baseURL !== undefined && { baseURL }) });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const path of SCREENS)
    for (const open of ['load', 'reload']) {
      await (open === 'load' ? page.goto(path) : page.reload());
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(errors, path).toEqual([]);
    }
  const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await page.evaluate(zone)).toBe('Etc/Unknown');
  await expect(await openPart(page, 'Calendar')).toContainText('on Nov 10, 2026');
  await unsure.close();
});

/** Simulates a browser that uses this name for its time zone. */
const withZone = (page: Page, zone: string) =>
  page.addInitScript((timeZone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function own() {
      return { ...resolvedOptions.call(this), timeZone };
    };
  }, zone);

for (const [says, stored] of [
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Etc/Unknown', 'UTC'],
] as const)
  test(`a home is created in a browser whose time zone is ${says}`, async ({ person }) => {
    const aisyah = await person('Aisyah Rahman');
    const { page } = aisyah;
    await withZone(page, says);
    await page.goto('/home-management');
    await region(page, 'Create Home').getByRole('textbox').fill('Seri Pandan 12A');
    await button(page, 'Create Home').click();
    await expect(region(page, 'Seri Pandan 12A')).toBeVisible();
    expect(await zoneOf(aisyah)).toBe(stored);
  });
