import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  PHONE,
  PHONE_ON_ITS_SIDE,
  type Person,
} from '#test/browser/harness.ts';
import { ask, form as moneyForm, leaveProof, line, who } from '#test/browser/payment-steps.ts';
import { buildPictureHome, ELECTRICITY } from '#test/browser/pictures/home.ts';
import { broken, choose, failed, SUBMIT, test, type Receipts } from '#test/browser/proof-steps.ts';
import { swapDialog } from '#test/browser/swap-steps.ts';

/** Every screen and state, by `npm run pictures -- all`: to be opened, and looked at. */
const FOLDER = path.join(import.meta.dirname, '../../../test-results/pictures');
const SCHEMES = ['light', 'dark'] as const;

type Size = { width: number; height: number };
type People = Record<'nobody' | 'newcomer' | 'reader' | 'member' | 'alone', Page>;
type Facts = { homeId: string; toPay: string; paid: string; waiting: string; debtorId: string };
type Screen = {
  name: string;
  by: keyof People;
  open: (page: Page, facts: Facts) => Promise<unknown>;
  /** All of the page, not what fits the screen. */
  isWhole?: boolean;
};

const goto = async (page: Page, to: string) => {
  await page.goto(to);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // Drawings come last, and nothing says that they are there.
  await page.waitForTimeout(500);
};
const at = (name: string, by: keyof People, to: string): Screen => ({
  name,
  by,
  open: (page) => goto(page, to),
  isWhole: true,
});
const proofOf = (id: keyof Facts) => (page: Page, facts: Facts) =>
  goto(page, `/payment-success?paymentId=${facts[id]}&userId=${facts.debtorId}`);

const SCREENS: Screen[] = [
  at('login', 'nobody', '/login'),
  {
    name: 'login-refused',
    by: 'nobody',
    async open(page) {
      await goto(page, '/login');
      await page.getByLabel('Email', { exact: true }).fill('aisyah@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not that one');
      await button(page, 'Sign in').click();
      await expect(page.getByRole('status').getByText(/./).first()).toBeVisible();
    },
  },
  at('register', 'nobody', '/register'),
  {
    name: 'register-refused',
    by: 'nobody',
    async open(page) {
      await goto(page, '/register');
      await button(page, 'Create account').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    isWhole: true,
  },
  at('forgot-password', 'nobody', '/forgot-password'),
  at('link-expired', 'nobody', '/reset-password?token=gone'),
  at('unsubscribe-expired', 'nobody', '/unsubscribe?token=gone'),
  { name: 'invited', by: 'nobody', open: (page, { homeId }) => goto(page, `/join-home?homeId=${homeId}`) },
  at('no-page', 'nobody', '/nowhere'),
  at('no-page-signed-in', 'reader', '/nowhere'),
  at('dashboard-without-home', 'newcomer', '/dashboard'),
  at('homes-without-home', 'newcomer', '/home-management'),
  { name: 'joined', by: 'newcomer', open: (page, { homeId }) => goto(page, `/join-home?homeId=${homeId}`) },
  at('dashboard-of-newcomer', 'newcomer', '/dashboard'),
  at('dashboard-alone', 'alone', '/dashboard'),
  at('board-alone', 'alone', '/chores'),
  at('swaps-alone', 'alone', '/swap-requests'),
  at('money-alone', 'alone', '/pay-my-money-back'),
  at('homes-alone', 'alone', '/home-management'),
  at('dashboard', 'reader', '/dashboard'),
  at('board', 'reader', '/chores'),
  {
    name: 'board-table',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores?view=table');
      await expect(button(page, 'Mark complete: Water Plants').first()).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'chore',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores');
      await page.locator('main li').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'swap-dialog',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      await page
        .getByRole('button', { name: /^Request swap: / })
        .first()
        .click();
      await expect(swapDialog(page)).toBeVisible();
    },
  },
  {
    name: 'regenerate',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores');
      await button(page, 'Regenerate').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  at('swaps', 'reader', '/swap-requests'),
  at('money', 'reader', '/pay-my-money-back'),
  {
    name: 'money-picker',
    by: 'reader',
    async open(page) {
      await goto(page, '/pay-my-money-back');
      await who(page).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'money-refused',
    by: 'reader',
    async open(page) {
      await goto(page, '/pay-my-money-back');
      // On phones the form is its first field until that is used.
      await who(page).click();
      await page.keyboard.press('Escape');
      await button(moneyForm(page), 'Get My Money Back').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'check-proof',
    by: 'reader',
    async open(page) {
      await goto(page, '/pay-my-money-back');
      await button(line(page, ELECTRICITY, 'Mei Ling Chong'), 'Check proof').click();
      await expect(button(page, 'Confirm')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Receipt from/ })).toHaveJSProperty('complete', true);
    },
    isWhole: true,
  },
  at('money-member', 'member', '/pay-my-money-back'),
  { name: 'proof', by: 'member', open: proofOf('toPay'), isWhole: true },
  {
    name: 'proof-refused',
    by: 'member',
    async open(page, facts) {
      await proofOf('toPay')(page, facts);
      await choose(page, broken());
      await button(page, SUBMIT).click();
      await expect(failed(page)).toBeVisible();
    },
    isWhole: true,
  },
  { name: 'proof-waiting', by: 'member', open: proofOf('waiting'), isWhole: true },
  { name: 'proof-paid', by: 'member', open: proofOf('paid'), isWhole: true },
  at('homes', 'reader', '/home-management'),
  at('homes-member', 'member', '/home-management'),
  {
    name: 'template',
    by: 'reader',
    async open(page) {
      await goto(page, '/home-management');
      await button(page, 'Edit Sweep').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  at('profile', 'reader', '/profile'),
  {
    name: 'two-step',
    by: 'reader',
    async open(page) {
      await goto(page, '/profile');
      await button(page, 'Set up').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'bell',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'menu',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      const menu = button(page, 'Menu');
      // From 1000 px on the links stand in its place.
      if (!(await menu.isVisible())) return;
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'offline',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline').first()).toBeVisible();
    },
  },
];

/** A newcomer, one alone in a new home, and two of a home of five, of whom one owes the other. */
async function build(
  person: (name: string, options: { viewport: Size }) => Promise<Person>,
  receipt: Receipts,
  viewport: Size,
) {
  const { homeId, reader, others } = await buildPictureHome(
    (name) => person(name, { viewport }),
    receipt,
    viewport,
  );
  const [member] = others as [Person];
  const bill = (title: string) => ask({ homeId, from: reader, debtors: [member], title, sen: 5960 });
  const [toPay, paid, waiting] = [await bill('Gas'), await bill('Water'), await bill('Rent of the chairs')];
  const proof = { homeId, debtor: member };
  await leaveProof({ ...proof, paymentId: paid, state: 'verified' });
  await leaveProof({ ...proof, paymentId: waiting, state: 'review', isTold: true });
  const alone = await person('Nurul Huda', { viewport });
  await buildHome([alone], 'Rumah Nenek');
  return {
    people: {
      newcomer: (await person('Farid Aziz', { viewport })).page,
      reader: reader.page,
      member: member.page,
      alone: alone.page,
    },
    facts: { homeId, toPay, paid, waiting, debtorId: member.userId },
  };
}

/** As high as all of the page, with what is fixed below standing below. */
async function growToContent(page: Page, { width, height }: Size) {
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, all) });
}

