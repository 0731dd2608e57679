/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Browser, TestApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp } from '#test/builders/homes.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { bearerOf, callableClient, refusedAs } from '#test/steps/callables.ts';
import { picture } from '#test/builders/images.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { changePicture, sendPicture } from '#test/builders/pictures.ts';
import { eventsOf, loggedApp, NETWORK, WARN } from '#test/observers/security-events.ts';

const post = (
  { fetch }: Browser,
  app: TestApp,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${app.base}/api/rpc/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: body }),
  });

test('requests without access', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const [aisyah, ben, priya] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const asking = await at.from(ben);
  const outside = await at.from(priya);
  const refused = { level: WARN, event: 'access-refused', code: 'FORBIDDEN' };
  const renaming = () => asking.api.homes.renameHome({ homeId, name: 'Mine now' });
  expect(await eventsOf(at, () => refusalOf(renaming()))).toEqual([
    { ...refused, user: ben.userId, home: homeId, call: 'homes.renameHome' },
  ]);
  const data = () => outside.fetch(`${app.base}/api/home-data.json?homeId=${homeId}`);
  expect(await eventsOf(at, data)).toEqual([{ ...refused, user: priya.userId }]);
  const opening = () =>
    fetch(`${app.base}/functions/checkPaymentStatus`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': NETWORK },
      body: JSON.stringify({ data: { paymentId: payment.id, userId: ben.userId, token: 'a-guessed-token' } }),
    });
  expect(await eventsOf(at, opening)).toEqual([
    { ...refused, code: 'UNAUTHORIZED_LINK', call: 'checkPaymentStatus' },
  ]);
  const elsewhere = { origin: 'https://elsewhere.example' };
  const forged = () => post(outside, app, 'users/endOtherSessions', {}, elsewhere);
  expect(await eventsOf(at, forged)).toEqual([{ ...refused, code: 'ORIGIN_REFUSED' }]);
  expect(JSON.stringify(at.lines)).not.toMatch(/a-guessed-token|elsewhere|Mine now/);
});

test('a request for others’ picture or receipt is logged, but not for a missing one', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const priya = await signUp(app, 'Priya Nair');
  const photo = await changePicture(app, aisyah, await picture('png'));
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const proofId = await putProof(app, payment, ben, { state: 'rejected' });
  await app.db
    .updateTable('payment_proofs')
    .set({ has_files: true, remove_files_at: app.clock.now })
    .execute();
  const ask = async (browser: Browser, path: string) =>
    eventsOf(at, () => browser.fetch(`${app.base}${path}`));
  const refused = { level: WARN, event: 'access-refused', code: 'NOT_FOUND' };
  const [shown, receipt, none] = [`${photo}/64.webp`, `/proofs/${proofId}`, randomUUID()];
  const outside = await at.from(priya);
  expect(await ask(outside, `/pictures/${none}/64.webp`)).toEqual([]);
  expect(await ask(outside, shown)).toEqual([{ ...refused, user: priya.userId }]);
  const requester = await at.from(aisyah);
  expect(await ask(requester, `/proofs/${none}`)).toEqual([]);
  expect(await ask(requester, receipt)).toEqual([{ ...refused, user: aisyah.userId, home: homeId }]);
  expect(await ask(await at.from(ben), shown)).toEqual([]);
  expect(await ask(app.browser(NETWORK), shown)).toEqual([]);
});

test('an id of another home is logged', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const [one, other] = [await homeOfTwo(app), await homeOfTwo(app)];
  const payment = await askForMoney(other.aisyah, other.homeId, [other.ben]);
  const { api } = await at.from(one.aisyah);
  const looking = () => api.payments.deletePaymentRequest({ homeId: one.homeId, paymentId: payment.id });
  expect(await eventsOf(at, () => refusalOf(looking()))).toEqual([
    {
      level: WARN,
      event: 'not-found',
      code: 'PAYMENT_NOT_FOUND',
      user: one.aisyah.userId,
      home: one.homeId,
      call: 'payments.deletePaymentRequest',
    },
  ]);
});

