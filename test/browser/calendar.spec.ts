import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  PHONE,
  test,
} from '#test/browser/harness.ts';
import { openPart, partOf } from '#test/browser/profile-steps.ts';

const part = (page: Page) => partOf(page, 'Calendar');
async function openCalendar(page: Page) {
  await page.goto('/profile');
  await openPart(page, 'Calendar');
}
const show = (page: Page) => part(page).getByLabel('Show', { exact: true });
const linkField = (page: Page) => part(page).getByLabel('Calendar link', { exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const statusOf = async (page: Page, link: string) => (await page.request.get(link)).status();

/** Returns the texts of the calendar's chores. */
async function chores(page: Page, link: string): Promise<string[]> {
  const text = await (await page.request.get(link)).text();
  return text.match(/^SUMMARY:.*/gm) ?? [];
}

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const) {
  test(
    `a calendar link is created, copied, shown once and replaced (${size})`,
    { tag: size === 'desktop' ? '@rest' : [] },
    async ({ person }) => {
      const { page } = await person('Aisyah Rahman', { viewport, colorScheme });
      await openCalendar(page);
      await expect(show(page)).toHaveValue('mine');
      await expect(linkField(page)).toHaveCount(0);
      await expectAccessible(page);
      await button(part(page), 'Copy calendar link').click();
      await expectToast(page, 'Calendar link copied to clipboard');
      const link = await linkField(page).inputValue();
      expect(link).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
      expect(await clipboard(page)).toBe(link);
      expect(await statusOf(page, link)).toBe(200);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await button(part(page), 'Copy calendar link').click();
      await expect.poll(() => clipboard(page)).toBe(link);

      // The link is shown only once.
      await page.reload();
      await openPart(page, 'Calendar');
      await expect(part(page).getByText(/^You made your calendar link on \w{3} \d+, \d{4}\./)).toBeVisible();
      await expect(linkField(page)).toHaveCount(0);
      await expect(button(part(page), 'Copy calendar link')).toHaveCount(0);
      await button(part(page), 'Make a new link').click();
      const question = page.getByRole('alertdialog', { name: 'Make a new calendar link?' });
      await button(question, 'Cancel').click();
      await expect(question).toHaveCount(0);
      expect(await statusOf(page, link)).toBe(200);
      await button(part(page), 'Make a new link').click();
      await button(question, 'Make new link').click();
      await expect(linkField(page)).not.toHaveValue(link);
      const second = await linkField(page).inputValue();
      await expect.poll(() => clipboard(page)).toBe(second);
      expect([await statusOf(page, link), await statusOf(page, second)]).toEqual([404, 200]);
    },
  );
}

test("'Show' changes the content of the same link, and other tabs see it", async ({ person }) => {
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person.withoutBrowser('Ben Tan')];
  await buildHome([aisyah, ben]);
  const { page, context } = aisyah;
  await openCalendar(page);
  const other = await context.newPage();
  await openCalendar(other);
  await button(part(page), 'Copy calendar link').click();
  const link = await linkField(page).inputValue();
  await expect(part(other).getByText(/^You made your calendar link on /)).toBeVisible();
  const own = await chores(page, link);
  expect(own.length).toBeGreaterThan(0);
  await show(page).selectOption('The whole home');
  await expect(show(other)).toHaveValue('home');
  // The page that created the link still knows it.
  await expect(linkField(page)).toHaveValue(link);
  await expect.poll(async () => (await chores(page, link)).length).toBeGreaterThanOrEqual(own.length);
  expect((await chores(page, link)).every((line) => line.includes(' · '))).toBe(true);
  // The other tab created a new link, which this tab does not know.
  await button(part(other), 'Make a new link').click();
  await button(other.getByRole('alertdialog'), 'Make new link').click();
  await expect(linkField(other)).toBeVisible();
  await expect(linkField(page)).toHaveCount(0);
});

test('the link is copied at the first press in a browser that allows copying only during the press', async ({
  person,
}) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  // Like Safari: the copied content may be a promise, but `write` must be called during the click.
  await page.addInitScript(() => {
    const own = navigator.clipboard;
    const inPress = (copy: () => Promise<void>) =>
      ['click', 'submit'].includes(globalThis.event?.type ?? '')
        ? copy()
        : Promise.reject(new DOMException('No press', 'NotAllowedError'));
    const writeText = own.writeText.bind(own);
    own.writeText = (text) => inPress(() => writeText(text));
    own.write = (items) =>
      inPress(async () => {
        for (const item of items) await writeText(await (await item.getType('text/plain')).text());
      });
  });
  await openCalendar(page);
  await button(part(page), 'Copy calendar link').click();
  await expectToast(page, 'Calendar link copied to clipboard');
  const first = await linkField(page).inputValue();
  expect(await clipboard(page)).toBe(first);
  await button(part(page), 'Make a new link').click();
  await button(page.getByRole('alertdialog'), 'Make new link').click();
  await expect(linkField(page)).not.toHaveValue(first);
  await expect.poll(() => clipboard(page)).toBe(await linkField(page).inputValue());
});

test('without a clipboard the link can be copied by hand', async ({ person }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openCalendar(page);
  await button(part(page), 'Copy calendar link').click();
  await expectToast(page, 'Failed to copy link');
  await linkField(page).focus();
  const marked = await linkField(page).evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );
  expect(marked).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
});

test(
  'failures of loading, saving and creating are shown, and can be retried',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    const { page } = await person('Aisyah Rahman');
    await page.route('**/calendars/*', (route) => route.fulfill({ status: 503, body: '' }));
    await openCalendar(page);
    await expect(part(page).getByText('Your calendar could not be loaded.')).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/calendars/*');
    await button(part(page), 'Try again').click();
    await expect(show(page)).toHaveValue('mine');
    await page.route('**/calendars/*', (route) => route.fulfill({ status: 503, body: '' }));
    await show(page).selectOption('The whole home');
    await expectToast(page, 'Failed to change what your calendar shows. Please try again.');
    await expect(show(page)).toHaveValue('mine');
    await button(part(page), 'Copy calendar link').click();
    await expectToast(page, 'Failed to make a calendar link. Please try again.');
    await page.unroute('**/calendars/*');
    await button(part(page), 'Copy calendar link').click();
    await expect(linkField(page)).toBeVisible();
  },
);
