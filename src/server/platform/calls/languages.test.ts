import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#domain/languages.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { sharedApp, type Browser } from '#test/running/app.ts';
import { bearerOf } from '#test/steps/callables.ts';
import { wordsIn } from '#words/languages.ts';

const app = await sharedApp();

const saying = (language: Language, code: ErrorCode) => ({
  code,
  message: wordsIn(language).errors[code],
});

async function refusedWith(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('not refused'),
    (thrown: unknown) => thrown,
  );
  const { code, message } = error as { code?: string; message: string };
  return { code, message };
}

const browserIn = (language: string): Browser => {
  const browser = app.browser();
  browser.jar.set('serumah.language', language);
  return browser;
};

const wrong = { email: 'nobody@example.com', password: 'wrong horse' };

test('a stranger is refused in the device’s language, else the browser’s, else English', async () => {
  const asked = async (headers: Record<string, string>) => {
    const answer = await fetch(`${app.base}/api/rpc/users/signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ json: wrong }),
    });
    const { json } = (await answer.json()) as { json: { code: string; message: string } };
    return { code: json.code, message: json.message };
  };
  const code = 'WRONG_EMAIL_OR_PASSWORD';
  const chinese = { 'accept-language': 'zh-MY, en;q=0.8' };
  expect(await asked({})).toEqual(saying('en', code));
  expect(await asked({ 'accept-language': 'fr' })).toEqual(saying('en', code));
  expect(await asked(chinese)).toEqual(saying('zh', code));
  expect(await asked({ ...chinese, cookie: 'serumah.language=ms' })).toEqual(saying('ms', code));
  expect(await asked({ ...chinese, cookie: 'serumah.language=xx' })).toEqual(saying('zh', code));
});

test('a signed-in person is refused in their own language, whatever the device says', async () => {
  const person = await signUp(app);
  person.jar.set('serumah.language', 'zh');
  await person.api.users.setLanguage({ language: 'ms' });
  const home = { id: randomUUID(), name: 'Rumah', timeZone: 'Asia/Kuala_Lumpur' };
  const { createHome, getHome } = person.api.homes;
  // Refused by the handler, by access, and by a schema, which comes before the caller is known.
  expect(await refusedWith(getHome({ homeId: randomUUID() }))).toEqual(saying('ms', 'FORBIDDEN'));
  expect(await refusedWith(createHome({ ...home, name: ' ' }))).toEqual(saying('ms', 'HOME_NAME_MISSING'));
  expect(await refusedWith(createHome({ ...home, timeZone: 'x' }))).toEqual(
    saying('ms', 'TIME_ZONE_UNKNOWN'),
  );
  await person.api.users.signOut({});
  expect(await refusedWith(getHome({ homeId: randomUUID() }))).toEqual(saying('zh', 'UNAUTHENTICATED'));
});

test('a program with a token and no language gets its person’s language', async () => {
  const person = await signUp(app);
  await person.api.users.setLanguage({ language: 'zh' });
  const answer = await fetch(`${app.base}/api/rpc/homes/createHome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearerOf(person)}` },
    body: JSON.stringify({ json: { id: randomUUID(), name: '', timeZone: 'Asia/Kuala_Lumpur' } }),
  });
  const { json } = (await answer.json()) as { json: { message: string } };
  expect(json.message).toBe(wordsIn('zh').errors.HOME_NAME_MISSING);
});

const bodyOf = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return { code, message };
};

test('so are requests other than calls: pictures, receipts, data, the stream, unknown addresses', async () => {
  const person = await signUp(app);
  await person.api.users.setLanguage({ language: 'ms' });
  const malay = async (at: string, init: RequestInit = {}) => bodyOf(await person.fetch(app.base + at, init));
  const id = randomUUID();
  expect(await malay('/api/picture', { method: 'PUT', body: 'none' })).toEqual(
    saying('ms', 'PICTURE_INVALID'),
  );
  expect(await malay(`/pictures/${id}/64.webp`)).toEqual(saying('ms', 'NOT_FOUND'));
  expect(await malay(`/proofs/${id}`)).toEqual(saying('ms', 'NOT_FOUND'));
  expect(await malay(`/api/home-data.json?homeId=${id}`)).toEqual(saying('ms', 'FORBIDDEN'));
  const stranger = browserIn('zh');
  const chinese = async (at: string, init: RequestInit = {}) =>
    bodyOf(await stranger.fetch(app.base + at, init));
  expect(await chinese('/api/my-data.json')).toEqual(saying('zh', 'UNAUTHENTICATED'));
  expect(await chinese('/api/live')).toEqual(saying('zh', 'UNAUTHENTICATED'));
  expect(await chinese('/api/rpc/none', { method: 'POST' })).toEqual(saying('zh', 'NOT_FOUND'));
  const foreign = { method: 'PUT', headers: { origin: 'https://evil.example' } };
  expect(await chinese('/api/picture', foreign)).toEqual(saying('zh', 'ORIGIN_REFUSED'));
  const large = JSON.stringify({ json: { email: 'x'.repeat(200_000) } });
  const headers = { 'content-type': 'application/json' };
  const send = async (body: string) => {
    const answer = await stranger.fetch(`${app.base}/api/rpc/users/signIn`, {
      method: 'POST',
      headers,
      body,
    });
    return ((await answer.json()) as { json: { message: string } }).json.message;
  };
  expect(await send(large)).toBe(wordsIn('zh').errors.TOO_LARGE);
  expect(await send('{')).toBe(wordsIn('zh').errors.INVALID_INPUT);
  expect(await send('null')).toBe(wordsIn('zh').errors.INVALID_INPUT);
});

type Headers = Record<string, string>;

async function callable(name: string, data: unknown, headers: Headers = {}) {
  const answer = await fetch(`${app.base}/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  const { error, result } = (await answer.json()) as {
    error?: { message: string };
    result?: { message?: string };
  };
  return error?.message ?? result?.message;
}

/** Ben reads Malay, owes Aisyah RM 60.00 and has an email about it. */
async function owing() {
  const home = await homeOfTwo(app);
  const { aisyah, ben, homeId } = home;
  await ben.api.users.setLanguage({ language: 'ms' });
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const share = { homeId, paymentId: payment.id, userId: ben.userId };
  const token = await mintLink(app.db, share, app.clock.now);
  return { ...home, payment, share: { paymentId: payment.id, userId: ben.userId, token } };
}

const CHINESE: Headers = { 'accept-language': 'zh' };
const file = { fileData: Buffer.from('none').toString('base64'), mimeType: 'image/png' };

test('a callable answers in the debtor’s language by their link, and to others in the requested one', async () => {
  const { aisyah, share } = await owing();
  const { errors: malay } = wordsIn('ms');
  const { errors: chinese } = wordsIn('zh');
  const send = (data: object, headers: Headers) =>
    callable('verifyPaymentProof', { ...share, ...file, ...data }, headers);
  expect(await send({}, CHINESE)).toBe(malay.PROOF_TYPE);
  // A wrong link does not reveal that the debtor exists, or their language.
  const refused = await send({ token: 'wrong' }, CHINESE);
  expect(refused).toBe(chinese.UNAUTHORIZED_LINK);
  expect(refused).toContain('unauthorized');
  expect(await send({ token: 'wrong' }, {})).toBe(wordsIn('en').errors.UNAUTHORIZED_LINK);
  expect(await callable('checkPaymentStatus', { paymentId: 'none' }, CHINESE)).toBe(chinese.INVALID_INPUT);
  // Signed in as another person, to whom the link was forwarded.
  const authorization = `Bearer ${bearerOf(aisyah)}`;
  expect(await send({}, { ...CHINESE, authorization })).toBe(wordsIn('en').errors.PROOF_TYPE);
  expect(await callable('none', {}, CHINESE)).toBe(chinese.NOT_FOUND);
});

test('so do the answers to a receipt; the word unauthorized stays in that of a deleted request', async () => {
  const { aisyah, ben, homeId, payment, share } = await owing();
  const answers = wordsIn('ms').proofAnswers;
  const proof = await putProof(app, payment, ben, { state: 'review' });
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const send = (headers: Headers) =>
    callable('verifyPaymentProof', { ...share, fileData: png, mimeType: 'image/png' }, headers);
  expect(await send(CHINESE)).toBe(answers.inReview('Aisyah Rahman'));
  await app.db.deleteFrom('payment_proofs').where('id', '=', proof).execute();
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: payment.id });
  const deleted = await send(CHINESE);
  expect(deleted).toBe(wordsIn('ms').errors.REQUEST_DELETED);
  expect(deleted).toContain('unauthorized');
});

