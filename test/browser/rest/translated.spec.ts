import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectToast,
  PHONE,
  region,
  SCREENS,
  test,
  today,
  type MakePerson,
} from '#test/browser/harness.ts';
import { openPart, partOf } from '#test/browser/profile-steps.ts';

/**
 * Does what Chrome's translation does: replaces each text node, including later ones, by one in two <font> elements.
 * The words stay the same.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const translateText = (text: Text) => {
      const parent = text.parentElement;
      if (
        !parent ||
        text.data.trim() === '' ||
        parent.closest('font, script, style, title, option, textarea')
      )
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) if (node.isConnected) translateIn(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** Two people with a chore each today, a pending swap, and debts in both directions. */
async function buildLife(person: MakePerson) {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const ben = await person.withoutBrowser('Ben Tan');
  const { id: homeId } = await buildHome([aisyah, ben]);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate: today() },
    { type: 'sweep', assignedTo: ben.userId, dueDate: today() },
    { type: 'wash_toilet', assignedTo: aisyah.userId, dueDate: addDays(today(), -9), status: 'overdue' },
  ]);
  for (const [requester, debtor] of [
    [aisyah, ben],
    [ben, aisyah],
  ] as const)
    await requester.api.payments.createPaymentRequest({
      homeId,
      id: randomUUID(),
      title: `Internet of ${requester.displayName}`,
      totalAmount: 6000,
      debtorIds: [debtor.userId],
    });
  return { aisyah, ben, homeId };
}

/** Returns the texts that React changes or removes as nodes, which a translation would take away from it. */
const bareTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode())
      if (Object.keys(walker.currentNode).some((key) => key.startsWith('__reactFiber')))
        found.push(walker.currentNode.parentElement?.outerHTML.slice(0, 200) ?? '');
    return found;
  });

test('no screen has text nodes that React updates separately', async ({ person, visit }) => {
  test.setTimeout(120_000);
  const { aisyah } = await buildLife(person);
  const { page } = aisyah;
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    expect(await bareTexts(page), path).toEqual([]);
  }
  await button(page, 'Menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await bareTexts(page), 'menu').toEqual([]);
  const stranger = await visit();
  for (const path of ['/login', '/register', '/forgot-password', '/payment-success', '/nowhere']) {
    await stranger.page.goto(path);
    await expect(stranger.page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await bareTexts(stranger.page), path).toEqual([]);
  }
});

test('a translated page works like any other', async ({ person }) => {
  test.setTimeout(120_000);
  const { aisyah } = await buildLife(person);
  const { page } = aisyah;
  await translate(page);
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('font').first()).toBeVisible();
  }
  await page.goto('/dashboard');
  const counter = page.getByRole('group', { name: "Today's Chores" });
  await button(region(page, "Today's Chores"), 'Mark complete: Mop').click();
  await expectToast(page, 'Chore marked as completed!');
  await expect(counter).toContainText('1');
  await page.goto('/chores');
  for (const view of ['Table', 'Calendar']) {
    await page.getByText(view, { exact: true }).first().click();
    await button(page, 'Undo: Mop').click();
    // A second tap at the same place is ignored for a moment.
    await expect(async () => {
      await button(page, 'Mark complete: Mop').click({ timeout: 1000 });
      await expect(button(page, 'Undo: Mop')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await button(page, 'Next week').click();
    await button(page, 'Previous week').click();
    await expect(button(page, 'Undo: Mop')).toBeVisible();
  }
  await page.goto('/home-management/chores');
  await button(page, 'Add template').click();
  const form = page.getByRole('dialog', { name: 'Add template' });
  await button(form, 'Save').click();
  await form.getByLabel('Name', { exact: true }).fill('Water the plants');
  await form.getByLabel('Description', { exact: true }).fill('All of them');
  await button(form, 'Save').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible();
  await page.goto('/profile');
  await button(await openPart(page, 'How to pay me'), 'Save payment details').click();
  await expectToast(page, 'Nothing has changed.');
  await expect(partOf(page, 'How to pay me')).toHaveCount(0);
  await button(await openPart(page, 'Calendar'), 'Copy calendar link').click();
  await expectToast(page, 'Calendar link copied to clipboard');
  await page.goto('/pay-my-money-back');
  await button(page, 'Mark as Paid').first().click();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
