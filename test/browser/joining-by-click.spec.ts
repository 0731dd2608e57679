import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildHome, button, expect, expectSound, PHONE, test } from '#test/browser/harness.ts';
import { expectWorker } from '#test/browser/kept-steps.ts';
import { PORT } from '#test/browser/places.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = (homeId: string) => `/join-home?homeId=${homeId}`;

/** What leads from another site to an address of ours: without a click, but for the last. */
const WAYS = {
  refresh: (to: string) => `<meta http-equiv="refresh" content="0;url=${to}">`,
  script: (to: string) => `<script>location.href = ${JSON.stringify(to)}</script>`,
  form: (to: string) => {
    const { origin, pathname, searchParams } = new URL(to);
    const inputs = [...searchParams].map(([name, value]) => `<input name="${name}" value="${value}">`);
    return `<form action="${origin}${pathname}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
  },
  click: (to: string) => `<a href="${to}">Holiday pictures</a>`,
};

/** Another site, that answers `/refresh?to=…` and so on. */
async function serveElsewhere() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const way = WAYS[pathname.slice(1) as keyof typeof WAYS];
    const head = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">';
    response.writeHead(200, { 'content-type': 'text/html' }).end(head + way(searchParams.get('to') ?? ''));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    // Not localhost, and so another site than ours.
    leadingTo: (way: keyof typeof WAYS, own: string) =>
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
  test(`another site's ${way} makes nobody a member without a click`, async ({ person }) => {
    await using elsewhere = await serveElsewhere();
    const aisyah = await person('Aisyah Rahman');
    const { id } = await buildHome([aisyah]);
    const own = await person('Wei Jie Tan', { viewport: PHONE });
    const { id: ownHome } = await buildHome([own], 'Taman Desa 3');
    await own.page.goto(elsewhere.leadingTo(way, address(id)));
    await expectAsked(own.page);
    // Loading the page again is no click either.
    await own.page.reload();
    await expectAsked(own.page);
    await expectSound(own.page);
    expect((await aisyah.api.homes.getHome({ homeId: id })).members).toHaveLength(1);
    expect((await own.api.users.getSession()).user?.homeId).toBe(ownHome);
    await button(own.page, 'Join this home').click();
    await expectJoined(own.page);
    expect((await own.api.users.getSession()).user?.homeId).toBe(id);
    // A member is asked no more.
    await own.page.goto(elsewhere.leadingTo(way, address(id)));
    await expect(own.page.getByText('You are already a member of this home. Set as active.')).toBeVisible();
  });

test('whoever does not want to join returns to their own home', async ({ person }) => {
  await using elsewhere = await serveElsewhere();
  const { id } = await buildHome([await person('Aisyah Rahman')]);
  const own = await person('Wei Jie Tan');
  await buildHome([own], 'Taman Desa 3');
  await own.page.goto(elsewhere.leadingTo('refresh', address(id)));
  await expectAsked(own.page);
  await link(own.page, 'Return to App').click();
  await expect(heading(own.page, 'Welcome to Taman Desa 3')).toBeVisible();
});

test('a link on another site that a person clicks joins at once', async ({ person }) => {
  await using elsewhere = await serveElsewhere();
  const { id } = await buildHome([await person('Aisyah Rahman')]);
  const { page } = await person('Wei Jie Tan');
  await page.goto(elsewhere.leadingTo('click', address(id)));
  await link(page, 'Holiday pictures').click();
  await expectJoined(page);
});

test('whom another site led there is asked after signing in, too', async ({ person, visit }) => {
  await using elsewhere = await serveElsewhere();
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  const { email, password } = await person('Wei Jie Tan');
  for (const to of [address(id), `/login?next=${encodeURIComponent(address(id))}`]) {
    const { page } = await visit();
    await page.goto(elsewhere.leadingTo('refresh', to));
    if (to === address(id)) await link(page, 'Go to Login').click();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL(address(id));
    await expectAsked(page);
  }
  expect((await aisyah.api.homes.getHome({ homeId: id })).members).toHaveLength(1);
});

test('an opened link is forgotten once another site leads to it', async ({ person, visit }) => {
  await using elsewhere = await serveElsewhere();
  const { id } = await buildHome([await person('Aisyah Rahman')]);
  const { email, password } = await person('Wei Jie Tan');
  const { page } = await visit();
  await page.goto(address(id));
  await expect(page.getByText('Please sign in to join this home.')).toBeVisible();
  await page.goto(elsewhere.leadingTo('refresh', address(id)));
  await link(page, 'Go to Login').click();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
  await expectAsked(page);
});

test('whoever opens the link, changes the language and registers has joined', async ({ person, visit }) => {
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

test('a service worker in between hides nothing, and offline nothing is joined', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_|Failed to fetch|no-response/);
  await using elsewhere = await serveElsewhere();
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  const { page, context } = await person('Wei Jie Tan', { serviceWorkers: 'allow' });
  await page.goto('/dashboard');
  await expectWorker(page, 'en');
  await page.goto(elsewhere.leadingTo('refresh', address(id)));
  await expectAsked(page);

  // A browser that does not ask the server itself: what the worker asks for is no person's.
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
