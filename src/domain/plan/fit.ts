import { planAgain, sizeOf, typesOf, type PlannedHome, type PlanChangeSize } from '#domain/plan/again.ts';
import { leaderIdsOf } from '#domain/templates.ts';

/** The chores of one same-day group, or of a deleted template, that differ from a fresh plan. */
type Misfit = PlanChangeSize & {
  /** Only those whose chores change. */
  templateIds: string[];
  /** Identifies the reason: another text after the templates or settings have changed again. */
  cause: string;
};

export type PlanFit = { misfits: Misfit[] };

/**
 * Returns where the chores do not fit the templates and settings (docs/product/plan.md 'Misfits'). It compares days and rounds,
 * never members.
 */
export function planFit(home: PlannedHome): PlanFit {
  const leaderOf = leaderIdsOf(home.templates);
  const groups = Map.groupBy(
    new Set([...leaderOf.keys(), ...home.chores.filter(({ isOpen }) => isOpen).map(({ type }) => type)]),
    (type) => leaderOf.get(type) ?? type,
  );
  const misfits = [...groups].flatMap(([leader, types]): Misfit[] => {
    const changed = planAgain(home, new Set(types));
    const size = sizeOf(changed);
    return size ? [{ ...size, templateIds: typesOf(changed), cause: causeOf(home, leader) }] : [];
  });
  return { misfits };
}

function causeOf({ templates, includeWeekends }: PlannedHome, leaderId: string): string {
  const leader = templates.find(({ id }) => id === leaderId);
  const led = [...leaderIdsOf(templates)].flatMap(([id, by]) => (by === leaderId ? [id] : []));
  return [leaderId, leader?.frequency, leader?.occurrencesPerWeek, includeWeekends, ...led].join(' ');
}
