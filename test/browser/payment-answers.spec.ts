import {
  buildHome,
  button,
  expect,
  expectToast,
  PHONE,
  region,
  test,
  type Person,
  type MakePerson,
} from '#test/browser/harness.ts';
import {
  ask,
  chooseMore,
  insertProof,
  shareRow,
  PAGE,
  request,
  markNotReceived,
} from '#test/browser/payment-steps.ts';
import { openPart } from '#test/browser/profile-steps.ts';

/** Aisyah asks Wei Jie for RM 59.60, and his receipt waits for her. */
async function buildWaiting(person: MakePerson) {
  const [aisyah, weiJie] = [await person('Aisyah Rahman'), await person('Wei Jie Tan')];
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const asked = (title: string, sen = 5960) => ask({ homeId, from: aisyah, debtors: [weiJie], title, sen });
  const paymentId = await asked('TNB');
  const proof = (more: Partial<Parameters<typeof insertProof>[0]> = {}) =>
    insertProof({ homeId, paymentId, debtor: weiJie, state: 'review', ...more });
  return { aisyah, weiJie, homeId, paymentId, asked, proof };
}
const check = async ({ page }: Person) => {
  await button(shareRow(page, 'TNB', 'Wei Jie Tan'), 'Check proof').click();
  return shareRow(page, 'TNB', 'Wei Jie Tan').getByRole('group', { name: 'Proof from Wei Jie Tan' });
};

test('a name is learned by its own checkbox, off if it contradicts, and forgotten on the profile', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { aisyah, proof } = await buildWaiting(person);
  const { page } = aisyah;
  await proof({ recipient: { name: 'LEE CHUN HOE', fit: 'contradicts' } });
  await page.goto(PAGE);
  const part = await check(aisyah);
  const tick = part.getByRole('checkbox', { name: 'This is my name' });
  await expect(tick).not.toBeChecked();
  await expect(tick).toHaveAccessibleDescription('Receipts to this name will match from now on.');
  await tick.check();
  await button(part, 'Confirm').click();
  await expectToast(page, 'Payment confirmed. We told Wei Jie Tan.');

  await page.goto('/profile');
  const names = region(await openPart(page, 'How to pay me'), 'Names on receipts');
  await expect(names.getByRole('listitem')).toContainText('LEE CHUN HOE');
  // If the server is not reached, the name comes back without a refetch.
  await page.route(/\/(?:forgetPayeeName|listPayeeNames)$/, (route) => route.abort());
  await button(names, 'Forget: LEE CHUN HOE').click();
  await expectToast(page, 'Failed to forget the name. Please try again.');
  await expect(names.getByRole('listitem')).toContainText('LEE CHUN HOE');
  await page.unrouteAll();
  await button(names, 'Forget: LEE CHUN HOE').click();
  await expectToast(page, "We'll ask you about receipts to LEE CHUN HOE again.");
  await expect(names).toHaveCount(0);
  expect(await aisyah.api.payments.listPayeeNames()).toEqual([]);
});

test('no name is learned without the checkbox', async ({ person }) => {
  const { aisyah, proof } = await buildWaiting(person);
  await proof({ recipient: { name: 'LEE CHUN HOE', fit: 'contradicts' } });
  await aisyah.page.goto(PAGE);
  await button(await check(aisyah), 'Confirm').click();
  await expectToast(aisyah.page, 'Payment confirmed. We told Wei Jie Tan.');
  expect(await aisyah.api.payments.listPayeeNames()).toEqual([]);
});