/** One picture of many, each with its name below it. */
async function makeSheet(page: Page, sheet: string, names: string[], { width, height }: Size) {
  const shownAt = Math.min(width, 480) / 2;
  const figures = names.map(
    (name) =>
      `<figure><div><img src="${name}.png" width="${shownAt}"></div><figcaption>${name}</figcaption></figure>`,
  );
  const file = path.join(FOLDER, `${sheet}.html`);
  writeFileSync(
    file,
    `<!doctype html><style>
      body { font: 13px sans-serif; display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; background: #888 }
      figure { margin: 0 } figcaption { padding: 4px 0 }
      div { height: ${(shownAt * Math.max(height, width * 0.6) * 1.4) / width}px; overflow: hidden }
    </style>${figures.join('')}`,
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: path.join(FOLDER, `${sheet}.png`), fullPage: true });
}

mkdirSync(FOLDER, { recursive: true });

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`every screen on a ${device}`, async ({ visit, person, receipt, expectedErrors }) => {
    test.setTimeout(900_000);
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of/);
    const { people, facts } = await build(person, receipt, viewport);
    const pages: People = { ...people, nobody: (await visit({ viewport })).page };
    const taken = { light: [] as string[], dark: [] as string[] };
    for (const { name, by, open, isWhole = false } of SCREENS) {
      const page = await pages[by].context().newPage();
      page.setDefaultTimeout(15_000);
      await open(page, facts);
      if (isWhole) await growToContent(page, viewport);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${device}-${colorScheme}`;
        await page.screenshot({ path: path.join(FOLDER, `${file}.png`) });
        taken[colorScheme].push(file);
      }
      await page.context().setOffline(false);
      await page.close();
    }
    for (const colorScheme of SCHEMES)
      await makeSheet(
        await pages.nobody.context().newPage(),
        `sheet-${device}-${colorScheme}`,
        taken[colorScheme],
        viewport,
      );
  });

const OTHER_SIZES: Size[] = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
  PHONE_ON_ITS_SIDE,
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

test('board, dashboard and money in other sizes', async ({ person, receipt }) => {
  test.setTimeout(300_000);
  const { reader } = await buildPictureHome(person, receipt, PHONE);
  for (const size of OTHER_SIZES) {
    const page = await reader.context.newPage();
    const taken: string[] = [];
    for (const to of ['/dashboard', '/chores', '/pay-my-money-back']) {
      await page.setViewportSize(size);
      await goto(page, to);
      const name = `${to.slice(1)}-${size.width}`;
      if (size !== PHONE_ON_ITS_SIDE) await growToContent(page, size);
      await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
      taken.push(name);
    }
    await makeSheet(page, `sheet-${size.width}`, taken, size);
    await page.close();
  }
});
