import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildHome, button, expect, expectSound, PHONE, test } from '#test/browser/harness.ts';
import { expectWorker } from '#test/browser/storage-steps.ts';
import { PORT } from '#test/browser/places.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = (homeId: string) => `/join-home?homeId=${homeId}`;

/** How another site leads to our address: all but the last without a click. */
const NAVIGATIONS = {
  refresh: (to: string) => `<meta http-equiv="refresh" content="0;url=${to}">`,
  script: (to: string) => `<script>location.href = ${JSON.stringify(to)}</script>`,
  form: (to: string) => {
    const { origin, pathname, searchParams } = new URL(to);
    const inputs = [...searchParams].map(([name, value]) => `<input name="${name}" value="${value}">`);
    return `<form action="${origin}${pathname}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
  },
  click: (to: string) => `<a href="${to}">Holiday pictures</a>`,
};

/** Serves another site that answers `/refresh?to=…` and so on. */
async function serveOtherSite() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const way = NAVIGATIONS[pathname.slice(1) as keyof typeof NAVIGATIONS];
    const head = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">';
    response.writeHead(200, { 'content-type': 'text/html' }).end(head + way(searchParams.get('to') ?? ''));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    // Not localhost, so that it counts as another site.
    addressFor: (way: keyof typeof NAVIGATIONS, own: string) =>
      `http://127.0.0.1:${port}/${way}?to=${encodeURIComponent(`http://localhost:${PORT}${own}`)}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function expectAsked(page: Page) {
  await expect(heading(page, 'Aisyah Rahman invites you to Seri Pandan 12A')).toBeVisible();
  await expect(page.getByText('Join Seri Pandan 12A?', { exact: true })).toBeVisible();
  await expect(button(page, 'Join this home')).toBeVisible();
}

const expectJoined = (page: Page) => expect(page.getByText('Successfully joined the home!')).toBeVisible();

for (const way of ['refresh', 'script', 'form'] as const)
  test(`another site's ${way} adds no member without a click`, async ({ person }) => {
    await using elsewhere = await serveOtherSite();
    const aisyah = await person.withoutBrowser('Aisyah Rahman');
    const { id } = await buildHome([aisyah]);
    const own = await person('Wei Jie Tan', { viewport: PHONE });
    const { id: myHome } = await buildHome([own], 'Taman Desa 3');
    await own.page.goto(elsewhere.addressFor(way, address(id)));
    await expectAsked(own.page);
    // Reloading the page is not a click either.
    await own.page.reload();
    await expectAsked(own.page);
    await expectSound(own.page);
    expect((await aisyah.api.homes.getHome({ homeId: id })).members).toHaveLength(1);
    expect((await own.api.users.getSession()).user?.homeId).toBe(myHome);
    await button(own.page, 'Join this home').click();
    await expectJoined(own.page);
    expect((await own.api.users.getSession()).user?.homeId).toBe(id);
    // A member is not asked again.
    await own.page.goto(elsewhere.addressFor(way, address(id)));
    await expect(own.page.getByText('You are already a member of this home. Set as active.')).toBeVisible();
  });

test('a person who does not want to join returns to their own home', async ({ person }) => {
  await using elsewhere = await serveOtherSite();
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const own = await person('Wei Jie Tan');
  await buildHome([own], 'Taman Desa 3');
  await own.page.goto(elsewhere.addressFor('refresh', address(id)));
  await expectAsked(own.page);
  await link(own.page, 'Return to App').click();
  await expect(heading(own.page, 'Welcome to Taman Desa 3')).toBeVisible();
});

test('a person who clicks a link on another site joins at once', async ({ person }) => {
  await using elsewhere = await serveOtherSite();
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const { page } = await person('Wei Jie Tan');
  await page.goto(elsewhere.addressFor('click', address(id)));
  await link(page, 'Holiday pictures').click();
  await expectJoined(page);
});

test('a person whom another site sent is asked after signing in, too', async ({ person, visit }) => {
  await using elsewhere = await serveOtherSite();
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  const { email, password } = await person.withoutBrowser('Wei Jie Tan');
  for (const to of [address(id), `/login?next=${encodeURIComponent(address(id))}`]) {
    const { page } = await visit();
    await page.goto(elsewhere.addressFor('refresh', to));
    if (to === address(id)) await link(page, 'Go to Login').click();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL(address(id));
    await expectAsked(page);
  }
  expect((await aisyah.api.homes.getHome({ homeId: id })).members).toHaveLength(1);
});

test('an opened link is forgotten once another site opens it', async ({ person, visit }) => {
  await using elsewhere = await serveOtherSite();
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const { email, password } = await person.withoutBrowser('Wei Jie Tan');
  const { page } = await visit();
  await page.goto(address(id));
  await expect(page.getByText('Please sign in to join this home.')).toBeVisible();
  await page.goto(elsewhere.addressFor('refresh', address(id)));
  await link(page, 'Go to Login').click();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
  await expectAsked(page);
});

test('a person who opens the link, changes the language and registers has joined', async ({
  person,
  visit,
}) => {
  const { id } = await buildHome([await person('Aisyah Rahman')]);
  const { page } = await visit();
  await page.goto(address(id));
  await link(page, 'Create an account').click();
  await expect(heading(page, 'Create an account')).toBeVisible();
  await page.reload();
  await field(page, 'Display name').fill('Wei Jie Tan');
  await field(page, 'Email').fill(`${randomUUID()}@example.com`);
  await field(page, 'Password').fill('correct horse');
  await field(page, 'Confirm password').fill('correct horse');
  await button(page, 'Create account').click();
  await expectJoined(page);
});

test('a service worker does not hide how the page was opened, and nothing is joined offline', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_|Failed to fetch|no-response/);
  await using elsewhere = await serveOtherSite();
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  const { page, context } = await person('Wei Jie Tan', { serviceWorkers: 'allow' });
  await page.goto('/dashboard');
  await expectWorker(page, 'en');
  await page.goto(elsewhere.addressFor('refresh', address(id)));
  await expectAsked(page);

  // Turns navigation preload on or off: without it the worker requests the page, which is not a request by a person.
  const preloads = (on: boolean) =>
    page.evaluate(async (wanted) => {
      const { navigationPreload } = await navigator.serviceWorker.ready;
      await (wanted ? navigationPreload.enable() : navigationPreload.disable());
    }, on);
  await preloads(false);
  await page.goto(address(id));
  await expectAsked(page);
  await preloads(true);

  await context.setOffline(true);
  await page.goto(address(id));
  await expect(page.getByText('Failed to join the home. Please try again later.')).toBeVisible();
  await context.setOffline(false);
  await expectAsked(page);
  expect((await aisyah.api.homes.getHome({ homeId: id })).members).toHaveLength(1);

  await page.goto(address(id));
  await expectJoined(page);
});
