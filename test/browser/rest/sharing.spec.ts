import type { Locator, Page } from '@playwright/test';
import { readBarcodes } from 'zxing-wasm/reader';
import { prepared } from '#server/reading/decoders/payment-code-decoding.ts';
import {
  buildHome,
  button,
  expect,
  expectLedTo,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  type Housemate,
} from '#test/browser/harness.ts';
import { ask, chooseMore, moreOf, shareRow, PAGE, request, unfold } from '#test/browser/payment-steps.ts';
import { sharedOf, withShareSheet } from '#test/browser/share-sheet.ts';

/** Like a computer's browser, or a page over plain http. */
const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
    delete (Navigator.prototype as Partial<Navigator>).share;
  });

const menu = (page: Page) => page.getByRole('menu', { name: 'Share with' });
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });
const messageIn = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';

/** Aisyah asks Hafiz and Mei Ling for money. */
async function buildAsked(aisyah: Housemate, hafiz: Housemate, others: Housemate[] = []) {
  const { id: homeId } = await buildHome([aisyah, hafiz, ...others]);
  const debtors = [hafiz, ...others];
  const paymentId = await ask({
    homeId,
    from: aisyah,
    debtors,
    title: 'Rice & “oil”',
    sen: 2500 * debtors.length,
  });
  return { homeId, paymentId, place: `#payment-${paymentId}-${hafiz.userId}` };
}
const TITLE = 'Rice & “oil”';
const more = (page: Page) => moreOf(page, TITLE, 'Hafiz Osman');
/** Chooses 'Share' behind ⋯ of the share. */
const share = (page: Page) => chooseMore(page, TITLE, 'Share', 'Hafiz Osman');
const TEXT = 'Aisyah Rahman asks for RM 25.00 for “Rice & “oil””.';

test('an open share goes to the share sheet, with the requester and purpose and without a token', async ({
  person,
}) => {
  const [aisyah, hafiz, meiLing] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person('Hafiz Osman'),
    await person('Mei Ling Chong'),
  ];
  const { homeId, paymentId, place } = await buildAsked(aisyah, hafiz, [meiLing]);
  const { page } = aisyah;
  await withShareSheet(page);
  await page.goto(PAGE);
  await unfold(page, TITLE);
  await share(page);
  await expect.poll(() => sharedOf(page)).toHaveLength(1);
  const [shared] = await sharedOf(page);
  expect(shared).toEqual({
    title: 'Pay My Money Back',
    text: TEXT,
    url: `${new URL(page.url()).origin}/pay-my-money-back?homeId=${homeId}${place}`,
  });
  await expect(menu(page)).toHaveCount(0);
  await expect(moreOf(page, TITLE, 'Mei Ling Chong')).toBeVisible();

  // Only open shares have it, and only for their requester.
  await hafiz.api.payments.markAsPaid({ homeId, paymentId });
  await page.reload();
  await unfold(page, TITLE);
  await expect(shareRow(page, TITLE, 'Hafiz Osman')).toContainText('Paid');
  await expect(more(page)).toHaveCount(0);
  await meiLing.page.goto(PAGE);
  await expect(shareRow(meiLing.page, 'Rice & “oil”', 'You')).toBeVisible();
  await expect(meiLing.page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
});

