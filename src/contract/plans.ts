import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { longRead } from '#contract/procedure.ts';

/** Open chores of a template or same-day group that differ from a fresh plan: what planning again would change, in chores. */
export const PlanOffer = z.object({
  templateIds: z.array(z.string()),
  /** Identifies the reason: another text after the templates or settings changed again. */
  cause: z.string(),
  added: z.int(),
  /** To another day of the same week. */
  moved: z.int(),
  removed: z.int(),
  /** They stay on their day and join another round, so another member may get them. */
  reassigned: z.int(),
  /** Agreed swaps whose chore would go or move to another day. */
  swapsEnded: z.int(),
  /** The first day on which something changes. */
  from: DayText,
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** `planTemplates` plans these templates again. */
export const PlanOffers = z.object({ misfits: z.array(PlanOffer) });
export type PlanOffers = z.infer<typeof PlanOffers>;

/** Reads misfits (docs/product/plan.md 'Misfits'). The server stores none of them: it compares with a fresh plan. */
export const plans = {
  /** Returns what planning again would change, in chores; empty if everything fits (docs/product/plan.md 'Misfits'). */
  getPlanOffers: longRead('member')
    .input(z.object({ homeId: Id }))
    .output(PlanOffers),
};
