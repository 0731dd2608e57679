import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  letterTo,
  PHONE,
  SIZES,
  test,
  withDatabase,
} from '#test/browser/harness.ts';
import {
  ask,
  choose,
  chooseMore,
  form,
  moreOf,
  moreOptions,
  PAGE,
  request,
  unfold,
} from '#test/browser/payment-steps.ts';
import { billPdf } from '#test/builders/bills.ts';
import { drawn, type Rectangle } from '#test/builders/images.ts';

const TITLE = 'TNB electricity, October';
const BILL: Rectangle[] = [
  [0, 0, 1200, 190, '#c8102e'],
  [60, 330, 640, 46, '#222'],
  [60, 520, 900, 72, '#222'],
  [60, 700, 1080, 6, '#ccc'],
  [60, 860, 900, 22, '#ccc'],
  [60, 920, 700, 22, '#ccc'],
];

const photo = async () => ({
  name: 'IMG_4711.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawn([1200, 1600, '#fdfdf8'], BILL)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' } })
    .jpeg()
    .toBuffer(),
});
const pdf = () => ({ name: 'bil-oktober.pdf', mimeType: 'application/pdf', buffer: billPdf(2) });

const window = (page: Page) => page.getByRole('dialog', { name: `Bill: ${TITLE}` });
const shown = (page: Page) => window(page).getByRole('img', { name: `Bill of ${TITLE}` });
const isDrawn = (page: Page) => shown(page).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

const shownBills = (homeId: string) =>
  withDatabase(async (client) => {
    const found = await client.query('select id from payment_bills where home_id = $1 and shown', [homeId]);
    return found.rows as { id: string }[];
  });

test('a photo is sent with the request, and its debtor opens it from the list and, signed out, from the email', async ({
  person,
  visit,
}) => {
  test.slow();
  const [aisyah, ben] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person('Ben Tan', { viewport: PHONE }),
  ];
  await buildHome([aisyah, ben]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await choose(page, 'Ben');
  await form(page).getByLabel('Pay for what? *').fill(TITLE);
  await form(page).getByLabel('Total Amount (RM) *').fill('178.80');
  await moreOptions(page).click();
  const field = form(page).getByLabel('Bill (optional)');
  await field.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('rice') });
  await expect(
    form(page).getByText('Please upload a valid image (JPEG, PNG, GIF, WEBP) or PDF file'),
  ).toBeVisible();
  await field.setInputFiles({ ...(await photo()), mimeType: 'application/octet-stream' });
  await expect(form(page).getByText('IMG_4711.jpg')).toBeVisible();
  await field.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(form(page).getByText('This file is empty.')).toBeVisible();
  await field.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('rice') });
  await expect(form(page).getByText('Please upload a valid image')).toBeVisible();
  // The earlier choice stays.
  await expect(form(page).getByText('IMG_4711.jpg')).toBeVisible();
  await expectSound(page);
  await moreOptions(page).click();
  await expect(form(page).getByText('Equally, once, with a bill')).toBeVisible();
  await button(form(page), 'Get My Money Back').click();
  await expectToast(page, 'The bill is attached.');
  await unfold(page, TITLE);
  await expect(button(request(page, TITLE), 'Open bill')).toBeVisible();
  await moreOf(page, TITLE).click();
  await expect(page.getByRole('menuitem', { name: 'Change bill' })).toBeVisible();

  await ben.page.goto(PAGE);
  const paths: string[] = [];
  ben.page.on('request', (each) => paths.push(new URL(each.url()).pathname));
  await unfold(ben.page, TITLE);
  await button(request(ben.page, TITLE), 'Open bill').click();
  await expect.poll(() => isDrawn(ben.page)).toBe(true);
  // A bill loaded from its address is saved under the name that the server gives; a blob would have none.
  await expect(ben.page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /^\/bills\//);
  expect(paths.filter((each) => each.startsWith('/bills/'))).toHaveLength(1);
  await expect(moreOf(ben.page, TITLE)).toHaveCount(0);
  await expectSound(ben.page, { part: '[role=dialog]', sizes: SIZES });
  await ben.page.keyboard.press('Escape');
  await expect(button(request(ben.page, TITLE), 'Open bill')).toBeFocused();

  const letter = await letterTo(ben.email, /asks you for RM 178\.80/);
  const link = new URL(/^http\S+\/payment-success\?\S+$/m.exec(letter.text ?? '')?.[0] ?? '');
  const { page: signedOut } = await visit({ viewport: PHONE });
  const asked: { url: string; referer: string | undefined; link: string | undefined }[] = [];
  signedOut.on('request', (sent) => {
    if (!new URL(sent.url()).pathname.startsWith('/bills/')) return;
    const { referer, 'x-payment-link': linkTokenHeader } = sent.headers();
    asked.push({ url: sent.url(), referer, link: linkTokenHeader });
  });
  await signedOut.goto(`${link.pathname}${link.search}`);
  const slip = signedOut.getByRole('region', { name: /, you owe/ });
  await expectSound(signedOut, { sizes: SIZES });
  await signedOut.setViewportSize(PHONE);
  await button(slip, 'Open bill').click();
  await expect.poll(() => isDrawn(signedOut)).toBe(true);
  const token = link.searchParams.get('token') ?? '';
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).not.toContain(token);
  expect(asked[0]?.referer ?? '').not.toContain(token);
  expect(asked[0]?.link).toContain(token);
  // The address alone opens nothing.
  expect((await signedOut.request.get(asked[0]?.url ?? '')).status()).toBe(404);
});

