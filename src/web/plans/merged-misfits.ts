import type { PlanOffer } from '#contract/plans.ts';

/** All misfits as one question, since one answer serves; undefined where there are none. */
export function merged(misfits: readonly PlanOffer[]): Omit<PlanOffer, 'cause'> | undefined {
  const [first, ...others] = misfits;
  return others.reduce<Omit<PlanOffer, 'cause'> | undefined>(
    (one, other) =>
      one && {
        templateIds: [...one.templateIds, ...other.templateIds],
        added: one.added + other.added,
        moved: one.moved + other.moved,
        removed: one.removed + other.removed,
        reassigned: one.reassigned + other.reassigned,
        swapsEnded: one.swapsEnded + other.swapsEnded,
        from: one.from < other.from ? one.from : other.from,
      },
    first,
  );
}
