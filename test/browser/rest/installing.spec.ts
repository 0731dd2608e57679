import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/languages.ts';
import { button, expect, expectAccessible, PHONE, test } from '#test/browser/harness.ts';
import { closePart, openPart, rowOf } from '#test/browser/profile-steps.ts';

const INSTALL = 'Install Serumah';

const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome: answer }) }));
    return event.defaultPrevented;
  }, outcome);

test('Chromium reports no obstacle to installing the app, in any language', async ({ visit }) => {
  for (const locale of LANGUAGES) {
    const { page, context } = await visit({ locale });
    await page.goto('/login');
    const cdp = await context.newCDPSession(page);
    const { errors, url, data = '' } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toContain(`/${locale}/manifest.webmanifest`);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    // Test browsers are incognito.
    const isOfTest = ({ errorId }: { errorId: string }) => errorId === 'in-incognito';
    expect(installabilityErrors.filter((error) => !isOfTest(error))).toEqual([]);
    type Picture = { src: string; sizes: string };
    const { icons, screenshots, shortcuts } = JSON.parse(data) as Record<
      'icons' | 'screenshots',
      Picture[]
    > & { shortcuts: { name: string; url: string; icons: Picture[] }[] };
    expect(shortcuts.map((each) => each.url)).toEqual(['/chores', '/pay-my-money-back']);
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)];
    for (const { src, sizes } of pictures.filter((each) => each.sizes !== 'any')) {
      const size = await page.evaluate(async (from) => {
        const { width, height } = await createImageBitmap(await (await fetch(from)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  }
});

test("the profile offers the browser's install prompt", async ({ person }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.goto('/dashboard');
  expect(await offer(page, 'dismissed')).toBe(true);
  await page.getByRole('link', { name: 'Aisyah Rahman' }).click();
  const part = await openPart(page, INSTALL);
  await button(part, INSTALL).click();
  await expect(button(part, INSTALL)).toBeEnabled();
  await offer(page, 'accepted');
  await expectAccessible(page);
  await button(part, INSTALL).click();
  await expect(part.getByRole('status')).toHaveText("Serumah is installed. You'll find it among your apps.");
  await expect(button(part, INSTALL)).toHaveCount(0);
  // The row is gone, so another one gets the focus.
  await closePart(page, INSTALL);
  await expect(rowOf(page, INSTALL)).toHaveCount(0);
  await expect(rowOf(page, 'Where you are signed in')).toBeFocused();
});

test('the profile says how to install, or why it is impossible, if the browser offers no prompt', async ({
  visit,
  person,
}) => {
  const { page, context } = await person('Aisyah Rahman');
  await page.goto('/profile');
  await expect(rowOf(page, 'Delete account')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(rowOf(page, INSTALL)).toHaveCount(0);
  for (const [given, said] of [
    [{ agent: 'iPhone' }, 'Tap Share in your browser, then “Add to Home Screen”.'],
    [
      { isSecureContext: false },
      'This needs a secure connection: open Serumah at an address that begins with https.',
    ],
  ] as const) {
    const opened = await visit();
    await opened.context.addCookies(await context.cookies());
    await opened.context.addInitScript((facts) => {
      if ('agent' in facts) Object.defineProperty(navigator, 'userAgent', { value: facts.agent });
      else Object.defineProperty(globalThis, 'isSecureContext', { value: facts.isSecureContext });
    }, given);
    await opened.page.goto('/profile');
    const part = await openPart(opened.page, INSTALL);
    await expect(part).toContainText(said);
    await expect(button(part, INSTALL)).toHaveCount(0);
  }
});
