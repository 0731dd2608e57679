import {
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  letterTo,
  PHONE,
  SIZES,
  tabTo,
  test,
  type Person,
} from '#test/browser/harness.ts';
import {
  answerNotNow,
  ask,
  chooseMore,
  form,
  shareRow,
  moreOf,
  moreOptions,
  PAGE,
  request,
  unfold,
} from '#test/browser/payment-steps.ts';

const openOptions = async ({ page }: Person) => {
  await button(form(page), 'Everyone').click();
  await moreOptions(page).click();
};
const preview = ({ page }: Person) => form(page).getByRole('status');

test("the sum with the requester's own share is the total, on every screen", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  const priya = await person.withoutBrowser('Priya Nair');
  await buildHome([aisyah, weiJie, priya]);
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  await button(form(page), 'Everyone').click();
  await expect(moreOptions(page)).toContainText('Equally, once');
  await moreOptions(page).click();
  await form(page).getByLabel('Pay for what? *').fill('TNB electricity');
  await form(page).getByLabel('Total Amount (RM) *').fill('100');
  await expect(preview(aisyah)).toContainText('RM 50.00');
  const tick = form(page).getByLabel('Include my share');
  await expect(tick).toHaveAccessibleDescription('Your own share is not included.');
  await tick.check();
  await expect(tick).toHaveAccessibleDescription('RM 100.00 ÷ 3 = RM 33.33 each, yours too.');
  await expect(preview(aisyah)).toContainText('RM 33.33');
  await expect(preview(aisyah)).toContainText('Your own share: RM 33.34');
  await expect(preview(aisyah)).toContainText('one sen more than the others pay');
  await expectSound(page, { sizes: SIZES });
  await page.setViewportSize(PHONE);
  await button(page, 'Get My Money Back').click();
  await expectToast(page, 'Payment request created and notifications sent!');
  await answerNotNow(page);
  const mine = request(page, 'TNB electricity');
  await unfold(page, 'TNB electricity');
  await expect(mine).toContainText('RM 100.00');
  await expect(mine).toContainText('Your own share: RM 33.34');
  await expect(shareRow(page, 'TNB electricity', 'Wei Jie Tan')).toContainText('RM 33.33');
  await expect(request(weiJie.page, 'TNB electricity')).not.toContainText('own share');
  await expect(request(weiJie.page, 'TNB electricity')).toContainText('RM 33.33');
  // On this device the options stay open or folded.
  await page.reload();
  await button(form(page), 'Everyone').click();
  await expect(form(page).getByLabel('Include my share')).not.toBeChecked();
});

test('different amounts replace the total, and their sum shows', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  const priya = await person('Priya Nair');
  await buildHome([aisyah, weiJie, priya]);
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE), priya.page.goto(PAGE)]);
  await openOptions(aisyah);
  await form(page).getByLabel('Pay for what? *').fill('Groceries');
  await form(page).getByText('Different amounts').click();
  await expect(form(page).getByLabel('Total Amount (RM) *')).toBeHidden();
  await expect(form(page).getByLabel('Include my share')).toBeHidden();
  const amountFor = (name: string) => form(page).getByLabel(`Amount for ${name}`);
  await amountFor('Wei Jie Tan').fill('49');
  await expect(preview(aisyah)).toContainText('Total asked');
  await expect(preview(aisyah)).toContainText('RM 49.00');

  // While folded, a wrong field opens the options and is scrolled to.
  await moreOptions(page).click();
  await expect(moreOptions(page)).toContainText('Different amounts, once');
  await button(page, 'Get My Money Back').click();
  await expectToast(page, 'Please enter a valid amount');
  await expect(amountFor('Priya Nair')).toBeFocused();
  await expect(amountFor('Priya Nair')).toHaveAttribute('aria-invalid', 'true');
  await amountFor('Priya Nair').fill('0');
  await form(page).getByLabel('Pay for what? *').focus();
  await expect(form(page).getByText('The amount must be more than zero.')).toBeVisible();
  await expectSound(page, { sizes: SIZES });
  await page.setViewportSize(PHONE);
  await amountFor('Priya Nair').fill('80,5');
  await expect(preview(aisyah)).toContainText('RM 129.50');
  await button(page, 'Get My Money Back').click();
  await expectToast(page, 'Payment request created and notifications sent!');
  await answerNotNow(page);
  await expect(request(page, 'Groceries')).toContainText('RM 129.50');
  await unfold(page, 'Groceries');
  await expect(shareRow(page, 'Groceries', 'Priya Nair')).toContainText('RM 80.50');
  await expect(request(weiJie.page, 'Groceries')).toContainText('RM 49.00');
  await expect(request(priya.page, 'Groceries')).toContainText('RM 80.50');
});

