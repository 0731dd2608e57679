import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openHomePart } from '#test/browser/home-steps.ts';
import {
  buildHome,
  button,
  withoutFirstReads,
  DESKTOP,
  expect,
  expectLedTo,
  expectNoSidewaysScroll,
  expectToast,
  PHONE,
  region,
  test,
  withDatabase,
} from '#test/browser/harness.ts';

const myHomes = (page: Page) => region(page, 'Your Homes').getByRole('listitem');
const nameToCreate = (page: Page) => page.getByLabel('Home name', { exact: true });
const nameToJoin = (page: Page) => page.getByLabel('Exact home name', { exact: true });
/** Everyone on the server can find it by name, so no other test may use it. */
const newName = () => `Seri ${randomUUID().slice(0, 8)}`;

/** The page receives no live notes, as if its stream were lost with the rest of the network. */
const withoutLive = (page: Page) => page.route('**/api/live*', () => {});

async function joinByName(page: Page, name: string) {
  await nameToJoin(page).fill(name);
  await button(page, 'Join Home').click();
}

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const) {
  test(`a double click creates one home, which only its creator sees (${size})`, async ({ person }) => {
    const { page, api } = await person('Aisyah Rahman', { viewport, colorScheme });
    await page.goto('/home-management');
    await expect(page.getByText('No Home Found')).toBeVisible();
    await button(page, 'Create Home').click();
    await expectToast(page, 'Please enter a home name');
    await expect(nameToCreate(page)).toBeFocused();
    await expect(nameToCreate(page)).toHaveAccessibleDescription('Please enter a home name');

    await nameToCreate(page).fill('  Seri Pandan 12A ');
    await button(page, 'Create Home').dblclick();
    await expectToast(page, 'Home created successfully!');
    // Inviting comes next.
    await expect(page).toHaveURL(/\/home-management\/members#invite-/);
    await expect(region(page, 'Invite link')).toBeFocused();
    await expect(region(page, 'Invite link')).toBeInViewport({ ratio: 1 });
    await openHomePart(page, 'Your Homes');
    await expect(nameToCreate(page)).toHaveValue('');
    await expect(myHomes(page)).toHaveCount(1);
    await expect(myHomes(page)).toContainText(['Administrator · 1 member']);
    await expect(myHomes(page).getByText('Active', { exact: true })).toBeVisible();
    // Hidden in the administrator's own home (docs/product/homes.md 'Leaving a home').
    await expect(button(page, 'Leave')).toHaveCount(0);
    await openHomePart(page, 'History');
    await expect(region(page, 'History')).toContainText('You created Seri Pandan 12A');
    await expectNoSidewaysScroll(page);
    expect(await api.homes.listHomes()).toHaveLength(1);
  });

  test(`the invite link is copied, and without a clipboard it shows for seven seconds (${size})`, async ({
    person,
  }) => {
    const aisyah = await person('Aisyah Rahman', { viewport, colorScheme });
    const { page, context } = aisyah;
    const { id } = await buildHome([aisyah]);
    await page.goto('/home-management/members');
    const link = await page.getByRole('textbox', { name: 'Invite link' }).inputValue();
    expect(new URL(link).pathname + new URL(link).search).toBe(`/join-home?homeId=${id}`);
    for (const place of ['/home-management/members', '/home-management']) {
      await page.goto(place);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await button(page, 'Copy Link').click();
      await expectToast(page, 'Invite link copied to clipboard');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    }

    const plain = await context.newPage();
    await plain.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await plain.clock.install();
    await plain.goto('/home-management');
    await button(plain, 'Copy Link').click();
    const notices = plain.getByRole('status');
    await expectToast(plain, 'Failed to copy link');
    await expectToast(plain, link);
    await plain.clock.runFor(4500);
    await expectToast(plain, link);
    await plain.clock.runFor(3000);
    await expect(notices.getByText(link)).toHaveCount(0);
    await expect(notices.getByText('Failed to copy link')).toHaveCount(0);
  });
}

type Shared = { title: string; text: string; url: string };
/** Fakes a phone's share sheet that accepts what it is given, or is closed. */
const withShareSheet = (page: Page, isClosed = false) =>
  page.addInitScript((closed) => {
    const shared: Shared[] = [];
    Object.assign(globalThis, { shared });
    navigator.share = async (data) => {
      if (closed) throw new DOMException('closed', 'AbortError');
      shared.push(data as Shared);
    };
  }, isClosed);
const sharedOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared);

