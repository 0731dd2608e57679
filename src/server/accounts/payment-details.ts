import type { paymentDetails } from '#contract/payment-details.ts';
import type { Handlers } from '#server/calls/calls.ts';
import { refusal } from '#server/errors.ts';
import { tellOwner } from '#server/mail/owner-letters.ts';
import { debtorsOf, howToPayForSignedIn, owes, readDetails } from '#server/payment-details/reading.ts';

/** docs/product/payment-details.md 'Changing payment details', 'Who sees payment details'. */
export const paymentDetailsHandlers: Handlers<typeof paymentDetails> = {
  getPaymentDetails: ({ tx, user }) => readDetails(tx, user.userId),

  async savePaymentDetails(call) {
    const { tx, input, user, address, deps, now, emit, note } = call;
    const { userId } = user;
    await deps.limits.count('paymentDetails', userId, address);
    // The proof holds the ways into the account: nobody else changes its details meanwhile.
    const { changedAt: _changedAt, ...before } = await readDetails(tx, userId);
    const details = {
      bank: input.bank === undefined ? before.bank : input.bank,
      accountNumber: input.accountNumber === undefined ? before.accountNumber : input.accountNumber,
      accountName: input.accountName === undefined ? before.accountName : input.accountName,
      duitNow: input.duitNow === undefined ? before.duitNow : input.duitNow,
      code: input.code === undefined ? before.code : input.code,
    };
    const isSame = (Object.keys(details) as (keyof typeof details)[]).every(
      (field) => details[field] === before[field],
    );
    if (isSame) return readDetails(tx, userId);
    const row = {
      bank: details.bank,
      account_number: details.accountNumber,
      account_name: details.accountName,
      duitnow_id: details.duitNow,
      code: details.code,
      changed_at: now,
    };
    await tx
      .insertInto('payment_details')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    emit({ userIds: [userId], topics: ['me'] });
    const debtors = await debtorsOf(tx, userId);
    if (debtors.length > 0) emit({ userIds: debtors, topics: ['payments'] });
    note('payment-details-changed');
    await tellOwner(call, userId, { what: 'payment-details' });
    return { ...details, changedAt: now };
  },

  async getHowToPay({ tx, user, input, now }) {
    if (!(await owes(tx, user.userId, input.userId))) throw refusal('FORBIDDEN');
    return howToPayForSignedIn(tx, input.userId, now);
  },
};
