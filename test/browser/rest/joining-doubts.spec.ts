import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  type MakePerson,
} from '#test/browser/harness.ts';

const SAME_HOME = 'You live in another home of this name. Join this one, too?';
const NAMESAKE = 'Someone there has the same name as someone you know from another home. Join anyway?';

const myHomes = (page: Page) => region(page, 'Your Homes').getByRole('listitem');
const address = (homeId: string) => `/join-home?homeId=${homeId}`;

/** Wei Jie lives with Aisyah. One stranger has a home with the same name, another has a home and Aisyah's name. */
async function buildCopies(person: MakePerson, options: object) {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', options);
  // Everyone on the server can find it by name, so no other test may use it.
  const name = `Seri ${randomUUID().slice(0, 8)}`;
  const home = await buildHome([aisyah, weiJie], name);
  const sameHome = await buildHome([await person.withoutBrowser('Chloe Lim')], name.toUpperCase());
  const namesake = await buildHome(
    [await person.withoutBrowser('AISYAH RAHMAN')],
    `Taman ${randomUUID().slice(0, 8)}`,
  );
  return { weiJie, home, sameHome, namesake };
}

test('the link of a home with a copied name or member asks once', async ({ person }) => {
  const { weiJie, home, sameHome, namesake } = await buildCopies(person, { viewport: PHONE });
  const { page, api } = weiJie;
  for (const [copy, question] of [
    [sameHome, SAME_HOME],
    [namesake, NAMESAKE],
  ] as const) {
    await page.goto(address(copy.id));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(copy.name);
    await expect(page.getByText(question)).toBeVisible();
    await expectSound(page);
    // Reloading the page is not an answer.
    await page.reload();
    await expect(page.getByText(question)).toBeVisible();
    expect((await api.users.getSession()).user?.homeId).toBe(home.id);
    await button(page, 'Join this home').click();
    await expect(page.getByText('Successfully joined the home!')).toBeVisible();
    await api.homes.leaveHome({ homeId: copy.id });
    await api.homes.switchHome({ homeId: home.id });
  }
});

test('a person who signs in at the link of a copied home is asked, although the page was read before', async ({
  person,
  visit,
}) => {
  const { weiJie, sameHome } = await buildCopies(person, {});
  const { page } = await visit({ viewport: PHONE });
  await page.goto(address(sameHome.id));
  await page.getByRole('link', { name: 'Go to Login', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(weiJie.email);
  await page.getByLabel('Password', { exact: true }).fill(weiJie.password);
  await button(page, 'Sign in').click();
  await expect(page.getByText(SAME_HOME)).toBeVisible();
  expect(await weiJie.api.homes.listHomes()).toHaveLength(1);
  await button(page, 'Join this home').click();
  await expect(page.getByText('Successfully joined the home!')).toBeVisible();
});

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`joining a home with a copied name or member by its name asks once (${size})`, async ({ person }) => {
    const { weiJie, sameHome, namesake } = await buildCopies(person, { viewport });
    const { page } = weiJie;
    const question = page.getByRole('alertdialog');
    await page.goto('/home-management/homes');
    const name = page.getByLabel('Exact home name', { exact: true });
    await name.fill(sameHome.name);
    await button(page, 'Join Home').click();
    await expect(question).toContainText(SAME_HOME);
    await expectSound(page);
    await button(question, 'Cancel').click();
    await expect(question).toBeHidden();
    // The input stays.
    await expect(name).toHaveValue(sameHome.name);
    await expect(myHomes(page)).toHaveCount(1);

    await name.fill(namesake.name);
    await button(page, 'Join Home').click();
    await expect(question).toContainText(NAMESAKE);
    await button(question, 'Join Home').click();
    await expectToast(page, 'Successfully joined home!');
    await expect(question).toBeHidden();
    await expect(myHomes(page)).toHaveCount(2);
  });
