import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { pressPlanned } from '#test/browser/board-steps.ts';
import { HOME_PART_NAMES } from '#domain/places.ts';
import { button, expect, today } from '#test/browser/harness.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { ELECTRICITY } from '#test/browser/pictures/home.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import type { ScreenWords } from '#test/browser/pictures/words.ts';
import { settle } from '#test/browser/pictures/still.ts';
import { broken, choose } from '#test/browser/proof-steps.ts';
import { billPdf } from '#test/builders/bills.ts';
import { codeWithFields } from '#test/builders/payment-codes.ts';

export type People = Record<'nobody' | 'newcomer' | 'nameless' | 'reader' | 'member' | 'alone', Page>;
type Facts = {
  homeId: string;
  toPay: string;
  paid: string;
  waiting: string;
  debtorId: string;
  settleWith: string;
  twoStep: { email: string; password: string };
};
export type Screen<By extends string = keyof People, Built = Facts> = {
  name: string;
  by: By;
  open: (page: Page, words: ScreenWords, facts: Built) => Promise<unknown>;
  /** Takes the whole page, not only what fits the screen. */
  isWhole?: boolean;
};

export const goto = async (page: Page, to: string) => {
  await page.goto(to);
  await expect(page.locator('h1')).toBeVisible();
  await settle(page);
};
export const at = <By extends string>(name: string, by: By, to: string): Screen<By, unknown> => ({
  name,
  by,
  open: (page) => goto(page, to),
  isWhole: true,
});
const proofOf =
  (id: 'toPay' | 'paid' | 'waiting') =>
  async (page: Page, { 'payee-details': { payeeDetailsTitle } }: ScreenWords, facts: Facts) => {
    await goto(page, `/payment-success?paymentId=${facts[id]}&userId=${facts.debtorId}`);
    if (id !== 'toPay') return;
    const payeeDetails = page.getByRole('region', { name: payeeDetailsTitle('Aisyah Rahman'), exact: true });
    await expect(payeeDetails.getByRole('img')).toBeVisible();
  };

async function secondStep(
  page: Page,
  { accounts, 'two-step': { codeText } }: ScreenWords,
  { twoStep }: Facts,
) {
  await goto(page, '/login');
  await page.getByLabel(accounts.emailLabel, { exact: true }).fill(twoStep.email);
  await page.getByLabel(accounts.passwordLabel, { exact: true }).fill(twoStep.password);
  await button(page, accounts.signIn).click();
  await expect(page.getByText(codeText)).toBeVisible();
}

