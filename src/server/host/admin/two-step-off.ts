import type { Command } from '#server/host/admin/command.ts';
import { findAccount } from '#server/host/admin/finding-account.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';
import { askTwoStepOff, twoStepIsOff, twoStepTurnedOff } from '#words/english-only/admin.ts';

/** `two-step-off <address>`: for whoever has lost both their app and their recovery codes. Ends every session, as its person's own end does. */
export const twoStepOff: Command = async ({ db }, address = '') => {
  const { id, email } = await findAccount(db, address);
  const kept = await db
    .selectFrom('two_steps')
    .select('user_id')
    .where('user_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!kept) return { text: twoStepIsOff(email) };
  return {
    question: askTwoStepOff(email),
    async make() {
      await inShortTransaction(db, async (tx, emit) => {
        await tx.deleteFrom('two_steps').where('user_id', '=', id).execute();
        await endSessions(tx, id);
        emit({ userIds: [id], topics: ['me', 'sessions'] });
      });
      return { text: twoStepTurnedOff(email), event: 'two-step-off', facts: { user: id } };
    },
  };
};
