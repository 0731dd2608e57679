import type { HistoryEntry } from '#contract/homes.ts';
import { PLANS_KEPT } from '#domain/chores.ts';

type Told = Pick<HistoryEntry, 'type' | 'data'>;

const planIdOf = ({ data }: Told) => String(data['planId']);

/**
 * The plans that Regenerate replaced and that can still be brought back, of a history that is told newest first: bringing one back
 * goes back in time, so neither it nor any that was replaced after it can be brought back again. The days are another rule.
 */
export function undoablePlans(entries: readonly Told[]): Set<string> {
  const undoable = new Set<string>();
  // Brought back, and on the way down to where it was replaced.
  const broughtBack = new Set<string>();
  for (const entry of entries) {
    if (entry.type === 'plan_brought_back') broughtBack.add(planIdOf(entry));
    if (entry.type !== 'chores_regenerated') continue;
    if (broughtBack.size === 0 && undoable.size < PLANS_KEPT) undoable.add(planIdOf(entry));
    broughtBack.delete(planIdOf(entry));
  }
  return undoable;
}