test('the requester reads in their own language why a receipt is unclear', async () => {
  const { aisyah, ben, homeId, payment } = await owing();
  const reasons = [{ code: 'name-missing' as const }];
  await putProof(app, payment, ben, { state: 'review', reasons });
  await aisyah.api.users.setLanguage({ language: 'zh' });
  const { payments } = await aisyah.api.payments.listPaymentRequests({ homeId });
  const names = { requester: 'Aisyah Rahman', due: 6000, asked: '2026-11-16' };
  expect(payments[0]?.debtors[0]?.proof?.reason).toBe(wordsIn('zh').whyUnsure(reasons, names));
});

test('a mail program that unsubscribes is answered in the recipient’s language', async () => {
  const { ben } = await owing();
  const stop = async (token: string) => {
    const answer = await fetch(`${app.base}/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { ...CHINESE, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    return (await answer.text()).trim();
  };
  const token = await unsubscribeToken(app.settings, { userId: ben.userId, group: 'swaps' });
  expect(await stop(token)).toBe(wordsIn('ms').letters.unsubscribed);
  expect(await stop('none')).toBe(wordsIn('zh').errors.LINK_INVALID);
});

test('the payment table is in its reader’s language', async () => {
  const { ben } = await owing();
  const table = async (person: Person) =>
    (await (await person.fetch(`${app.base}/api/my-payments.csv`)).text()).split('\r\n');
  const [head, row] = await table(ben);
  const { paymentColumns, paymentStates, categories } = wordsIn('ms');
  expect(head).toBe(paymentColumns.join(','));
  expect(row).toContain(categories.utilities);
  expect(row).toContain(paymentStates.pending);
});
