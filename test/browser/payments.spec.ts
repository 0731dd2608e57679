import {
  buildHome,
  button,
  withoutFirstReads,
  DESKTOP,
  expect,
  expectToast,
  letterTo,
  PHONE,
  region,
  test,
  withDatabase,
} from '#test/browser/harness.ts';
import {
  answerNotNow,
  ask,
  choose,
  form,
  insertProof,
  shareRow,
  titleOf,
  unfold,
  PAGE,
  request,
  requests,
  who,
} from '#test/browser/payment-steps.ts';

const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN);
const MONEY = { owed: 'Owed to you', owes: 'You owe' };

test('money is asked for and paid back in two browsers, without a reload', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const priya = await person('Priya Nair');
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE), priya.page.goto(PAGE)]);
  await expect(page.getByRole('heading', { name: 'Pay My Money Back', level: 1 })).toBeVisible();
  await expect(page.getByText('Request payments from your housemates')).toBeVisible();
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  await expect(priya.page.getByText('No payment requests yet')).toBeVisible();

  await who(page).fill('wei');
  await page.getByRole('option', { name: 'Wei Jie Tan' }).click();
  await form(page).getByLabel('Pay for what? *').fill('  TNB electricity, October ');
  await button(form(page), 'Utilities').click();
  await form(page).getByLabel('Total Amount (RM) *').fill('238,40');
  await button(page, 'Get My Money Back').click();
  await expectToast(page, 'Payment request created and notifications sent!');
  const mine = request(page, 'TNB electricity, October');
  await expect(mine.getByText('RM 238.40')).toHaveCount(3);
  await expect(mine).toContainText('💡');
  await expect(mine.getByText('You', { exact: true })).toBeVisible();
  await expect(mine.getByText('Unpaid', { exact: true })).toBeVisible();
  await expect(mine.getByText('Pending', { exact: true })).toBeVisible();
  await expect(mine.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('group', { name: MONEY.owed })).toContainText('RM 238.40');
  await expect(who(page)).toHaveValue('');
  await expect(form(page).getByLabel('Pay for what? *')).toHaveValue('');
  await expect(form(page).getByLabel('Total Amount (RM) *')).toHaveValue('');
  await expect(button(form(page), 'Utilities')).toHaveAttribute('aria-pressed', 'false');

  const theirs = request(weiJie.page, 'TNB electricity, October');
  await expect(theirs.getByText('Aisyah Rahman', { exact: true })).toBeVisible({ timeout: 2000 });
  await expect(weiJie.page.getByRole('group', { name: MONEY.owes })).toContainText('RM 238.40');
  const letter = await letterTo(weiJie.email, /TNB electricity/);
  expect(letter.text).toContain('RM 238.40');
  await button(theirs, 'Mark as Paid').click();
  await expect(theirs.getByText('Paid', { exact: true })).toBeVisible();
  await expectToast(weiJie.page, 'Payment marked as paid!');
  await expect(titleOf(weiJie.page, 'TNB electricity, October')).toBeFocused();
  await expect(theirs.getByText('Completed', { exact: true })).toBeVisible();
  await expect(weiJie.page.getByRole('group', { name: MONEY.owes })).toContainText('RM 0.00');
  await expect(mine.getByText('Paid', { exact: true })).toBeVisible({ timeout: 2000 });
  await expect(mine.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: MONEY.owed })).toContainText('RM 0.00');
  // A housemate who takes no part in it sees nothing of it.
  await expect(priya.page.getByText('No payment requests yet')).toBeVisible();
  expect((await priya.api.payments.listPaymentRequests({ homeId })).payments).toEqual([]);
});

