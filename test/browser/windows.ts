import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { openPlanning, pressPlanned } from '#test/browser/board-steps.ts';
import { expect, region, today } from '#test/browser/harness.ts';
import { rowOf } from '#test/browser/profile-steps.ts';
import type { ScreenWords } from '#test/browser/pictures/words.ts';
import { unfold } from '#test/browser/payment-steps.ts';
import { ofAny } from '#test/browser/pictures/screens.ts';

export type Window = {
  name: string;
  path: string;
  /** The part of the page that contains its button. */
  within?: string;
  /** It opens inside the page and stays open. */
  isPart?: true;
  /** For a member of a full home (full-home.ts). */
  open: (page: Page, words: ScreenWords) => Promise<unknown>;
};

/** Toasts are popovers too, and stay open. */
const OPEN = '[role$=dialog]:visible, [role=menu]:visible, [popover]:popover-open:not(output)';

type Named = (words: ScreenWords) => string | RegExp;
const press =
  (named: Named, part?: (words: ScreenWords) => string): Window['open'] =>
  (page, words) => {
    const name = named(words);
    const within = part ? region(page, part(words)) : page;
    return within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  };
const dialog = (page: Page) => page.getByRole('dialog');

async function openRepeating(page: Page, { repeating: { repeating } }: ScreenWords) {
  const opener = region(page, repeating.title).getByRole('button').first();
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
}

const ELECTRICITY = 'TNB electricity, October';

/** Chooses an item behind ⋯ of a request that is folded on phones, or of its first open share. */
const chooseMore =
  (
    title: string,
    named: (words: ScreenWords) => string,
    of: 'request' | 'share' = 'request',
  ): Window['open'] =>
  async (page, words) => {
    await unfold(page, title);
    const more = page
      .getByRole('article', { name: title, exact: true })
      .locator('button[aria-haspopup=menu]');
    await (of === 'share' ? more.first() : more.last()).click();
    await page.getByRole('menuitem', { name: named(words), exact: true }).click();
  };

/** The rows of the profile that everybody has. */
const PROFILE_PARTS: [name: string, title: (words: ScreenWords) => string][] = [
  ['how to pay me', (words) => words['payment-details'].title],
  ['away from home', ({ profile }) => profile.rowTitles.away],
  ['calendar', ({ calendar }) => calendar.title],
  ['language', ({ layout }) => layout.layout.language],
  ['notifications', ({ profile }) => profile.rowTitles.notifications],
  ['signed in', ({ profile }) => profile.sessionsTitle],
  ['password', ({ profile }) => profile.password],
  ['two-step', ({ profile }) => profile.rowTitles.twoStep],
  ['my data', ({ profile }) => profile.rowTitles.data],
  ['delete account', ({ profile }) => profile.deleteTitle],
];

