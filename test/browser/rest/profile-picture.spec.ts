import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  buildHome,
  button,
  expect,
  expectAccessible,
  expectSound,
  expectToast,
  PHONE,
  test,
  withDatabase,
  type Housemate,
  type Person,
} from '#test/browser/harness.ts';
import { bomb, moving, picture } from '#test/builders/images.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const choice = (page: Page) => field(page, 'Change picture');
const main = (page: Page) => page.getByRole('main');
const kept = (page: Page) => main(page).locator('img[src$="/256.webp"]');
const preview = (page: Page) => main(page).locator('img[src^="blob:"]');
const png = (buffer: Buffer) => ({ name: 'face.png', mimeType: 'image/png', buffer });

/** Rendered, not only requested. */
const expectDrawn = async (image: ReturnType<typeof kept>, width: number) => {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(width);
};

async function edit({ page }: Person) {
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await expect(field(page, 'Display name')).toBeVisible();
}

const photoOf = async ({ api }: Housemate) => (await api.users.getSession()).user?.photoURL;

test('a picture is chosen, discarded, saved and removed, and axe finds nothing', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { page } = aisyah;
  const file = png(await picture('png'));
  await edit(aisyah);
  await expect(button(page, 'Remove picture')).toHaveCount(0);
  await choice(page).setInputFiles(file);
  await expectDrawn(preview(page), 640);
  await expect(page.getByText('New picture, not saved yet')).toBeVisible();
  await expectSound(page);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Profile')).toBeFocused();
  await expect(main(page).getByText('AR', { exact: true })).toBeVisible();

  await button(page, 'Edit Profile').click();
  await expect(preview(page)).toHaveCount(0);
  await choice(page).setInputFiles(file);
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated successfully!');
  await expectDrawn(kept(page), 256);
  await expectDrawn(page.getByRole('banner').locator('img'), 64);
  await expectSound(page);
  await page.reload();
  await expectDrawn(kept(page), 256);

  await button(page, 'Edit Profile').click();
  await button(page, 'Remove picture').click();
  await expect(choice(page)).toBeFocused();
  await expect(page.getByText('It will be removed when you save')).toBeVisible();
  await expectSound(page);
  await button(page, 'Cancel').click();
  await expectDrawn(kept(page), 256);
  await button(page, 'Edit Profile').click();
  await button(page, 'Remove picture').click();
  await button(page, 'Save Changes').click();
  await expect(main(page).getByText('AR', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('AR', { exact: true })).toBeVisible();
  expect(await photoOf(aisyah)).toBeNull();
});

/** Simulates dragging a file over the page, or dropping or pasting it, on the selected element. */
const give = (page: Page, type: 'dragover' | 'drop' | 'paste', selector: string, bytes: Buffer) =>
  page.evaluate(
    ([event, where, encoded]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0);
      data.items.add(new File([content], 'face.png', { type: 'image/png' }));
      const given = { bubbles: true, cancelable: true };
      const made =
        event === 'paste'
          ? new ClipboardEvent(event, { ...given, clipboardData: data })
          : new DragEvent(event, { ...given, dataTransfer: data });
      // False if the page prevents the browser's default, which would open the file instead of the page.
      return document.querySelector(where)?.dispatchEvent(made);
    },
    [type, selector, bytes.toString('base64')] as const,
  );