test('requests show shares, states and the right buttons, with debts first', async ({ person }) => {
  const people = [
    await person('Aisyah Rahman'),
    await person.withoutBrowser('Wei Jie Tan'),
    await person.withoutBrowser('Priya Nair'),
  ] as const;
  const [aisyah, weiJie, priya] = people;
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  await ask({ homeId, from: weiJie, debtors: [aisyah, priya], title: 'Netflix', sen: 5490 });
  await ask({ homeId, from: aisyah, debtors: [weiJie, priya], title: 'Plumber', sen: 1_000_000_000 });
  await priya.api.payments.markAsPaid({
    homeId,
    paymentId: await ask({ homeId, from: aisyah, debtors: [weiJie, priya], title: 'Rice', sen: 101 }),
  });
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(requests(page).getByRole('article').getByRole('heading')).toHaveText([
    'Netflix',
    'Rice',
    'Plumber',
  ]);
  await expect(request(page, 'Rice').getByText('1/2 Paid', { exact: true })).toBeVisible();
  await expect(shareRow(page, 'Rice', 'Priya Nair')).toContainText('RM 0.51');
  await expect(shareRow(page, 'Plumber', 'Wei Jie Tan')).toContainText('RM 5,000,000.00');
  await expect(page.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(1);
  const mark = button(shareRow(page, 'Netflix', 'You'), 'Mark as Paid');
  await expect(mark).toHaveAccessibleDescription('Netflix');
  await expect(shareRow(page, 'Netflix', 'Priya Nair').getByText('Pending', { exact: true })).toBeVisible();
  const upload = shareRow(page, 'Netflix', 'You').getByRole('link', { name: 'Upload proof' });
  await expect(upload).toHaveAttribute(
    'href',
    new RegExp(`^/payment-success\\?paymentId=[0-9a-f-]{36}&userId=${aisyah.userId}$`),
  );
  // Only one of the two has a background of its own.
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(mark).toHaveCSS('background-color', clear);
  await expect(upload).not.toHaveCSS('background-color', clear);
  await expect(page.getByRole('group', { name: MONEY.owed })).toContainText('RM 10,000,000.51');
  await expect(page.getByRole('group', { name: MONEY.owes })).toContainText('RM 27.45');
});

test(
  'the form shows each text, the preview, and the sen of rounding',
  { tag: '@rest' },
  async ({ person }) => {
    const aisyah = await person('Aisyah Rahman');
    const others = [
      await person.withoutBrowser('Wei Jie Tan'),
      await person.withoutBrowser('Priya Nair'),
      await person.withoutBrowser('Zoë Lim'),
    ];
    await buildHome([aisyah, ...others]);
    const { page } = aisyah;
    await page.goto(PAGE);
    const fields = form(page);
    const title = fields.getByLabel('Pay for what? *');
    const total = fields.getByLabel('Total Amount (RM) *');
    const submit = button(page, 'Get My Money Back');
    await expect(title).toHaveAttribute('placeholder', /electricity bill, groceries, cleaning supplies/);
    for (const label of ['Groceries', 'Utilities', 'Rent', 'Subs', 'Fix', 'Other'])
      await expect(button(fields.getByRole('group', { name: 'Category (optional)' }), label)).toBeVisible();
    await expect(fields.getByText('Your own share is not included.')).toBeVisible();

    await submit.click();
    await expectToast(page, 'Please select at least one person');
    await expect(who(page)).toBeFocused();
    await expect(who(page)).toHaveAccessibleDescription('Please select at least one person');
    await expect(title).toHaveAccessibleDescription('Please enter what you want to be paid for');
    await expect(total).toHaveAccessibleDescription('Please enter a valid amount');

    await choose(page, 'zoe');
    await submit.click();
    await expectToast(page, 'Please enter what you want to be paid for');
    await expect(title).toBeFocused();
    await title.fill('   ');
    await submit.click();
    await expect(title).toHaveAccessibleDescription('Please enter what you want to be paid for');
    await title.fill('Unifi');
    for (const wrong of ['', '0', '-5', 'ten', '1.234', '0.004', '10000000.01']) {
      await total.fill(wrong);
      await submit.click();
      await expect(total).toHaveAccessibleDescription('Please enter a valid amount');
      await expect(total).toHaveValue(wrong);
    }
    await title.fill('x'.repeat(130));
    await expect(title).toHaveValue('x'.repeat(120));

    const each = fields.getByRole('status').filter({ hasText: 'Amount per person' });
    await total.fill('149');
    await expect(each).toContainText('RM 149.00');
    await expect(each).not.toContainText('sen');
    for (const name of ['Wei', 'Pri']) await choose(page, name);
    await expect(each).toContainText('RM 49.67');
    await expect(each).toContainText('3 × RM 49.67 is RM 149.01: you gain 1 sen.');
    await total.fill('100,00');
    await expect(each).toContainText('3 × RM 33.33 is RM 99.99: you lose 1 sen.');
    await expect(fields.getByText('Your own share is not included.')).toBeVisible();
    await total.blur();
    await expect(total).toHaveValue('100.00');
    // Each share would be less than a sen.
    await total.fill('0.01');
    await submit.click();
    await expectToast(page, 'Please enter a valid amount');
  },
);

test('the picker and the form work by keyboard', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const others = [
    await person.withoutBrowser('Wei Jie Tan'),
    await person.withoutBrowser('Priya Nair'),
    await person.withoutBrowser('Hafiz Osman'),
  ];
  await buildHome([aisyah, ...others]);
  const { page } = aisyah;
  const { keyboard } = page;
  await page.goto(PAGE);
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  await who(page).focus();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveText([/Wei Jie Tan/, /Priya Nair/, /Hafiz Osman/]);
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Wei Jie Tan/);
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Hafiz Osman/);
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // Escape discards nothing, and Enter sends nothing while the list is open.
  await keyboard.type('nobody');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Please select')).toHaveCount(0);
  await who(page).fill('pri');
  await keyboard.press('Enter');
  await keyboard.type('haf');
  await keyboard.press('Enter');
  const chips = page.getByRole('list', { name: 'Chosen housemates' }).getByRole('listitem');
  await expect(chips).toHaveText([/Priya Nair/, /Hafiz Osman/]);
  await expect(page.getByRole('option')).toHaveText([/Wei Jie Tan/]);
  await keyboard.press('Escape');
  await expect(chips).toHaveCount(2);
  await keyboard.press('Backspace');
  await expect(chips).toHaveText([/Priya Nair/]);
  await keyboard.press('Shift+Tab');
  await expect(button(page, 'Remove Priya Nair')).toBeFocused();
  await keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(who(page)).toBeFocused();

  await keyboard.type('wei');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(button(form(page), 'Everyone')).toBeFocused();
  await keyboard.press('Tab');
  await expect(form(page).getByLabel('Total Amount (RM) *')).toBeFocused();
  await keyboard.type('12.5');
  await keyboard.press('Tab');
  await expect(form(page).getByLabel('Include my share')).toBeFocused();
  await keyboard.press('Tab');
  await expect(form(page).getByLabel('Pay for what? *')).toBeFocused();
  await keyboard.type('Rice');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(button(form(page), 'Groceries')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Space');
  await expect(button(form(page), 'Groceries')).toHaveAttribute('aria-pressed', 'false');
  await form(page).getByLabel('Total Amount (RM) *').focus();
  await keyboard.press('Enter');
  await expectToast(page, 'Payment request created and notifications sent!');
  await expect(request(page, 'Rice').getByText('RM 12.50')).toHaveCount(3);
});

