import path from 'node:path';
import sharp from 'sharp';
import { LANGUAGES } from '#domain/languages.ts';
import { button, DESKTOP, expect, PHONE } from '#test/browser/harness.ts';
import { buildPictureHome } from '#test/browser/pictures/home.ts';
import { test } from '#test/browser/pictures/still.ts';

/**
 * Takes the manifests' screenshots (tools/building/page-files.ts), by `npm run pictures -- screenshots`. LANGUAGE=ms before it takes only
 * those in Malay.
 */
const FOLDER = path.join(import.meta.dirname, '../../../src/web/public');
const TAKEN = [
  { name: 'phone', viewport: PHONE, deviceScaleFactor: 2, at: '/chores' },
  { name: 'desktop', viewport: DESKTOP, deviceScaleFactor: 1, at: '/dashboard' },
];

test('what is shown before the app is installed', async ({ browser, baseURL, person, receipt }) => {
  test.setTimeout(300_000);
  const { reader } = await buildPictureHome(person, receipt, DESKTOP);
  // No plan created these chores, and a banner says so until it is dismissed.
  await reader.page.goto('/chores');
  await button(reader.page, 'Not now').click();
  const only = process.env['LANGUAGE'];
  for (const locale of LANGUAGES.filter((each) => only === undefined || each === only)) {
    await reader.api.users.setLanguage({ language: locale });
    for (const { name, at, ...size } of TAKEN) {
      const storageState = await reader.context.storageState();
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale,
        storageState,
        serviceWorkers: 'block',
        timezoneId: 'Asia/Kuala_Lumpur',
        ...size,
      });
      const page = await context.newPage();
      await page.goto(at);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('main [id^=chore-], main li').first()).toBeVisible();
      await page.waitForLoadState('networkidle').catch(() => {});
      const taken = await page.screenshot({ animations: 'disabled' });
      await sharp(taken)
        .webp({ quality: 82 })
        .toFile(path.join(FOLDER, `screenshot-${locale}-${name}.webp`));
      await context.close();
    }
  }
});