/** Each kind of window over a page that a member can open. */
export const WINDOWS: Window[] = [
  { name: 'menu', path: '/dashboard', open: press((words) => words.layout.layout.menu) },
  {
    name: 'bell',
    path: '/dashboard',
    open: (page) => page.getByRole('banner').locator('button[popovertarget]').click(),
  },
  {
    name: 'swap',
    path: '/chores',
    async open(page, words) {
      await press(({ chores }) => ofAny(chores.board.requestSwapOf))(page, words);
      await dialog(page).getByRole('radio').first().check();
    },
  },
  {
    name: 'own chore',
    path: '/dashboard',
    open: (page) => page.locator('main li').getByRole('link').first().click(),
  },
  {
    name: 'chore',
    path: '/chores',
    open: (page) => page.locator('[id^=chore-]').getByRole('link').first().click(),
  },
  {
    name: 'away',
    path: '/chores',
    async open(page, { chores: { absenceLine }, plan: { planning } }) {
      await pressPlanned(page, absenceLine.button, planning.title);
      await dialog(page).locator('input[name=from]').fill(today());
      await dialog(page).locator('input[name=to]').fill(addDays(today(), 6));
    },
  },
  {
    name: 'add once',
    path: '/chores',
    open: press(({ chores }) => chores.board.addOnce),
  },
  {
    name: 'planning',
    path: '/chores',
    open: (page, { plan: { planning } }) => openPlanning(page, planning.title),
  },
  {
    name: 'regenerate',
    path: '/chores',
    open: (page, { plan: { planning } }) => pressPlanned(page, planning.regenerate, planning.title),
  },
  {
    name: 'let go of all',
    path: '/chores',
    open: press((words) => ofAny((name) => words.chores.lateTogether.letGo(name as never))),
  },
  {
    name: 'money form',
    isPart: true,
    path: '/pay-my-money-back',
    async open(page, words) {
      await page.getByRole('button', { name: words.money.paymentForm.everyone, exact: true }).click();
      await page.locator('input[name=title]').fill('Groceries, week 47');
      await page.locator('input[name=total]').fill('187.20');
      await press(() => new RegExp(`^${words.money.moreOptions.title}`))(page, words);
      await page.getByText(words.money.splits.amounts, { exact: true }).click();
    },
  },
  {
    name: 'change a request',
    path: '/pay-my-money-back',
    open: chooseMore(ELECTRICITY, (words) => words.money.ownRequest.change),
  },
  {
    name: 'delete a request',
    path: '/pay-my-money-back',
    open: chooseMore(ELECTRICITY, (words) => words.money.ownRequest.delete),
  },
  {
    name: 'delete a request with a receipt',
    path: '/pay-my-money-back',
    open: chooseMore('Internet and television', (words) => words.money.ownRequest.delete),
  },
  {
    name: 'let a share go',
    path: '/pay-my-money-back',
    open: chooseMore(ELECTRICITY, (words) => words.money.ownRequest.letGo, 'share'),
  },
  {
    name: 'check a proof',
    isPart: true,
    path: '/pay-my-money-back',
    open: press((words) => words.money.proofCheck.check),
  },
  {
    name: 'settle up',
    path: '/pay-my-money-back',
    open: press((words) => ofAny(words['settling-up'].betweenUs.settleUpWith)),
  },
  {
    name: 'how to pay',
    isPart: true,
    path: '/pay-my-money-back',
    async open(page, words) {
      await unfold(page, 'Unifi broadband, November');
      await press(() => ofAny(words['payee-details'].payeeDetailsTitle))(page, words);
    },
  },
  {
    name: 'bill',
    path: '/pay-my-money-back',
    open: chooseMore(ELECTRICITY, (words) => words.money.ownBill.change),
  },
  { name: 'what repeats', isPart: true, path: '/pay-my-money-back', open: openRepeating },
  {
    name: 'amount of what repeats',
    within: 'what repeats',
    path: '/pay-my-money-back',
    async open(page, words) {
      await openRepeating(page, words);
      await press(({ repeating: { repeating } }) => repeating.change)(page, words);
    },
  },
  {
    name: 'spending',
    isPart: true,
    path: '/pay-my-money-back',
    open: press((words) => words.money.spending.title),
  },
  {
    name: 'template',
    path: '/home-management/chores',
    open: press((words) => ofAny(words.templates.templateList.edit)),
  },
  {
    name: 'delete a template',
    path: '/home-management/chores',
    open: press((words) => ofAny(words.templates.templateList.delete)),
  },
  {
    name: 'remove a member',
    path: '/home-management/members',
    open: press((words) => ofAny(words['home-management'].members.remove)),
  },
  {
    name: 'hand over',
    path: '/home-management/settings',
    open: press((words) => words['home-management'].handOver.open),
  },
  {
    name: 'delete home',
    path: '/home-management/settings',
    open: press((words) => words['home-management'].deleteHome.open),
  },
  {
    name: 'rename home',
    path: '/home-management/settings',
    open: press((words) => words.homes.homeDetails.renameTitle),
  },
  {
    name: 'share the invite',
    path: '/home-management/members',
    open: press((words) => words.sharing.shareButton.invite),
  },
  { name: 'profile edited', isPart: true, path: '/profile', open: press((words) => words.profile.edit) },
  {
    name: 'change of email',
    within: 'profile edited',
    path: '/profile',
    async open(page, words) {
      const opener = page.getByRole('button', { name: words.profile.changeEmail, exact: true });
      if ((await opener.count()) === 0) await press(({ profile }) => profile.edit)(page, words);
      await opener.click();
    },
  },
  ...PROFILE_PARTS.map(([name, title]) => ({
    name,
    path: '/profile',
    open: (page: Page, words: ScreenWords) => rowOf(page, title(words)).click(),
  })),
  {
    name: 'two-step set up',
    path: '/profile',
    async open(page, words) {
      await rowOf(page, words.profile.rowTitles.twoStep).click();
      await dialog(page).getByRole('button', { name: words['two-step'].setUp, exact: true }).click();
    },
  },
  {
    name: 'delete days away',
    path: '/profile',
    async open(page, { absences: { absenceCard }, profile }) {
      await rowOf(page, profile.rowTitles.away).click();
      await dialog(page).getByRole('button', { name: absenceCard.delete, exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

/** Opens it and waits until nothing in it is loading. */
export async function openWindow(page: Page, words: ScreenWords, { name, open, isPart }: Window) {
  // A second press at the same place is ignored for a moment.
  await expect(async () => {
    if (isPart || (await page.locator(OPEN).count()) === 0) await open(page, words);
    if (!isPart) await expect(page.locator(OPEN).last(), name).toBeVisible({ timeout: 1000 });
  }, name).toPass({ timeout: 20_000 });
  await expectRead(page);
}

export async function expectRead(page: Page) {
  await expect(page.locator('body [aria-busy=true], body .skeleton').locator('visible=true')).toHaveCount(0);
}

export async function closeWindow(page: Page) {
  for (let tries = 0; tries < 3 && (await page.locator(OPEN).count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await expect(page.locator(OPEN))
      .toHaveCount(0, { timeout: 1000 })
      .catch(() => {});
  }
}
