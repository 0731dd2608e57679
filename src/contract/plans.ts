import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { longRead } from '#contract/procedure.ts';

/** Open chores of a template or same-day group that are not as they would be planned now: what planning anew would change, in chores. */
export const PlanOffer = z.object({
  templateIds: z.array(z.string()),
  /** Another text once the templates or settings that it comes from have changed again. */
  cause: z.string(),
  added: z.int(),
  /** To another day of the same week. */
  moved: z.int(),
  removed: z.int(),
  /** They stay on their day and join another round, so that another member may have them. */
  reassigned: z.int(),
  /** Those of agreed swaps that would be gone, or on another day. */
  swapsEnded: z.int(),
  /** The first day on which something changes. */
  from: DayText,
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** `planTemplates` plans what they name again. */
export const PlanOffers = z.object({ misfits: z.array(PlanOffer) });
export type PlanOffers = z.infer<typeof PlanOffers>;

/** docs/product/plan.md 'Misfits': what does not fit the plan, derived from the data for as long as it is true. */
export const plans = {
  /** What planning anew would change, counted in chores; nothing where all fits (docs/product/plan.md 'Misfits'). */
  getPlanOffers: longRead('member')
    .input(z.object({ homeId: Id }))
    .output(PlanOffers),
};
