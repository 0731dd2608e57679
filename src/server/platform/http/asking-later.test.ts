import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LIMITS, type LimitName } from '#server/platform/calls/limits.ts';
import { signUp } from '#test/builders/homes.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

/** Simulates that this machine's network has used up its attempts. */
async function useUpAll() {
  const keys = (Object.keys(LIMITS) as LimitName[]).map((name) => `${name}-address:127.0.0.1`);
  const expire = Date.now() + 60 * 60_000;
  await app.db
    .insertInto('rate_limits')
    .values(keys.map((key) => ({ key, points: 1_000_000, expire })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: 1_000_000 }))
    .execute();
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const LINE = { paymentId: randomUUID(), userId: randomUUID() };
const put: RequestInit = { method: 'PUT', body: new Uint8Array(100) };

test('every refusal of too many requests says when to ask again', async () => {
  const person = await signUp(app);
  await useUpAll();
  const asked: [path: string, init: RequestInit | undefined, seconds: string][] = [
    ['/api/rpc/users/checkResetLink', json({ json: { token: 'guess' } }), '3600'],
    ['/api/rpc/users/signIn', json({ json: { email: 'a@example.com', password: 'wrong horse' } }), '900'],
    ['/functions/checkPaymentStatus', json({ data: { ...LINE, token: 'guess' } }), '3600'],
    [`/calendar/${'x'.repeat(43)}.ics`, undefined, '3600'],
    ['/api/my-data.json', undefined, '3600'],
    ['/api/picture', put, '3600'],
    ['/api/payment-code', put, '3600'],
  ];
  for (const [path, init, seconds] of asked) {
    const answer = await person.fetch(app.base + path, init);
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([429, seconds]);
  }
});
