import { monthOf, type Month } from '#domain/days.ts';
import { planMonth, type PlannedChore } from '#domain/plan.ts';
import {
  isInPlan,
  keysTaken,
  replan,
  sizeOf,
  typeOfChange,
  type PlannedHome,
  type ReplanSize,
} from '#domain/replan.ts';
import { leaderIdsOf } from '#domain/templates.ts';

/** The chores of one same-day group, or of a template that is gone, that are not as they would be planned now. */
type Misfit = ReplanSize & {
  /** Only those whose chores change. */
  templateIds: string[];
  /** What it comes from: another text once the templates or settings have changed again. */
  cause: string;
};

export type PlanFit = {
  /** Weekends are in the settings and not in the chores, or the other way round: only planning all of it anew ends that. */
  weekends: boolean;
  misfits: Misfit[];
};

/**
 * What does not fit the plan (docs/product/plan.md 'Misfits are derived'): derived from what stands, so that it is said for as long as it
 * is true. Of the people only those of a same-day group count: who got a chore by dealing, by a leaving or by a swap fits.
 */
export function planFit(home: PlannedHome): PlanFit {
  const leaderOf = leaderIdsOf(home.templates);
  const types = new Set([...leaderOf.keys(), ...home.open.map(({ type }) => type)]);
  const groupOf = (type: string) => leaderOf.get(type) ?? type;
  const changed = Map.groupBy(replan(home, types), (change) => groupOf(typeOfChange(change)));
  const ofWeekends = changed.size > 0 ? groupsOfWeekends(home, groupOf) : new Set<string>();
  return {
    weekends: ofWeekends.size > 0,
    misfits: [...changed].flatMap(([leader, changes]): Misfit[] => {
      const size = sizeOf(changes);
      if (!size || ofWeekends.has(leader)) return [];
      const templateIds = [...new Set(changes.map(typeOfChange))].toSorted();
      return [{ ...size, templateIds, cause: causeOf(home, leader) }];
    }),
  };
}

type GroupOf = (type: string) => string;

/** Those whose days, in each month, are those of a plan with weekends or of one without, and not all of today's setting. */
function groupsOfWeekends(home: PlannedHome, groupOf: GroupOf): Set<string> {
  const { includeWeekends, months } = home;
  const unfit = months.map((month) => ({
    now: unfitGroups(home, month, includeWeekends, groupOf),
    other: unfitGroups(home, month, !includeWeekends, groupOf),
  }));
  const unfitNow = new Set(unfit.flatMap(({ now }) => [...now]));
  return new Set(
    [...unfitNow].filter((group) => unfit.every(({ now, other }) => !now.has(group) || !other.has(group))),
  );
}

/** Whose chores of the month do not stand on the days that this setting gives them. */
function unfitGroups(
  home: PlannedHome,
  month: Month,
  includeWeekends: boolean,
  groupOf: GroupOf,
): Set<string> {
  const { members, templates, seed, from } = home;
  const isOfMonth = ({ dueDate, movedFrom }: PlannedChore & { movedFrom?: string | null }) => {
    const { year, month: index } = monthOf(movedFrom ?? dueDate);
    return year === month.year && index === month.month;
  };
  const keyOf = ({ type, dueDate }: PlannedChore) => `${dueDate} ${type}`;
  const plan = { members, templates, includeWeekends, seed, ...month, from };
  const planned = planMonth({ ...plan, absences: [] });
  const missing = planMonth({ ...plan, absences: home.absences });
  const standing = home.open.filter(isOfMonth);
  const wanted = new Set(planned.map(keyOf));
  const taken = new Set([...standing, ...home.completed.filter(isOfMonth)].flatMap(keysTaken));
  const unfit = [
    ...standing.filter((chore) => !isInPlan(chore, { wanted, from, templates })),
    ...missing.filter((chore) => !taken.has(keyOf(chore))),
  ];
  return new Set(unfit.map(({ type }) => groupOf(type)));
}

function causeOf({ templates, includeWeekends }: PlannedHome, leaderId: string): string {
  const leader = templates.find(({ id }) => id === leaderId);
  const led = [...leaderIdsOf(templates)].flatMap(([id, by]) => (by === leaderId ? [id] : []));
  return [leaderId, leader?.frequency, leader?.occurrencesPerWeek, includeWeekends, ...led].join(' ');
}
