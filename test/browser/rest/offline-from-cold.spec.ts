import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildChores,
  buildHome,
  button,
  expect,
  PHONE,
  test as base,
  today,
  withDatabase,
  withoutPause,
  type Person,
  type MakePerson,
} from '#test/browser/harness.ts';
import {
  expectStored,
  expectWorker,
  EARLIER_STATE,
  storedIn,
  strip,
  waits,
} from '#test/browser/storage-steps.ts';
import { ask, PAGE as MONEY, request } from '#test/browser/payment-steps.ts';
import { KILLED_PORT } from '#test/browser/places.ts';
import { makeFolder, startProgram } from '#test/running/program.ts';

const data = makeFolder();
const start = () => startProgram({ DATA_DIR: data.folder, PORT: String(KILLED_PORT) });
let program: Awaited<ReturnType<typeof start>>;

const test = base.extend({
  expectedErrors: async ({ expectedErrors }, provide) => {
    expectedErrors.push(/ERR_|Failed to fetch|NotReached|no-response/, /status of 50\d/);
    await provide(expectedErrors);
  },
});
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${KILLED_PORT}`, actionTimeout: 20_000 });
test.setTimeout(180_000);

test.beforeAll(async () => {
  program = await start();
  expect(await program.ready, program.output.err).toBe(true);
});
test.afterAll(async () => {
  await program[Symbol.asyncDispose]();
  await data[Symbol.asyncDispose]();
});

const HOME = 'Rumah Kelicap';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const complete = (page: Page, name: string) => button(page, `Mark complete: ${name}`);
const undo = (page: Page, name: string) => button(page, `Undo: ${name}`);

/**
 * Four of today's chores are Zulaikha's, whose browser caches the app. Nadhirah owes her RM 59.60 and was asked to take
 * Throw Rubbish.
 */
async function buildToday(person: MakePerson) {
  const zulaikha = await person('Zulaikha Osman', { viewport: PHONE, serviceWorkers: 'allow' });
  await withoutPause(zulaikha.context);
  const nadhirah = await person.withoutBrowser('Nadhirah Yusof');
  const { id: homeId } = await buildHome([zulaikha, nadhirah], HOME);
  const dueDate = today();
  await buildChores(
    homeId,
    ['mop', 'sweep', 'throw_rubbish', 'wash_toilet'].map((type) => ({
      type,
      assignedTo: zulaikha.userId,
      dueDate,
    })),
    data.folder,
  );
  const { chores } = await zulaikha.api.chores.listChores({ homeId, from: dueDate, to: dueDate });
  const idOf = (type: string) => chores.find((chore) => chore.type === type)?.id ?? '';
  const swapRequestId = randomUUID();
  await zulaikha.api.swaps.requestSwap({
    homeId,
    id: swapRequestId,
    choreId: idOf('throw_rubbish'),
    targetUserId: nadhirah.userId,
  });
  await ask({ homeId, from: zulaikha, debtors: [nadhirah], title: 'Unifi of November', sen: 5960 });

  /** Two of Zulaikha's chores cease to be hers. */
  const interfere = async () => {
    await nadhirah.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
    await nadhirah.api.chores.completeChore({ homeId, choreId: idOf('throw_rubbish') });
    await withDatabase(
      (client) => client.query('delete from chores where id = $1', [idOf('wash_toilet')]),
      data.folder,
    );
  };
  /** Returns what the home's history says about her chores. */
  const done = async () => {
    const { entries } = await nadhirah.api.homes.listHistory({ homeId });
    return entries
      .filter(({ type }) => type.startsWith('chore_'))
      .map(({ type, data: about }) => `${type} ${String(about['type'])}`)
      .toSorted();
  };
  return { zulaikha, nadhirah, homeId, interfere, done };
}

/** Opens dashboard, board and money, and waits until they are stored and the app is cached. */
async function read(page: Page) {
  await page.goto('/dashboard');
  await expectWorker(page, 'en');
  await expectStored(page, ['getDashboard', 'getSession', 'getHome']);
  await page.goto('/chores');
  await expect(title(page)).toHaveText('Weekly Chores');
  await expectStored(page, ['listChores', 'listLateChores']);
  await page.goto(MONEY);
  await expect(title(page)).toHaveText('Pay My Money Back');
  await expectStored(page, ['listPaymentRequests', 'getPaymentSummary']);
}

/** Like opening the app by its icon: the old page is closed first. */
async function openCold({ context }: Person, path: string): Promise<Page> {
  for (const open of context.pages()) await open.close();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Opens board and money, completes two of four chores and undoes one; closes and reopens the app in between. */
async function liveOffline(zulaikha: Person): Promise<Page> {
  const money = await openCold(zulaikha, MONEY);
  await expect(strip(money)).toHaveText(EARLIER_STATE);
  await expect(title(money)).toHaveText('Pay My Money Back');
  await expect(request(money, 'Unifi of November')).toContainText('59.60');

  const board = await openCold(zulaikha, '/chores');
  await expect(strip(board)).toHaveText(EARLIER_STATE);
  await complete(board, 'Mop').click();
  await expect(waits(board)).toHaveCount(1);

  const page = await openCold(zulaikha, '/dashboard');
  await expect(strip(page)).toHaveText(EARLIER_STATE);
  await expect(title(page)).toHaveText(`Welcome to ${HOME}`);
  await expect(waits(page)).toHaveCount(1);
  await complete(page, 'Sweep').click();
  await expect(waits(page)).toHaveCount(2);
  await undo(page, 'Mop').click();
  await expect(waits(page)).toHaveCount(1);
  await expect(complete(page, 'Mop')).toBeVisible();

  const again = await openCold(zulaikha, '/dashboard');
  await expect(strip(again)).toHaveText(EARLIER_STATE);
  await expect(waits(again)).toHaveCount(1);
  await expect(undo(again, 'Sweep')).toBeVisible();
  await expect(complete(again, 'Mop')).toBeVisible();
  return again;
}

/** Expects that everything was sent: no unsent acts, and nothing marked as old. */
async function expectSent(page: Page) {
  await expect(waits(page)).toHaveCount(0, { timeout: 40_000 });
  await expect(strip(page)).toHaveCount(0, { timeout: 40_000 });
  expect((await storedIn(page)).acts).toBe(0);
}

test('acts without a network arrive once after a cold start, and refused ones show once', async ({
  person,
}) => {
  const { zulaikha, interfere, done } = await buildToday(person);
  const { context } = zulaikha;
  await read(zulaikha.page);
  await context.setOffline(true);
  const page = await liveOffline(zulaikha);
  expect(await done()).toEqual([]);

  await context.setOffline(false);
  await expectSent(page);
  await expect(undo(page, 'Sweep')).toBeVisible();
  await expect(complete(page, 'Mop')).toBeVisible();
  expect(await done()).toEqual(['chore_completed sweep']);

  await context.setOffline(true);
  const offline = await openCold(zulaikha, '/dashboard');
  await complete(offline, 'Throw Rubbish').click();
  await complete(offline, 'Wash Toilet').click();
  await expect(waits(offline)).toHaveCount(2);
  await interfere();
  await context.setOffline(false);
  await expect(
    offline.getByText('Not completed: Throw Rubbish and Wash Toilet', { exact: true }),
  ).toHaveCount(1, { timeout: 40_000 });
  await expectSent(offline);
  expect(await done()).toEqual(['chore_completed sweep', 'chore_completed throw_rubbish']);
});

test('acts with a killed server arrive once after a cold start, and refused ones show once', async ({
  person,
}) => {
  const { zulaikha, interfere, done } = await buildToday(person);
  await read(zulaikha.page);
  program.kill('SIGKILL');
  await program.exit;
  const offline = await liveOffline(zulaikha);
  await complete(offline, 'Throw Rubbish').click();
  await complete(offline, 'Wash Toilet').click();
  await expect(waits(offline)).toHaveCount(3);
  await offline.close();

  program = await start();
  expect(await program.ready, program.output.err).toBe(true);
  await interfere();
  const page = await openCold(zulaikha, '/dashboard');
  await expect(page.getByText('Not completed: Throw Rubbish and Wash Toilet', { exact: true })).toHaveCount(
    1,
    { timeout: 40_000 },
  );
  await expectSent(page);
  await expect(undo(page, 'Sweep')).toBeVisible();
  await expect(complete(page, 'Mop')).toBeVisible();
  const arrived = ['chore_completed sweep', 'chore_completed throw_rubbish'];
  expect(await done()).toEqual(arrived);
  await openCold(zulaikha, '/chores');
  expect(await done()).toEqual(arrived);
});

test('an open page whose server was killed sends by itself once it is back', async ({ person }) => {
  const { zulaikha, done } = await buildToday(person);
  await read(zulaikha.page);
  program.kill('SIGKILL');
  await program.exit;
  const page = await liveOffline(zulaikha);
  program = await start();
  expect(await program.ready, program.output.err).toBe(true);
  await expectSent(page);
  expect(await done()).toEqual(['chore_completed sweep']);
  await expect(complete(page, 'Mop')).toBeVisible();
});

/** Returns all that the browser stores for this app, as one text. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const answered = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error as Error));
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answered(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const objects = db.transaction(store).objectStore(store);
        found.push(
          store,
          ...(await Promise.all([answered(objects.getAllKeys()), answered(objects.getAll())])),
        );
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const file of await cache.keys()) found.push(file.url, await (await cache.match(file))?.text());
    }
    return JSON.stringify(found);
  });

test('the next user of a device finds nothing of the first, with or without a network', async ({
  person,
}) => {
  const { zulaikha, nadhirah, homeId } = await buildToday(person);
  const { context, page } = zulaikha;
  await read(page);
  const first = [
    'Zulaikha',
    HOME,
    'Nadhirah',
    'Unifi',
    zulaikha.userId,
    nadhirah.userId,
    homeId,
    zulaikha.email,
  ];
  const found = async (on: Page) => {
    const everything = await everythingStored(on);
    return first.filter((text) => everything.includes(text));
  };
  expect(await found(page)).toEqual(first);
  await button(page, 'Menu').click();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => found(page)).toEqual([]);
  await context.setOffline(true);
  const signedOut = await openCold(zulaikha, '/dashboard');
  await expect(title(signedOut)).toBeVisible();
  for (const text of first) await expect(signedOut.locator('body')).not.toContainText(text);
  await context.setOffline(false);

  const chitra = await person('Chitra Nair');
  await buildHome([chitra], 'Taman Bunga 3');
  const signingIn = await openCold(zulaikha, '/login');
  await signingIn.getByLabel('Email').fill(chitra.email);
  await signingIn.getByLabel('Password', { exact: true }).fill(chitra.password);
  await button(signingIn, 'Sign in').click();
  await expect(title(signingIn)).toHaveText('Welcome to Taman Bunga 3');
  await read(signingIn);
  expect(await found(signingIn)).toEqual([]);

  await context.setOffline(true);
  for (const path of ['/chores', MONEY, '/dashboard', `/chores?homeId=${homeId}`]) {
    const cold = await openCold(zulaikha, path);
    await expect(strip(cold)).toHaveText(EARLIER_STATE);
    await expect(title(cold)).toBeVisible();
    for (const text of first) await expect(cold.locator('body')).not.toContainText(text);
    await expect(waits(cold)).toHaveCount(0);
    expect(await found(cold)).toEqual([]);
  }
});