test("inviting takes two taps from a phone's dashboard", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah]);
  await aisyah.api.homes.markStepDone({ homeId, step: 'chores' });
  const { page } = aisyah;
  await withShareSheet(page);
  await page.goto('/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Next: invite housemates/ })
    .tap();
  await button(region(page, 'Invite link'), 'Share invite link').tap();
  await expect.poll(() => sharedOf(page)).toHaveLength(1);
  const [shared] = await sharedOf(page);
  expect(shared?.text).toBe('Join Seri Pandan 12A on Serumah, where we share chores and costs.');
  expect(new URL(shared?.url ?? '').search).toBe(`?homeId=${homeId}`);
});

test('a share sheet accepts the link, and closing it shows nothing', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id } = await buildHome([aisyah]);
  const { page, context } = aisyah;
  await withShareSheet(page);
  await page.goto('/home-management');
  await button(region(page, 'Seri Pandan 12A'), 'Share invite link').tap();
  await expect.poll(() => sharedOf(page)).toMatchObject([{ url: expect.stringContaining(id) }]);
  await openHomePart(page, 'Members and invite');
  await expect(button(region(page, 'Invite link'), 'Copy Link')).toBeVisible();

  const other = await context.newPage();
  await withShareSheet(other, true);
  await other.goto('/home-management/members');
  await button(region(other, 'Invite link'), 'Share invite link').tap();
  await expect(other.getByRole('status').getByText('Invite link')).toHaveCount(0);
});

for (const path of ['/dashboard', '/chores', '/swap-requests', '/pay-my-money-back'])
  test(`${path} shows the two ways to a home if the reader has none`, async ({ person }) => {
    const aisyah = await person.withoutBrowser('Aisyah Rahman');
    const { name } = await buildHome([aisyah], newName());
    const { page } = await person('Wei Jie Tan', { viewport: PHONE });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No Home Found' })).toBeVisible();
    for (const way of ['Create Home', 'Join Home'])
      await expect(region(page, way)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Manage Homes' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await joinByName(page, name);
    await expectToast(page, 'Successfully joined home!');
    // The page shows the home, and the form that had the focus is gone.
    await expect(page.getByRole('heading', { level: 1, name: 'No Home Found' })).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeFocused();
  });

test('creating a home on the dashboard opens the invite link', async ({ person }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  await withShareSheet(page);
  await page.goto('/dashboard');
  await nameToCreate(page).fill('Seri Pandan 12A');
  await button(page, 'Create Home').click();
  await expectToast(page, 'Home created successfully!');
  const invite = region(page, 'Invite link');
  await expect(invite).toBeFocused();
  await expect(button(invite, 'Share invite link')).toBeInViewport();
});

test('creating again after a lost answer finds the created home', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { page, api } = await person('Aisyah Rahman');
  await withoutLive(page);
  await page.goto('/home-management');
  let answersLost = 0;
  await page.route('**/homes/createHome', async (route) => {
    if (answersLost > 0) return route.continue();
    answersLost += 1;
    await route.fetch();
    return route.abort();
  });
  await nameToCreate(page).fill('Seri Pandan 12A');
  await button(page, 'Create Home').click();
  await expectToast(page, 'Failed to create home');
  await expect(nameToCreate(page)).toHaveValue('Seri Pandan 12A');
  await button(page, 'Create Home').click();
  await expectToast(page, 'Home created successfully!');
  await expect(myHomes(page)).toHaveCount(1);
  expect(await api.homes.listHomes()).toHaveLength(1);
});

test('a home is joined by its exact name, and each refusal has its sentence', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const name = newName();
  await buildHome([aisyah], name);
  const twins = newName();
  await buildHome([aisyah], twins);
  await buildHome([aisyah], twins);
  const { page } = await person('Wei Jie Tan', { viewport: PHONE });
  await page.goto('/home-management');
  await joinByName(page, name.toUpperCase());
  await expectToast(page, 'Home not found');
  await expect(nameToJoin(page)).toHaveAccessibleDescription('Home not found');
  await expect(nameToJoin(page)).toHaveValue(name.toUpperCase());

  await joinByName(page, twins);
  await expectToast(page, 'Several homes have this name. Ask for the invite link.');
  await joinByName(page, ` ${name} `);
  await expectToast(page, 'Successfully joined home!');
  await openHomePart(page, 'Your Homes');
  await expect(myHomes(page)).toContainText(['Member · 2 members']);
  await joinByName(page, name);
  await expectToast(page, 'You are already a member of this home');
  await expect(nameToJoin(page)).toHaveAccessibleDescription('You are already a member of this home');
});