test('a lost answer keeps the input and a retry creates one request; the same request later is another', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah, await person('Wei Jie Tan')]);
  const { page } = aisyah;
  await page.goto(PAGE);
  const fill = async () => {
    await choose(page, 'wei');
    await form(page).getByLabel('Pay for what? *').fill('Rice');
    await form(page).getByLabel('Total Amount (RM) *').fill('12.50');
  };
  await fill();
  await page.route(
    '**/payments/createPaymentRequest',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Get My Money Back').click();
  await expectToast(page, 'Failed to create payment request');
  await expect(form(page).getByLabel('Pay for what? *')).toHaveValue('Rice');
  await expect(button(page, 'Remove Wei Jie Tan')).toBeVisible();
  await button(page, 'Get My Money Back').click();
  await expectToast(page, 'Payment request created and notifications sent!');
  await expect(request(page, 'Rice')).toHaveCount(1);
  expect((await aisyah.api.payments.listPaymentRequests({ homeId })).payments).toHaveLength(1);
  await fill();
  await button(page, 'Get My Money Back').click();
  await expect(request(page, 'Rice')).toHaveCount(2);
});

test('a member who left in the meantime is not asked, and a former member reads why', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const { page } = weiJie;
  await page.goto(PAGE);
  await choose(page, 'aisyah');
  await form(page).getByLabel('Pay for what? *').fill('Rice');
  await form(page).getByLabel('Total Amount (RM) *').fill('12.50');
  await page.route(
    '**/payments/createPaymentRequest',
    async (route) => {
      await aisyah.api.homes.removeMember({ homeId, userId: weiJie.userId });
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, 'Get My Money Back').click();
  await expectToast(page, 'User information not available');
  await expect(page.getByRole('heading', { name: 'No Home Found' })).toBeVisible();
});

test('marking as paid that fails is rolled back with a toast', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  const { page } = weiJie;
  await page.goto(PAGE);
  await page.route('**/payments/markAsPaid', (route) => route.abort(), { times: 1 });
  await button(request(page, 'Rice'), 'Mark as Paid').click();
  await expectToast(page, 'Failed to mark payment as paid');
  await expect(button(request(page, 'Rice'), 'Mark as Paid')).toBeVisible();
  await expect(page.getByRole('group', { name: MONEY.owes })).toContainText('RM 12.50');
  await button(request(page, 'Rice'), 'Mark as Paid').click();
  await expectToast(page, 'Payment marked as paid!');
});

