import type { Page } from '@playwright/test';
import { DETAILS } from '#test/builders/payment-details.ts';
import {
  button,
  buildHome,
  DESKTOP,
  expect,
  expectSound,
  expectToast,
  letterTo,
  PHONE,
  region,
  test,
  withDatabase,
} from '#test/browser/harness.ts';
import { openPart, rowOf } from '#test/browser/profile-steps.ts';

/** Fills in and sends the fields of the new password. */
async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Save password').click();
}

test('settings from longer ago are asked about after a password reset, and stay', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const ben = await person.withoutBrowser('Ben Tan');
  await buildHome([aisyah, ben]);
  const { page, api, email, userId } = aisyah;
  await api.paymentDetails.savePaymentDetails(DETAILS);
  await withDatabase(async (client) => {
    await client.query('update users set email_verified = true where id = $1', [userId]);
    await client.query(
      "update payment_details set changed_at = now() - interval '31 days' where user_id = $1",
      [userId],
    );
  });
  await api.users.forgotPassword({ email });
  const letter = await letterTo(email, /password/i);
  await page.goto(/https?:\S*reset-password\S*/.exec(letter.text ?? '')?.[0] ?? '');
  await choosePassword(page, 'the owner’s horse');
  const list = region(page, 'Still set: is this yours?');
  await expect(list.getByRole('listitem')).toHaveText(
    `Your payment details, ending in ${DETAILS.accountNumber.slice(-4)}. See 'How to pay me' on your profile.`,
  );
  await expectSound(page);
  await button(page, 'Continue').click();
  await page.goto('/profile');
  const part = await openPart(page, 'How to pay me');
  await expect(part.getByLabel('Account number', { exact: true })).toHaveValue(DETAILS.accountNumber);
});

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const) {
  test(`recent settings are listed after a password reset, and come back by a tap (${size})`, async ({
    person,
  }) => {
    const aisyah = await person('Aisyah Rahman', { viewport, colorScheme });
    const ben = await person('Ben Tan');
    await buildHome([aisyah, ben]);
    const { page, api, email, userId } = aisyah;
    await withDatabase((client) =>
      client.query('update users set email_verified = true where id = $1', [userId]),
    );
    await api.paymentDetails.savePaymentDetails(DETAILS);
    await api.mailChoices.setMailChoices({ unwanted: ['swaps'] });
    await api.users.forgotPassword({ email });
    const letter = await letterTo(email, /password/i);
    await page.goto(/https?:\S*reset-password\S*/.exec(letter.text ?? '')?.[0] ?? '');
    await choosePassword(page, 'the owner’s horse');
    const list = region(page, 'Set aside, to be safe');
    await expect(list.getByRole('listitem')).toHaveText([
      /^Your payment details: housemates don't see them/,
      /^Emails that were switched off are on again/,
    ]);
    await expectSound(page);
    await page.setViewportSize(viewport);
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/profile');
    await expect(rowOf(page, 'How to pay me')).toContainText('Please check');
    const card = await openPart(page, 'How to pay me');
    await expect(card).toContainText('Housemates do not see these.');
    await button(card, 'These are mine').click();
    await expectToast(page, 'Payment details saved');
    await expect(card).toHaveCount(0);
    await expect(rowOf(page, 'How to pay me')).not.toContainText('Please check');
    await openPart(page, 'How to pay me');
    await expect(card).not.toContainText('Housemates do not see these.');
    await expect(card.getByLabel('Account number', { exact: true })).toHaveValue(DETAILS.accountNumber);
  });
}
