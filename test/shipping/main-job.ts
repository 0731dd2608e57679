import type { Browser, Page } from '@playwright/test';

const PASSWORD = 'correct horse';
const HOME = 'Seri Pandan 12A';
const TITLE = 'Weekly groceries';
// The first page can take long on a small machine.
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
  return page.getByRole('textbox', { name: 'Invite link', exact: true }).inputValue();
}

async function join(browser: Browser, base: string, invitation: string, [name, email]: [string, string]) {
  const page = await visit(browser, base);
  await page.goto(invitation);
  await page.getByRole('link', { name: 'Create an account', exact: true }).click();
  await register(page, name, email);
  await see(page, 'Successfully joined the home!');
  return page;
}

/** Finds the member's first chore of next week. This week's remaining chores may all be others'. */
async function firstChore(page: Page) {
  await page.goto('/chores');
  await button(page, 'Next week').click();
  return button(page, /^Mark complete/).first();
}

async function completeOne(page: Page) {
  await (await firstChore(page)).click();
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
 * Does the main job of Serumah in a browser: three people register, create a home and join it, share its chores; one completes a chore and one
 * asks for money. Returns a function that checks that all of it is still there.
 */
export async function doMainJob(browser: Browser, base: string): Promise<() => Promise<void>> {
  const aisyah = await visit(browser, base);
  await aisyah.goto('/register');
  await register(aisyah, 'Aisyah Rahman', 'aisyah@example.com');
  await see(aisyah, 'Account created successfully!');
  const invitation = await makeHome(aisyah);
  const weiJie = await join(browser, base, invitation, ['Wei Jie Tan', 'weijie@example.com']);
  // Each member who joins gets a part of the planned chores.
  await (await firstChore(weiJie)).waitFor();
  const siti = await join(browser, base, invitation, ['Siti Nur Aminah', 'siti@example.com']);
  await (await firstChore(siti)).waitFor();

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
