import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#test/browser/harness.ts';

const file = path.join(import.meta.dirname, '../../../package.json');
const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
const line = `Serumah ${version}`;

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)
  test(`pages without a session and the profile end with the version (${size})`, async ({
    visit,
    person,
  }) => {
    const { page } = await visit({ viewport, colorScheme });
    for (const address of ['/login', '/register', '/unsubscribe', '/no-such-page']) {
      await page.goto(address);
      const end = page.getByRole('contentinfo');
      await expect(end, address).toContainText(line);
      await expect(end.getByRole('combobox', { name: 'Language' }), address).toHaveValue('en');
    }
    await page.goto('/login');
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(viewport.height);
    await expectAccessible(page);

    const aisyah = await person('Aisyah Rahman', { viewport, colorScheme });
    await aisyah.page.goto('/profile');
    await expect(aisyah.page.getByRole('main').getByText(line, { exact: true })).toBeVisible();
  });
