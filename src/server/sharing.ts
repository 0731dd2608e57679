import type { chores } from '#contract/chores.ts';
import type { Handlers } from '#server/calls.ts';
import { shareOpenChores } from '#server/dealing.ts';
import { readMemberships } from '#server/members.ts';

export const shareChores: Handlers<typeof chores>['shareChores'] = async (call) => {
  const { tx, home, user, now, tell } = call;
  const memberships = await readMemberships(tx, home.id);
  const waiting = memberships
    .filter(({ leftAt, sharesChores }) => leftAt === null && !sharesChores)
    .map(({ userId }) => userId);
  // Somebody else pressed the button just before.
  if (waiting.length === 0) return { chores: 0 };
  return { chores: await shareOpenChores(tx, home, { now, tell, sharedBy: user.userId, waiting }) };
};