test('input that a schema refuses is logged without its content', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const stranger = app.browser(NETWORK);
  const call = 'users.signIn';
  const refused = { level: WARN, event: 'input-refused', code: 'INVALID_INPUT', call };
  const signingIn = (body: unknown) => () => post(stranger, app, 'users/signIn', body);
  expect(await eventsOf(at, signingIn({ email: ['typed'], password: 'typed' }))).toEqual([refused]);
  const renaming = () => post(stranger, app, 'users/updateDisplayName', { displayName: 'typed'.repeat(99) });
  expect(await eventsOf(at, renaming)).toEqual([
    { ...refused, code: 'DISPLAY_NAME_TOO_LONG', call: 'users.updateDisplayName' },
  ]);
  for (const path of ['/api/rpc/users/signIn', '/functions/checkPaymentStatus']) {
    await using fresh = await loggedApp();
    const broken = () =>
      fetch(`${fresh.app.base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': NETWORK },
        body: '{"typed":',
      });
    expect(await eventsOf(fresh, broken), path).toEqual([
      { level: WARN, event: 'input-refused', code: 'INVALID_INPUT' },
    ]);
  }
  expect(JSON.stringify(at.lines)).not.toContain('typed');
});

test('a token that was never ours is logged; an ended or missing one is not', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const ended = await at.from(person);
  const forged = app.browser(NETWORK);
  forged.jar.set('serumah.session_token', 'a-token-of-mine.c2lnbmVk');
  const logged = { level: WARN, event: 'token-refused' };
  expect(await eventsOf(at, () => forged.api.users.getSession())).toEqual([
    { ...logged, call: 'users.getSession' },
  ]);
  await person.api.users.endOtherSessions();
  expect(await eventsOf(at, () => refusalOf(ended.api.users.listSessions()))).toEqual([]);
  expect(await eventsOf(at, () => refusalOf(app.browser(NETWORK).api.users.listSessions()))).toEqual([]);
  expect(JSON.stringify(at.lines)).not.toMatch(/a-token-of-mine|c2lnbmVk/);
});

test('a bearer, a stream, a picture and an export with such a token are logged too', async () => {
  const doors = ['/api/live', '/api/my-data.json', '/api/picture'];
  for (const door of doors) {
    await using at = await loggedApp();
    const ask = () =>
      fetch(`${at.app.base}${door}`, {
        method: door === '/api/picture' ? 'PUT' : 'GET',
        headers: { authorization: 'Bearer mine.c2lnbmVk', 'x-forwarded-for': NETWORK },
      });
    expect(await eventsOf(at, ask), door).toEqual([{ level: WARN, event: 'token-refused' }]);
  }
});

test('a reached limit is logged by name', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const { api } = await at.from(person);
  const change = () => refusalOf(api.mailChoices.setMailChoices({ unwanted: [] }));
  for (let count = 0; count < 120; count++) await change();
  const hit = { level: WARN, event: 'limit-hit' };
  expect(await eventsOf(at, change)).toEqual([
    {
      ...hit,
      code: 'TOO_MANY_CHANGES',
      limit: 'changes',
      user: person.userId,
      call: 'mailChoices.setMailChoices',
    },
  ]);
  const asking = () => app.browser(NETWORK).api.users.forgotPassword({ email: 'nobody@example.com' });
  for (let count = 0; count < 3; count++) await asking();
  expect(await eventsOf(at, () => refusalOf(asking()))).toEqual([
    { ...hit, code: 'LETTERS_TODAY', limit: 'reset', call: 'users.forgotPassword' },
  ]);
  await refusalOf(asking());
  expect(await eventsOf(at, () => refusalOf(asking()))).toEqual([
    { ...hit, code: 'TOO_MANY_TRIES', limit: 'passwordReset', call: 'users.forgotPassword' },
  ]);
}, 20_000);

test('so is the limit of receipts, and a full queue', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const line = { paymentId: payment.id, userId: ben.userId };
  const fileData = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const send = () =>
    fetch(`${app.base}/functions/verifyPaymentProof`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': NETWORK,
        authorization: `Bearer ${bearerOf(ben)}`,
      },
      body: JSON.stringify({ data: { ...line, fileData, mimeType: 'image/png' } }),
    });
  // A closed reader is always busy.
  app.proofReader.close();
  const hit = { level: WARN, event: 'limit-hit', user: ben.userId, call: 'verifyPaymentProof' };
  expect(await eventsOf(at, send)).toEqual([{ ...hit, code: 'PROOFS_BUSY' }]);
});

test('the limit’s name is logged for receipts too', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const key = `proof-account:${payment.id}/${ben.userId}`;
  await app.db
    .insertInto('rate_limits')
    .values({ key, points: 99, expire: Date.now() + 60_000 })
    .execute();
  const data = {
    paymentId: payment.id,
    userId: ben.userId,
    fileData: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64'),
    mimeType: 'image/png',
  };
  await using client = callableClient(app.base, bearerOf(ben));
  await refusedAs(client.call('verifyPaymentProof', data));
  expect(at.events().at(-1)).toMatchObject({
    event: 'limit-hit',
    code: 'PROOF_TOO_MANY_TRIES',
    limit: 'proof',
  });
});

// Other systems do not show how much memory a process uses.
test.runIf(process.platform === 'linux')(
  'a file that took too much to open is logged',
  async () => {
    await using at = await loggedApp({ pictureMb: 1 });
    const { app } = at;
    const person = await signUp(app);
    const browser = await at.from(person);
    expect(await eventsOf(at, async () => sendPicture(app, browser, await picture('png')))).toEqual([
      {
        level: WARN,
        event: 'file-refused',
        code: 'PICTURE_INVALID',
        why: expect.stringMatching(/^(?:time|memory|crash)$/),
        user: person.userId,
      },
    ]);
    expect(await eventsOf(at, () => sendPicture(app, browser, Buffer.from('no picture')))).toEqual([]);
  },
  30_000,
);
