import type { PlanOffer, Template } from '#contract/templates.ts';
import { typeInWords } from '#domain/home-templates.ts';

/** An offer that waits for an answer, with the names that its templates had: one that is deleted is named too. */
export type WaitingOffer = PlanOffer & { names: Record<string, string> };

export const toWaiting = (
  offer: PlanOffer,
  known: readonly Pick<Template, 'id' | 'name'>[],
): WaitingOffer => ({
  ...offer,
  names: Object.fromEntries(
    offer.templateIds.map((id) => [
      id,
      known.find((template) => template.id === id)?.name ?? typeInWords(id),
    ]),
  ),
});

/** What a saved change does to the offers that wait: none is lost, and none outlives its reason. */
export function afterChange(
  waiting: readonly WaitingOffer[],
  templateId: string,
  /** Undefined where the change is not one that can offer: what the plan is made from is as before. */
  offer: WaitingOffer | null | undefined,
): WaitingOffer[] {
  if (offer === undefined) return [...waiting];
  // Null after a change of the plan's making: the chores that stand fit again, whatever was offered before.
  if (offer === null) return waiting.filter(({ templateIds }) => !templateIds.includes(templateId));
  const covered = ({ templateIds }: WaitingOffer) =>
    templateIds.every((id) => offer.templateIds.includes(id));
  return [...waiting.filter((older) => !covered(older)), offer];
}

export type MergedOffer = Pick<PlanOffer, 'templateIds' | 'from'> & {
  names: Record<string, string>;
  /** Unknown where offers are partly about the same templates: their chores would count twice. */
  counts: Pick<PlanOffer, 'added' | 'removed' | 'reassigned'> | undefined;
};

/** All that waits as one question, since one answer serves. */
export function merged(waiting: readonly WaitingOffer[]): MergedOffer | undefined {
  const [first, ...others] = waiting.map(({ templateIds, names, from, ...counts }) => ({
    templateIds,
    names,
    from,
    counts,
  }));
  return first && others.reduce<MergedOffer>(mergeTwo, first);
}

function mergeTwo(one: MergedOffer, other: MergedOffer): MergedOffer {
  const shared = one.templateIds.some((id) => other.templateIds.includes(id));
  return {
    templateIds: [...new Set([...one.templateIds, ...other.templateIds])],
    names: { ...one.names, ...other.names },
    from: one.from < other.from ? one.from : other.from,
    counts:
      shared || !one.counts || !other.counts
        ? undefined
        : {
            added: one.counts.added + other.counts.added,
            removed: one.counts.removed + other.counts.removed,
            reassigned: one.counts.reassigned + other.counts.reassigned,
          },
  };
}
