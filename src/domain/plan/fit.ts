import { monthOf, type Month } from '#domain/days.ts';
import {
  keyOfPlanned,
  keysTaken,
  planAgain,
  sizeOf,
  typesOf,
  type PlannedHome,
  type ReplanSize,
} from '#domain/plan/again.ts';
import { planMonth } from '#domain/plan/month.ts';
import { leaderIdsOf } from '#domain/templates.ts';

/** The chores of one same-day group, or of a deleted template, that differ from a fresh plan. */
type Misfit = ReplanSize & {
  /** Only those whose chores change. */
  templateIds: string[];
  /** Identifies the reason: another text after the templates or settings have changed again. */
  cause: string;
};

export type PlanFit = {
  /** The settings have weekends and the chores do not, or the other way round. Only planning everything again ends that. */
  weekends: boolean;
  misfits: Misfit[];
};

/**
 * Returns where the chores do not fit the templates and settings (docs/product/plan.md 'Misfits are derived'). It compares days and rounds,
 * never members.
 */
export function planFit(home: PlannedHome): PlanFit {
  const leaderOf = leaderIdsOf(home.templates);
  const groupOf = (type: string) => leaderOf.get(type) ?? type;
  const groups = Map.groupBy(
    new Set([...leaderOf.keys(), ...home.chores.filter(({ isOpen }) => isOpen).map(({ type }) => type)]),
    groupOf,
  );
  const found = [...groups].flatMap(([leader, types]): { leader: string; misfit: Misfit }[] => {
    const changed = planAgain(home, new Set(types));
    const size = sizeOf(changed);
    if (!size) return [];
    return [{ leader, misfit: { ...size, templateIds: typesOf(changed), cause: causeOf(home, leader) } }];
  });
  const ofWeekends = found.length > 0 ? groupsOfWeekends(home, groupOf) : new Set<string>();
  return {
    weekends: ofWeekends.size > 0,
    misfits: found.filter(({ leader }) => !ofWeekends.has(leader)).map(({ misfit }) => misfit),
  };
}

type GroupOf = (type: string) => string;

/** Returns the groups whose days, in each month, are those of a plan with weekends or of one without, and not all of today's setting. */
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

/** Returns the groups whose chores of the month are not on the days that this setting gives them. */
function unfitGroups(
  { members, templates, seed, from, chores }: PlannedHome,
  month: Month,
  includeWeekends: boolean,
  groupOf: GroupOf,
): Set<string> {
  const ofMonth = chores.filter(({ plannedOn }) => {
    const { year, month: index } = monthOf(plannedOn);
    return year === month.year && index === month.month;
  });
  const planned = planMonth({ members, templates, includeWeekends, seed, ...month, from });
  const wanted = new Set(planned.map(keyOfPlanned));
  const taken = new Set(ofMonth.flatMap(keysTaken));
  const unfit = [
    ...ofMonth.filter(
      (chore) => chore.isOpen && chore.plannedOn >= from && !keysTaken(chore).some((key) => wanted.has(key)),
    ),
    ...planned.filter((chore) => !taken.has(keyOfPlanned(chore))),
  ];
  return new Set(unfit.map(({ type }) => groupOf(type)));
}

function causeOf({ templates, includeWeekends }: PlannedHome, leaderId: string): string {
  const leader = templates.find(({ id }) => id === leaderId);
  const led = [...leaderIdsOf(templates)].flatMap(([id, by]) => (by === leaderId ? [id] : []));
  return [leaderId, leader?.frequency, leader?.occurrencesPerWeek, includeWeekends, ...led].join(' ');
}
