import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onServer, twoServers } from '#test/builders/boards.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { agePaymentLetters, askForMoney, putProof } from '#test/builders/payments.ts';

const OK = 'not refused';
const ROUNDS = 6;

let servers: Awaited<ReturnType<typeof twoServers>>;
let aisyah: Person;
let ben: Person;
let chloe: Person;
let homeId: string;
beforeAll(async () => {
  servers = await twoServers();
  aisyah = await signUp(servers.first);
  ben = await signUp(servers.first, 'Ben Tan');
  chloe = await signUp(servers.first, 'Chloe Lim');
  homeId = (await buildHome([aisyah, ben, chloe])).id;
});
afterAll(async () => {
  expect([...servers.first.failures, ...servers.second.failures]).toEqual([]);
  await servers[Symbol.asyncDispose]();
});

const elsewhere = (person: Person) => onServer(servers.second, person).payments;

async function notificationCounts(paymentId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::integer as count from notifications
     where data->>'paymentId' = ${paymentId} group by 1`.execute(servers.first.db);
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}
async function letters(paymentId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select data->>'kind' as kind, count(*)::integer as count from pgboss.job
     where name = 'mail' and data->>'paymentId' = ${paymentId} group by 1`.execute(servers.first.db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
const seen = async (paymentId: string) =>
  (await aisyah.api.payments.listPaymentRequests({ homeId })).payments.find(({ id }) => id === paymentId);

test('a share that is marked on two servers at once is paid once', { timeout: 60_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const payment = await askForMoney(aisyah, homeId, [ben, chloe]);
    const which = { homeId, paymentId: payment.id };
    const answers = await Promise.all([
      ben.api.payments.markAsPaid(which),
      elsewhere(ben).markAsPaid(which),
      elsewhere(chloe).markAsPaid(which),
    ]);
    for (const [index, person] of [ben, ben, chloe].entries())
      expect(answers[index]?.debtors.find(({ userId }) => userId === person.userId)?.paid).toBe(true);
    expect((await seen(payment.id))?.debtors.map(({ paid }) => paid)).toEqual([true, true]);
    expect(await notificationCounts(payment.id)).toEqual({ payment_request: 2, payment_paid: 2 });
    expect(await letters(payment.id)).toEqual({ 'payment-requested': 2, 'payment-paid': 2 });
  }
});

test(
  'a request that is sent to two servers at once is one, with one letter for each debtor',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const asked = {
        homeId,
        id: randomUUID(),
        title: 'Groceries',
        totalAmount: 1001,
        debtorIds: [ben.userId, chloe.userId],
      };
      const [one, other] = await Promise.all([
        aisyah.api.payments.createPaymentRequest(asked),
        elsewhere(aisyah).createPaymentRequest(asked),
      ]);
      expect(one).toEqual(other);
      expect(await notificationCounts(asked.id)).toEqual({ payment_request: 2 });
      expect(await letters(asked.id)).toEqual({ 'payment-requested': 2 });
    }
  },
);

test('one id for two homes at once becomes one request', { timeout: 60_000 }, async () => {
  const { id: otherHomeId } = await buildHome([ben, aisyah], { name: 'Elsewhere' });
  for (let round = 0; round < ROUNDS; round++) {
    const asked = { id: randomUUID(), title: 'Groceries', totalAmount: 1001 };
    const answers = await Promise.all([
      refusalOf(aisyah.api.payments.createPaymentRequest({ ...asked, homeId, debtorIds: [ben.userId] })),
      refusalOf(
        elsewhere(ben).createPaymentRequest({ ...asked, homeId: otherHomeId, debtorIds: [aisyah.userId] }),
      ),
    ]);
    expect(answers.toSorted()).toEqual(['ID_TAKEN', OK]);
    expect(await notificationCounts(asked.id)).toEqual({ payment_request: 1 });
  }
});

