import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  expectToast,
  test,
  withDatabase,
  type Person,
  type MakePerson,
} from '#test/browser/harness.ts';
import {
  ask,
  chooseMore,
  insertProof,
  moreOf,
  shareRow,
  PAGE,
  request,
  requests,
  markNotReceived,
  titleOf,
} from '#test/browser/payment-steps.ts';

/** Aisyah asks Wei Jie and Priya for RM 59.60 each, with both pages open. */
async function buildRequest(person: MakePerson) {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const priya = await person('Priya Nair');
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const paymentId = await ask({ homeId, from: aisyah, debtors: [weiJie, priya], title: 'TNB', sen: 11920 });
  const proof = (debtor: Person, state: 'review' | 'verified') =>
    insertProof({ homeId, paymentId, debtor, state });
  return { homeId, paymentId, aisyah, weiJie, priya, proof };
}

const row = (page: Page) => shareRow(page, 'TNB', 'Wei Jie Tan');

test('a waiting receipt shows its picture, what was read, and Confirm', async ({ person }) => {
  const { aisyah, weiJie, proof } = await buildRequest(person);
  await proof(weiJie, 'review');
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  const check = button(row(page), 'Check proof');
  await expect(check).toHaveAccessibleDescription('Wei Jie Tan');
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(check).toHaveAttribute('aria-expanded', 'true');
  const part = row(page).getByRole('group', { name: 'Proof from Wei Jie Tan' });
  await expect(part.getByText(/^We could not match the recipient .* your name\.$/)).toBeVisible();
  await expect(part.getByText(/^Uploaded /)).toBeVisible();
  await expect(part.getByRole('term')).toHaveText(['Amount', 'Paid to', 'Date', 'Status', 'Reference']);
  await expect(part.getByRole('definition')).toHaveText([
    'RM 59.60',
    'matches',
    'KAK YAHThis is my nameReceipts to this name will match from now on.',
    'not sure',
    'Nov 20, 2026, 21:14',
    "doesn't match",
    'Successful',
    'matches',
    'Not found',
    'not sure',
  ]);
  await expect(part.getByText('We cannot see your bank account. Did RM 59.60 arrive?')).toBeVisible();
  await expect(part.getByRole('checkbox', { name: 'This is my name' })).toBeChecked();
  const picture = part.getByRole('img', { name: 'Receipt from Wei Jie Tan' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);

  const enlarge = button(part, 'Enlarge the receipt from Wei Jie Tan');
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Receipt from Wei Jie Tan' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();

  await button(part, 'Confirm').focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Payment confirmed. We told Wei Jie Tan.');
  await expect(row(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(row(page).getByText(/ · Confirmed by you · /)).toBeVisible();
  await expect(request(page, 'TNB').getByText('1/2 Paid', { exact: true })).toBeVisible();
  await expect(titleOf(page, 'TNB')).toBeFocused();
  await expect(shareRow(weiJie.page, 'TNB', 'You').getByText('Paid', { exact: true })).toBeVisible({
    timeout: 2000,
  });
});

test('Not received reopens the share for its debtor, and another receipt does not open by itself', async ({
  person,
}) => {
  const { homeId, paymentId, aisyah, weiJie, priya, proof } = await buildRequest(person);
  await proof(weiJie, 'review');
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  await expect(weiJie.page.getByText('Aisyah Rahman is checking your receipt.')).toBeVisible();
  await button(row(page), 'Check proof').click();
  await markNotReceived(page, row(page));
  await expectToast(page, "We told Wei Jie Tan that the money hasn't arrived.");
  await expect(row(page).getByText('Pending', { exact: true })).toBeVisible();
  await expect(weiJie.page.getByText(/is checking your receipt/)).toHaveCount(0, { timeout: 2000 });
  await expect(shareRow(weiJie.page, 'TNB', 'You').getByRole('link', { name: 'Upload proof' })).toBeVisible();

  await proof(weiJie, 'review');
  // Makes the page refetch.
  await priya.api.payments.markAsPaid({ homeId, paymentId });
  await expect(button(row(page), 'Check proof')).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page).getByRole('group')).toHaveCount(0);
});

test('an answer that fails or comes too late is reported', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { homeId, paymentId, aisyah, weiJie, proof } = await buildRequest(person);
  await proof(weiJie, 'review');
  const { page } = aisyah;
  await page.goto(PAGE);
  await button(row(page), 'Check proof').click();
  await page.route(
    '**/payments/reviewPaymentProof',
    async (route) => {
      // While one answer is being sent, the other is disabled.
      await button(row(page), 'Not received').click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await route.abort();
    },
    { times: 1 },
  );
  await button(row(page), 'Confirm').click();
  await expectToast(page, 'Failed to confirm the payment. Please try again.');
  await expect(row(page).locator('[aria-busy=true]')).toHaveCount(0);
  await page.route('**/payments/reviewPaymentProof', (route) => route.abort(), { times: 1 });
  await markNotReceived(page, row(page));
  await expectToast(page, 'Failed to send your answer. Please try again.');
  await page.route(
    '**/payments/reviewPaymentProof',
    async (route) => {
      // In another tab of theirs.
      await aisyah.api.payments.reviewPaymentProof({
        homeId,
        paymentId,
        userId: weiJie.userId,
        approve: true,
      });
      await route.continue();
    },
    { times: 1 },
  );
  await markNotReceived(page, row(page));
  await expectToast(page, 'This proof was already answered.');
  await expect(row(page).getByText('Paid', { exact: true })).toBeVisible();
  await button(row(page), 'See proof').click();
  await expect(page.getByRole('img', { name: 'Receipt from Wei Jie Tan' })).toBeVisible();
});

