import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { bearerOf, callableClient, refusedAs } from '#test/steps/callables.ts';
import { askForMoney } from '#test/builders/payments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

type Schema = Record<string, unknown>;
type Operation = { responses: Record<string, { content: Record<string, { schema?: Schema }> }> };
type Document = {
  openapi: string;
  paths: Record<string, Record<'get' | 'post', Operation | undefined>>;
  components: { schemas: Record<string, Schema> };
};
const readDocument = async () => (await (await fetch(`${app.base}/api/openapi.json`)).json()) as Document;

/** Checks a body against the document's schema for this path and status. */
function expectAsDescribed(
  document: Document,
  path: string,
  status: number,
  body: unknown,
  method: 'get' | 'post' = 'post',
) {
  const schema = document.paths[path]?.[method]?.responses[status]?.content['application/json']?.schema;
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
  const whole = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Schema;
  const read = z.fromJSONSchema(whole).safeParse(body);
  expect(schema, `${path} ${status}`).toBeDefined();
  expect(read.error?.issues ?? [], `${path} ${status} ${JSON.stringify(body)}`).toEqual([]);
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test('the document is created once, and sent again only if it has changed', async () => {
  const answer = await fetch(`${app.base}/api/openapi.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  const document = (await answer.json()) as Document;
  expect(document.openapi).toMatch(/^3\.1\./);
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(`${app.base}/api/openapi.json`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(`${app.base}/api/openapi.json`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('the page runs under the same content policy as every page', async () => {
  const answer = await fetch(`${app.base}/api`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  const page = await answer.text();
  expect(page).not.toMatch(/<style|style=|<script>| on\w+=|https?:/);
  for (const [, address = ''] of page.matchAll(/(?:src|href)="(\/[^"]*)"/g)) {
    // The web app is not built for this test.
    if (!address.startsWith('/api')) continue;
    expect((await fetch(`${app.base}${address}`)).status, address).toBe(200);
  }
});

test('calls match the document', async () => {
  const document = await readDocument();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const authorization = `Bearer ${bearerOf(aisyah)}`;
  const ask = async (call: string, body: unknown, headers: Record<string, string> = { authorization }) => {
    const answer = await post(`/api/rpc/${call}`, body, headers);
    const given = (await answer.json()) as { json: { code?: string }; meta?: unknown };
    expectAsDescribed(document, `/api/rpc/${call}`, answer.status, given);
    return { status: answer.status, ...given };
  };
  await ask('chores/openHome', { json: { homeId } });
  const { meta } = await ask('homes/getHome', { json: { homeId } });
  expect(meta).toContainEqual([1, 'createdAt']);
  // A call without input needs no body.
  expect((await ask('homes/listHomes', undefined)).status).toBe(200);
  for (const call of ['users/getSession', 'users/listSessions', 'notifications/countUnread'])
    expect((await ask(call, undefined)).status, call).toBe(200);
  for (const call of ['dashboard/getDashboard', 'templates/listTemplates', 'homes/listHistory'])
    expect((await ask(call, { json: { homeId } })).status, call).toBe(200);
  const week = { homeId, from: '2026-11-16', to: '2026-11-22' };
  expect((await ask('chores/listChores', { json: week })).status).toBe(200);

  const refused: [
    call: string,
    body: unknown,
    headers: Record<string, string> | undefined,
    answer: unknown,
  ][] = [
    ['homes/getHome', { json: {} }, undefined, [400, 'INVALID_INPUT']],
    ['homes/getHome', { json: { homeId } }, {}, [401, 'UNAUTHENTICATED']],
    ['homes/leaveHome', { json: { homeId: aisyah.userId } }, undefined, [403, 'FORBIDDEN']],
    ['homes/leaveHome', { json: { homeId } }, undefined, [409, 'ADMINISTRATOR_STAYS']],
    ['homes/joinHome', { json: { homeId: ben.userId } }, undefined, [404, 'HOME_GONE']],
    ['homes/getHome', { json: { homeId: 'x'.repeat(200_000) } }, undefined, [413, 'TOO_LARGE']],
  ];
  for (const [call, body, headers, expected] of refused) {
    const { status, json } = await ask(call, body, headers);
    expect([status, json.code], call).toEqual(expected);
  }
});

test('functions match the document', async () => {
  const document = await readDocument();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  await buildHome([aisyah, ben]);
  const authorization = `Bearer ${bearerOf(aisyah)}`;
  const letter = { to: ben.email, subject: 'Rice', html: '<p>We need rice.</p>' };
  const asked: [data: unknown, headers: Record<string, string>, status: number][] = [
    [letter, { authorization }, 200],
    [letter, {}, 401],
    [{ ...letter, to: aisyah.email }, { authorization }, 403],
    [{}, { authorization }, 400],
  ];
  for (const [data, headers, status] of asked) {
    const answer = await post('/functions/sendEmail', { data }, headers);
    expect(answer.status).toBe(status);
    expectAsDescribed(document, '/functions/sendEmail', status, await answer.json());
  }
});

test('a proof of 10 MB reaches its function, and a larger one is refused', async () => {
  const document = await readDocument();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  const authorization = `Bearer ${bearerOf(ben)}`;
  const path = '/functions/verifyPaymentProof';
  const share = { paymentId, userId: ben.userId, mimeType: 'image/png' };
  const codeOf = async (bytes: number) => {
    const fileData = Buffer.alloc(bytes).toString('base64');
    const answer = await post(path, { data: { ...share, fileData } }, { authorization });
    const body = (await answer.json()) as { error?: { details: { code: string } } };
    expectAsDescribed(document, path, answer.status, body);
    return body.error?.details.code;
  };
  // The function has checked the bytes, which are not a picture.
  expect(await codeOf(PROOF_MAX_BYTES)).toBe('PROOF_TYPE');
  expect(await codeOf(12_000_000)).toBe('PROOF_TOO_LARGE');
});

test('files match the document', async () => {
  const document = await readDocument();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const typeOf = (path: string) =>
    Object.keys(document.paths[path]?.get?.responses[200]?.content ?? {}).join(', ');
  const ofHome = '/api/home-data.json';
  const spending = '/api/my-spending.csv';
  const proof = '/proofs/{proofId}';
  const bill = '/bills/{billId}';
  const asked: [path: string, address: string, who: typeof aisyah | undefined, status: number][] = [
    ['/api/my-data.json', '/api/my-data.json', aisyah, 200],
    ['/api/my-data.json', '/api/my-data.json', undefined, 401],
    ['/api/my-payments.csv', '/api/my-payments.csv', aisyah, 200],
    ['/api/my-payments.csv', '/api/my-payments.csv', undefined, 401],
    [spending, `${spending}?homeId=${homeId}`, ben, 200],
    [spending, spending, ben, 400],
    [spending, `${spending}?homeId=${homeId}`, undefined, 401],
    [spending, `${spending}?homeId=${aisyah.userId}`, ben, 403],
    [ofHome, `${ofHome}?homeId=${homeId}`, aisyah, 200],
    [ofHome, ofHome, aisyah, 400],
    [ofHome, `${ofHome}?homeId=${homeId}`, undefined, 401],
    [ofHome, `${ofHome}?homeId=${homeId}`, ben, 403],
    [proof, `/proofs/${aisyah.userId}`, aisyah, 404],
    [bill, `/bills/${aisyah.userId}`, aisyah, 404],
  ];
  for (const [path, address, who, status] of asked) {
    const headers: Record<string, string> = who ? { authorization: `Bearer ${bearerOf(who)}` } : {};
    const answer = await fetch(`${app.base}${address}`, { headers });
    expect(answer.status, address).toBe(status);
    if (status === 200) expect(answer.headers.get('content-type')?.split(';')[0], path).toBe(typeOf(path));
    else expectAsDescribed(document, path, status, await answer.json(), 'get');
  }
  expect([proof, bill].map(typeOf)).toEqual(['image/webp', 'image/webp']);
});

const signIn = (person: { email: string; password: string }, headers: Record<string, string> = {}) =>
  post('/api/rpc/users/signIn', { json: { email: person.email, password: person.password } }, headers);

test('a program that signs in gets a token that works until it signs out', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  await buildHome([aisyah, ben]);
  const token = (await signIn(aisyah)).headers.get('set-auth-token') ?? '';
  expect(token).not.toBe('');
  await using client = callableClient(app.base, token);
  const letter = { to: ben.email, subject: 'Rice', html: '<p>We need rice.</p>' };
  expect(await client.call('sendEmail', letter)).toEqual({ success: true });
  expect(await client.callInRegion('sendEmail', letter)).toEqual({ success: true });
  const authorization = `Bearer ${token}`;
  expect((await post('/api/rpc/users/signOut', undefined, { authorization })).status).toBe(200);
  expect(await refusedAs(client.call('sendEmail', letter))).toBe('functions/unauthenticated UNAUTHENTICATED');
});

test('no page gets a token, not even ours, whose cookie no script can read', async () => {
  const aisyah = await signUp(app);
  const fromPages = [
    { origin: app.base },
    { origin: app.base, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  for (const headers of fromPages) {
    const answer = await signIn(aisyah, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-auth-token')).toBeNull();
    expect(answer.headers.getSetCookie()[0]).toContain('HttpOnly');
  }
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await signIn(aisyah, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-auth-token')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  const wrong = await signIn({ ...aisyah, password: 'not this one' });
  expect([wrong.status, wrong.headers.get('set-auth-token')]).toEqual([401, null]);
});
