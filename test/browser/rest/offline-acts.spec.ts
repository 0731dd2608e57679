import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectToast,
  PHONE,
  test,
  withDatabase,
  today,
  withoutPause,
  type Housemate,
  type Person,
  type MakePerson,
} from '#test/browser/harness.ts';
import {
  cutOff,
  expectStoring,
  expectStored,
  EARLIER_STATE,
  storedIn,
  strip,
  waits,
} from '#test/browser/storage-steps.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const complete = (page: Page, name: string) => button(page, `Mark complete: ${name}`);
const undo = (page: Page, name: string) => button(page, `Undo: ${name}`);

/** Aisyah and Wei Jie, who is the administrator. Mop, Sweep and Throw Rubbish are Aisyah's today. */
async function buildToday(person: MakePerson, options?: Parameters<MakePerson>[1]) {
  const aisyah = await person('Aisyah Rahman', options);
  await withoutPause(aisyah.context);
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { id: homeId } = await buildHome([weiJie, aisyah]);
  await aisyah.api.homes.switchHome({ homeId });
  const dueDate = today();
  await buildChores(
    homeId,
    ['mop', 'sweep', 'throw_rubbish'].map((type) => ({ type, assignedTo: aisyah.userId, dueDate })),
  );
  return { aisyah, weiJie, homeId };
}

/** Opens the dashboard, and waits until it is stored. */
async function read({ page }: Person) {
  await page.goto('/dashboard');
  await expect(complete(page, 'Mop')).toBeVisible();
  await expectStored(page, ['getDashboard', 'getSession']);
}

/** Opens board, money and dashboard, and waits until they are stored. */
async function readAll(aisyah: Person) {
  const { page } = aisyah;
  await page.goto('/chores');
  await expect(complete(page, 'Mop')).toBeVisible();
  await expectStored(page, ['listChores', 'listLateChores']);
  await page.goto('/pay-my-money-back');
  await expect(title(page)).toHaveText('Pay My Money Back');
  await expectStored(page, ['listPaymentRequests', 'getPaymentSummary']);
  await read(aisyah);
}

/** Closes the page and opens another one. */
async function reopen({ context, page }: Person, path: string): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  await next.goto(path);
  return next;
}

const history = async ({ api }: Housemate, homeId: string) => {
  const { entries } = await api.homes.listHistory({ homeId });
  return entries
    .filter(({ type }) => type.startsWith('chore_'))
    .map(({ type, data }) => `${type} ${String(data['type'])}`);
};

test('the app opens without its server as it was, says so, and disables what needs the server', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { aisyah } = await buildToday(person, { viewport: DESKTOP });
  await readAll(aisyah);
  await cutOff(aisyah.context, aisyah.page);
  const page = await reopen(aisyah, '/dashboard');
  await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');
  await expect(strip(page)).toHaveText(EARLIER_STATE);
  await expect(complete(page, 'Mop')).toBeEnabled();
  await page.getByRole('link', { name: 'Mop', exact: true }).click();
  const swap = page.getByRole('button', { name: 'Request swap: Mop' });
  await expect(swap).toBeDisabled();
  await expect(swap).toHaveAccessibleDescription('You are offline.');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Logout')).toBeDisabled();
  await expectAccessible(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Chores', exact: true }).click();
  await expect(title(page)).toHaveText('Weekly Chores');
  await expect(complete(page, 'Sweep')).toBeVisible();
  await bar.getByRole('link', { name: 'Pay My Money Back' }).click();
  await expect(title(page)).toHaveText('Pay My Money Back');
  await expect(page.getByText('This comes as soon as you are connected.')).toHaveCount(0);
  await expect(strip(page)).toHaveText(EARLIER_STATE);
});

test('two completions and one undo without a server arrive exactly, once', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { aisyah, homeId } = await buildToday(person, { viewport: PHONE });
  await read(aisyah);
  const reach = await cutOff(aisyah.context, aisyah.page);
  const offline = await reopen(aisyah, '/dashboard');
  await expect(strip(offline)).toHaveText(EARLIER_STATE);
  await complete(offline, 'Mop').click();
  await expect(waits(offline)).toHaveCount(1);
  await complete(offline, 'Sweep').click();
  await expect(waits(offline)).toHaveCount(2);
  await expectAccessible(offline);
  await undo(offline, 'Mop').click();
  await expect(waits(offline)).toHaveCount(1);
  await expect(complete(offline, 'Mop')).toBeVisible();
  expect((await storedIn(offline)).acts).toBe(1);
  const again = await reopen({ ...aisyah, page: offline }, '/dashboard');
  await expect(undo(again, 'Sweep')).toBeVisible();
  await expect(waits(again)).toHaveCount(1);
  expect(await history(aisyah, homeId)).toEqual([]);
  await reach();
  const there = await reopen({ ...aisyah, page: again }, '/dashboard');
  await expect.poll(() => history(aisyah, homeId), { timeout: 30_000 }).toEqual(['chore_completed sweep']);
  await expect(waits(there)).toHaveCount(0);
  await expect(complete(there, 'Mop')).toBeVisible();
  expect((await storedIn(there)).acts).toBe(0);
});

