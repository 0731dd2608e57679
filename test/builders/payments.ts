import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, vi } from 'vitest';
import type { PaymentRequest, ProofRead } from '#contract/payments.ts';
import type { PaymentCategory, PROOF_STATES } from '#domain/payments.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { Reason } from '#domain/proof-reasons.ts';
import type { TestApp } from '#test/running/app.ts';
import type { Person } from '#test/builders/homes.ts';
import { makeDue } from '#test/running/due-jobs.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { startSmtp, type Received } from '#test/fakes/smtp.ts';

type Asked = { title?: string; totalAmount?: number; category?: PaymentCategory; repeats?: Repeats };

/** Asks over HTTP, as the form does. Without other values it asks RM 60.00 for electricity. */
export const askForMoney = (
  requester: Person,
  homeId: string,
  debtors: Person[],
  { title = 'TNB electricity, October', totalAmount = 6000, category = 'utilities', repeats }: Asked = {},
) =>
  requester.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title,
    category,
    totalAmount,
    debtorIds: debtors.map(({ userId }) => userId),
    ...(repeats && { repeats }),
  });

/** Backdates every letter of the request, so that the requester can send a reminder now. */
export const agePaymentLetters = ({ db }: TestApp, { id }: Pick<PaymentRequest, 'id'>) =>
  db
    .updateTable('payment_debtors')
    .set({ notified_at: new Date(0), reminded_at: null })
    .where('payment_id', '=', id)
    .execute();

type Proof = {
  state: (typeof PROOF_STATES)[number];
  reasons?: Reason[];
  read?: ProofRead;
  expected?: string;
};

/** Inserts a proof into the database as if it had been read. */
export async function putProof(
  { db, clock }: TestApp,
  payment: PaymentRequest,
  debtor: Person,
  { state, reasons = [], read, expected = 'x' }: Proof,
) {
  const id = randomUUID();
  await db
    .insertInto('payment_proofs')
    .values({
      home_id: payment.homeId,
      id,
      payment_id: payment.id,
      user_id: debtor.userId,
      state,
      sha256: randomBytes(32),
      media_type: 'image/png',
      expected,
      reasons: JSON.stringify(reasons),
      read: read ? JSON.stringify(read) : null,
      uploaded_at: clock.now,
    })
    .execute();
  return id;
}

/** Returns the parts of the link in a letter that opens the proof page. */
export function linkIn(mail: Received | undefined) {
  const url = new URL(/^https:\S+\/payment-success\?\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
  expect(mail?.html).toContain(`href="${url.href.replaceAll('&', '&#38;')}"`);
  const part = (name: string) => url.searchParams.get(name) ?? '';
  return { paymentId: part('paymentId'), userId: part('userId'), token: part('token') };
}

/** A mail room that sends an app's letters by the app's clock, and a mail server, for all tests of the file that calls this. */
export async function sharedPost(app: TestApp) {
  const smtp = await startSmtp();
  const room = await openMailRoom({ url: app.url, smtpUrl: smtp.url, now: () => app.clock.now });
  afterAll(async () => {
    await room[Symbol.asyncDispose]();
    await smtp.stop();
  });
  return {
    room,
    /** The letters to a person with this subject, once the queue is empty. */
    async lettersTo({ email }: Person, about: RegExp | string): Promise<Received[]> {
      // Delayed letters leave at once.
      await makeDue(app.db, 'mail');
      await vi.waitFor(async () => expect(await room.jobs()).toEqual([]), { timeout: 5000 });
      return smtp.mails.filter(
        (mail) => mail.recipients.includes(email) && RegExp(about).test(mail.subject ?? ''),
      );
    },
  };
}
