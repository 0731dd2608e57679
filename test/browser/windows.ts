import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { expect, region, today } from '#test/browser/harness.ts';
import type { Said } from '#test/browser/pictures/said.ts';
import { ofAny } from '#test/browser/pictures/screens.ts';

export type Window = {
  name: string;
  path: string;
  /** The part within which it opens. */
  within?: string;
  /** It opens within the page, and stays open. */
  isPart?: true;
  /** Of a member in whose home everything is there (full-home.ts). */
  open: (page: Page, said: Said) => Promise<unknown>;
};

/** Toasts are a popover too, and stay. */
const OPEN = '[role$=dialog]:visible, [role=menu]:visible, [popover]:popover-open:not(output)';

type Named = (said: Said) => string | RegExp;
const press =
  (named: Named, part?: (said: Said) => string): Window['open'] =>
  (page, said) => {
    const name = named(said);
    const within = part ? region(page, part(said)) : page;
    return within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  };
const dialog = (page: Page) => page.getByRole('dialog');

async function openRepeating(page: Page, { repeating: { repeatingCount } }: Said) {
  const opener = page.getByRole('button', { name: repeatingCount(1), exact: true });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
}

/** Each kind of what opens over a page, as far as a member opens it themselves. */
export const WINDOWS: Window[] = [
  { name: 'menu', path: '/dashboard', open: press((said) => said.layout.layout.menu) },
  {
    name: 'bell',
    path: '/dashboard',
    open: (page) => page.getByRole('banner').locator('button[popovertarget]').click(),
  },
  {
    name: 'swap',
    path: '/dashboard',
    async open(page, said) {
      await press(({ chores }) => ofAny(chores.board.requestSwapOf))(page, said);
      await dialog(page).getByRole('radio').first().check();
    },
  },
  {
    name: 'why me',
    path: '/dashboard',
    open: press(({ chores: { why } }) => ofAny(why.titleOf)),
  },
  {
    name: 'chore',
    path: '/chores',
    open: (page) => page.locator('main li').getByRole('link').first().click(),
  },
  {
    name: 'away',
    path: '/chores',
    async open(page, { absences: { absenceLine } }) {
      await page.getByRole('button', { name: absenceLine.button, exact: true }).click();
      await dialog(page).locator('input[name=from]').fill(today());
      await dialog(page).locator('input[name=to]').fill(addDays(today(), 6));
    },
  },
  { name: 'regenerate', path: '/chores', open: press((said) => said.plan.planning.regenerate) },
  {
    name: 'let go of all',
    path: '/chores',
    open: press((said) => ofAny((name) => said.chores.lateTogether.letGo(name as never))),
  },
  {
    name: 'money form',
    isPart: true,
    path: '/pay-my-money-back',
    async open(page, said) {
      await page.getByRole('button', { name: said.money.paymentForm.everyone, exact: true }).click();
      await page.locator('input[name=title]').fill('Groceries, week 47');
      await page.locator('input[name=total]').fill('187.20');
      await press(() => new RegExp(`^${said.money.moreOptions.title}`))(page, said);
      await page.getByText(said.money.splits.amounts, { exact: true }).click();
    },
  },
  {
    name: 'change a request',
    path: '/pay-my-money-back',
    open: press((said) => said.money.ownRequest.change),
  },
  {
    name: 'delete a request',
    path: '/pay-my-money-back',
    open: press((said) => said.money.ownRequest.delete('TNB electricity, October')),
  },
  {
    name: 'delete a request with a receipt',
    path: '/pay-my-money-back',
    open: press((said) => said.money.ownRequest.delete('Internet and television')),
  },
  {
    name: 'let a share go',
    path: '/pay-my-money-back',
    open: press((said) => said.money.ownRequest.letGo),
  },
  {
    name: 'check a proof',
    isPart: true,
    path: '/pay-my-money-back',
    open: press((said) => said.money.proofCheck.check),
  },
  {
    name: 'settle up',
    path: '/pay-my-money-back',
    open: press((said) => ofAny(said['settling-up'].betweenUs.settleUpWith)),
  },
  {
    name: 'how to pay',
    isPart: true,
    path: '/pay-my-money-back',
    open: press((said) => ofAny(said['payee-details'].payeeDetailsTitle)),
  },
  { name: 'bill', path: '/pay-my-money-back', open: press((said) => said.money.ownBill.change) },
  { name: 'what repeats', isPart: true, path: '/pay-my-money-back', open: openRepeating },
  {
    name: 'amount of what repeats',
    within: 'what repeats',
    path: '/pay-my-money-back',
    async open(page, said) {
      await openRepeating(page, said);
      await press(({ repeating: { repeating } }) => repeating.change)(page, said);
    },
  },
  {
    name: 'spending',
    isPart: true,
    path: '/pay-my-money-back',
    open: press((said) => said.money.spending.title),
  },
  {
    name: 'template',
    path: '/home-management',
    open: press((said) => ofAny(said.templates.templateList.edit)),
  },
  {
    name: 'delete a template',
    path: '/home-management',
    open: press((said) => ofAny(said.templates.templateList.delete)),
  },
  {
    name: 'remove a member',
    path: '/home-management',
    open: press((said) => ofAny(said['home-management'].members.remove)),
  },
  {
    name: 'hand over',
    path: '/home-management',
    open: press((said) => said['home-management'].handOver.open),
  },
  {
    name: 'delete home',
    path: '/home-management',
    open: press((said) => said['home-management'].deleteHome.open),
  },
  {
    name: 'rename home',
    path: '/home-management',
    open: press((said) => ofAny(said.homes.homeDetails.rename)),
  },
  {
    name: 'share the invite',
    path: '/home-management',
    open: press((said) => said.sharing.shareButton.invite),
  },
  { name: 'change of email', path: '/profile', open: press((said) => said.profile.changeEmail) },
  { name: 'two-step', path: '/profile', open: press((said) => said['two-step'].setUp) },
  { name: 'delete account', path: '/profile', open: press((said) => said.profile.deleteTitle) },
  { name: 'profile edited', isPart: true, path: '/profile', open: press((said) => said.profile.edit) },
  { name: 'password', isPart: true, path: '/profile', open: press((said) => said.profile.changePassword) },
  {
    name: 'delete days away',
    path: '/profile',
    open: press(
      (said) => said.absences.absenceCard.delete,
      (said) => said.absences.absenceCard.title,
    ),
  },
];

/** Opens it, and waits until nothing in it is being read any more. */
export async function openWindow(page: Page, said: Said, { name, open, isPart }: Window) {
  // A press is ignored in a place where another has just acted.
  await expect(async () => {
    if (isPart || (await page.locator(OPEN).count()) === 0) await open(page, said);
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
