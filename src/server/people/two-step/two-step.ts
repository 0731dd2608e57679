import type { Kysely } from 'kysely';
import type { twoStep } from '#contract/two-step.ts';
import type { Call, EarlyCall, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { isFromBrowser } from '#server/platform/http/http.ts';
import { knownCookie } from '#server/platform/sessions/known-browsers.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';
import { makeTakeBackToken } from '#server/people/addresses/address-locks.ts';
import { proveIdentity } from '#server/platform/calls/passwords.ts';
import { emailOwner } from '#server/telling/announcing/owner-letters.ts';
import {
  findOwnRecoveryCode,
  lockTwoStep,
  makeAppSecret,
  makeRecoveryCodes,
  selectTwoStep,
  redeemCode,
} from '#server/people/two-step/two-step-codes.ts';

/** Locks the account's row. Refuses with TWO_STEP_OFF if no code is asked for yet. */
async function lockConfirmed(tx: Kysely<DB>, userId: string) {
  const row = await lockTwoStep(tx, userId);
  if (!row?.confirmed_at) throw refusal('TWO_STEP_OFF');
  return row;
}

/** Refuses if two-step sign-in was not begun, or is on already. */
function checkBegun<T extends { confirmed_at: Date | null }>(row: T | undefined): T {
  if (!row) throw refusal('TWO_STEP_OFF');
  if (row.confirmed_at) throw refusal('TWO_STEP_ON');
  return row;
}

async function saveRecoveryCodes(
  tx: Kysely<DB>,
  userId: string,
  { recoveryCodes, hashes }: Awaited<ReturnType<typeof makeRecoveryCodes>>,
) {
  await tx.updateTable('two_steps').set({ recovery_codes: hashes }).where('user_id', '=', userId).execute();
  return { recoveryCodes };
}

type Proof = { password?: string | undefined; code: string };

/** Checks the password and the code before the transaction. @returns a function that locks the password and uses up the code in it */
async function provePasswordAndCode(early: EarlyCall<Proof, 'user'>) {
  const { input, user } = early;
  const holdIdentity = await proveIdentity(early, input.password);
  const found = await findOwnRecoveryCode(early, input.code);
  return async (call: Call<'user', unknown>) => {
    await holdIdentity(call.tx);
    const row = await lockConfirmed(call.tx, user.userId);
    await redeemCode(call, row, { typed: input.code, first: 'session', found });
  };
}

/** docs/product/accounts.md 'Two-step sign-in'. */
export const twoStepHandlers: Handlers<typeof twoStep> = {
  begin: {
    async prepare(early) {
      const holdIdentity = await proveIdentity(early, early.input.password);
      return async ({ tx, user, deps, now }) => {
        await holdIdentity(tx);
        if ((await lockTwoStep(tx, user.userId))?.confirmed_at) throw refusal('TWO_STEP_ON');
        const { sealed, uri, typed } = await makeAppSecret(deps.settings, user.email);
        // Updates `created_at` too: the first Google sign-in deletes what is older than the address's confirmation.
        const row = { secret: sealed, last_step: 0, recovery_codes: [], created_at: now };
        await tx
          .insertInto('two_steps')
          .values({ user_id: user.userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute();
        return { uri, secret: typed };
      };
    },
  },

  confirm: {
    async prepare(early) {
      // Ten hashes are made only if two-step sign-in was begun.
      checkBegun(await selectTwoStep(early.deps.db, early.user.userId).executeTakeFirst());
      const codes = await makeRecoveryCodes(early);
      return async (call) => {
        const { input, tx, user, now, deps, request, emit, note } = call;
        const row = checkBegun(await lockTwoStep(tx, user.userId));
        await redeemCode(call, row, { typed: input.code, first: 'session' });
        const confirmed = tx.updateTable('two_steps').set({ confirmed_at: now });
        await confirmed.where('user_id', '=', user.userId).execute();
        await endSessions(tx, user.userId, { but: user.sessionId });
        if (isFromBrowser(request))
          call.setCookies(new Headers({ 'set-cookie': knownCookie(deps.settings, user, now) }));
        emit({ userIds: [user.userId], topics: ['me', 'sessions'] });
        note('two-step-on');
        if (user.emailVerified) {
          const { userId, email } = user;
          const token = await makeTakeBackToken({ tx, secrets: deps.settings, userId, email, now });
          await emailOwner(call, userId, { what: 'two-step-on', token });
        }
        return saveRecoveryCodes(tx, user.userId, codes);
      };
    },
  },

  renewRecoveryCodes: {
    async prepare(early) {
      const applyProof = await provePasswordAndCode(early);
      const codes = await makeRecoveryCodes(early);
      return async (call) => {
        const { tx, user, emit, note } = call;
        await applyProof(call);
        emit({ userIds: [user.userId], topics: ['me'] });
        note('recovery-codes-made');
        await emailOwner(call, user.userId, { what: 'recovery-codes' });
        return saveRecoveryCodes(tx, user.userId, codes);
      };
    },
  },

  end: {
    async prepare(early) {
      const applyProof = await provePasswordAndCode(early);
      return async (call) => {
        const { tx, user, emit, note } = call;
        await applyProof(call);
        await tx.deleteFrom('two_steps').where('user_id', '=', user.userId).execute();
        await endSessions(tx, user.userId, { but: user.sessionId });
        emit({ userIds: [user.userId], topics: ['me', 'sessions'] });
        note('two-step-off');
        await emailOwner(call, user.userId, { what: 'two-step-off' });
        return {};
      };
    },
  },
};
