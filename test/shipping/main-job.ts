import type { Browser, Page } from '@playwright/test';

const PASSWORD = 'correct horse';
const HOME = 'Seri Pandan 12A';
const TITLE = 'Weekly groceries';
// A small machine's first page may take a while.
const PATIENCE_MS = 30_000;

async function visit(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Kuala_Lumpur' });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function register(page: Page, displayName: string, email: string) {
  await field(page, 'Display name').fill(displayName);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await button(page, 'Create account').click();
}

async function makeHome(page: Page): Promise<string> {
  await page.goto('/home-management');
  await field(page, 'Home name').fill(HOME);
  await button(page, 'Create Home').click();
  await see(page, 'Home created successfully!');
  return field(page, 'Invite link').inputValue();
}

async function completeOne(page: Page) {
  await page.goto('/chores');
  await button(page, 'Next week').click();
  await button(page, /^Mark complete/)
    .first()
    .click();
  await see(page, 'Chore marked as completed!');
}

async function askForMoney(page: Page) {
  await page.goto('/pay-my-money-back');
  await button(page, 'Everyone').click();
  await field(page, 'Pay for what? *').fill(TITLE);
  await field(page, 'Total Amount (RM) *').fill('63.40');
  await button(page, 'Get My Money Back').click();
  await see(page, 'Payment request created and notifications sent!');
}

/**
 * What Serumah is for, in a browser: two people register, make a home and join it, share its chores, complete one, and one asks for
 * money. Answers a look at whether all of it is there still.
 */
export async function doMainJob(browser: Browser, base: string): Promise<() => Promise<void>> {
  const aisyah = await visit(browser, base);
  await aisyah.goto('/register');
  await register(aisyah, 'Aisyah Rahman', 'aisyah@example.com');
  await see(aisyah, 'Account created successfully!');
  const invitation = await makeHome(aisyah);
  // Her chores are planned once she opens the board.
  await aisyah.goto('/chores');
  await button(aisyah, /^Mark complete/)
    .first()
    .waitFor();

  const weiJie = await visit(browser, base);
  await weiJie.goto(invitation);
  await weiJie.getByRole('link', { name: 'Create an account', exact: true }).click();
  await register(weiJie, 'Wei Jie Tan', 'weijie@example.com');
  await see(weiJie, 'Successfully joined the home!');
  await weiJie.goto('/dashboard');
  await button(weiJie, 'Share chores with Wei Jie Tan').click();
  await see(weiJie, 'The open chores are now shared with Wei Jie Tan.');

  await completeOne(weiJie);
  await askForMoney(aisyah);
  await weiJie.goto('/pay-my-money-back');
  await see(weiJie, TITLE);

  return async () => {
    await weiJie.goto('/pay-my-money-back');
    await see(weiJie, TITLE);
    await weiJie.goto('/chores');
    await button(weiJie, 'Next week').click();
    await see(weiJie, 'Completed');
  };
}