test('a request is paid or deleted, never both', { timeout: 60_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const payment = await askForMoney(aisyah, homeId, [ben]);
    const which = { homeId, paymentId: payment.id };
    const mark = () => refusalOf(ben.api.payments.markAsPaid(which));
    const remove = () => refusalOf(elsewhere(aisyah).deletePaymentRequest(which));
    // The one that is sent first wins more often.
    const [marked, removed] =
      round % 2 === 0
        ? await Promise.all([mark(), remove()])
        : (await Promise.all([remove(), mark()])).toReversed();
    const isPaid = marked === OK;
    expect([marked, removed]).toEqual(isPaid ? [OK, 'PAYMENT_PAID'] : ['PAYMENT_NOT_FOUND', OK]);
    expect((await seen(payment.id))?.debtors[0]?.paid).toBe(isPaid ? true : undefined);
  }
});

/** Ben owes, and his proof waits for Aisyah's answer. */
async function waiting() {
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const proofId = await putProof(servers.first, payment, ben, { state: 'review' });
  const which = { homeId, paymentId: payment.id };
  const stateOf = async () => {
    const proof = servers.first.db.selectFrom('payment_proofs').select('state').where('id', '=', proofId);
    return (await proof.executeTakeFirstOrThrow()).state;
  };
  return { payment, which, share: { ...which, userId: ben.userId }, proofId, stateOf };
}

test('two answers to a proof on two servers at once count as one', { timeout: 60_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { payment, share, stateOf } = await waiting();
    const answers = await Promise.all([
      refusalOf(aisyah.api.payments.reviewPaymentProof({ ...share, approve: round % 2 === 0 })),
      refusalOf(elsewhere(aisyah).reviewPaymentProof({ ...share, approve: round % 2 === 1 })),
    ]);
    expect(answers.toSorted()).toEqual(['PROOF_ANSWERED', OK].toSorted());
    const isPaid = (await seen(payment.id))?.debtors[0]?.paid === true;
    expect(await stateOf()).toBe(isPaid ? 'confirmed' : 'declined');
    expect(await notificationCounts(payment.id)).toEqual({
      payment_request: 1,
      [isPaid ? 'payment_confirmed' : 'payment_not_received']: 1,
    });
    expect(await letters(payment.id)).toEqual({
      'payment-requested': 1,
      [isPaid ? 'payment-confirmed' : 'payment-reopened']: 1,
    });
  }
});

test('a share that is marked while its proof is answered is paid once', { timeout: 60_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { payment, which, share, stateOf } = await waiting();
    const mark = () => refusalOf(ben.api.payments.markAsPaid(which));
    const confirm = () => refusalOf(elsewhere(aisyah).reviewPaymentProof({ ...share, approve: true }));
    const [marked, confirmed] =
      round % 2 === 0
        ? await Promise.all([mark(), confirm()])
        : (await Promise.all([confirm(), mark()])).toReversed();
    // Before the answer it waits; afterwards there is nothing left to mark.
    expect([OK, 'PROOF_IN_REVIEW']).toContain(marked);
    expect(confirmed).toBe(OK);
    expect((await seen(payment.id))?.debtors[0]?.paidBy).toBe('confirmed');
    expect(await stateOf()).toBe('confirmed');
    expect(Object.values(await letters(payment.id))).toEqual([1, 1]);
  }
});

test(
  'a share that is reopened and reminded of on two servers at once gets a letter each',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const payment = await askForMoney(aisyah, homeId, [ben]);
      const which = { homeId, paymentId: payment.id };
      await ben.api.payments.markAsPaid(which);
      const share = { ...which, userId: ben.userId };
      expect(
        await Promise.all([
          refusalOf(aisyah.api.payments.reopenPayment(share)),
          refusalOf(elsewhere(aisyah).reopenPayment(share)),
        ]),
      ).toEqual([OK, OK]);
      await agePaymentLetters(servers.first, payment);
      const sent = await Promise.all([
        aisyah.api.payments.sendReminders(which),
        elsewhere(aisyah).sendReminders(which),
      ]);
      expect(sent.map((answer) => answer.sent).toSorted()).toEqual([0, 1]);
      expect(await letters(payment.id)).toEqual({
        'payment-requested': 1,
        'payment-paid': 1,
        'payment-reopened': 1,
        'payment-reminder': 1,
      });
      expect((await notificationCounts(payment.id))['payment_reopened']).toBe(1);
    }
  },
);
