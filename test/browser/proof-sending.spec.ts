import type { Page, Route } from '@playwright/test';
import {
  broken,
  buildDebt,
  choose,
  chooser,
  EXPIRED,
  failed,
  SUBMIT,
  test,
  upload,
} from '#test/browser/proof-steps.ts';
import { button, expect, expectSound, region } from '#test/browser/harness.ts';

type Answer = Parameters<Route['fulfill']>[0];

const CHECK = '**/functions/checkPaymentStatus';
const VERIFY = '**/functions/verifyPaymentProof';
const verifying = (page: Page) => region(page, 'Verifying your payment proof...');
/** The browser's own errors, because the tests break the connection. */
const FAILURES = /status of 5\d\d|ERR_FAILED/;
const refusal = (status: number, message: string) => ({ status, json: { error: { status: 'X', message } } });

test('the bar shows how much was sent, and the result of the server', async ({
  person,
  visit,
  expectedErrors,
}) => {
  expectedErrors.push(FAILURES);
  const { link } = await buildDebt(person);
  const { page, context } = await visit();
  await page.goto(link);
  await choose(page, broken(1500));
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 500_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await button(page, SUBMIT).click();
  await expect(verifying(page)).toHaveAttribute('aria-busy', 'true');
  await expect(verifying(page).getByText(/^[1-9]\d? % of 1\.5 MB$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sending the receipt' })).toHaveAttribute(
    'value',
    /^0\.\d+$/,
  );
  await expect(failed(page)).toContainText('This file is damaged or incomplete', { timeout: 20_000 });
  await button(page, 'Try Again').click();
  await expect(upload(page)).toBeVisible();
});

test(
  'an interrupted upload is retried, one at a time, until it is cancelled or succeeds',
  { tag: '@rest' },
  async ({ person, visit, expectedErrors }) => {
    expectedErrors.push(FAILURES);
    const { link } = await buildDebt(person);
    const { page } = await visit();
    await page.goto(link);
    let [tries, together, most] = [0, 0, 0];
    await page.route(VERIFY, async (route) => {
      most = Math.max(most, ++together);
      tries++;
      if (tries === 2) await route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
      else if (tries < 4) await route.abort();
      else await route.continue();
      together--;
    });
    await choose(page, broken());
    await button(page, SUBMIT).click();
    await expect(verifying(page)).toContainText(
      "The connection was lost. We'll keep trying for up to 10 minutes",
    );
    await button(page, 'Stop trying').click();
    await expect(upload(page)).toContainText('broken.png');
    await expect(page.getByText('The connection was lost.')).toHaveCount(0);
    const before = tries;
    tries = 0;
    await button(page, SUBMIT).click();
    await expect(failed(page)).toContainText('This file is damaged or incomplete', { timeout: 30_000 });
    expect(before).toBeLessThan(4);
    expect(tries).toBe(4);
    expect(most).toBe(1);
  },
);

test("any failure of the link's check shows the upload, and never prevents it", async ({
  person,
  visit,
  expectedErrors,
}) => {
  expectedErrors.push(FAILURES);
  const { link } = await buildDebt(person);
  const { page } = await visit();
  await page.route(CHECK, (route) => route.fulfill(refusal(429, 'Too many tries.')), { times: 1 });
  await page.goto(link);
  await expect(upload(page)).toContainText('The screenshot or PDF of your transfer.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await choose(page, broken());
  await button(page, SUBMIT).click();
  await expect(failed(page)).toContainText('This file is damaged or incomplete');

  await page.route(CHECK, (route) => route.fulfill(refusal(401, 'Unauthorized: over')), { times: 1 });
  await page.reload();
  await expect(page.getByText(EXPIRED)).toBeVisible();
});

test('a failed verification shows its message or a text for it, and keeps the receipt', async ({
  person,
  visit,
  expectedErrors,
}) => {
  expectedErrors.push(FAILURES);
  const { link } = await buildDebt(person);
  const { page } = await visit();
  await page.goto(link);
  const expectAnswer = async (answer: Answer, text: string) => {
    await page.route(VERIFY, (route) => route.fulfill(answer), { times: 1 });
    if ((await failed(page).count()) > 0) await button(page, 'Try Again').click();
    if ((await button(page, 'Remove file').count()) === 0) await choose(page, broken());
    await button(page, SUBMIT).click();
    await expect(failed(page)).toContainText(text);
  };
  const busy = 'We are checking many receipts right now. Please try again in a minute.';
  await expectAnswer(refusal(503, busy), busy);
  await button(page, 'Try Again').click();
  await expect(upload(page)).toContainText('broken.png');
  const general = 'Failed to verify payment proof. Please try again.';
  await expectAnswer(refusal(500, ''), general);
  await expectAnswer({ status: 413, body: 'too large' }, general);
  const result = { success: true, verified: false, message: '' };
  await expectAnswer(
    { json: { result } },
    'Payment verification failed. Please check your proof and try again.',
  );
  await expectAnswer({ json: { result: { ...result, success: false, message: 'No.' } } }, 'No.');
  const tooMuch = { ...result, status: 'rejected', message: 'Too much.', shown: 7000 };
  await expectAnswer({ json: { result: tooMuch } }, 'Too much');
  await expect(failed(page).getByText('Too much', { exact: true }).locator('xpath=..')).toContainText(
    'RM 6.55',
  );

  await button(page, 'Try Again').click();
  await choose(page, broken());
  await page.route(VERIFY, (route) => route.fulfill(refusal(401, 'unauthorized')), { times: 1 });
  await button(page, SUBMIT).click();
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(chooser(page)).toHaveCount(0);
});

test(
  'axe finds nothing in any state, light and dark, on desktop and phone',
  { tag: '@rest' },
  async ({ person, visit, expectedErrors }) => {
    expectedErrors.push(FAILURES);
    test.slow();
    const { link } = await buildDebt(person);
    const { page } = await visit();
    const answer = { success: true, verified: false, message: 'We have asked Priya Nair to check it.' };
    await page.goto(link);
    await button(page, SUBMIT).click();
    await expectSound(page);
    await choose(page, broken());
    await expectSound(page);
    await page.route(VERIFY, (route) => route.abort());
    await button(page, SUBMIT).click();
    await expect(button(page, 'Stop trying')).toBeVisible();
    await expectSound(page);
    await button(page, 'Stop trying').click();
    const results = [
      { ...answer, status: 'rejected', shown: 5300, mayAsk: true },
      { ...answer, status: 'review' },
      { ...answer, verified: true, status: 'verified' },
    ];
    for (const result of results) {
      await page.reload();
      await choose(page, broken());
      await page.unroute(VERIFY);
      await page.route(VERIFY, (route) => route.fulfill({ json: { result } }));
      await button(page, SUBMIT).click();
      await expect(page.getByRole('link', { name: 'Go to Payment Requests' })).toBeVisible();
      await expectSound(page);
    }
    await page.goto('/payment-success');
    await expectSound(page);
  },
);