test('a PDF is attached later, opened, replaced and removed, and everyone sees it at once', async ({
  person,
}) => {
  test.slow();
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person('Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await ask({ homeId, from: aisyah, debtors: [ben], title: TITLE, sen: 17_880 });
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), ben.page.goto(PAGE)]);
  const card = request(page, TITLE);
  await expect(request(ben.page, TITLE)).toBeVisible();
  await expect(moreOf(ben.page, TITLE)).toHaveCount(0);
  await moreOf(page, TITLE).press('Enter');
  await page.getByRole('menuitem', { name: 'Attach the bill' }).press('Enter');
  await button(window(page), 'Attach').press('Enter');
  await expect(window(page).getByText('Please choose a photo or PDF of the bill')).toBeVisible();
  await expectSound(page, { part: '[role=dialog]', sizes: SIZES });
  await window(page).getByLabel('Bill', { exact: true }).setInputFiles(pdf());
  await button(window(page), 'Attach').click();
  await expectToast(page, 'The bill is attached.');
  await button(card, 'Open bill').press('Enter');
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(button(card, 'Open bill')).toBeFocused();

  const theirs = button(request(ben.page, TITLE), 'Open bill');
  await expect(theirs).toBeVisible();
  const before = await shownBills(homeId);
  await chooseMore(page, TITLE, 'Change bill');
  await window(page)
    .getByLabel('Bill', { exact: true })
    .setInputFiles(await photo());
  await button(window(page), 'Replace bill').click();
  await expectToast(page, 'The bill is attached.');
  await expect.poll(() => shownBills(homeId)).not.toEqual(before);
  expect([before.length, (await shownBills(homeId)).length]).toEqual([1, 1]);
  await theirs.click();
  await expect.poll(() => isDrawn(ben.page)).toBe(true);
  await ben.page.keyboard.press('Escape');

  await chooseMore(page, TITLE, 'Change bill');
  await button(window(page), 'Remove bill').click();
  await expectToast(page, 'The bill was removed.');
  await expect(theirs).toHaveCount(0);
  await expect(moreOf(page, TITLE)).toBeFocused();
  await moreOf(page, TITLE).click();
  await expect(page.getByRole('menuitem', { name: 'Attach the bill' })).toBeVisible();
});

