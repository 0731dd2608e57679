import { expect, test } from 'vitest';
import { checkProofs } from '#server/host/doctor/proofs-pushes-jobs.ts';
import { startApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

test('the last receipts are listed by ids, newest first, also those without', async () => {
  await using app = await startApp();
  expect(await checkProofs(app.db)).toMatchObject({
    name: 'Receipts',
    line: 'No receipts have been checked yet.',
  });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  app.clock.now = new Date('2026-11-20T10:24:00Z');
  const old = await putProof(app, payment, ben, { state: 'verified' });
  app.clock.now = new Date('2026-11-21T10:24:00Z');
  const id = await putProof(app, payment, ben, {
    state: 'review',
    reasons: [{ code: 'name-weak' }, { code: 'sender-other', userId: ben.userId, name: 'Ben Private' }],
  });
  const rules = ['amount/exact', 'recipient/part-of-name', 'sender/housemate'];
  const read = JSON.stringify({ recipient: { name: 'Somebody Private' }, rules });
  await app.db.updateTable('payment_proofs').set({ read }).where('id', '=', id).execute();
  await putProof(app, payment, ben, { state: 'reading' });
  expect((await checkProofs(app.db)).details).toEqual([
    `2026-11-21 10:24 UTC, ${id}: review, name-weak, sender-other (${rules.join(', ')})`,
    `2026-11-20 10:24 UTC, ${old}: verified (without ids)`,
  ]);
});
