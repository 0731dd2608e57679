import { randomUUID } from 'node:crypto';
import { request as requestHttp, type ClientRequest } from 'node:http';
import { expect, test } from 'vitest';
import { LINK_HEADER } from '#domain/payments.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { startApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { bearerOf } from '#test/steps/callables.ts';
import { askForMoney } from '#test/builders/payments.ts';

test('strangers who send without end do not block a debtor’s receipt', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  const { userId } = ben;
  const token = await mintLink(app.db, { homeId, paymentId, userId }, app.clock.now);
  const { port } = new URL(app.base);
  const path = '/functions/verifyPaymentProof';
  const begun: ClientRequest[] = [];
  const hold = (site: number) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': 13_100_000,
      'x-forwarded-for': `192.0.2.${site}`,
    };
    const request = requestHttp({ port, path, method: 'POST', headers, agent: false });
    begun.push(request);
    request.on('error', () => {});
    // If one of the uploads below took the last room.
    request.on('response', () => {
      request.destroy();
      hold(site);
    });
    request.write(Buffer.alloc(13_099_990, 65));
  };
  for (let site = 1; site <= 4; site++) hold(site);
  const data = { paymentId, userId, token, fileData: 'A'.repeat(100_000), mimeType: 'image/png' };
  const sendAs = async (headers: Record<string, string>) => {
    const answer = await fetch(`${app.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9', ...headers },
      body: JSON.stringify({ data }),
    });
    return ((await answer.json()) as { error: { details: { code: string } } }).error.details.code;
  };
  const show = (...shown: string[]) => sendAs({ [LINK_HEADER]: shown.join(' ') });

  await expect.poll(() => sendAs({}), { timeout: 10_000 }).toBe('PROOFS_BUSY');
  // Their file is invalid, but it is looked at.
  expect(await sendAs({ authorization: `Bearer ${bearerOf(ben)}` })).toBe('PROOF_TYPE');
  expect(await show(paymentId, userId, token)).toBe('PROOF_TYPE');
  for (const wrong of [
    [paymentId, userId, 'x'.repeat(43)],
    [paymentId, aisyah.userId, token],
    [randomUUID(), userId, token],
    ['%00', userId, token],
    [],
  ])
    expect(await show(...wrong), wrong.join(' ')).toBe('PROOFS_BUSY');
  for (const request of begun) request.destroy();
});
