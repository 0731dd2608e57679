import type { paymentDetails } from '#contract/payment-details.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { hasPaymentDetails } from '#domain/payment-details.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { emailOwner } from '#server/telling/announcing/owner-letters.ts';
import { debtorsOf, payeeDetailsForSignedIn, owes, readOwnDetails } from '#server/telling/payees/reading.ts';

const DETAIL_FIELDS = ['bank', 'accountNumber', 'accountName', 'duitNow', 'code'] as const;
const NO_DETAILS = { bank: null, accountNumber: null, accountName: null, duitNow: null, code: null };

/** Reads and changes payment details (docs/product/payment-details.md 'Changing payment details', 'Who sees payment details'). */
export const paymentDetailsHandlers: Handlers<typeof paymentDetails> = {
  getPaymentDetails: ({ tx, user }) => readOwnDetails(tx, user.userId),

  async savePaymentDetails(call) {
    const { tx, input, user, address, deps, now, emit, note } = call;
    const { userId } = user;
    await deps.limits.count('paymentDetails', userId, address);
    // The proof of identity locks the account, so no other call changes these details in the meantime.
    const { changedAt, setAside, isFirst: wasFirst, ...before } = await readOwnDetails(tx, userId);
    const given = DETAIL_FIELDS.filter((field) => input[field] !== undefined);
    const isAnySet = given.some((field) => input[field] !== null);
    // A thief may have set what was set aside: no part of it stays once the owner saves new details.
    const earlier = setAside && isAnySet ? NO_DETAILS : before;
    const {
      bank = earlier.bank,
      accountNumber = earlier.accountNumber,
      accountName = earlier.accountName,
      duitNow = earlier.duitNow,
      code = earlier.code,
    } = input;
    const details = { bank, accountNumber, accountName, duitNow, code };
    const isSame = DETAIL_FIELDS.every((field) => details[field] === before[field]);
    const staysAside = setAside && given.length > 0 && !isAnySet;
    if (isSame && setAside === staysAside) return { ...before, changedAt, setAside };
    const lastChange = isSame ? (changedAt ?? now) : now;
    const isFirst = wasFirst && (isSame || !hasPaymentDetails(before));
    const named = { account_number: accountNumber, account_name: accountName, duitnow_id: duitNow };
    const row = { bank, ...named, code, changed_at: lastChange, is_first: isFirst };
    await tx
      .insertInto('payment_details')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ ...row, ...(!staysAside && { set_aside_at: null }) }),
      )
      .execute();
    emit({ userIds: [userId], topics: ['me'] });
    const debtors = await debtorsOf(tx, userId);
    if (debtors.length > 0) emit({ userIds: debtors, topics: ['payments'] });
    note('payment-details-changed');
    await emailOwner(call, userId, {
      what: isFirst && !isSame ? 'payment-details-added' : 'payment-details',
    });
    return { ...details, changedAt: lastChange, setAside: staysAside };
  },

  async getPayeeDetails({ tx, user, input, now }) {
    if (!(await owes(tx, user.userId, input.userId))) throw refusal('FORBIDDEN');
    return payeeDetailsForSignedIn(tx, input.userId, now);
  },
};
