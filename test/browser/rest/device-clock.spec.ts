import { addDays, weekStart } from '#domain/days.ts';
import { weekRange } from '#words/days.ts';
import { buildChores, buildHome, button, expect, region, test, today } from '#test/browser/harness.ts';
import { cutOff, expectStored } from '#test/browser/storage-steps.ts';

const DAY_MS = 86_400_000;

// So far that the weeks around the clock's date do not include the right one.
for (const off of [-25, 9])
  test(`a device whose clock is ${off} days off shows the home's week and day`, async ({
    person,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_|Failed to fetch/);
    const aisyah = await person('Aisyah Rahman');
    const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Ben Tan')]);
    await buildChores(homeId, [{ type: 'mop', assignedTo: aisyah.userId, dueDate: today() }]);
    const { page, context } = aisyah;
    await page.clock.install({ time: Date.now() + off * DAY_MS });
    const monday = weekStart(today());
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    const expectThisWeek = async () => {
      await expect(page.getByText(weekRange(monday, addDays(monday, 6)))).toBeVisible();
      await expect(button(page, 'Mark complete: Mop')).toBeVisible();
    };
    await page.goto('/chores');
    await expectThisWeek();
    await link('Dashboard').click();
    await expect(region(page, "Today's Chores").getByRole('listitem')).toHaveCount(1);
    await link('Chores').click();
    await expectThisWeek();
    // Offline it uses the last known difference.
    await expectStored(page, ['getDashboard', 'getHome', 'listChores', 'listLateChores']);
    await cutOff(context, page);
    await page.goto('/chores');
    await expectThisWeek();
  });
