import { EMAILS } from '#server/telling/letters/kinds.ts';
import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { confirmAddress } from '#test/builders/addresses.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

/** Gmail cuts a message after so many bytes. */
const MESSAGE_MAX_BYTES = 102_000;

test('an email about very many shares lists the first 20 and the sum of the others', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await confirmAddress(app, ben);
  await aisyah.api.paymentDetails.savePaymentDetails({ ...DETAILS, password: aisyah.password });
  const ids: string[] = [];
  for (let number = 1; number <= 22; number++) {
    const title = `Share ${number} ${'of a long title '.repeat(6)}`;
    ids.push((await askForMoney(aisyah, homeId, [ben], { title, totalAmount: 100 * number })).id);
  }
  const [first, ...others] = ids.map((paymentId) => ({ homeId, paymentId, userId: ben.userId }));
  if (!first) throw new Error('nothing was asked for');
  const { now } = app.clock;
  const publicUrl = 'https://rumah.example';
  const sending = { publicUrl, language: 'en' as const, stops: [], now, queuedAt: now };

  const reminder = await EMAILS['payment-reminder'].read(
    app.db,
    { kind: 'payment-reminder', ...first, number: 1, others },
    sending,
  );
  expect(reminder?.subject).toBe('Reminder: RM 253.00 for 22 open shares');
  const links = [...(reminder?.text ?? '').matchAll(/payment-success\?paymentId=([\w-]+)/g)];
  expect(links.map(([, id]) => id)).toEqual(ids.slice(0, 20));
  expect(reminder?.inline).toHaveLength(20);
  const page = `${publicUrl}/pay-my-money-back?homeId=${homeMark(homeId)}`;
  expect(reminder?.text).toContain(`\n2 more shares: RM 43.00\nSee what you owe:\n${page}\n`);
  expect(Buffer.byteLength(reminder?.html ?? '')).toBeLessThan(MESSAGE_MAX_BYTES);

  await app.db
    .updateTable('payment_debtors')
    .set({ paid_by: 'let_go', paid_at: now, remind_on: null })
    .where('home_id', '=', homeId)
    .execute();
  const email = await EMAILS['payment-let-go'].read(
    app.db,
    { kind: 'payment-let-go', ...first, others },
    sending,
  );
  expect(email?.subject).toContain('RM 253.00: 22 shares');
  expect(email?.text).toMatch(/RM 43\.00: +2 more shares\n/);
  expect(email?.text).toContain('Share 20 ');
  expect(email?.text).not.toContain('Share 21 ');
});
