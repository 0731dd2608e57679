import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { homeOfTwo } from '#test/boards.ts';
import { bearerOf, callableClient, refusedAs } from '#test/callables.ts';
import { askForMoney } from '#test/payments.ts';

const A_LINE_AN_HOUR = 10;

test('whoever was told to try again in a minute, and does, is not locked out by it', async () => {
  await using app = await startApp();
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  await using client = callableClient(app.base, bearerOf(ben));
  const fileData = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const send = () =>
    client.call('verifyPaymentProof', {
      paymentId: payment.id,
      userId: ben.userId,
      fileData,
      mimeType: 'image/png',
    });
  // One that is closed has no time for anybody.
  app.proofReader.close();
  for (let tries = 0; tries <= A_LINE_AN_HOUR; tries++)
    expect(await refusedAs(send()), `try ${tries}`).toBe('functions/unavailable PROOFS_BUSY');
  const left = app.db.selectFrom('payment_proofs').select('id');
  expect(await left.execute()).toEqual([]);
});
