import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findReuse } from '#server/money/proofs/rows.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { askForMoney } from '#test/builders/payments.ts';

const app = await sharedApp();
const DAY_MS = 24 * 60 * 60 * 1000;

test('a receipt is compared with the newest 500 similar ones of half a year, and with every identical one', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  const { now } = app.clock;
  const put = (count: number, daysAgo: number, key: string) =>
    app.db
      .insertInto('payment_proofs')
      .values(
        Array.from({ length: count }, () => ({
          home_id: homeId,
          id: randomUUID(),
          payment_id: paymentId,
          user_id: ben.userId,
          state: 'declined',
          sha256: randomBytes(32),
          media_type: 'image/png',
          expected: 'x',
          amount: 6645,
          reference_keys: [key],
          uploaded_at: new Date(now.getTime() - daysAgo * DAY_MS),
        })),
      )
      .execute();
  const upload = { homeId, proofId: randomUUID(), paymentId, userId: aisyah.userId, sha256: randomBytes(32) };
  const seen = (key: string) =>
    findReuse(app.db, {
      upload,
      requesterId: aisyah.userId,
      traces: { referenceKeys: [key], day: undefined, minute: undefined, sen: 6645 },
      now,
    }).then((found) => found?.rule);

  await put(1, 200, 'OLD7720K119284');
  await put(1, 20, 'NEW7720K119284');
  await put(499, 10, 'ZZZZZZZZZZZZZZ');
  expect(await seen('NEW7720K119285')).toBe('reuse/near-reference');
  expect(await seen('OLD7720K119285')).toBeUndefined();
  await put(1, 10, 'ZZZZZZZZZZZZZZ');
  expect(await seen('NEW7720K119285')).toBeUndefined();
  expect(await seen('NEW7720K119284')).toBe('reuse/not-counted');
  expect(await seen('OLD7720K119284')).toBe('reuse/not-counted');
});