test('an open page that loses the network stores what is done on it, and sends it by itself', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { aisyah, homeId } = await buildToday(person);
  const { page, context } = aisyah;
  await read(aisyah);
  await page.goto('/chores');
  await expect(complete(page, 'Mop')).toBeVisible();
  await expectStored(page, ['listChores']);
  // Another tab shows it too, and only one of them sends it.
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(complete(other, 'Mop')).toBeVisible();
  await expectStoring(other);
  await context.setOffline(true);
  await complete(page, 'Mop').click();
  await expect(waits(page)).toHaveCount(1);
  await expect(waits(other)).toHaveCount(1);
  await complete(page, 'Sweep').click();
  await expect(waits(page)).toHaveCount(2);
  await context.setOffline(false);
  await expect(waits(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(waits(other)).toHaveCount(0);
  await expect.poll(() => history(aisyah, homeId)).toEqual(['chore_completed sweep', 'chore_completed mop']);
});

test('an act whose answer was lost is sent again and done once', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { aisyah, homeId } = await buildToday(person);
  const { page } = aisyah;
  await read(aisyah);
  let isLost = true;
  await page.route('**/completeChore', async (route) => {
    const response = await route.fetch();
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  await complete(page, 'Mop').click();
  await expect(waits(page)).toHaveCount(1);
  expect(await history(aisyah, homeId)).toEqual(['chore_completed mop']);
  isLost = false;
  await expect(waits(page)).toHaveCount(0, { timeout: 30_000 });
  expect(await history(aisyah, homeId)).toEqual(['chore_completed mop']);
});

test('an act that the server later refuses is undone, and one toast says so', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { aisyah, weiJie, homeId } = await buildToday(person);
  const { page, context } = aisyah;
  await read(aisyah);
  await expectStoring(page);
  await context.setOffline(true);
  await complete(page, 'Mop').click();
  await complete(page, 'Sweep').click();
  await expect(waits(page)).toHaveCount(2);
  await weiJie.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  await context.setOffline(false);
  await expect(page.getByText('Not completed: Mop and Sweep', { exact: true })).toHaveCount(1, {
    timeout: 30_000,
  });
  await expect(waits(page)).toHaveCount(0);
  expect((await storedIn(page)).acts).toBe(0);
});

test("the toast about a refused act shows the server's reason", async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { aisyah, weiJie, homeId } = await buildToday(person);
  const { page, context } = aisyah;
  await read(aisyah);
  await expectStoring(page);
  await context.setOffline(true);
  await complete(page, 'Mop').click();
  await expect(waits(page)).toHaveCount(1);
  await withDatabase((client) =>
    client.query("update chores set assigned_to = $2 where home_id = $1 and type = 'mop'", [
      homeId,
      weiJie.userId,
    ]),
  );
  await context.setOffline(false);
  await expect(page.getByText('Not completed: Mop', { exact: true })).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByText("This chore is someone else's now.", { exact: true })).toHaveCount(1);
});

test('signing out deletes what was stored, and the next user sees nothing of it', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { aisyah } = await buildToday(person);
  const { page, context } = aisyah;
  await readAll(aisyah);
  expect((await storedIn(page)).person).toBe(aisyah.userId);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/login/);
  const nothing = { person: null, at: 0, calls: [], acts: 0 };
  await expect.poll(() => storedIn(page)).toEqual(nothing);
  const chitra = await person('Chitra Nair');
  await page.getByLabel('Email').fill(chitra.email);
  await page.getByLabel('Password', { exact: true }).fill(chitra.password);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(async () => (await storedIn(page)).person, { timeout: 20_000 }).toBe(chitra.userId);
  expect((await storedIn(page)).calls).not.toContain('getDashboard');
  await cutOff(context, page);
  const cold = await reopen(aisyah, '/dashboard');
  await expect(title(cold)).toBeVisible();
  await expect(cold.getByText('Seri Pandan 12A')).toHaveCount(0);
});

test('an ended session deletes what was stored, and a toast says what was not sent', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { aisyah } = await buildToday(person);
  await read(aisyah);
  const reach = await cutOff(aisyah.context, aisyah.page);
  const offline = await reopen(aisyah, '/dashboard');
  await expect(strip(offline)).toHaveText(EARLIER_STATE);
  await complete(offline, 'Mop').click();
  await expect(waits(offline)).toHaveCount(1);
  await aisyah.context.clearCookies();
  await reach();
  const page = await reopen({ ...aisyah, page: offline }, '/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expectToast(page, 'You were signed out before what you did offline could be sent.');
  await expect.poll(() => storedIn(page)).toEqual({ person: null, at: 0, calls: [], acts: 0 });
});

for (const [how, script] of [
  ['is refused', "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new Error('refused'); } })"],
  ['is absent', 'delete IDBFactory.prototype.open'],
  ['never answers', 'IDBFactory.prototype.open = () => new EventTarget()'],
] as const)
  test(`the app works as without storage if storage ${how}`, async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const { aisyah, homeId } = await buildToday(person);
    const { page, context } = aisyah;
    await context.addInitScript(script);
    await page.goto('/dashboard');
    await complete(page, 'Mop').click();
    await expectToast(page, 'Chore marked as completed!');
    expect(await history(aisyah, homeId)).toEqual(['chore_completed mop']);
    // Nothing tells when the page starts to store, so wait.
    await page.waitForTimeout(1000);
    await context.setOffline(true);
    await complete(page, 'Sweep').click();
    await expectToast(page, 'Failed to complete chore');
    await expect(complete(page, 'Sweep')).toBeVisible();
    await context.setOffline(false);
  });