test('a receipt for two shares shows both, and Confirm all settles them', async ({ person }) => {
  const { aisyah, weiJie, asked, proof } = await buildWaiting(person);
  const other = await asked('Rice', 1000);
  await proof({ alsoPays: [other] });
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  const part = await check(aisyah);
  await expect(part.getByText('Did RM 69.60 arrive?')).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveText([/^TNB\s*RM 59\.60$/, /^Rice\s*RM 10\.00$/]);
  await page.setViewportSize(PHONE);
  const [all, no] = [button(part, 'Confirm all'), button(part, 'Not received')];
  // The third button has a row of its own; otherwise their words would break.
  await expect
    .poll(async () => ((await all.boundingBox())?.y ?? 0) + 40 < ((await no.boundingBox())?.y ?? 0))
    .toBe(true);
  await all.click();
  await expectToast(page, '2 payments confirmed. We told Wei Jie Tan.');
  for (const title of ['TNB', 'Rice']) {
    await expect(request(page, title).getByText('Completed', { exact: true })).toBeVisible();
    // The debtor opens the receipt on either share.
    const own = shareRow(weiJie.page, title, 'You');
    await expect(own.getByText('Paid', { exact: true })).toBeVisible({ timeout: 2000 });
    await button(own, 'See receipt').click();
    await expect(weiJie.page.getByRole('img', { name: 'Receipt from Wei Jie Tan' })).toBeVisible();
    await weiJie.page.keyboard.press('Escape');
  }
});

test('a receipt on the wrong share is withdrawn, and the review disappears at once', async ({ person }) => {
  const { aisyah, weiJie, proof } = await buildWaiting(person);
  await proof();
  await Promise.all([aisyah.page.goto(PAGE), weiJie.page.goto(PAGE)]);
  await expect(button(shareRow(aisyah.page, 'TNB', 'Wei Jie Tan'), 'Check proof')).toBeVisible();
  const own = shareRow(weiJie.page, 'TNB', 'You');
  await button(own, 'See receipt').click();
  await expect(weiJie.page.getByRole('img', { name: 'Receipt from Wei Jie Tan' })).toBeVisible();
  await weiJie.page.keyboard.press('Escape');
  await button(own, 'Take back').click();
  await expectToast(weiJie.page, 'You took back your receipt. You can upload another one.');
  await expect(own.getByRole('link', { name: 'Upload proof' })).toBeVisible();
  await expect(button(shareRow(aisyah.page, 'TNB', 'Wei Jie Tan'), 'Check proof')).toHaveCount(0, {
    timeout: 2000,
  });
});

test(
  'the dashboard links to a waiting receipt, and Delete asks to answer it first',
  { tag: '@rest' },
  async ({ person }) => {
    const { aisyah, paymentId, homeId, weiJie, proof } = await buildWaiting(person);
    const { page } = aisyah;
    await proof();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: '1 receipt to check' }).click();
    await chooseMore(page, 'TNB', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'A receipt is waiting for your answer' });
    await expect(question).toContainText('Wei Jie Tan sent a receipt.');
    await button(question, 'Check proof').click();
    await expect(question).toHaveCount(0);
    const part = shareRow(page, 'TNB', 'Wei Jie Tan').getByRole('group', { name: 'Proof from Wei Jie Tan' });
    await expect(part).toBeVisible();
    await expect(button(shareRow(page, 'TNB', 'Wei Jie Tan'), 'Check proof')).toBeFocused();
    await markNotReceived(page, part);
    await expectToast(page, "We told Wei Jie Tan that the money hasn't arrived.");
    await chooseMore(page, 'TNB', 'Delete');
    await button(page.getByRole('alertdialog', { name: 'Delete this request?' }), 'Delete request').click();
    await expect(request(page, 'TNB')).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(region(page, "Today's Chores")).toBeVisible();
    await expect(page.getByRole('link', { name: /to check/ })).toHaveCount(0);

    // While the dashboard is open, too.
    const other = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1000 });
    await insertProof({ homeId, paymentId: other, debtor: weiJie, state: 'review' });
    // Makes the page refetch.
    await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Eggs', sen: 900 });
    await expect(page.getByRole('link', { name: '1 receipt to check' })).toBeVisible();
    expect(paymentId).not.toBe(other);
  },
);
