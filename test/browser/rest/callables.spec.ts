import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Page } from '@playwright/test';
import {
  buildHome,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  withDatabase,
} from '#test/browser/harness.ts';
import type { Ask } from '#test/browser/outside-page.ts';
import { callSummaries, functionSummaries } from '#words/english-only/api.ts';
import { broken, buildDebt, test } from '#test/browser/proof-steps.ts';

/** Serves another site: one page with the bundled client of the callables. */
async function serveOutside() {
  const build = await rolldown({
    input: path.join(import.meta.dirname, '../outside-page.ts'),
    platform: 'browser',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const server = createServer((request, response) => {
    const isScript = request.url === '/client.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(
      isScript
        ? output[0].code
        : '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><script type="module" src="/client.js"></script>',
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    // Not localhost, so that the browser treats it as another site and sends it none of our cookies.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Opens that page and returns a function that calls from there. */
async function askFrom(page: Page, { url }: { url: string }) {
  await page.goto(url);
  await page.waitForFunction(() => 'ask' in globalThis);
  return (...asked: Parameters<Ask>) =>
    page.evaluate((given) => (globalThis as unknown as { ask: Ask }).ask(...given), asked);
}

/** Gets a token in the way of an external program. */
async function tokenOf(baseURL: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(`${baseURL}/api/rpc/users/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { email, password } }),
  });
  return answer.headers.get('set-auth-token') ?? '';
}

test('a page on another site calls the functions with a token, and reads why it may not', async ({
  person,
  baseURL,
  expectedErrors,
}) => {
  // Nothing listens there; Chromium does not even try that port.
  expectedErrors.push(/ERR_UNSAFE_PORT|ERR_CONNECTION_REFUSED/);
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person('Ben Tan')];
  await buildHome([aisyah, ben]);
  // The server really sends this email.
  await withDatabase((client) =>
    client.query('update users set email_verified = true where email = any($1)', [[aisyah.email, ben.email]]),
  );
  const base = baseURL ?? '';
  const token = await tokenOf(base, aisyah);
  await using outside = await serveOutside();
  // This browser is signed in to Serumah; its cookie must not count here.
  const ask = await askFrom(aisyah.page, outside);

  const letter = { to: ben.email, subject: 'Rice', html: '<p>We need rice.</p>' };
  const cases: [name: string, data: unknown, token: string | undefined, answer: unknown][] = [
    ['sendEmail', letter, token, { success: true }],
    ['sendEmail', { ...letter, subject: '' }, token, 'functions/invalid-argument INVALID_INPUT'],
    ['sendEmail', { ...letter, to: 'nobody' }, token, 'functions/invalid-argument EMAIL_INVALID'],
    ['sendEmail', { ...letter, html: 'x'.repeat(300_000) }, token, 'functions/invalid-argument TOO_LARGE'],
    ['sendEmail', letter, undefined, 'functions/unauthenticated UNAUTHENTICATED'],
    ['sendEmail', letter, 'forged.token', 'functions/unauthenticated UNAUTHENTICATED'],
    ['sendEmail', { ...letter, to: 'nobody@example.com' }, token, 'functions/permission-denied FORBIDDEN'],
    ['nothing', {}, token, 'functions/not-found NOT_FOUND'],
  ];
  for (const [name, data, bearer, answer] of cases)
    expect(await ask(base, name, data, bearer), `${name} ${String(answer)}`).toEqual(answer);
  expect(await ask(base, 'sendEmail', letter, token, true)).toEqual({ success: true });

  const answers = [];
  for (let sent = 0; sent < 20; sent++) answers.push(await ask(base, 'sendEmail', letter, token));
  expect(answers.at(-1)).toBe('functions/resource-exhausted TOO_MANY_TRIES');
  // Nothing listens there (docs/product/callables.md 'Statuses of callables').
  expect(await ask('http://127.0.0.1:1', 'sendEmail', letter, token)).toBe('functions/internal');
});

const useUpTries = (share: string) =>
  withDatabase((client) =>
    client.query('update rate_limits set points = 10 where key = $1', [`proof-account:${share}`]),
  );

test('a page on another site asks whether a share is paid, and has a receipt checked', async ({
  person,
  receipt,
  baseURL,
}) => {
  const { priya, aisyah, homeId, paymentId, link, shareOf } = await buildDebt(person);
  const base = baseURL ?? '';
  const [asking, owing] = [await tokenOf(base, priya), await tokenOf(base, aisyah)];
  await using outside = await serveOutside();
  const ask = await askFrom(priya.page, outside);

  const opened = Object.fromEntries(new URL(link, base).searchParams);
  const share = { paymentId, userId: aisyah.userId };
  const elsewhere = { ...share, paymentId: randomUUID() };
  const fileOf = ({ buffer, mimeType }: ReturnType<typeof broken>) => ({
    fileData: buffer.toString('base64'),
    mimeType,
  });
  const damaged = fileOf(broken());
  const large = { ...damaged, fileData: 'A'.repeat(13_981_020) };
  const bill = { title: 'Weekly groceries at Jaya Grocer', amount: 6345, debtorName: 'Aisyah Rahman' };
  const open = {
    alreadyPaid: false,
    inReview: false,
    gone: false,
    mayAsk: false,
    bill: expect.objectContaining(bill),
    attached: null,
    notes: [{ note: 'new_home', days: 0 }],
  };
  const notify = 'sendPaymentRequestNotification';
  const check = 'checkPaymentStatus';
  const verify = 'verifyPaymentProof';
  const cases: [name: string, data: unknown, token: string | undefined, answer: unknown][] = [
    [notify, { paymentId }, asking, { success: true, queued: 0 }],
    [notify, { paymentId: 'x' }, asking, 'functions/invalid-argument INVALID_INPUT'],
    [notify, { paymentId }, undefined, 'functions/unauthenticated UNAUTHENTICATED'],
    [notify, { paymentId }, owing, 'functions/permission-denied FORBIDDEN'],
    [notify, elsewhere, asking, 'functions/not-found PAYMENT_NOT_FOUND'],
    [check, opened, undefined, open],
    [check, share, owing, { ...open, homeId }],
    [check, { ...opened, userId: 'x' }, undefined, 'functions/invalid-argument INVALID_INPUT'],
    [check, share, undefined, 'functions/unauthenticated UNAUTHORIZED_LINK'],
    [check, { ...opened, token: 'x' }, undefined, 'functions/unauthenticated UNAUTHORIZED_LINK'],
    [check, elsewhere, owing, 'functions/not-found PAYMENT_NOT_FOUND'],
    [verify, { ...opened, ...damaged, fileData: 'AAAA' }, undefined, 'functions/invalid-argument PROOF_TYPE'],
    [verify, { ...opened, ...large }, undefined, 'functions/invalid-argument PROOF_TOO_LARGE'],
    [verify, opened, undefined, 'functions/invalid-argument INVALID_INPUT'],
    [verify, { ...share, ...damaged }, undefined, 'functions/unauthenticated UNAUTHORIZED_LINK'],
    [verify, { ...elsewhere, ...damaged }, owing, 'functions/not-found PAYMENT_NOT_FOUND'],
  ];
  for (const [name, data, bearer, answer] of cases)
    expect(await ask(base, name, data, bearer), `${name} ${JSON.stringify(answer)}`).toEqual(answer);

  const verified = (shown: unknown) => ask(base, verify, shown);
  const tooLittle = fileOf(await receipt({ sen: 5300 }));
  expect(await verified({ ...opened, ...tooLittle })).toMatchObject({
    success: true,
    verified: false,
    status: 'rejected',
    shown: 5300,
  });
  expect(await verified({ ...opened, ...fileOf(await receipt()) })).toMatchObject({
    success: true,
    verified: true,
    status: 'verified',
    message: 'Payment of RM 63.45 to Priya Nair confirmed.',
  });
  expect(await ask(base, check, opened)).toEqual({ ...open, alreadyPaid: true, notes: [] });
  expect(await shareOf()).toMatchObject({ paid: true, paidBy: 'verified' });

  await priya.api.payments.reopenPayment({ homeId, paymentId, userId: aisyah.userId });
  await useUpTries(`${paymentId}/${aisyah.userId}`);
  // The email about it ends the link, whenever it is sent.
  expect(await ask(base, verify, { ...share, ...damaged }, owing)).toBe(
    'functions/resource-exhausted PROOF_TOO_MANY_TRIES',
  );
});

test('the description of the API is on a page that anyone can read', async ({ visit }) => {
  for (const options of [
    { viewport: DESKTOP, colorScheme: 'light' },
    { viewport: PHONE, colorScheme: 'dark' },
  ] as const) {
    const { page } = await visit(options);
    await page.goto('/api');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Serumah API');
    const listed = await page.getByRole('main').innerText();
    for (const summary of [...Object.values(functionSummaries), ...Object.values(callSummaries)])
      expect(listed).toContain(summary);
    await page.getByRole('button', { name: 'POST /functions/sendEmail Send an email' }).click();
    await expect(page.getByText('"to": "user@example.com"')).toBeVisible();
    await expect(page.getByText('PERMISSION_DENIED, FORBIDDEN')).toBeVisible();
    await page.getByRole('tab', { name: 'Schema' }).first().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
