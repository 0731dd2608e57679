import type { plans } from '#contract/plans.ts';
import { addDays, type Day } from '#domain/days.ts';
import { membersWithoutShare } from '#domain/deal.ts';
import { planFit } from '#domain/plan-fit.ts';
import type { Handlers } from '#server/calls/calls.ts';
import { readPlannedHome } from '#server/plan/planned-home.ts';

/** Whom 'Share chores with …' would give some (docs/product/plan.md 'Who waits for a share'). */
export function withoutShare(home: Awaited<ReturnType<typeof readPlannedHome>>, today: Day): string[] {
  const chores = [
    ...home.open.map((chore) => ({ ...chore, isOpen: true })),
    ...home.completed.map((chore) => ({ ...chore, id: '', movedBySwap: false, isOpen: false })),
  ].filter(({ dueDate }) => dueDate >= addDays(today, 1));
  return membersWithoutShare({ ...home, chores });
}

export const planHandlers: Handlers<typeof plans> = {
  async getPlanOffers({ tx, home, today }) {
    const planned = await readPlannedHome(tx, home, today);
    return { ...planFit(planned), waiting: withoutShare(planned, today) };
  },
};