test('a home that cannot be found by name is not found', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { name } = await buildHome([aisyah], newName());
  await aisyah.page.goto('/home-management');
  const findByName = aisyah.page.getByLabel('Find by name');
  await expect(findByName).toHaveValue('anyone');
  await findByName.selectOption('Off');
  await expect(region(aisyah.page, 'History')).toContainText('You set Find by name to Off');
  const { page } = await person('Wei Jie Tan');
  await page.goto('/home-management');
  await joinByName(page, name);
  await expectToast(page, 'Home not found');
});

test('an invite link pasted instead of the name opens its home', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  const { inviteLink } = await aisyah.api.homes.makeInviteLink({ homeId });
  const { page } = await person('Wei Jie Tan');
  await page.goto('/home-management');
  await joinByName(page, `Come and live with us: ${inviteLink}.`);
  await expect(page).toHaveURL(/\/join-home\?homeId=/);
  await button(page, 'Join this home').click();
  await expect(page.getByText('Successfully joined the home!')).toBeVisible();
});

test(
  "a call that does not reach the server fails with the action's own text",
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const aisyah = await person('Aisyah Rahman');
    const weiJie = await person('Wei Jie Tan');
    await buildHome([aisyah, weiJie]);
    await buildHome([weiJie], 'Taman Desa 3');
    const { page } = weiJie;
    await page.goto('/home-management');
    await expect(region(page, 'Taman Desa 3')).toBeVisible();
    await page.route(/\/homes\/(createHome|joinHomeByName|switchHome|leaveHome)/, (route) => route.abort());
    await nameToCreate(page).fill('Bangsar 1');
    await button(page, 'Create Home').click();
    await expectToast(page, 'Failed to create home');
    await joinByName(page, 'Bangsar 2');
    await expectToast(page, 'Failed to join home');
    await expect(nameToJoin(page)).toHaveValue('Bangsar 2');
    await button(page, 'Switch').click();
    await expectToast(page, 'Failed to switch home');
    await button(page, 'Leave').click();
    await button(page, 'Leave now').click();
    await expectToast(page, 'Failed to leave home');

    await aisyah.page.route(/\/homes\/(removeMember|updateHomeSettings)/, (route) => route.abort());
    await aisyah.page.goto('/home-management');
    await aisyah.page.getByRole('switch', { name: 'Include Weekends' }).click();
    await expectToast(aisyah.page, 'Failed to save settings. Please try again.');
    await expect(aisyah.page.getByRole('switch', { name: 'Include Weekends' })).not.toBeChecked();
    await button(aisyah.page, 'Remove Wei Jie Tan').click();
    await button(aisyah.page.getByRole('alertdialog'), 'Remove').click();
    await expectToast(aisyah.page, 'Failed to remove member');
  },
);

for (const [part, place, call, text, restored] of [
  ['list', 'homes', 'listHomes', 'Failed to load your homes', 'Your Homes'],
  ['home', 'members', 'getHome', 'Failed to load home members', 'Members'],
  ['history', 'history', 'listHistory', 'Failed to load the history', 'History'],
] as const)
  test(`a ${part} that could not be loaded can be retried`, async ({ person }) => {
    const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
    await buildHome([aisyah]);
    const { page } = aisyah;
    // Its first live note would refetch what failed before the button is pressed.
    await withoutLive(page);
    await withoutFirstReads(page);
    await page.route(`**/homes/${call}**`, (route) => route.fulfill({ status: 429, body: '' }));
    await page.goto(`/home-management/${place}`);
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute(`**/homes/${call}**`);
    await button(page, 'Try again').click();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(region(page, restored)).toContainText(part === 'history' ? 'You created' : 'Administrator');
  });

test('a home is deleted only after its name was typed', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/home-management/settings');
  await button(page, 'Delete home').click();
  const question = page.getByRole('alertdialog', { name: 'Delete Seri Pandan 12A?' });
  const typed = question.getByLabel('Type Seri Pandan 12A to confirm');
  await typed.fill('Seri Pandan 12a');
  await button(question, 'Delete home').click();
  await expect(typed).toHaveAccessibleDescription(
    "That's not the name of this home. Type it exactly as shown.",
  );
  await expect(typed).toBeFocused();
  await button(question, 'Cancel').click();
  await expect(question).toHaveCount(0);
  await expect(button(page, 'Delete home')).toBeFocused();

  await button(page, 'Delete home').click();
  // Closing the question discards the input.
  await expect(typed).toHaveValue('');
  await typed.fill('Seri Pandan 12A');
  await button(question, 'Delete home').click();
  await expectToast(page, 'Home deleted.');
  await expect(page.getByText('No Home Found')).toBeVisible();
  await expect(page.getByText('Seri Pandan 12A')).toHaveCount(0);
});

