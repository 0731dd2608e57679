import type { Page } from '@playwright/test';
import { choose as chooseWho, form, shareRow, PAGE, request } from '#test/browser/payment-steps.ts';
import { choose, EXPIRED, failed, SUBMIT, test, upload } from '#test/browser/proof-steps.ts';
import {
  buildHome,
  button,
  expect,
  letterTo,
  PHONE,
  region,
  withDatabase,
  type Person,
} from '#test/browser/harness.ts';

const TITLE = 'Astro and internet, November';

/** Returns the link of the button in the newest such email. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  const { text = '' } = await letterTo(email, subject);
  const link = new URL(/^http\S+\/payment-success\?\S+$/m.exec(text)?.[0] ?? '');
  return `${link.pathname}${link.search}`;
}

async function send(page: Page, file: Parameters<typeof choose>[1]) {
  await choose(page, file);
  await button(page, SUBMIT).click();
}

const expectDead = async (page: Page, link: string, text: string) => {
  await page.goto(link);
  await expect(region(page, 'This link does not work')).toContainText(text);
};

const row = ({ page }: Person, name: string) => shareRow(page, TITLE, name);
/** Reading a receipt takes as long as the machine needs. */
const READ = { timeout: 60_000 };
/** Changes by others show without a reload. */
const LIVE = { timeout: 5000 };

test('money is asked by the form and email, and paid with sure and unsure receipts until all have paid', async ({
  person,
  visit,
  receipt,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/401/);
  const priya = await person('Priya Nair');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const aisyah = await person('Aisyah Rahman');
  await buildHome([priya, weiJie, aisyah]);
  // Aisyah opens her email in a browser where she is not signed in.
  const { page: signedOut } = await visit({ viewport: PHONE });
  await Promise.all([priya.page.goto(PAGE), weiJie.page.goto(PAGE)]);

  await chooseWho(priya.page, 'wei');
  await chooseWho(priya.page, 'ais');
  await form(priya.page).getByLabel('Pay for what? *').fill(TITLE);
  await button(form(priya.page), 'Utilities').click();
  await form(priya.page).getByLabel('Total Amount (RM) *').fill('126.90');
  await button(priya.page, 'Get My Money Back').click();
  await expect(request(weiJie.page, TITLE)).toContainText('RM 63.45', LIVE);

  const asked = /^Priya Nair asks you for RM 63\.45: Astro and internet/;
  const [first, ofWeiJie] = [await linkTo(aisyah.email, asked), await linkTo(weiJie.email, asked)];
  const share = { sen: 6345, sender: 'Aisyah Rahman' };
  await signedOut.goto(first);
  await send(signedOut, await receipt({ ...share, sen: 6245 }));
  await expect(failed(signedOut)).toContainText(
    /The receipt shows RM ?62\.45, but your share is RM ?63\.45\./,
    READ,
  );
  await expect(row(priya, 'Aisyah Rahman').getByText('Pending', { exact: true })).toBeVisible();

  // Not within an hour of the first email.
  await withDatabase((client) =>
    client.query(
      `update payment_debtors set notified_at = notified_at - interval '1 hour' where user_id = $1`,
      [aisyah.userId],
    ),
  );
  await button(priya.page, 'Send reminder now').click();
  const newer = await linkTo(aisyah.email, /^Reminder: RM 63\.45 to Priya Nair/);
  await expectDead(signedOut, first, EXPIRED);
  await expectDead(signedOut, newer.replace(aisyah.userId, weiJie.userId), EXPIRED);
  await expectDead(signedOut, newer.replace(/paymentId=[^&]*/, `paymentId=${weiJie.userId}`), EXPIRED);
  await expectDead(signedOut, newer.replace(/(token=)./, '$1-'), EXPIRED);
  await expectDead(signedOut, newer.replace(/&token=[^&]*/, ''), 'Invalid or missing link token.');

  await signedOut.goto(newer);
  const slip = await receipt(share);
  await send(signedOut, slip);
  await expect(region(signedOut, 'Payment Verified!')).toContainText(
    'The requester has been notified.',
    READ,
  );
  await expect(row(priya, 'Aisyah Rahman').getByText('Paid', { exact: true })).toBeVisible(LIVE);
  await expect(request(priya.page, TITLE).getByText('1/2 Paid', { exact: true })).toBeVisible();
  await letterTo(priya.email, /^Aisyah Rahman paid you RM 63\.45: Astro/);
  await signedOut.goto(newer);
  await expect(region(signedOut, 'Already Paid')).toBeVisible();

  // Her receipt does not pay his share, and Priya must check a receipt that has another name.
  const { page } = weiJie;
  await expectDead(page, first, EXPIRED);
  // For the signed-in debtor, the older of his emails works too.
  await page.goto(ofWeiJie);
  await send(page, slip);
  await expect(failed(page)).toContainText(`This receipt was already used for “${TITLE}”.`, READ);
  await button(page, 'Try Again').click();
  await expect(upload(page)).toBeVisible();
  await send(page, await receipt({ sen: 6345, sender: 'Wei Jie Tan', recipient: 'Kak Yah' }));
  await expect(region(page, 'Sent for review')).toContainText('We have asked Priya Nair to check it', READ);
  await letterTo(priya.email, /^Please check Wei Jie Tan's proof of RM 63\.45/);
  await button(row(priya, 'Wei Jie Tan'), 'Check proof').click();
  await button(row(priya, 'Wei Jie Tan'), 'Confirm').click();
  await expect(request(priya.page, TITLE).getByText('Completed', { exact: true })).toBeVisible();
  await letterTo(weiJie.email, /^Priya Nair confirmed your payment of RM 63\.45/);
  await page.goto(PAGE);
  await expect(row(weiJie, 'You').getByText('Paid', { exact: true })).toBeVisible();
});

test('an expired link says so, and that the newest email works', async ({ person, visit }) => {
  const [priya, aisyah] = [
    await person.withoutBrowser('Priya Nair'),
    await person.withoutBrowser('Aisyah Rahman'),
  ];
  const { id: homeId } = await buildHome([priya, aisyah]);
  await priya.api.payments.createPaymentRequest({
    homeId,
    id: crypto.randomUUID(),
    title: TITLE,
    totalAmount: 6345,
    category: 'utilities',
    debtorIds: [aisyah.userId],
  });
  const link = await linkTo(aisyah.email, /asks you for RM 63\.45/);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(link);
  await expect(upload(page)).toBeVisible();
  await withDatabase((client) =>
    client.query('update payment_links set expires_at = now() where home_id = $1', [homeId]),
  );
  await expectDead(page, link, EXPIRED);
});