test(
  'a bill that fails to upload says so and stays chosen, and a lost answer creates no duplicate',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_CONNECTION_RESET/, /status of 400/, /status of 500/);
    test.slow();
    const [aisyah, ben] = [await person('Aisyah Rahman', { viewport: PHONE }), await person('Ben Tan')];
    const { id: homeId } = await buildHome([aisyah, ben]);
    await ask({ homeId, from: aisyah, debtors: [ben], title: TITLE, sen: 17_880 });
    const { page } = aisyah;
    await page.goto(PAGE);
    const card = request(page, TITLE);
    await unfold(page, TITLE);
    const attach = async (file: Awaited<ReturnType<typeof photo>>) => {
      await chooseMore(page, TITLE, 'Attach the bill');
      await window(page).getByLabel('Bill', { exact: true }).setInputFiles(file);
      await button(window(page), 'Attach').click();
    };
    await attach({ ...pdf(), buffer: Buffer.from('%PDF-1.7\nand no more') });
    await expect(card.getByText('This file is damaged or incomplete.')).toBeVisible();
    await expectSound(page);
    // The choice stays and can be changed.
    await chooseMore(page, TITLE, 'Attach the bill');
    await expect(window(page).getByText('bil-oktober.pdf')).toBeVisible();
    await page.keyboard.press('Escape');

    let answers = 0;
    await page.route('**/api/bills/**', async (route) => {
      answers += 1;
      // The upload arrives, but its answer is lost.
      if (answers === 1) {
        await route.fetch();
        await route.abort('connectionreset');
      } else await route.continue();
    });
    await attach(await photo());
    await expect(
      card.getByText('No connection. The bill will be sent as soon as there is one.'),
    ).toBeVisible();
    await expectToast(page, 'The bill is attached.');
    expect(answers).toBe(2);
    const kept = await withDatabase(
      async (client) =>
        (await client.query('select id from payment_bills where home_id = $1', [homeId])).rows,
    );
    expect(kept).toHaveLength(1);

    await page.unroute('**/api/bills/**');
    await page.route('**/api/bills/**', (route) => route.fulfill({ status: 500, json: {} }));
    await chooseMore(page, TITLE, 'Change bill');
    await window(page).getByLabel('Bill', { exact: true }).setInputFiles(pdf());
    await button(window(page), 'Replace bill').click();
    await expect(card.getByText('The bill was not attached. Please try again.')).toBeVisible();
    await page.unroute('**/api/bills/**');
    await button(card, 'Try again').click();
    await expectToast(page, 'The bill is attached.');
    await expect(button(card, 'Try again')).toHaveCount(0);
  },
);

test(
  'a bill that cannot be loaded says so, and loads on the next try',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const [aisyah, ben] = [await person('Aisyah Rahman'), await person('Ben Tan', { viewport: PHONE })];
    const { id: homeId } = await buildHome([aisyah, ben]);
    await ask({ homeId, from: aisyah, debtors: [ben], title: TITLE, sen: 17_880 });
    await aisyah.page.goto(PAGE);
    await chooseMore(aisyah.page, TITLE, 'Attach the bill');
    await window(aisyah.page).getByLabel('Bill', { exact: true }).setInputFiles(pdf());
    await button(window(aisyah.page), 'Attach').click();
    await expectToast(aisyah.page, 'The bill is attached.');
    const { page } = ben;
    await page.goto(PAGE);
    await page.route('**/bills/**', (route) => route.abort());
    await unfold(page, TITLE);
    await button(request(page, TITLE), 'Open bill').click();
    await expect(window(page).getByText('The bill could not be loaded.')).toBeVisible();
    await expectSound(page, { part: '[role=dialog]' });
    await page.unroute('**/bills/**');
    await button(window(page), 'Try again').click();
    await expect.poll(() => isDrawn(page)).toBe(true);
  },
);