/** Matches a control by the part of its name before the name of what it is about. */
export const ofAny = (named: (name: string) => string) => {
  const [before = ''] = named('\0').split('\0');
  return new RegExp(`^${before.replaceAll(/[^\p{L}\s]/gu, '.')}`, 'u');
};
async function askToSwap(page: Page, { chores }: ScreenWords) {
  await goto(page, '/chores');
  await page
    .getByRole('button', { name: ofAny(chores.board.requestSwapOf) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
const who = (page: Page, { money: { paymentForm } }: ScreenWords) =>
  page.getByLabel(paymentForm.who, { exact: true });

/** Opens the form's options, with everyone asked for an amount. */
async function openOptions(page: Page, words: ScreenWords) {
  const { paymentForm } = words.money;
  await goto(page, '/pay-my-money-back');
  await button(page, paymentForm.everyone).click();
  await page.locator('input[name=title]').fill('Groceries, week 47');
  await page.locator('input[name=total]').fill('187.20');
  const opener = page.getByRole('button', { name: new RegExp(`^${words.money.moreOptions.title}`) });
  // It stays open for the next picture too.
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await expect(page.locator('select[name=repeats]')).toBeVisible();
}

/** Opens all folded requests. */
const unfoldAll = (page: Page) =>
  page
    .locator('article h3 button[aria-expanded=false]')
    .evaluateAll((openers: HTMLElement[]) => openers.forEach((opener) => opener.click()));

/** Chooses an item behind ⋯ of the request 'Gas', or of its first open share. */
async function chooseMore(page: Page, item: string, of: 'first' | 'last' = 'last') {
  await unfoldAll(page);
  const request = page.getByRole('article', { name: 'Gas', exact: true });
  const opener = request.locator('button[aria-haspopup=menu]');
  await (of === 'first' ? opener.first() : opener.last()).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function openChange(page: Page, { money: { ownRequest }, money: { changing } }: ScreenWords) {
  await goto(page, '/pay-my-money-back');
  await chooseMore(page, ownRequest.change);
  const dialog = page.getByRole('dialog', { name: changing.title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function openSettling(
  page: Page,
  { 'settling-up': { betweenUs }, 'payee-details': { payeeDetailsTitle } }: ScreenWords,
) {
  await goto(page, '/pay-my-money-back');
  await button(page, betweenUs.settleUpWith('Hafiz Osman')).click();
  const sheet = page.getByRole('dialog');
  const payeeDetails = sheet.getByRole('region', { name: payeeDetailsTitle('Hafiz Osman'), exact: true });
  await expect(payeeDetails.getByRole('button').first()).toBeAttached();
  return payeeDetails;
}

/** Every screen and state that is taken. */
export const SCREENS: Screen[] = [
  at('login', 'nobody', '/login'),
  {
    name: 'login-refused',
    by: 'nobody',
    async open(page, { accounts }) {
      await goto(page, '/login');
      await page.getByLabel(accounts.emailLabel, { exact: true }).fill('aisyah@example.com');
      await page.getByLabel(accounts.passwordLabel, { exact: true }).fill('not that one');
      await button(page, accounts.signIn).click();
      await expect(page.getByRole('status').getByText(/./).first()).toBeVisible();
    },
  },
  {
    name: 'second-step',
    by: 'nobody',
    open: secondStep,
  },
  {
    name: 'second-step-recovery',
    by: 'nobody',
    async open(page, words, facts) {
      const { codeField } = words['two-step'];
      await secondStep(page, words, facts);
      await button(page, codeField.toRecovery).click();
      await expect(page.getByLabel(codeField.recoveryLabel, { exact: true })).toBeVisible();
    },
  },
  at('complete-profile', 'nameless', '/complete-profile'),
  at('register', 'nobody', '/register'),
  {
    name: 'register-refused',
    by: 'nobody',
    async open(page, { accounts }) {
      await goto(page, '/register');
      await button(page, accounts.createAccount).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expect(page.getByRole('status').getByText(/./).first()).toBeVisible();
    },
    isWhole: true,
  },
  at('forgot-password', 'nobody', '/forgot-password'),
  at('link-expired', 'nobody', '/reset-password#token=gone'),
  at('unsubscribe-expired', 'nobody', '/unsubscribe#token=gone'),
  {
    name: 'invited',
    by: 'nobody',
    open: (page, _words, { homeId }) => goto(page, `/join-home?homeId=${homeId}`),
  },
  at('no-page', 'nobody', '/nowhere'),
  at('no-page-signed-in', 'reader', '/nowhere'),
  at('dashboard-without-home', 'newcomer', '/dashboard'),
  at('homes-without-home', 'newcomer', '/home-management'),
  {
    name: 'joined',
    by: 'newcomer',
    open: (page, _words, { homeId }) => goto(page, `/join-home?homeId=${homeId}`),
  },
  at('dashboard-of-newcomer', 'newcomer', '/dashboard'),
  at('dashboard-alone', 'alone', '/dashboard'),
  at('board-alone', 'alone', '/chores'),
  at('swaps-alone', 'alone', '/swap-requests'),
  at('money-alone', 'alone', '/pay-my-money-back'),
  at('homes-alone', 'alone', '/home-management'),
  at('dashboard', 'reader', '/dashboard'),
  at('board', 'reader', '/chores?view=calendar'),
  {
    name: 'board-table',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores?view=table');
      // The assignee varies: on a Sunday it is not the reader's turn.
      await expect(page.getByRole('row').filter({ hasText: 'Water Plants' }).first()).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'away',
    by: 'reader',
    async open(page, { chores: { absenceLine }, plan: { planning } }) {
      await goto(page, '/chores');
      await pressPlanned(page, absenceLine.button, planning.title);
      await page.getByRole('dialog').locator('input[name=from]').fill(today());
      await page.getByRole('dialog').locator('input[name=to]').fill(addDays(today(), 6));
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'chore',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores');
      await page.locator('[id^=chore-]').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'swap-dialog', by: 'reader', open: askToSwap },
  {
    name: 'swap-dialog-chosen',
    by: 'reader',
    async open(page, words) {
      await askToSwap(page, words);
      const dialog = page.getByRole('dialog');
      const face = dialog.getByRole('radio', { name: 'Wei Jie Tan' });
      const list = dialog.locator('select');
      await expect(face.or(list.first())).toBeVisible();
      // On desktops the pictures are a list, and so are the chores in return.
      if (await face.isVisible()) {
        await face.check();
        await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(2);
      } else {
        await list.first().selectOption({ label: 'Wei Jie Tan' });
        await expect(list.last()).toBeEnabled();
      }
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    },
  },
  {
    name: 'regenerate',
    by: 'reader',
    async open(page, { plan: { planning } }) {
      await goto(page, '/chores');
      await pressPlanned(page, planning.regenerate, planning.title);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  at('move-out', 'reader', '/move-out'),
  at('swaps', 'reader', '/swap-requests'),
  at('money', 'reader', '/pay-my-money-back'),
  {
    name: 'money-picker',
    by: 'reader',
    async open(page, words) {
      await goto(page, '/pay-my-money-back');
      await who(page, words).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'money-refused',
    by: 'reader',
    async open(page, words) {
      await goto(page, '/pay-my-money-back');
      // On phones the form is only its first field until that is used.
      await who(page, words).click();
      await page.keyboard.press('Escape');
      await button(page, words.money.paymentForm.submit).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'money-options',
    by: 'reader',
    async open(page, words) {
      await openOptions(page, words);
      await page.getByLabel(words.money.moreOptions.withOwn, { exact: true }).check();
      await page.locator('select[name=repeats]').selectOption('month');
    },
    isWhole: true,
  },
  {
    name: 'money-amounts',
    by: 'reader',
    async open(page, words) {
      await openOptions(page, words);
      await page.getByText(words.money.splits.amounts, { exact: true }).click();
      const bill = page.getByLabel(words.money.attachBill.file, { exact: true });
      await bill.setInputFiles({
        name: 'Resit Lotus’s 24-11-2026.pdf',
        mimeType: 'application/pdf',
        buffer: billPdf(),
      });
    },
    isWhole: true,
  },
  {
    name: 'money-change',
    by: 'reader',
    async open(page, words) {
      await openChange(page, words);
    },
  },
  {
    name: 'money-change-below',
    by: 'reader',
    async open(page, words) {
      const dialog = await openChange(page, words);
      await dialog.getByText(words.money.changing.told).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'money-change-bill',
    by: 'reader',
    async open(page, { money: { ownBill } }) {
      await goto(page, '/pay-my-money-back');
      await chooseMore(page, ownBill.change);
      await expect(page.getByRole('dialog').locator('input[type=file]')).toBeAttached();
    },
  },
  {
    name: 'money-bill',
    by: 'member',
    async open(page, { 'proof-page': { openBill } }) {
      await goto(page, '/pay-my-money-back');
      await unfoldAll(page);
      await button(page, openBill.open).click();
      await expect(page.getByRole('img', { name: openBill.alt('Gas') })).toHaveJSProperty('complete', true);
    },
  },
  {
    name: 'check-proof',
    by: 'reader',
    async open(page, { money: { proofCheck }, money: { proofReview } }) {
      await goto(page, '/pay-my-money-back');
      const request = page.getByRole('article', { name: ELECTRICITY, exact: true });
      const share = request.getByRole('listitem').filter({ hasText: 'Mei Ling Chong' });
      await button(share, proofCheck.check).click();
      await expect(button(page, proofReview.confirm)).toBeVisible();
      const receipt = page.getByRole('img', { name: proofCheck.proof('Mei Ling Chong') });
      await expect(receipt).toHaveJSProperty('complete', true);
    },
    isWhole: true,
  },
  {
    name: 'share-menu',
    by: 'reader',
    async open(page, { sharing: { shareButton, shareMenu } }) {
      await goto(page, '/pay-my-money-back');
      await chooseMore(page, shareButton.share, 'first');
      await expect(page.getByRole('menu', { name: shareMenu.name, exact: true })).toBeVisible();
    },
  },
  {
    name: 'repeating',
    by: 'reader',
    async open(page, { repeating: { repeating } }) {
      await goto(page, '/pay-my-money-back');
      const part = page.getByRole('region', { name: repeating.title, exact: true });
      const opener = part.getByRole('button').first();
      // It stays open for the next picture too.
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
      await expect(button(page, repeating.stop)).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'repeating-amount',
    by: 'reader',
    async open(page, { repeating: { repeating } }) {
      await goto(page, '/pay-my-money-back');
      await button(page, repeating.change).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'repeating-stop',
    by: 'reader',
    async open(page, { repeating: { repeating } }) {
      await goto(page, '/pay-my-money-back');
      await button(page, repeating.stop).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'between-us',
    by: 'reader',
    async open(page, { 'settling-up': { betweenUs } }) {
      await goto(page, '/pay-my-money-back');
      const part = page.getByRole('region', { name: betweenUs.title, exact: true });
      await part.getByRole('listitem').first().scrollIntoViewIfNeeded();
      await expect(button(part, betweenUs.settleUpWith('Hafiz Osman'))).toBeVisible();
    },
  },
  {
    name: 'settle-up',
    by: 'reader',
    async open(page, words) {
      await openSettling(page, words);
    },
  },
  {
    name: 'settle-up-below',
    by: 'reader',
    async open(page, words) {
      const payeeDetails = await openSettling(page, words);
      await payeeDetails.getByRole('img').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settle-up-proof',
    by: 'reader',
    open: (page, _words, { homeId, settleWith }) =>
      goto(page, `/payment-success?settle=${settleWith}&homeId=${homeId}`),
    isWhole: true,
  },
  at('money-member', 'member', '/pay-my-money-back'),
  {
    name: 'money-how-to-pay',
    by: 'member',
    async open(page, { 'payee-details': { payeeDetailsTitle } }) {
      await goto(page, '/pay-my-money-back');
      const title = payeeDetailsTitle('Aisyah Rahman');
      await unfoldAll(page);
      const request = page
        .locator('article')
        .filter({ hasText: '59.60', has: button(page, title) })
        .first();
      await button(request, title).click();
      await expect(request.getByRole('img', { name: /59\.60/ })).toBeVisible();
    },
  },
  {
    name: 'spending',
    by: 'member',
    async open(page, { money: { spending } }) {
      await goto(page, '/pay-my-money-back');
      const opener = button(page, spending.title);
      // It stays open for the next picture too.
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
      await expect(page.getByRole('table', { name: spending.table })).toHaveCount(1);
    },
    isWhole: true,
  },
  { name: 'proof', by: 'member', open: proofOf('toPay'), isWhole: true },
  {
    name: 'proof-refused',
    by: 'member',
    async open(page, words, facts) {
      const { proofPage } = words['proof-page'];
      await proofOf('toPay')(page, words, facts);
      await choose(page, broken());
      await button(page, proofPage.submit).click();
      await expect(page.getByRole('heading', { name: proofPage.failed })).toBeVisible();
    },
    isWhole: true,
  },
  { name: 'proof-waiting', by: 'member', open: proofOf('waiting'), isWhole: true },
  { name: 'proof-paid', by: 'member', open: proofOf('paid'), isWhole: true },
  at('homes', 'reader', '/home-management'),
  ...HOME_PART_NAMES.map((part) => at(`homes-${part}`, 'reader', `/home-management/${part}`)),
  at('homes-member', 'member', '/home-management'),
  {
    name: 'balance',
    by: 'reader',
    async open(page, { balance: { balance } }) {
      await goto(page, '/home-management/balance');
      const part = page.getByRole('region', { name: balance.title, exact: true });
      await part.scrollIntoViewIfNeeded();
      await expect(part.getByRole('table')).toHaveCount(1);
    },
  },
  {
    name: 'template',
    by: 'reader',
    async open(page, { templates: { templateList } }) {
      await goto(page, '/home-management/chores');
      await page
        .getByRole('button', { name: ofAny(templateList.edit) })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  at('profile', 'reader', '/profile'),
  {
    name: 'how-to-pay-me',
    by: 'reader',
    async open(page, { 'payment-details': words }) {
      await goto(page, '/profile');
      const part = await openPart(page, words.title);
      await part.getByLabel(words.qr, { exact: true }).setInputFiles({
        name: 'duitnow.png',
        mimeType: 'image/png',
        buffer: drawPaymentCode(codeWithFields({ '60': 'SHAH ALAM' })),
      });
      await expect(part.getByText(words.notSaved)).toBeVisible();
    },
  },
  {
    name: 'profile-edited',
    by: 'reader',
    async open(page, { profile }) {
      await goto(page, '/profile');
      await button(page, profile.edit).click();
      await expect(page.locator('input[name=displayName]')).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'notifications-and-mail',
    by: 'reader',
    async open(page, { profile }) {
      await goto(page, '/profile');
      const part = await openPart(page, profile.rowTitles.notifications);
      await expect(part.getByRole('switch').first()).toBeVisible();
    },
  },
  {
    name: 'two-step',
    by: 'reader',
    async open(page, { 'two-step': words, profile }) {
      await goto(page, '/profile');
      await openPart(page, profile.rowTitles.twoStep);
      await button(page, words.setUp).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'bell',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      await page.getByRole('banner').locator('button[popovertarget]').click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'menu',
    by: 'reader',
    async open(page, { layout: { layout } }) {
      await goto(page, '/dashboard');
      const menu = button(page, layout.menu);
      // From 1000 px on the links replace it.
      if (!(await menu.isVisible())) return;
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'offline',
    by: 'reader',
    async open(page, { offline: { connectionWords } }) {
      await goto(page, '/dashboard');
      await page.context().setOffline(true);
      await expect(page.getByText(connectionWords.offline.slice(0, 8)).first()).toBeVisible();
    },
  },
];
