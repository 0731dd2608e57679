import type { users } from '#contract/users.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { readTakeBackToken } from '#server/people/addresses/email-keeping-token.ts';
import { refusal } from '#server/platform/http/errors.ts';
import {
  holdAddress,
  isTaken,
  lockAddress,
  setAddress,
  takeKeptAddress,
} from '#server/people/addresses/address-locks.ts';
import { debtorsOf } from '#server/telling/payees/reading.ts';
import { countsOf, takeBack } from '#server/people/accounts/left-behind.ts';
import { promiseReset } from '#server/people/accounts/reset-links.ts';
import { tellOwner } from '#server/telling/announcing/owner-letters.ts';

/** The account of somebody whose address or two-step sign-in a stranger changed is theirs again: by the letter alone, since they may have no other way in. */
export const emailKeepingHandlers: Handlers<Pick<typeof users, 'keepEmail'>> = {
  keepEmail: {
    before: ({ deps, address }) => deps.limits.count('confirmation', undefined, address),
    async handle({ input, tx, deps, now, emit, note }) {
      const id = await readTakeBackToken(deps.settings, input.token);
      const kept = id === undefined ? undefined : await takeKeptAddress(tx, id, now);
      if (!kept) throw refusal('LINK_EXPIRED');
      const { userId, email, since } = kept;
      await holdAddress(tx, email);
      await lockAddress(tx, userId);
      if (await isTaken(tx, email, userId, now)) throw refusal('EMAIL_TAKEN');
      await setAddress(tx, userId, email, now);
      const taken = await takeBack(tx, { userId, way: 'email-kept', now, changedAt: since });
      await tellOwner({ tx, deps }, userId, { what: 'taken-back', setAside: countsOf(taken.setAside) });
      await promiseReset({ tx, queue: deps.queue, now }, userId, { takenBack: true });
      emit({ userIds: [userId], topics: ['me', 'sessions'] });
      emit({ userIds: await debtorsOf(tx, userId), topics: ['payments'] });
      note('email-kept', { user: userId });
      return { email, ...taken };
    },
  },
};
