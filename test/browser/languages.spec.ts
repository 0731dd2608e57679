import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import { expect, expectAccessible, PHONE, test, type Person } from '#test/browser/harness.ts';
import { openPart, rowOf } from '#test/browser/profile-steps.ts';
import { broken, buildDebt, choose as chooseFile } from '#test/browser/proof-steps.ts';
import { screenWordsIn, type ScreenWords } from '#test/browser/pictures/words.ts';
import { codeAt } from '#test/builders/two-step.ts';

const words = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await screenWordsIn(language)] as const)),
) as Record<Language, ScreenWords>;

const choice = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: words[language].layout.layout.language, exact: true });
const choose = (page: Page, { from, to }: { from: Language; to: Language }) =>
  choice(page, from).selectOption({ label: LANGUAGE_NAMES[to] });
const expectIn = async (page: Page, language: Language) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(choice(page, language)).toHaveValue(language);
};
/** On the profile, whose row shows the language. */
const expectProfileIn = async (page: Page, language: Language) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(rowOf(page, words[language].layout.layout.language)).toContainText(LANGUAGE_NAMES[language]);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Counts page loads from here on. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const signIn = async (page: Page, { email, password }: Person) => {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main [type=submit]').click();
};

for (const [locale, language] of [
  ['ms-MY', 'ms'],
  ['zh-CN', 'zh'],
  ['de-DE', 'en'],
] as const)
  test(`a new browser that prefers ${locale} is answered in ${language}`, async ({ visit }) => {
    const { page } = await visit({ locale });
    await page.goto('/login');
    await expectIn(page, language);
    await expect(heading(page, words[language].accounts.loginTitle)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${words[language].page.pageTitles['/login']} `));
    await expectAccessible(page);
  });

test('a Chinese name among English words stays on one line', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login');
  const lines = await page.evaluate(() => {
    const sentence = document.createElement('p');
    sentence.style.width = '6em';
    sentence.append('Ask 欧阳伟杰');
    document.body.append(sentence);
    const name = document.createRange();
    name.setStart(sentence.firstChild as Node, 'Ask '.length);
    name.setEndAfter(sentence.firstChild as Node);
    return name.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a change of the language while registering keeps the input', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto('/register');
  const typed = { displayName: 'Farah', email: 'farah@example.com', password: 'correct horse', confirm: 'c' };
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
  const box = await choice(page, 'en').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await choose(page, { from: 'en', to: 'ms' });
  await expectIn(page, 'ms');
  await expect(heading(page, words.ms.accounts.registerTitle)).toBeVisible();
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`input[name=${name}]`)).toHaveValue(value);
  await expect(choice(page, 'ms')).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('correct horse');
  await expectAccessible(page);
  // The stored state was for this one page load, not for a later one.
  await page.reload();
  await expectIn(page, 'ms');
  await expect(page.locator('input[name=password]')).toHaveValue('');
  await page.goto('/unsubscribe');
  await expectIn(page, 'ms');
});

test('the language can be changed by keyboard', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login');
  await choice(page, 'en').focus();
  await page.keyboard.press('ArrowDown');
  await expectIn(page, 'ms');
  await expect(choice(page, 'ms')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectIn(page, 'zh');
});

test('without the server the page stays in its language, and says so', async ({ visit, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { page } = await visit();
  await page.goto('/login');
  await page.locator('input[name=email]').fill('farah@example.com');
  await page.route('**/users/getSession', (route) => route.abort());
  await choose(page, { from: 'en', to: 'zh' });
  await expect(page.getByRole('status').getByText(words.en.layout.layout.languageFailed)).toBeVisible();
  await expectIn(page, 'en');
  await expect(page.locator('input[name=email]')).toHaveValue('farah@example.com');
});

test(
  'a change of the language keeps the form that is being edited on the profile',
  { tag: '@rest' },
  async ({ person }) => {
    const { page, api } = await person('Aisyah Rahman');
    await page.goto('/profile');
    const { profile } = words.en;
    await page.getByRole('button', { name: profile.edit }).click();
    await page.locator('input[name=displayName]').fill('Aisyah binti Rahman');
    await page.locator('input[type=file]').setInputFiles('src/web/public/icon-192.png');
    await openPart(page, 'Language');
    await choose(page, { from: 'en', to: 'zh' });
    await expectProfileIn(page, 'zh');
    await expect(page.locator('input[name=displayName]')).toHaveValue('Aisyah binti Rahman');
    await expect(page.getByText(words.zh.profile.chosen)).toBeVisible();
    // The window is closed, and its row has the focus.
    await expect(rowOf(page, words.zh.layout.layout.language)).toBeFocused();
    await page.getByRole('button', { name: words.zh.profile.save, exact: true }).click();
    await expect(page.getByText('Aisyah binti Rahman').first()).toBeVisible();
    expect((await api.users.getSession()).user).toMatchObject({
      locale: 'zh',
      displayName: 'Aisyah binti Rahman',
    });
    // A form that was closed before the reload stays closed.
    await page.getByRole('link', { name: words.zh.layout.layout.chores }).first().click();
    await page.goBack();
    await expect(page.locator('input[name=displayName]')).toHaveCount(0);
    await page.reload();
    await expectProfileIn(page, 'zh');
  },
);

test("another device follows a change, and signing in switches the page to the user's language", async ({
  person,
  visit,
}) => {
  const aisyah = await person('Aisyah Rahman');
  await aisyah.page.goto('/profile');
  const { page } = await visit({ locale: 'zh-CN' });
  await page.goto('/login?next=/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await signIn(page, aisyah);
  await expectProfileIn(page, 'en');
  await expect(page).toHaveURL('/profile');
  const loads = countLoads(page);
  await openPart(aisyah.page, 'Language');
  await choose(aisyah.page, { from: 'en', to: 'ms' });
  await expectProfileIn(page, 'ms');
  expect(loads()).toBe(1);
  // An open question is answered first, and the next page is in the new language.
  await page.getByRole('button', { name: words.ms.profile.deleteTitle }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const heard = page.waitForResponse('**/users/getSession');
  await openPart(aisyah.page, words.ms.layout.layout.language);
  await choose(aisyah.page, { from: 'ms', to: 'en' });
  await expectProfileIn(aisyah.page, 'en');
  await heard;
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: words.ms.layout.layout.chores }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/chores');
});

test('a browser that stores no choice is reloaded only once', async ({ person }) => {
  const { page, api } = await person('Aisyah Rahman');
  await api.users.setLanguage({ language: 'zh' });
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  const loads = countLoads(page);
  await page.goto('/dashboard');
  await expect(heading(page, words.en.homes.noHomeFound.title)).toBeVisible();
  await page.getByRole('link', { name: words.en.layout.layout.chores }).first().click();
  await expect(page).toHaveURL('/chores');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/profile');
  await expectProfileIn(page, 'en');
  expect(loads()).toBe(3);
});

test('a chosen receipt stays chosen', { tag: '@rest' }, async ({ person }) => {
  const { aisyah, link } = await buildDebt(person);
  const { page } = aisyah;
  await page.goto(link);
  // Larger than session storage.
  await chooseFile(page, broken(6000));
  await expect(page.getByText('broken.png')).toBeVisible();
  await choose(page, { from: 'en', to: 'ms' });
  await expectIn(page, 'ms');
  await expect(page.getByText('broken.png')).toBeVisible();
  await page.getByRole('button', { name: words.ms['proof-page'].proofPage.submit }).click();
  await expect(page.getByRole('heading', { name: words.ms['proof-page'].proofPage.failed })).toBeVisible();
});

test(
  'the code of the second step is asked for in the language chosen there',
  { tag: '@rest' },
  async ({ person, visit, expectedErrors }) => {
    expectedErrors.push(/status of 40[13]/);
    const aisyah = await person('Aisyah Rahman');
    const { secret } = await aisyah.api.twoStep.begin({ password: aisyah.password });
    const { recoveryCodes } = await aisyah.api.twoStep.confirm({ code: await codeAt(secret, new Date()) });
    const { page } = await visit();
    const step = (language: Language) => words[language]['two-step'];
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await page.goto('/login');
    await signIn(page, aisyah);
    await field(step('en').codeField.label).fill('123');
    await choose(page, { from: 'en', to: 'ms' });
    await expectIn(page, 'ms');
    await expect(heading(page, step('ms').secondStepTitle)).toBeVisible();
    await expect(field(step('ms').codeField.label)).toHaveValue('123');
    await expect(choice(page, 'ms')).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(aisyah.password);

    await page.getByRole('button', { name: step('ms').codeField.toRecovery }).click();
    await field(step('ms').codeField.recoveryLabel).fill(recoveryCodes[0] ?? '');
    await choose(page, { from: 'ms', to: 'zh' });
    await expectIn(page, 'zh');
    await expect(field(step('zh').codeField.recoveryLabel)).toHaveValue(recoveryCodes[0] ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.zh.accounts.backToSignIn }).click();
    await expect(page.locator('input[name=email]')).toHaveValue(aisyah.email);
    await signIn(page, aisyah);
    await page.getByRole('button', { name: step('zh').codeField.toRecovery }).click();
    await field(step('zh').codeField.recoveryLabel).fill(recoveryCodes[0] ?? '');
    await choose(page, { from: 'zh', to: 'ms' });
    await expectIn(page, 'ms');
    await page.getByRole('button', { name: step('ms').codeGoOn, exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);