test('only its debtor reads who checks a receipt', async ({ person }) => {
  const [aisyah, weiJie, priya] = [
    await person.withoutBrowser('Aisyah Rahman'),
    await person('Wei Jie Tan'),
    await person('Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const debtors = [weiJie, priya];
  const paymentId = await ask({ homeId, from: aisyah, debtors, title: 'TNB', sen: 11920 });
  await insertProof({ homeId, paymentId, debtor: weiJie, state: 'review' });
  await Promise.all([weiJie.page.goto(PAGE), priya.page.goto(PAGE)]);
  const own = shareRow(weiJie.page, 'TNB', 'You');
  await expect(own.getByText('Aisyah Rahman is checking your receipt.')).toBeVisible();
  await expect(own.getByRole('link')).toHaveCount(0);
  await expect(button(own, 'Mark as Paid')).toHaveCount(0);
  await expect(own.getByText('Pending', { exact: true })).toBeVisible();
  await expect(shareRow(priya.page, 'TNB', 'Wei Jie Tan')).toContainText('Pending');
  await expect(priya.page.getByText(/checking/)).toHaveCount(0);
});

test('open requests of a former home stay, with another home and without one', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie], 'Taman Melati 3');
  const { page } = weiJie;
  await page.goto(PAGE);
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  await weiJie.api.homes.leaveHome({ homeId });
  await expect(page.getByRole('heading', { name: 'No Home Found', level: 1 })).toBeVisible();
  await expect(page.getByText('Please join or create a home first to use this feature.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Homes' })).toBeVisible();
  await expect(requests(page)).toHaveCount(0);

  await weiJie.api.homes.joinHome({ homeId });
  await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Gas', sen: 3000 });
  await expect(request(page, 'Rice')).not.toContainText('Taman Melati 3');
  await weiJie.api.homes.leaveHome({ homeId });
  await expect(page.getByRole('heading', { name: 'No Home Found' })).toBeVisible();
  await expect(request(page, 'Rice').getByText('Taman Melati 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: MONEY.owed })).toContainText('RM 30.00');
  await weiJie.api.homes.createHome({ id: crypto.randomUUID(), name: 'New', timeZone: 'Asia/Kuala_Lumpur' });
  await expect(page.getByRole('heading', { name: 'Pay My Money Back' })).toBeVisible();
  await expect(request(page, 'Gas').getByText('Taman Melati 3', { exact: true })).toBeVisible();
  await button(request(page, 'Rice'), 'Mark as Paid').click();
  await expectToast(page, 'Payment marked as paid!');
});

test('a member who lives alone is offered to invite', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(form(page).getByText("You're the only one here so far.")).toBeVisible();
  await form(page).getByRole('link', { name: 'Invite your housemates' }).click();
  await expect(page).toHaveURL('/home-management');
});

test('the empty page offers to add how to pay the reader, until they have', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(requests(page)).toContainText('Choose who shares it, type the total');
  const add = button(requests(page), 'Add how to pay you');
  await expect(add).toHaveAccessibleDescription('Your DuitNow QR goes with every request');
  await add.tap();
  const details = page.getByRole('dialog', { name: 'How to pay me' });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.tap();
  await details.getByLabel('DuitNow ID', { exact: true }).fill('012-345 6789');
  await button(details, 'Save payment details').tap();
  await expectToast(page, 'Payment details saved');
  await expect(add).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payment Requests' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  await expect(add).toHaveCount(0);
});

test('the form on phones is its first field until it is used', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Rice', sen: 1250 });
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(request(page, 'Rice')).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Get My Money Back')).toHaveCount(0);
  await who(page).tap();
  await page.getByRole('option', { name: 'Wei Jie Tan' }).tap();
  await form(page).getByLabel('Pay for what? *').fill('Gas');
  await form(page).getByLabel('Total Amount (RM) *').fill('30');
  await button(page, 'Get My Money Back').tap();
  await expectToast(page, 'Payment request created and notifications sent!');
  await answerNotNow(page);
  await expect(button(page, 'Get My Money Back')).toHaveCount(0);
  await page.setViewportSize(DESKTOP);
  await expect(button(page, 'Get My Money Back')).toBeVisible();
});