test('a menu has WhatsApp and Copy if there is no share sheet, by keyboard too', async ({ person }) => {
  const [aisyah, hafiz] = [await person('Aisyah Rahman'), await person.withoutBrowser('Hafiz Osman')];
  const { homeId, place } = await buildAsked(aisyah, hafiz);
  const { page } = aisyah;
  await withoutShareSheet(page);
  await page.goto(PAGE);
  await expect(more(page)).toHaveAttribute('aria-haspopup', 'menu');
  await expect(more(page)).not.toHaveAttribute('aria-expanded');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Share', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, 'WhatsApp')).toBeFocused();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await expectSound(page, { part: '[role=menu]:popover-open' });
  const message = `${TEXT} ${new URL(page.url()).origin}/pay-my-money-back?homeId=${homeId}${place}`;
  expect(await messageIn(item(page, 'WhatsApp'))).toBe(message);
  await expect(item(page, 'WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  await expect(item(page, 'WhatsApp')).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(item(page, 'WhatsApp')).toHaveAttribute('target', '_blank');

  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Copy')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'WhatsApp')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Copied. You can paste it into any chat.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();

  await share(page);
  await expect(item(page, 'WhatsApp')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
});

test('a closed share sheet shows nothing, and a failing one opens the menu', async ({ person }) => {
  const [aisyah, hafiz] = [await person('Aisyah Rahman'), await person.withoutBrowser('Hafiz Osman')];
  await buildAsked(aisyah, hafiz);
  const { page, context } = aisyah;
  await withShareSheet(page, 'AbortError');
  await page.goto(PAGE);
  await share(page);
  await expect.poll(() => sharedOf(page)).toHaveLength(1);
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Notices' })).toBeEmpty();

  const other = await context.newPage();
  await withShareSheet(other, 'NotAllowedError');
  await other.goto(PAGE);
  await share(other);
  await expect(item(other, 'Copy')).toBeVisible();
});

test('a text that cannot be copied shows to be copied by hand', async ({ person }) => {
  const [aisyah, hafiz] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person.withoutBrowser('Hafiz Osman'),
  ];
  const { place } = await buildAsked(aisyah, hafiz);
  const { page, context } = aisyah;
  await withoutShareSheet(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(PAGE);
  await unfold(page, TITLE);
  await share(page);
  await item(page, 'Copy').tap();
  await expectToast(page, "Your browser didn't allow copying. Please copy this by hand:");
  await expect(page.getByRole('status').getByText(place)).toBeVisible();

  const plain = await context.newPage();
  await withoutShareSheet(plain);
  await plain.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });
  await plain.goto(PAGE);
  await unfold(plain, TITLE);
  await share(plain);
  await item(plain, 'Copy').tap();
  await expectToast(plain, 'Copying needs https. Please copy this by hand:');
});

test('a shared link leads through signing in to the card, in its home', async ({ person, visit }) => {
  const [aisyah, hafiz, stranger] = [
    await person.withoutBrowser('Aisyah Rahman'),
    await person.withoutBrowser('Hafiz Osman'),
    await person('Priya Nair'),
  ];
  const { homeId, place } = await buildAsked(aisyah, hafiz);
  await buildHome([hafiz], 'Another home');
  const { page } = await visit({ viewport: PHONE });
  await page.goto(`${PAGE}?homeId=${homeId}${place}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(hafiz.email);
  await page.getByLabel('Password', { exact: true }).fill(hafiz.password);
  await button(page, 'Sign in').click();
  await expectLedTo(page.locator(place));
  await expect(request(page, 'Rice & “oil”')).toBeVisible();
  await expectToast(page, 'Home switched successfully!');

  // A former member still finds it, and an uninvolved person sees nothing of it.
  await hafiz.api.homes.leaveHome({ homeId });
  await page.goto(`${PAGE}?homeId=${homeId}${place}`);
  await expectLedTo(page.locator(place));
  await buildHome([stranger], 'A third home');
  await stranger.page.goto(`${PAGE}?homeId=${homeId}${place}`);
  await expectToast(stranger.page, 'What this link leads to no longer exists.');
  await expect(stranger.page.getByText('Rice')).toHaveCount(0);
});

test('an invite is shared, and shows as a code that cameras can read, in dark mode too', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id } = await buildHome([aisyah]);
  const { page } = aisyah;
  await withoutShareSheet(page);
  await page.goto('/home-management/members');
  const invite = region(page, 'Invite link');
  const code = invite.getByRole('img', { name: 'QR code of the invite link', exact: true });
  await expect(code).toBeVisible();
  const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(128);
  await prepared;
  const link = await invite.getByRole('textbox', { name: 'Invite link' }).inputValue();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [read] = await readBarcodes(new Uint8Array(await code.screenshot()), { formats: ['QRCode'] });
    expect(read?.text).toBe(link);
  }
  await button(invite, 'Share invite link').tap();
  const message = await messageIn(item(page, 'WhatsApp'));
  expect(message).toBe(
    `Join Seri Pandan 12A on Serumah, where we share chores and costs. ${new URL(page.url()).origin}/join-home?homeId=${id}`,
  );
  await page.keyboard.press('Escape');
  await expectSound(page);
});

test('an invite goes to the share sheet too', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id } = await buildHome([aisyah]);
  const { page } = aisyah;
  await withShareSheet(page);
  await page.goto('/home-management/members');
  await button(region(page, 'Invite link'), 'Share invite link').tap();
  await expect.poll(() => sharedOf(page)).toHaveLength(1);
  const [shared] = await sharedOf(page);
  expect(shared?.text).toBe('Join Seri Pandan 12A on Serumah, where we share chores and costs.');
  expect(shared?.url).toBe(`${new URL(page.url()).origin}/join-home?homeId=${id}`);
  await expect(menu(page)).toHaveCount(0);
});