test(
  "'Change' has the bill, which can be chosen, replaced and removed; closing asks before losing changes",
  { tag: '@rest' },
  async ({ person }) => {
    test.slow();
    const [aisyah, ben] = [
      await person('Aisyah Rahman', { viewport: PHONE }),
      await person('Ben Tan', { viewport: PHONE }),
    ];
    const { id: homeId } = await buildHome([aisyah, ben]);
    await ask({ homeId, from: aisyah, debtors: [ben], title: TITLE, sen: 17_880 });
    const { page } = aisyah;
    await Promise.all([page.goto(PAGE), ben.page.goto(PAGE)]);
    await Promise.all([unfold(page, TITLE), unfold(ben.page, TITLE)]);
    const sheet = page.getByRole('dialog', { name: 'Change the request' });
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await chooseMore(page, TITLE, 'Change');
    await sheet.getByLabel('Bill (optional)').setInputFiles(pdf());
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expectSound(page, { part: '[role=alertdialog]' });
    await page.setViewportSize(PHONE);
    await button(question, 'Keep editing').click();
    await expect(sheet.getByText('bil-oktober.pdf')).toBeVisible();
    await button(sheet, 'Save changes').click();
    await expect(sheet).toBeHidden();
    await expectToast(page, 'The bill is attached.');
    await expect(button(request(ben.page, TITLE), 'Open bill')).toBeVisible();

    await chooseMore(page, TITLE, 'Change');
    await expect(sheet.getByText('A bill is attached. Another one takes its place.')).toBeVisible();
    await expectSound(page, { part: '[role=dialog]', sizes: SIZES });
    await page.setViewportSize(PHONE);
    await sheet.getByLabel('Bill', { exact: true }).setInputFiles(await photo());
    await sheet.getByLabel('Pay for what? *').fill(`${TITLE} 2026`);
    await button(sheet, 'Save changes').click();
    // The request itself shows a toast too, and on phones the later toast replaces the earlier one.
    await expect(request(page, `${TITLE} 2026`)).toBeVisible();
    await ben.page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(ben.page.getByText(/^Aisyah Rahman attached another bill of TNB electricity/)).toBeVisible();

    await chooseMore(page, `${TITLE} 2026`, 'Change');
    await button(sheet, 'Remove bill').click();
    await expectToast(page, 'The bill was removed.');
    await expect(sheet.getByLabel('Bill (optional)')).toBeFocused();
    await sheet.getByLabel('Total Amount (RM) *').fill('1');
    await button(sheet, 'Cancel').click();
    await button(question, 'Discard').click();
    await expect(sheet).toBeHidden();
    await expect(request(page, `${TITLE} 2026`)).toContainText('RM 178.80');
    // Without changes it closes at once.
    await chooseMore(page, `${TITLE} 2026`, 'Change');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(moreOf(page, `${TITLE} 2026`)).toBeFocused();
  },
);

test("a chosen bill survives the page's reload, also while the options are folded", async ({ person }) => {
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person.withoutBrowser('Ben Tan')];
  await buildHome([aisyah, ben]);
  const { page } = aisyah;
  const notes = '**/api/live*';
  await page.route(notes, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 1000\ndata: ${JSON.stringify({ resync: true, version: 'a newer one' })}\n\n`,
    }),
  );
  await page.goto(PAGE);
  await form(page).getByLabel('Pay for what? *').fill(TITLE);
  await moreOptions(page).click();
  await form(page).getByLabel('Bill (optional)').setInputFiles(pdf());
  await moreOptions(page).click();
  await expect(moreOptions(page)).toContainText('with a bill');
  // Its field mounts again, hidden, and keeps the file.
  await expect(form(page).getByLabel('Bill (optional)')).toBeAttached();
  const loaded = page.waitForEvent('load');
  await button(page, 'Reload').click();
  await loaded;
  await page.unroute(notes);
  await expect(form(page).getByLabel('Pay for what? *')).toHaveValue(TITLE);
  await expect(moreOptions(page)).toContainText('Equally, once, with a bill');
  await moreOptions(page).click();
  await expect(form(page).getByText('bil-oktober.pdf')).toBeVisible();
});
