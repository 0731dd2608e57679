import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  withDatabase,
} from '#test/browser/harness.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = (homeId: string) => `/join-home?homeId=${homeId}`;

async function expectJoined(page: Page) {
  await expect(heading(page, 'Seri Pandan 12A')).toBeVisible();
  await expect(page.getByText('Successfully joined the home!')).toBeVisible();
  await expectToast(page, 'Joined home successfully!');
  await expect(page.getByText('You live with Aisyah Rahman')).toBeVisible();
}

async function expectUnable(page: Page, text: string) {
  await expect(heading(page, 'Unable to Join')).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(link(page, 'Return to App')).toHaveAttribute('href', '/dashboard');
}

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const) {
  test(`a signed-out person follows the link through login and has joined (${size})`, async ({
    visit,
    person,
  }) => {
    const { id } = await buildHome([await person('Aisyah Rahman')]);
    const { email, password } = await person('Wei Jie Tan');
    const { page } = await visit({ viewport, colorScheme });
    await page.goto(address(id));
    await expect(heading(page, 'Aisyah Rahman invites you to Seri Pandan 12A')).toBeVisible();
    await expect(page.getByText('Please sign in to join this home.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await link(page, 'Go to Login').click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address(id))}`);
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL(address(id));
    await expectJoined(page);
    const first = page.getByText(/^Your first: [A-Z][\w ]+, \w+day, \w{3} \d\d\.$/);
    const text = await first.innerText();
    await link(page, 'Go to Dashboard').click();
    await expect(heading(page, 'Welcome to Seri Pandan 12A')).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Your first chores' })).toContainText(text);
    await page.keyboard.press('Escape');

    await page.goto(address(id));
    await expect(page.getByText('You are already a member of this home. Set as active.')).toBeVisible();
    await expect(heading(page, 'Seri Pandan 12A')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await link(page, 'Manage Homes').click();
    await expect(page).toHaveURL('/home-management');
    await expect(region(page, 'Seri Pandan 12A')).toContainText('Member · 2 members');
  });

  test(`a newcomer follows the link through registration and has joined (${size})`, async ({
    visit,
    person,
  }) => {
    const { id } = await buildHome([await person('Aisyah Rahman')]);
    const { page } = await visit({ viewport, colorScheme });
    await page.goto(address(id));
    await link(page, 'Create an account').click();
    await expect(page).toHaveURL(`/register?next=${encodeURIComponent(address(id))}`);
    await field(page, 'Display name').fill('Wei Jie Tan');
    await field(page, 'Email').fill(`${randomUUID()}@example.com`);
    await field(page, 'Password').fill('correct horse');
    await field(page, 'Confirm password').fill('correct horse');
    await button(page, 'Create account').click();
    await expect(page).toHaveURL(address(id));
    await expectJoined(page);
  });
}

const HOUSEMATES = ['Wei Jie Tan', 'Priya Nair', 'Hafiz Osman', 'Mei Ling Chong'];

test("an invited person sees by whom, to which home and who lives there, on a phone's first screen", async ({
  person,
  visit,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const others = await Promise.all(HOUSEMATES.map((name) => person(name)));
  const { id } = await buildHome([aisyah, ...others]);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(address(id));
  await expect(heading(page, 'Aisyah Rahman invites you to Seri Pandan 12A')).toBeVisible();
  await expect(page.getByText('Please sign in to join this home.')).toBeVisible();
  const faces = page.getByRole('list', { name: 'Who lives there' }).getByRole('listitem');
  await expect(faces).toHaveText(['Aisyah Rahman', ...HOUSEMATES].map((name) => new RegExp(`${name}$`)));
  const tops = await Promise.all((await faces.all()).map(async (face) => (await face.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  const login = await link(page, 'Go to Login').boundingBox();
  expect((login?.y ?? 0) + (login?.height ?? 0)).toBeLessThanOrEqual(680);
  await expectSound(page);
});

test('a link that does not work says nothing about the home to signed-out people', async ({
  person,
  visit,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  await aisyah.api.homes.makeInviteLink({ homeId: id });
  const { page } = await visit({ viewport: PHONE });
  for (const dead of [address(id), `${address(id)}&code=no-code`, address(randomUUID()), address('12A')]) {
    await page.goto(dead);
    await expect(heading(page, "You've been invited")).toBeVisible();
    await expect(page.getByText('Please sign in to join this home.')).toBeVisible();
    await expect(page.getByText(/Aisyah|Pandan/)).toHaveCount(0);
    expect(await page.content()).not.toMatch(/Aisyah|Pandan/);
  }
});

test('the page reserves the space until it is known who invites', async ({ person, visit }) => {
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const { page } = await visit({ viewport: PHONE });
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route('**/homes/getInvitation', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(address(id));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Opening the invitation…');
  await expectSound(page, { sizes: [PHONE] });
  const topOf = async () => (await title.boundingBox())?.y;
  const kept = await topOf();
  answer();
  await expect(title).toHaveText('Aisyah Rahman invites you to Seri Pandan 12A');
  expect(await topOf()).toBe(kept);
});

test("a chat's preview of the link shows the home, but not its members", async ({ person, request }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const { id } = await buildHome([aisyah], 'Seri "Pandan" <12A>');
  const headOf = async (path: string) => (await (await request.get(path)).text()).split('</head>')[0] ?? '';
  const head = await headOf(address(id));
  expect(head).toContain(
    '<meta property="og:title" content="Join Seri &quot;Pandan&quot; &lt;12A&gt; on Serumah"',
  );
  expect(head).toMatch(/<meta property="og:image" content="http[^"]*\/social-1200x630\.png"/);
  expect(head).not.toContain('Aisyah');
  for (const other of ['/login', '/join-home', address(randomUUID())])
    expect(await headOf(other)).toContain('<meta property="og:title" content="Serumah"');
});

test("a member's link makes that home the active one", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah], 'Seri Pandan 12A');
  await buildHome([aisyah], 'Taman Desa 3');
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(heading(page, 'Welcome to Taman Desa 3')).toBeVisible();
  await page.goto(address(id));
  await expect(page.getByText('You are already a member of this home. Set as active.')).toBeVisible();
  await link(page, 'Go to Dashboard').click();
  await expect(heading(page, 'Welcome to Seri Pandan 12A')).toBeVisible();
});

test('a new link makes the old one fail', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  await aisyah.page.goto('/home-management');
  const shown = aisyah.page.getByRole('textbox', { name: 'Invite link' });
  const old = await shown.inputValue();
  await button(aisyah.page, 'Make a new link').click();
  const question = aisyah.page.getByRole('alertdialog', { name: 'Make a new invite link?' });
  await question.getByRole('button', { name: 'Make new link' }).click();
  await expectToast(aisyah.page, 'New invite link made. Older ones no longer work.');
  await expect(shown).not.toHaveValue(old);
  const made = new URL(await shown.inputValue());
  expect(made.searchParams.get('homeId')).toBe(id);

  const { page } = await person('Wei Jie Tan');
  for (const outdated of [address(id), `${address(id)}&code=no-code`]) {
    await page.goto(outdated);
    await expectUnable(page, 'This invite link was replaced by a newer one.');
    await expect(page.getByText('Ask your housemate for a new invite link.')).toBeVisible();
  }
  await page.goto(made.pathname + made.search);
  await expectJoined(page);
});

test('a link with a missing, broken or unknown home says so', async ({ person, visit }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  for (const missing of ['/join-home', '/join-home?homeId=', '/join-home?code=1']) {
    await page.goto(missing);
    await expectUnable(page, 'Invalid invite link: missing homeId.');
  }
  for (const homeId of ['12A', randomUUID()]) {
    await page.goto(address(homeId));
    await expectUnable(page, 'This home no longer exists.');
    await expect(page.getByText('Ask your housemate for a new invite link.')).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await link(page, 'Return to App').click();
  await expect(heading(page, 'No Home Found')).toBeVisible();

  const stranger = await visit();
  await stranger.page.goto('/join-home');
  await expectUnable(stranger.page, 'Invalid invite link: missing homeId.');
});

test('joining is retried on the spot after a lost connection', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const { page } = await person('Wei Jie Tan', { viewport: PHONE });
  // The stream's first live note would retry before the button is pressed.
  await page.route('**/api/live*', () => {});
  await page.route('**/homes/joinHome', (route) => route.abort());
  await page.goto(address(id));
  await expectUnable(page, 'Failed to join the home. Please try again later.');
  await page.unroute('**/homes/joinHome');
  await button(page, 'Try again').click();
  await expectJoined(page);
});

test('joining shows its progress, and is sent to the server once', async ({ person }) => {
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const { page } = await person('Wei Jie Tan');
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  let asked = 0;
  await page.route('**/homes/joinHome', async (route) => {
    asked += 1;
    await answered;
    await route.continue();
  });
  await page.goto(address(id));
  await expect(heading(page, 'Joining the home…')).toBeVisible();
  answer();
  await expectJoined(page);
  expect(asked).toBe(1);
});

test('a person without a name gives it first, comes back and has joined', async ({ person }) => {
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const { page, userId } = await person('Wei Jie Tan');
  await withDatabase((client) => client.query("update users set display_name = '' where id = $1", [userId]));
  await page.goto(address(id));
  await expect(page).toHaveURL(`/complete-profile?next=${encodeURIComponent(address(id))}`);
  await field(page, 'Display name').fill('Wei Jie');
  await button(page, 'Continue').click();
  await expectToast(page, 'Profile completed successfully!');
  await expect(page).toHaveURL(address(id));
  await expectJoined(page);
});

test('a full home says that it is full', async ({ person }) => {
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  await withDatabase((client) =>
    client.query(
      `with people as (
         insert into users (email, display_name)
         select gen_random_uuid() || '@example.com', 'Housemate ' || n from generate_series(2, 30) n
         returning id
       )
       insert into memberships (home_id, user_id, tone, joined_on) select $1, id, 'leaf', current_date from people`,
      [id],
    ),
  );
  const { page } = await person('Wei Jie Tan');
  await page.goto(address(id));
  await expectUnable(page, 'This home is full: it already has 30 members.');
});

test('a tab with an open invitation adds a person who signs in elsewhere only if they ask for it', async ({
  person,
  visit,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  const { email, password } = await person('Wei Jie Tan');
  const { page, context } = await visit();
  await page.goto(address(id));
  await expect(heading(page, 'Aisyah Rahman invites you to Seri Pandan 12A')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await field(other, 'Email').fill(email);
  await field(other, 'Password').fill(password);
  await button(other, 'Sign in').click();
  await expect(heading(other, 'No Home Found')).toBeVisible();
  // Returning to a tab after a while refetches the session.
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  const asked = page.waitForResponse(/getSession/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await asked;
  const join = button(page, 'Join this home');
  await expect(join).toBeVisible();
  await expect(heading(page, 'Aisyah Rahman invites you to Seri Pandan 12A')).toBeVisible();
  expect((await aisyah.api.homes.getHome({ homeId: id })).members).toHaveLength(1);
  await join.click();
  await expectJoined(page);
});