test('the receipt of a paid share opens, and Reopen asks first', async ({ person }) => {
  const { aisyah, weiJie, priya, proof } = await buildRequest(person);
  await proof(weiJie, 'verified');
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE), priya.page.goto(PAGE)]);
  await expect(row(priya.page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(row(priya.page).getByText(/ · Verified by receipt · /)).toBeVisible();
  await expect(row(priya.page).getByRole('button')).toHaveCount(0);
  await button(row(page), 'See proof').click();
  const dialog = page.getByRole('dialog', { name: 'Receipt from Wei Jie Tan' });
  await expect(dialog.getByRole('img', { name: 'Receipt from Wei Jie Tan' })).toBeVisible();
  await button(dialog, 'Close').click();
  await expect(dialog).toHaveCount(0);

  await button(row(page), 'Reopen').click();
  const question = page.getByRole('alertdialog', { name: "Reopen Wei Jie Tan's share?" });
  await expect(question).toContainText(
    "RM 59.60 for “TNB” will be unpaid again. We'll tell Wei Jie Tan, and reminders will continue.",
  );
  await expect(button(question, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(row(page), 'Reopen')).toBeFocused();
  await button(row(page), 'Reopen').click();
  await button(question, 'Reopen').click();
  await expectToast(page, 'The share is open again. We told your housemate.');
  await expect(question).toHaveCount(0);
  await expect(row(page).getByText('Pending', { exact: true })).toBeVisible();
  await expect(titleOf(page, 'TNB')).toBeFocused();
  await expect(button(shareRow(weiJie.page, 'TNB', 'You'), 'Mark as Paid')).toBeVisible({ timeout: 2000 });
});

test('open shares are listed, with the first, sent, next and last reminder', async ({ person }) => {
  const { homeId, paymentId, aisyah, weiJie, priya } = await buildRequest(person);
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  const card = request(page, 'TNB');
  await expect(card.getByText('Still open')).toBeVisible();
  await expect(card.getByText(/^First reminder on [A-Z][a-z]{2} \d\d$/)).toBeVisible();
  await expect(request(weiJie.page, 'TNB').getByText(/reminder|Still open/)).toHaveCount(0);
  const RECENT = 'No reminder was sent: the last email went out less than an hour ago.';
  await button(card, 'Send reminder now').click();
  await expectToast(page, RECENT);
  await withDatabase((client) =>
    client.query(
      `update payment_debtors set notified_at = now() - interval '2 hours' where payment_id = $1`,
      [paymentId],
    ),
  );
  await button(card, 'Send reminder now').click();
  await expectToast(page, '2 reminders sent.');
  await expect(card.getByText(/^Last reminder [A-Z][a-z]{2} \d\d · next [A-Z][a-z]{2} \d\d$/)).toBeVisible();
  // Otherwise the first toast would be taken for this one, and the share would be set back too early.
  await expect(page.getByRole('status').getByText(RECENT, { exact: true })).toHaveCount(0);
  await button(card, 'Send reminder now').click();
  await expectToast(page, RECENT);
  await withDatabase((client) =>
    client.query(
      `update payment_debtors set reminders = 5, reminded_at = now() - interval '1 day', remind_on = null where payment_id = $1`,
      [paymentId],
    ),
  );
  await page.reload();
  await expect(card.getByText(/ · that was the last one$/)).toBeVisible();
  await priya.api.payments.markAsPaid({ homeId, paymentId });
  await expect(card.getByText('1/2 Paid', { exact: true })).toBeVisible();
  await button(card, 'Send reminder now').click();
  await expectToast(page, 'Reminder sent.');
  await weiJie.api.mailChoices.setMailChoices({ unwanted: ['reminders'] });
  await page.reload();
  await expect(card.getByText('No reminders: Wei Jie Tan stopped them')).toBeVisible();
  await expect(button(card, 'Send reminder now')).toHaveCount(0);
  await weiJie.api.payments.markAsPaid({ homeId, paymentId });
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(card.getByText('Still open')).toHaveCount(0);
  await expect(button(card, 'Send reminder now')).toHaveCount(0);
});

test('a request can be deleted while no one has paid, after a question', async ({ person }) => {
  const { homeId, aisyah, weiJie } = await buildRequest(person);
  const rice = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  await expect(weiJie.page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  await chooseMore(page, 'TNB', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete this request?' });
  await expect(question).toContainText(
    '“TNB”, RM 119.20. Wei Jie Tan and Priya Nair will no longer be asked to pay, and links in earlier emails will stop working.',
  );
  await expect(button(question, 'Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(moreOf(page, 'TNB')).toBeFocused();
  await chooseMore(page, 'TNB', 'Delete');
  await button(question, 'Delete request').click();
  await expectToast(page, 'Payment request deleted.');
  await expect(request(page, 'TNB')).toHaveCount(0);
  await expect(requests(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(request(weiJie.page, 'TNB')).toHaveCount(0, { timeout: 2000 });

  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await moreOf(page, 'Rice').click();
  await expect(remove).toBeVisible();
  await page.keyboard.press('Escape');
  await weiJie.api.payments.markAsPaid({ homeId, paymentId: rice });
  await expect(request(page, 'Rice').getByText('Completed', { exact: true })).toBeVisible();
  await moreOf(page, 'Rice').click();
  await expect(page.getByRole('menuitem', { name: 'Change', exact: true })).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('debtors without email are listed below the open shares, for the requester only', async ({ person }) => {
  const { aisyah, weiJie } = await buildRequest(person);
  const { page } = aisyah;
  await weiJie.api.mailChoices.setMailChoices({ unwanted: ['payments', 'reminders'] });
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  const said = 'No email reaches Wei Jie Tan: they stopped these emails. Please tell them another way.';
  await expect(request(page, 'TNB').getByText(said)).toBeVisible();
  await expect(request(page, 'TNB').getByText(/No email reaches Priya/)).toHaveCount(0);
  await expect(request(weiJie.page, 'TNB').getByText('Still open')).toHaveCount(0);
  await expect(weiJie.page.getByText(/No email reaches/)).toHaveCount(0);
  await weiJie.api.mailChoices.setMailChoices({ unwanted: [] });
  await page.reload();
  await expect(request(page, 'TNB').getByText('Still open')).toBeVisible();
  await expect(page.getByText(/No email reaches/)).toHaveCount(0);
});
