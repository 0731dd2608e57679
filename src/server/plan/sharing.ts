import type { chores } from '#contract/chores.ts';
import type { Handlers } from '#server/calls/calls.ts';
import { shareOpenChores } from '#server/plan/dealing.ts';
import { withoutShare } from '#server/plan/offers.ts';
import { readPlannedHome } from '#server/plan/planned-home.ts';

export const shareChores: Handlers<typeof chores>['shareChores'] = async (call) => {
  const { tx, home, user, today, now, emit } = call;
  const waiting = withoutShare(await readPlannedHome(tx, home, today), today);
  // Somebody else pressed the button just before.
  if (waiting.length === 0) return { chores: 0 };
  return { chores: await shareOpenChores(tx, home, { now, emit, sharedBy: user.userId, waiting }) };
};