test('different amounts are asked for every month by keyboard', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const priya = await person.withoutBrowser('Priya Nair');
  await buildHome([aisyah, weiJie, priya]);
  const { page } = aisyah;
  await page.goto(PAGE);
  const { keyboard } = page;
  await tabTo(page, button(form(page), 'Everyone'));
  await keyboard.press('Enter');
  await tabTo(page, form(page).getByLabel('Pay for what? *'));
  await keyboard.type('Rent');
  await tabTo(page, moreOptions(page));
  await keyboard.press('Enter');
  await tabTo(page, form(page).getByRole('radio', { name: 'Equally' }));
  await keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', { name: 'Different amounts' })).toBeChecked();
  await tabTo(page, form(page).getByLabel('Amount for Priya Nair'));
  await keyboard.type('700');
  await keyboard.press('Shift+Tab');
  await tabTo(page, form(page).getByLabel('Amount for Wei Jie Tan'));
  await keyboard.type('900');
  await tabTo(page, form(page).getByLabel('Bill (optional)'));
  await tabTo(page, form(page).getByLabel('Repeats'));
  await keyboard.press('ArrowDown');
  await expect(preview(aisyah)).toContainText('RM 1,600.00');
  await tabTo(page, button(form(page), 'Get My Money Back'));
  await keyboard.press('Enter');
  await expectToast(page, 'Payment request created and notifications sent!');
  await expect(request(page, 'Rent').getByText('Repeats every month')).toBeVisible();
  await expect(shareRow(page, 'Rent', 'Priya Nair')).toContainText('RM 700.00');
});

test('a request is changed, its people are notified, and two tabs do not overwrite each other', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  const priya = await person('Priya Nair');
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'TNB electricity', sen: 5000 });
  const { page } = aisyah;
  const tab = await page.context().newPage();
  await Promise.all([page.goto(PAGE), tab.goto(PAGE), weiJie.page.goto(PAGE), priya.page.goto(PAGE)]);
  await expect(request(weiJie.page, 'TNB electricity')).toContainText('RM 50.00');
  await expect(moreOf(weiJie.page, 'TNB electricity')).toHaveCount(0);

  await Promise.all([unfold(page, 'TNB electricity'), unfold(tab, 'TNB electricity')]);
  await chooseMore(tab, 'TNB electricity', 'Change');
  const other = tab.getByRole('dialog', { name: 'Change the request' });
  await other.getByLabel('Total Amount (RM) *').fill('70');

  await chooseMore(page, 'TNB electricity', 'Change');
  const sheet = page.getByRole('dialog', { name: 'Change the request' });
  await expect(sheet.getByLabel('Pay for what? *')).toHaveValue('TNB electricity');
  await expect(sheet.getByLabel('Total Amount (RM) *')).toHaveValue('50.00');
  await expectSound(page, { part: '[role=dialog]', sizes: SIZES });
  await page.setViewportSize(PHONE);
  await sheet.getByLabel('Total Amount (RM) *').fill('0');
  await button(sheet, 'Save changes').click();
  await expect(sheet.getByText('Please enter a valid amount')).toBeVisible();
  await sheet.getByLabel('Total Amount (RM) *').fill('60');
  await button(sheet, 'Save changes').click();
  await expectToast(page, 'Request changed.');
  await expect(sheet).toBeHidden();
  await expect(moreOf(page, 'TNB electricity')).toBeFocused();
  await expect(shareRow(page, 'TNB electricity', 'Wei Jie Tan')).toContainText('RM 60.00');
  await expect(request(weiJie.page, 'TNB electricity')).toContainText('RM 60.00');
  await weiJie.page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(weiJie.page.getByText('RM 50.00 is now RM 60.00')).toBeVisible();
  const letter = await letterTo(weiJie.email, /changed TNB electricity/);
  expect(letter.subject).toBe('Aisyah Rahman changed TNB electricity: RM 50.00 is now RM 60.00');

  // The other tab keeps the input and says why it cannot be saved.
  await expect(other.getByRole('status').getByText(/^This request was changed meanwhile/)).toBeVisible();
  await expect(other.getByLabel('Total Amount (RM) *')).toHaveValue('70');
  await button(other, 'Show the latest').click();
  await expect(other.getByLabel('Total Amount (RM) *')).toHaveValue('60.00');
  await other.getByText('Different amounts').click();
  await other.getByLabel('Who owes you money? *').fill('pri');
  await tab.getByRole('option', { name: 'Priya Nair' }).click();
  await other.getByLabel('Amount for Priya Nair').fill('25');
  await button(other, 'Save changes').click();
  await expect(request(priya.page, 'TNB electricity')).toContainText('RM 25.00');
  await expect(request(page, 'TNB electricity')).toContainText('RM 85.00');

  // Once someone has paid, amounts and people are fixed.
  await button(request(priya.page, 'TNB electricity'), 'Mark as Paid').click();
  await expect(
    shareRow(page, 'TNB electricity', 'Priya Nair').getByText('Paid', { exact: true }),
  ).toBeVisible();
  await chooseMore(page, 'TNB electricity', 'Change');
  await expect(sheet.getByText('Someone has already paid or was let off')).toBeVisible();
  await expect(sheet.getByLabel('Who owes you money? *')).toBeHidden();
  await sheet.getByLabel('Pay for what? *').fill('TNB, November');
  await expectSound(page, { part: '[role=dialog]' });
  await button(sheet, 'Save changes').click();
  await expect(request(weiJie.page, 'TNB, November')).toBeVisible();
});
