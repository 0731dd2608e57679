import type { plans } from '#contract/plans.ts';
import { planFit } from '#domain/plan/fit.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { readPlannedHome } from '#server/home/plan/planned-home.ts';

export const planHandlers: Handlers<typeof plans> = {
  getPlanOffers: async ({ tx, home, today }) => planFit(await readPlannedHome(tx, home, today)),
};