test('everyone is asked at once, and a chip removes a person', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const names = ['Wei Jie Tan', 'Priya Nair', 'Hafiz Osman', 'Mei Ling Chong'];
  const others = [];
  for (const name of names) others.push(await person(name));
  await buildHome([aisyah, ...others]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Money/ }).tap();
  const everyone = button(form(page), 'Everyone');
  await expect(everyone).toHaveAttribute('aria-pressed', 'false');
  await everyone.tap();
  // One line instead of the names.
  const change = button(form(page), 'Change');
  await expect(change).toBeFocused();
  await expect(change).toHaveAccessibleDescription('Everyone (4)');
  await expect(everyone).toHaveCount(0);
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  const [line, field] = await Promise.all([
    form(page).getByText('Everyone (4)').boundingBox(),
    change.boundingBox(),
  ]);
  expect(Math.abs(middle(line) - middle(field))).toBeLessThan(2);
  await form(page).getByLabel('Pay for what? *').fill('TNB');
  await form(page).getByLabel('Total Amount (RM) *').fill('100');
  await button(page, 'Get My Money Back').tap();
  await expectToast(page, 'Payment request created and notifications sent!');
  await answerNotNow(page);
  await unfold(page, 'TNB');
  await expect(request(page, 'TNB').getByText('RM 25.00')).toHaveCount(4);

  const chip = (name: string) => button(form(page), `Remove ${name}`);
  const box = async (name: string) => (await chip(name).boundingBox()) ?? { x: 0, y: 0 };
  await everyone.tap();
  // A tap anywhere on the line opens the choice.
  await form(page).getByText('Everyone (4)').tap({ force: true });
  await expect(chip('Wei Jie Tan')).toBeFocused();
  await expect(everyone).toHaveAttribute('aria-pressed', 'true');
  const [first, second, third, fourth] = await Promise.all(names.map(box));
  expect([second?.y, fourth?.y]).toEqual([first?.y, third?.y]);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
  await page.setViewportSize({ width: 320, height: 640 });
  const rows = new Set(await Promise.all(names.map(async (name) => (await box(name)).y)));
  expect(rows.size).toBe(4);
  await page.setViewportSize(PHONE);

  // The focus moves to the next chip: the field would open the keyboard.
  await chip('Priya Nair').tap();
  await expect(chip('Priya Nair')).toHaveCount(0);
  await expect(chip('Hafiz Osman')).toBeFocused();
  await expect(everyone).toHaveAttribute('aria-pressed', 'false');
  await everyone.tap();
  await change.tap();
  await expect(chip('Priya Nair')).toBeVisible();
  await everyone.tap();
  await expect(form(page).getByRole('list', { name: 'Chosen housemates' })).toHaveCount(0);
  await expect(everyone).toBeFocused();
});

test('a page has fifty requests, and a button loads older ones', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await withDatabase(async (client) => {
    await client.query(
      `with made as (
         insert into payment_requests (home_id, id, requester_id, title, total_amount, time_zone, created_at)
         select $1, gen_random_uuid(), $2, 'Rice ' || n, 100, 'Asia/Kuala_Lumpur', now() - n * interval '1 hour' from generate_series(1, 51) n
         returning home_id, id),
       found as (insert into payment_homes (home_id, payment_id) select home_id, id from made)
       insert into payment_debtors (home_id, payment_id, user_id, amount) select home_id, id, $3, 100 from made`,
      [homeId, aisyah.userId, weiJie.userId],
    );
  });
  await aisyah.page.goto(PAGE);
  const cards = requests(aisyah.page).getByRole('article');
  await expect(cards).toHaveCount(50);
  await expect(aisyah.page.getByRole('group', { name: MONEY.owed })).toContainText('RM 51.00');
  await button(aisyah.page, 'Show more').click();
  await expect(cards).toHaveCount(51);
  await expect(request(aisyah.page, 'Rice 51')).toBeVisible();
  await expect(button(aisyah.page, 'Show more')).toHaveCount(0);
});

test(
  'the page says that the requests cannot be loaded, and retries',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const aisyah = await person('Aisyah Rahman');
    await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
    const { page } = aisyah;
    await withoutFirstReads(page);
    await page.route('**/payments/listPaymentRequests', (route) => route.abort());
    await page.goto(PAGE);
    await expect(page.getByText('Loading payment requests...')).toBeVisible();
    await expect(page.getByText('Failed to load payment requests')).toBeVisible({ timeout: 20_000 });
    await expect(region(page, 'New payment request')).toBeVisible();
    await page.unroute('**/payments/listPaymentRequests');
    await button(page, 'Try again').click();
    await expect(page.getByText('No payment requests yet')).toBeVisible();
  },
);
