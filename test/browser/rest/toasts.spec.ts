import type { Page } from '@playwright/test';
import {
  button,
  buildHome,
  DESKTOP,
  expect,
  expectToast,
  PHONE,
  test,
  type MakePerson,
} from '#test/browser/harness.ts';
import { PAGE, who } from '#test/browser/payment-steps.ts';

const toasts = (page: Page) => page.getByRole('status', { name: 'Notices' }).getByRole('group');
const SUBMIT = 'Get My Money Back';

/** Returns the names of controls under a toast. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const [host] = document.querySelectorAll('[role=status][aria-label=Notices]');
    const shown = [...(host?.querySelectorAll('[role=group]') ?? [])].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => !host?.contains(control))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return (
          box.width > 0 &&
          shown.some(
            (toast) =>
              box.left < toast.right &&
              toast.left < box.right &&
              box.top < toast.bottom &&
              toast.top < box.bottom,
          )
        );
      })
      .map((control) => control.outerHTML);
  });

/** Starts a request on a phone that has only its debtor. */
async function beginRequest(person: MakePerson) {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await who(page).fill('wei');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  return page;
}

test('a phone shows one toast below the bar, in two lines', async ({ person }) => {
  const page = await beginRequest(person);
  await button(page, SUBMIT).click();
  await expectToast(page, 'Please enter what you want to be paid for');
  await page.getByLabel('Pay for what? *').fill('Netflix');
  await button(page, SUBMIT).click();
  await expectToast(page, 'Please enter a valid amount');
  await expect(toasts(page).filter({ visible: true })).toHaveCount(1);
  const box = await toasts(page).filter({ visible: true }).boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(box?.height).toBeLessThanOrEqual(72);
});

test('a toast that replaced another on a phone closes, although the mouse rests where that one was', async ({
  person,
}) => {
  const page = await beginRequest(person);
  await button(page, SUBMIT).press('Enter');
  await expectToast(page, 'Please enter what you want to be paid for');
  const box = await toasts(page).boundingBox();
  // The closing toast slips below the new one.
  const below = (box?.y ?? 0) + (box?.height ?? 0) + 30;
  await page.mouse.move(200, below);
  await page.getByLabel('Pay for what? *').fill('Netflix');
  await button(page, SUBMIT).press('Enter');
  await expectToast(page, 'Please enter a valid amount');
  await page.mouse.move(202, below);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast's text shows under its field once the toast is gone, not twice", async ({ person }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.goto('/home-management');
  await button(page, 'Create Home').click();
  await expectToast(page, 'Please enter a home name');
  const field = page.getByLabel('Home name', { exact: true });
  const note = page.getByRole('main').getByText('Please enter a home name');
  await expect(note).toBeHidden();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Please enter a home name');
  const before = await button(page, 'Create Home').boundingBox();
  await expect(toasts(page)).toHaveCount(0);
  await expect(note).toBeVisible();
  expect(await button(page, 'Create Home').boundingBox()).toEqual(before);
});

test('a toast on a desktop covers no controls', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  for (const size of [DESKTOP, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    await page.goto('/home-management');
    await button(page, 'Copy Link').click();
    await expectToast(page, 'Invite link copied to clipboard');
    expect(await covered(page)).toEqual([]);
    await page.goto('/profile');
    await button(page, 'Edit Profile').click();
    await page.getByLabel('Display name').fill('');
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Display name is required');
    expect(await covered(page)).toEqual([]);
  }
});