test('a picture is dropped on the card or beside it, or pasted', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { page } = aisyah;
  const face = await picture('jpeg');
  await edit(aisyah);
  expect(await give(page, 'dragover', 'form.card', face)).toBe(false);
  await expect(page.getByText('Drop your picture')).toBeVisible();
  expect(await give(page, 'drop', 'form.card', face)).toBe(false);
  await expectDrawn(preview(page), 640);
  const first = await preview(page).getAttribute('src');
  expect(await give(page, 'drop', 'h1', face)).toBe(false);
  await expect(preview(page)).not.toHaveAttribute('src', first ?? '');
  await button(page, 'Remove picture').click();
  await expect(preview(page)).toHaveCount(0);
  expect(await give(page, 'paste', 'input[name=displayName]', face)).toBe(false);
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated successfully!');
  await expectDrawn(kept(page), 256);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const INVALID = 'Please select a valid image file';

/** Files that the page itself refuses, and files that only the server detects. */
const AT_ONCE = {
  'a script renamed .png': () => png(Buffer.from('#!/bin/sh\nrm -rf ~\n')),
  'an SVG': () => ({ name: 'face.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) }),
  'an SVG renamed .png': () => png(Buffer.from(SVG)),
  'a text': () => ({ name: 'face.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }),
};
const WHEN_SENT = {
  'a truncated JPEG': async () => png((await picture('jpeg')).subarray(0, 1500)),
  'a moving GIF': async () => png(await moving('gif')),
};

test('a file that is not an image is refused with its text, and nothing changes', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { page } = aisyah;
  await edit(aisyah);
  for (const make of Object.values(AT_ONCE)) {
    await choice(page).setInputFiles(make());
    await expect(choice(page)).toHaveAccessibleDescription(INVALID);
    await expectToast(page, INVALID);
    await expect(page.getByText('A JPEG, PNG, WebP, GIF or AVIF that does not move')).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    await button(page, 'Cancel').click();
    await button(page, 'Edit Profile').click();
  }
  await choice(page).setInputFiles(png(Buffer.concat([await picture('png'), Buffer.alloc(6 * 1024 * 1024)])));
  await expectToast(page, 'Image size must be less than 5MB');
  await expect(choice(page)).toHaveAccessibleDescription('Image size must be less than 5MB');
  await expectAccessible(page);

  for (const make of Object.values(WHEN_SENT)) {
    await choice(page).setInputFiles(await make());
    await button(page, 'Save Changes').click();
    await expect(choice(page)).toHaveAccessibleDescription(INVALID);
    await expect(button(page, 'Save Changes')).toBeVisible();
  }
  // Chromium may or may not render it: it is refused either way, at once or when it is sent.
  await Promise.all([
    expectToast(page, INVALID),
    choice(page)
      .setInputFiles(png(bomb(60_000, 60_000, 1)))
      .then(() => button(page, 'Save Changes').click()),
  ]);
  expect(await photoOf(aisyah)).toBeNull();
  const rows = await withDatabase((client) =>
    client.query('select from pictures where user_id = $1', [aisyah.userId]),
  );
  expect(rows.rowCount).toBe(0);
});

test('the picture and input stay after a failure, and only the missing part is sent again', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const aisyah = await person('Aisyah Rahman');
  const { page } = aisyah;
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/picture|updateDisplayName/.test(pathname)) sent.push(`${request.method()} ${pathname}`);
  });
  const away = (address: string) => page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  await edit(aisyah);
  await choice(page).setInputFiles(png(await picture('png')));
  await field(page, 'Display name').fill('Aisyah binti Rahman');
  await away('**/api/picture');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Failed to upload profile picture');
  await expect(choice(page)).toHaveAccessibleDescription('Failed to upload profile picture');
  await expectDrawn(preview(page), 640);
  await expect(field(page, 'Display name')).toHaveValue('Aisyah binti Rahman');
  await page.unroute('**/api/picture');

  await away('**/users/updateDisplayName');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Failed to update profile. Please try again.');
  await expectDrawn(kept(page), 256);
  await expect(field(page, 'Display name')).toHaveValue('Aisyah binti Rahman');
  await page.unroute('**/users/updateDisplayName');

  sent.length = 0;
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated successfully!');
  expect(sent.filter((each) => !each.startsWith('GET'))).toEqual(['POST /api/rpc/users/updateDisplayName']);
  await expect(main(page).getByText('Aisyah binti Rahman', { exact: true })).toBeVisible();
});

test('an interrupted upload is retried until it is cancelled or succeeds', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 502/);
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { page } = aisyah;
  let tries = 0;
  await page.route('**/api/picture', async (route) => {
    tries++;
    if (tries === 2) await route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
    else if (tries < 4) await route.abort();
    else await route.continue();
  });
  await edit(aisyah);
  await choice(page).setInputFiles(png(await picture('png')));
  await button(page, 'Save Changes').click();
  await expect(choice(page)).toHaveAccessibleDescription(/^The connection was lost\. We'll keep trying/);
  await expectSound(page);
  await button(page, 'Cancel').click();
  await expect(page.getByText('Failed to upload profile picture')).toHaveCount(0);

  tries = 0;
  await button(page, 'Edit Profile').click();
  await choice(page).setInputFiles(png(await picture('png')));
  await button(page, 'Save Changes').click();
  await expectDrawn(kept(page), 256);
  expect(tries).toBe(4);
});

test('a person who was signed out in the meantime reads so', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { page } = aisyah;
  // Without a stream the page does not redirect.
  await page.route('**/api/live*', () => {});
  await edit(aisyah);
  await choice(page).setInputFiles(png(await picture('png')));
  await withDatabase((client) => client.query('delete from sessions where user_id = $1', [aisyah.userId]));
  await button(page, 'Save Changes').click();
  await expectToast(page, 'No authenticated user found');
  await button(page, 'Remove picture').click();
  await field(page, 'Display name').fill('Aisyah binti Rahman');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'No user logged in');
});

test('a long upload shows its progress, and Cancel ends it', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { page, context } = aisyah;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  await edit(aisyah);
  await choice(page).setInputFiles(png(large));
  await expectDrawn(preview(page), 900);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  await button(page, 'Save Changes').click();
  await expect(page.getByRole('progressbar', { name: 'Sending the picture' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await expect(main(page).getByText('AR', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to upload profile picture')).toHaveCount(0);
  expect(await photoOf(aisyah)).toBeNull();
});

test('housemates see a new picture without a reload, and initials if it cannot be loaded', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const wei = await person('Wei Jie Tan', { viewport: PHONE });
  await buildHome([aisyah, wei]);
  await wei.page.goto('/home-management/members');
  const row = main(wei.page).getByRole('listitem').filter({ hasText: 'Aisyah Rahman' }).first();
  await expect(row.getByText('AR', { exact: true })).toBeVisible();
  await edit(aisyah);
  await choice(aisyah.page).setInputFiles(png(await picture('png')));
  await button(aisyah.page, 'Save Changes').click();
  await expectDrawn(row.locator('img'), 256);

  await wei.page.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
  await wei.page.reload();
  await expect(row.getByText('AR', { exact: true })).toBeVisible();
  await wei.page.unroute('**/pictures/**');
  await button(aisyah.page, 'Edit Profile').click();
  await choice(aisyah.page).setInputFiles(png(await picture('webp')));
  await button(aisyah.page, 'Save Changes').click();
  await expectDrawn(row.locator('img'), 256);
});
