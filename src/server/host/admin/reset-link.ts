import type { Command } from '#server/host/admin/command.ts';
import { findAccount } from '#server/host/admin/finding-account.ts';
import { tokenUrl } from '#server/telling/mail/letter.ts';
import { makeResetToken } from '#server/people/accounts/reset-links.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { askResetLink, resetLinkMade } from '#words/english-only/admin.ts';

/** `reset-link <address>`: what the letter has, for a host without mail. */
export const resetLink: Command = async ({ db, publicUrl, now }, address = '') => {
  const { id, email, name } = await findAccount(db, address);
  return {
    question: askResetLink(email, name),
    async make() {
      const token = await inShortTransaction(db, (tx) =>
        makeResetToken(tx, { userId: id, by: 'host', now: now() }),
      );
      const link = tokenUrl(publicUrl, '/reset-password', token);
      return { text: resetLinkMade(link), event: 'reset-link-made', facts: { user: id } };
    },
  };
};
