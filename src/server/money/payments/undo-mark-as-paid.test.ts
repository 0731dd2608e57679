import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MARK_UNDO_MS } from '#domain/payments.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo, setClock } from '#test/builders/boards.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { askForMoney, putProof, sharedPost } from '#test/builders/payments.ts';

const app = await sharedApp();

async function owing() {
  const { aisyah, ben, homeId, historyOf } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const which = { homeId, paymentId: payment.id };
  const mark = () => ben.api.payments.markAsPaid(which);
  const undo = () => ben.api.payments.undoMarkAsPaid(which);
  const stored = () =>
    app.db
      .selectFrom('payment_debtors')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
  const notificationsOf = async ({ userId }: Person) => {
    const rows = app.db.selectFrom('notifications').select('type').where('user_id', '=', userId);
    return (await rows.execute()).map(({ type }) => type);
  };
  return { aisyah, ben, homeId, historyOf, payment, which, mark, undo, stored, notificationsOf };
}

const later = (ms: number) => setClock(app, new Date(app.clock.now.getTime() + ms).toISOString());

test('undoing a mark restores the share: open, reminders, refusals, no notification', async () => {
  const { aisyah, historyOf, payment, mark, undo, stored, notificationsOf } = await owing();
  await app.db
    .updateTable('payment_debtors')
    .set({ refusals: 2, remind_on: '2026-11-21', reminders: 1 })
    .where('payment_id', '=', payment.id)
    .execute();
  const before = await stored();
  await mark();
  expect(await notificationsOf(aisyah)).toContain('payment_paid');
  expect(await stored()).toMatchObject({ remind_on: null, refusals: 0, paid_by: 'marked' });
  later(MARK_UNDO_MS - 1);
  const undone = await undo();
  expect(undone.debtors[0]).toMatchObject({ paid: false, paidAt: null });
  expect(await stored()).toEqual(before);
  expect(await notificationsOf(aisyah)).not.toContain('payment_paid');
  expect((await historyOf('money_unmarked')).length).toBe(1);
  // A lost answer is returned again.
  expect(await undo()).toEqual(undone);
});

test('only the debtor undoes it, for a few seconds, and never what a receipt or the requester settled', async () => {
  const { aisyah, ben, payment, which, mark, undo } = await owing();
  await mark();
  expect(await refusalOf(aisyah.api.payments.undoMarkAsPaid(which))).toBe('FORBIDDEN');
  later(MARK_UNDO_MS);
  expect(await refusalOf(undo())).toBe('PAYMENT_TOLD');
  await aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  await putProof(app, payment, ben, { state: 'review' });
  await aisyah.api.payments.reviewPaymentProof({ ...which, userId: ben.userId, approve: true });
  expect(await refusalOf(undo())).toBe('PAYMENT_TOLD');
});

test('the letter waits until the mark can no longer be undone', async () => {
  const { payment, mark } = await owing();
  await mark();
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - created_on)::float as seconds
      from pgboss.job where name = 'mail' and data->>'kind' = 'payment-paid' and data->>'paymentId' = ${payment.id}`.execute(
    app.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.seconds).toBeCloseTo(MARK_UNDO_MS / 1000, 0);
});

test('an undone mark sends no letter, and a mark that is set again sends one', async () => {
  const post = await sharedPost(app);
  const { aisyah, payment, mark, undo, stored } = await owing();
  const promised = async () =>
    (await queuedLetters(app, 'payment-paid')).filter(({ paymentId }) => paymentId === payment.id).length;
  await mark();
  later(1000);
  await undo();
  expect(await promised()).toBe(1);
  later(1000);
  await mark();
  later(1000);
  expect(await post.lettersTo(aisyah, /marked RM/)).toHaveLength(1);
  // The email has left, so undoing would need a second one.
  expect((await stored()).before_marked).toBeNull();
  expect(await refusalOf(undo())).toBe('PAYMENT_TOLD');
});
