import { expect, test } from 'vitest';
import { makeLimits } from '#server/platform/calls/limits.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { bearerOf, callableClient, refusedAs } from '#test/steps/callables.ts';
import { askForMoney } from '#test/builders/payments.ts';

const A_LINE_AN_HOUR = 10;

async function sender(app: TestApp) {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const fileData = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const data = { paymentId: payment.id, userId: ben.userId, fileData, mimeType: 'image/png' };
  return { data, token: bearerOf(ben) };
}

test('a sender who retries a minute later, as told, is not locked out', async () => {
  await using app = await startApp();
  const { data, token } = await sender(app);
  await using client = callableClient(app.base, token);
  const send = () => client.call('verifyPaymentProof', data);
  // A closed reader takes no files.
  app.proofReader.close();
  for (let tries = 0; tries <= A_LINE_AN_HOUR; tries++)
    expect(await refusedAs(send()), `try ${tries}`).toBe('functions/unavailable PROOFS_BUSY');
  const left = app.db.selectFrom('payment_proofs').select('id');
  expect(await left.execute()).toEqual([]);
});

test('a sender with other files waiting is counted, and a site is one sender', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const { data, token } = await sender(app);
  const senders = new Set<string>();
  app.proofReader.read = (_proof, from) => {
    senders.add(from);
    return Promise.resolve({ busy: true, amongOwn: true });
  };
  const codes: unknown[] = [];
  for (let tries = 0; tries <= A_LINE_AN_HOUR; tries++) {
    const answer = await fetch(`${app.base}/functions/verifyPaymentProof`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `2001:db8:1:${tries}::1`,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ data }),
    });
    const { error } = (await answer.json()) as { error: { details: { code: string } } };
    codes.push(error.details.code);
  }
  const busy = Array.from({ length: A_LINE_AN_HOUR }, () => 'PROOFS_BUSY');
  expect(codes).toEqual([...busy, 'PROOF_TOO_MANY_TRIES']);
  expect([...senders]).toHaveLength(1);
});

test('thirty receipts of others do not block their network', async () => {
  await using app = await startApp();
  const { data, token } = await sender(app);
  await using client = callableClient(app.base, token);
  app.proofReader.close();
  const limits = makeLimits(app.pool);
  for (let upload = 0; upload < 30; upload++) await limits.count('proof', `share ${upload % 3}`, '127.0.0.1');
  expect(await refusedAs(client.call('verifyPaymentProof', data))).toBe('functions/unavailable PROOFS_BUSY');
});