test('the next steps are one line on a phone until they are opened', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  const steps = region(page, 'Next steps');
  const folded = steps.getByRole('link', { name: 'Next: choose your chores 0 of 3 done' });
  expect((await folded.boundingBox())?.height).toBeLessThan(60);
  await button(steps, 'Show all steps').click();
  await expect(steps.getByRole('list')).toBeFocused();
  await expect(steps.locator('[aria-current=step]')).toContainText('Choose your chores');
  await steps.getByRole('link', { name: 'Choose chores' }).click();
  await expect(page).toHaveURL('/home-management/chores');
  await expect(region(page, 'Chore Templates').getByRole('listitem')).toHaveCount(4);
  await page.goto('/dashboard');
  await steps.getByRole('link', { name: 'Next: invite housemates 1 of 3 done' }).click();
  await expectLedTo(region(page, 'Invite link'));
  await expect(button(page, 'Copy Link')).toBeInViewport();
});

test('the three next steps are completed one by one, and then disappear', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  const { page, context } = aisyah;
  const steps = region(page, 'Next steps');
  const next = steps.locator('[aria-current=step]');
  const toDashboard = () => page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seri Pandan 12A');
  await expect(steps.getByText('0 of 3 done')).toBeVisible();
  await expect(next).toContainText('Choose your chores');
  await expect(next).toContainText('4 are ready and planned for the weeks ahead.');
  await steps.getByRole('link', { name: 'Choose chores' }).click();
  await expect(page).toHaveURL('/home-management/chores');
  await expect(page.locator('#home-templates')).toBeFocused();
  await expect(region(page, 'Chore Templates')).toBeInViewport();

  await toDashboard();
  await expect(steps.getByText('1 of 3 done')).toBeVisible();
  await expect(next).toContainText('Invite housemates');
  await steps.getByRole('link', { name: 'Open the invite link' }).click();
  await expectLedTo(region(page, 'Invite link'));
  await toDashboard();
  const weiJie = await person('Wei Jie Tan');
  await weiJie.api.homes.joinHome({ homeId });
  await expect(steps.getByText('2 of 3 done')).toBeVisible();
  await expect(next).toContainText('See who does what');
  await steps.getByRole('link', { name: 'Open the board' }).click();
  await expect(page).toHaveURL('/chores');

  await toDashboard();
  await expect(region(page, "Today's Chores")).toBeVisible();
  await expect(steps).toHaveCount(0);
  // Only the creator ever sees them.
  const other = await weiJie.context.newPage();
  await other.goto('/dashboard');
  await expect(region(other, "Today's Chores")).toBeVisible();
  await expect(region(other, 'Next steps')).toHaveCount(0);
  await context.close();
});

test('the history shows its newest ten entries, and the rest on request', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah]);
  // Fifty entries fill the first page, so that the creation of the home is not on it.
  await withDatabase((client) =>
    client.query(
      `insert into home_events (home_id, actor_id, type, data)
       select $1, $2, 'home_renamed', jsonb_build_object('from', 'Name ' || n, 'to', 'Name ' || n + 1)
         from generate_series(1, 50) n`,
      [homeId, aisyah.userId],
    ),
  );
  const { page } = aisyah;
  await page.goto('/home-management/history');
  const entries = region(page, 'History').getByRole('listitem');
  await expect(entries.first()).toContainText('You renamed Name 50 to Name 51');
  await expect(entries).toHaveCount(10);
  await button(page, 'Show more').click();
  await expect(entries).toHaveCount(50);
  await expect(entries.last()).toContainText('You renamed Name 1 to Name 2');
  await button(page, 'Show more').click();
  await expect(entries.last()).toContainText('You created Seri Pandan 12A');
  await expect(entries).toHaveCount(51);
  await expect(button(page, 'Show more')).toHaveCount(0);
});

test('the role cannot be handed over if there is no other member, and the button says why', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  await aisyah.page.goto('/home-management');
  const open = button(aisyah.page, 'Hand over role');
  await expect(open).toBeDisabled();
  await expect(open).toHaveAccessibleDescription('Nobody else lives here yet');
});
