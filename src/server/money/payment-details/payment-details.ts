import type { paymentDetails } from '#contract/payment-details.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { hasPaymentDetails } from '#domain/payment-details.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { tellOwner } from '#server/telling/announcing/owner-letters.ts';
import { debtorsOf, payeeDetailsForSignedIn, owes, readOwnDetails } from '#server/telling/payees/reading.ts';

const FIELDS = ['bank', 'accountNumber', 'accountName', 'duitNow', 'code'] as const;
const NOTHING_GIVEN = { bank: null, accountNumber: null, accountName: null, duitNow: null, code: null };

/** docs/product/payment-details.md 'Changing payment details', 'Who sees payment details'. */
export const paymentDetailsHandlers: Handlers<typeof paymentDetails> = {
  getPaymentDetails: ({ tx, user }) => readOwnDetails(tx, user.userId),

  async savePaymentDetails(call) {
    const { tx, input, user, address, deps, now, emit, note } = call;
    const { userId } = user;
    await deps.limits.count('paymentDetails', userId, address);
    // The proof holds the ways into the account: nobody else changes its details meanwhile.
    const { changedAt, setAside, isFirst: wasFirst, ...before } = await readOwnDetails(tx, userId);
    const given = FIELDS.filter((field) => input[field] !== undefined);
    const isSaid = given.some((field) => input[field] !== null);
    // What was set aside may be a thief's: nothing of it stays beside what is given.
    const kept = setAside && isSaid ? NOTHING_GIVEN : before;
    const {
      bank = kept.bank,
      accountNumber = kept.accountNumber,
      accountName = kept.accountName,
      duitNow = kept.duitNow,
      code = kept.code,
    } = input;
    const details = { bank, accountNumber, accountName, duitNow, code };
    const isSame = FIELDS.every((field) => details[field] === before[field]);
    const staysAside = setAside && given.length > 0 && !isSaid;
    if (isSame && setAside === staysAside) return { ...before, changedAt, setAside };
    const toldAt = isSame ? (changedAt ?? now) : now;
    const isFirst = wasFirst && (isSame || !hasPaymentDetails(before));
    const named = { account_number: accountNumber, account_name: accountName, duitnow_id: duitNow };
    const row = { bank, ...named, code, changed_at: toldAt, is_first: isFirst };
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
    await tellOwner(call, userId, { what: isFirst && !isSame ? 'payment-details-added' : 'payment-details' });
    return { ...details, changedAt: toldAt, setAside: staysAside };
  },

  async getPayeeDetails({ tx, user, input, now }) {
    if (!(await owes(tx, user.userId, input.userId))) throw refusal('FORBIDDEN');
    return payeeDetailsForSignedIn(tx, input.userId, now);
  },
};
