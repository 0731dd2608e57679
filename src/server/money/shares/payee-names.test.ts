import { expect, test } from 'vitest';
import type { ProofRead } from '#contract/payments.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { refusalOf, signedInAgo } from '#test/builders/homes.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { queuedLetters } from '#test/observers/letters.ts';

const app = await sharedApp();

const READ: ProofRead = {
  amount: { sen: 6000, fit: 'fits' },
  status: { word: 'Successful', fit: 'fits' },
  recipient: { name: 'LEE CHUN HOE', fit: 'contradicts' },
  date: { day: '2026-11-16', minute: 600, fit: 'fits' },
  reference: { text: null, fit: 'unsure' },
};

/** Sends Ben's receipt to a name that Aisyah is not known by. */
async function waiting() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const send = async () => {
    const payment = await askForMoney(aisyah, homeId, [ben]);
    await putProof(app, payment, ben, { state: 'review', reasons: [{ code: 'name-mismatch' }], read: READ });
    return { homeId, paymentId: payment.id, userId: ben.userId };
  };
  const names = async (person = aisyah) =>
    (await person.api.payments.listPayeeNames()).map(({ name }) => name);
  return { aisyah, ben, send, names };
}

test('confirming says that the money came; a name is learnt only with ‘This is my name’', async () => {
  const { aisyah, send, names } = await waiting();
  const { reviewPaymentProof } = aisyah.api.payments;
  await reviewPaymentProof({ ...(await send()), approve: true });
  await reviewPaymentProof({ ...(await send()), approve: true, isMyName: false });
  await reviewPaymentProof({ ...(await send()), approve: false, isMyName: true });
  expect(await names()).toEqual([]);
  await reviewPaymentProof({ ...(await send()), approve: true, isMyName: true });
  expect(await names()).toEqual(['LEE CHUN HOE']);
});

test('only its owner sees a learnt name, until they forget it', async () => {
  const { aisyah, ben, send, names } = await waiting();
  const share = await send();
  await aisyah.api.payments.reviewPaymentProof({ ...share, approve: true, isMyName: true });
  expect(await aisyah.api.payments.listPayeeNames()).toEqual([
    { name: 'LEE CHUN HOE', since: app.clock.now },
  ]);
  expect(await names(ben)).toEqual([]);
  await ben.api.payments.forgetPayeeName({ name: 'LEE CHUN HOE' });
  expect(await names()).toEqual(['LEE CHUN HOE']);
  for (const name of ['LEE', 'LEE CHUN HOE', 'LEE CHUN HOE']) {
    expect(await aisyah.api.payments.forgetPayeeName({ name })).toEqual({});
    expect(await names()).toEqual(name === 'LEE' ? ['LEE CHUN HOE'] : []);
  }
});

test('a name is learnt only with proof of identity, and the owner is notified once', async () => {
  const { aisyah, send, names } = await waiting();
  const { reviewPaymentProof } = aisyah.api.payments;
  const letters = async () =>
    (await queuedLetters(app, 'account-changed')).filter(({ userId }) => userId === aisyah.userId);
  await signedInAgo(app, 10 * 60_000 + 1);
  const share = await send();
  const word = { ...share, approve: true, isMyName: true };
  expect(await refusalOf(reviewPaymentProof(word))).toBe('PASSWORD_NEEDED');
  expect(await refusalOf(reviewPaymentProof({ ...word, password: 'not it' }))).toBe('WRONG_PASSWORD');
  expect(await names()).toEqual([]);
  expect(await letters()).toEqual([]);
  await reviewPaymentProof({ ...word, password: aisyah.password });
  expect(await names()).toEqual(['LEE CHUN HOE']);
  await reviewPaymentProof({ ...word, ...(await send()), password: aisyah.password });
  expect(await letters()).toMatchObject([
    { to: { email: aisyah.email, confirmed: false }, change: { what: 'payee-name' } },
  ]);
  // Any other answer needs no proof.
  await reviewPaymentProof({ ...(await send()), approve: true });
});
