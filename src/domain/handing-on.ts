import { awayByDay, presentOn, type SavedAbsence } from '#domain/absences.ts';
import type { Day, Instant, Month } from '#domain/days.ts';
import { dealToLeastLoaded, minutesByType, type ChoreToDeal, type Dealt } from '#domain/deal.ts';
import { planMonth, type PlannedChore, type PlanRequest } from '#domain/plan.ts';
import { keysTaken, type MovableChore } from '#domain/replan.ts';
import type { ChoreTemplate } from '#domain/templates.ts';

/** An open chore from today on. */
export type HeldChore = ChoreToDeal & {
  assignedTo: string;
  /** An agreed swap gave it to its person. */
  movedBySwap: boolean;
};

/** That an absence gave a chore of `from` to `to` (user ids). Those of a chore follow each other: who got it may have gone away after that. */
export type HandedOn = { choreId: string; absenceId: string; from: string; to: string };

/** What an absence moves: to whom a chore goes, and because of which absence. */
export type DealtByAbsence = Dealt & { absenceId: string };

type Settings = { members: readonly string[]; templates: readonly ChoreTemplate[] };

/**
 * Who gets the chores of those who are away (docs/product/away.md 'Who gets the chores'): each absence's, in the order of their first days,
 * go to whoever is there with the fewest minutes of open chores on the days of that absence, as `dealToLeastLoaded` says it. A chore taken
 * over by a swap stays, and so does one of a day on which nobody is there.
 * @param chores all open ones of the home from today on
 */
function handOn(
  { members, templates }: Settings,
  absences: readonly SavedAbsence[],
  chores: readonly HeldChore[],
): DealtByAbsence[] {
  const minutesOfType = minutesByType(templates);
  let held = [...chores];
  return absences
    .toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1))
    .flatMap(({ id: absenceId, userId, from, to }) => {
      const inDays = held.filter(({ dueDate }) => from <= dueDate && dueDate <= to);
      const going = inDays.filter(
        ({ assignedTo, movedBySwap, dueDate }) =>
          assignedTo === userId && !movedBySwap && presentOn(absences, members, dueDate).length > 0,
      );
      if (going.length === 0) return [];
      const minutesOf = new Map(members.map((member) => [member, 0]));
      for (const { assignedTo, type } of inDays) {
        const minutes = minutesOf.get(assignedTo);
        if (minutes !== undefined) minutesOf.set(assignedTo, minutes + minutesOfType(type));
      }
      const dealt = dealToLeastLoaded({ chores: going, minutesOf, templates, absences });
      held = heldAfter(held, dealt);
      return dealt.map(({ choreId, assignedTo }) => ({ choreId, assignedTo, absenceId }));
    });
}

function heldAfter(chores: readonly HeldChore[], dealt: readonly Dealt[]): HeldChore[] {
  const takerOf = new Map(dealt.map(({ choreId, assignedTo }) => [choreId, assignedTo]));
  return chores.map(({ id, type, dueDate, movedBySwap, assignedTo }) => {
    return { id, type, dueDate, movedBySwap, assignedTo: takerOf.get(id) ?? assignedTo };
  });
}

/**
 * What an absence that is over, shorter or elsewhere gives back (docs/product/away.md 'Coming home early'): each open chore whose day it has
 * no more, to whom it took it from, where they live there and are there that day, and only from whoever it was handed to last, without a
 * swap since.
 * @param handedOn of each chore in the order in which it happened
 * @param absences those that the home has from now on
 */
export function giveBack(
  { members }: Pick<Settings, 'members'>,
  absences: readonly SavedAbsence[],
  chores: readonly HeldChore[],
  handedOn: readonly HandedOn[],
): DealtByAbsence[] {
  const awayOn = awayByDay(absences);
  const chains = Map.groupBy(handedOn, ({ choreId }) => choreId);
  return chores.flatMap(({ id, dueDate, assignedTo, movedBySwap }) => {
    const chain = chains.get(id) ?? [];
    const ended = chain.find(({ absenceId }) => !hasDay(absences, absenceId, dueDate));
    if (!ended || movedBySwap || chain.at(-1)?.to !== assignedTo) return [];
    if (!members.includes(ended.from) || awayOn(dueDate).has(ended.from)) return [];
    return [{ choreId: id, assignedTo: ended.from, absenceId: ended.absenceId }];
  });
}

/** Whether this absence is one of the home's, and has that day (docs/product/away.md 'Coming home early'). */
export const hasDay = (absences: readonly SavedAbsence[], absenceId: string, day: Day): boolean =>
  absences.some(({ id, from, to }) => id === absenceId && from <= day && day <= to);

/** When a month was planned. */
export type PlannedMonth = Month & { plannedAt: Instant };

/**
 * What a plan has once somebody is there (docs/product/away.md 'When nobody is there'): the chores of days on which nobody was, in months
 * that were planned while that was so.
 * @param settings `absences`: those that the home has from now on
 * @param before those that it had
 * @param standing the chores that stand for these days, open or not: one that was moved by a day for the day that it was planned for, too
 */
function comingWithSomebody(
  settings: Omit<PlanRequest, keyof Month>,
  before: readonly SavedAbsence[],
  months: readonly PlannedMonth[],
  standing: readonly MovableChore[],
): PlannedChore[] {
  const taken = new Set(standing.flatMap(keysTaken));
  const wasEmptyAt = (day: Day, instant: Instant) =>
    presentOn(
      before.filter(({ createdAt }) => createdAt < Number(instant)),
      settings.members,
      day,
    ).length === 0;
  if (!before.some(({ from }) => presentOn(before, settings.members, from).length === 0)) return [];
  return months.flatMap(({ plannedAt, ...month }) =>
    planMonth({ ...settings, ...month }).filter(
      (chore) => wasEmptyAt(chore.dueDate, plannedAt) && !keysTaken(chore).some((key) => taken.has(key)),
    ),
  );
}

/** What becomes of a home's chores when its absences change. */
export type Settled = { back: DealtByAbsence[]; made: PlannedChore[]; on: DealtByAbsence[] };

/**
 * Everything that happens when somebody's absence comes, changes or goes, in this order: what goes back, what is made, what is handed on
 * (docs/product/away.md 'Who gets the chores', 'Coming home early', 'When nobody is there').
 * @param home as `comingWithSomebody` and `giveBack` take it; `absences` are those from now on, `before` those until now
 */
export function settleAbsences(home: {
  settings: Omit<PlanRequest, keyof Month> & { absences: readonly SavedAbsence[] };
  before: readonly SavedAbsence[];
  months: readonly PlannedMonth[];
  open: readonly HeldChore[];
  standing: readonly MovableChore[];
  handedOn: readonly HandedOn[];
}): Settled {
  const { settings, before, months, open, standing, handedOn } = home;
  const { absences } = settings;
  const back = giveBack(settings, absences, open, handedOn);
  const made = comingWithSomebody(settings, before, months, standing);
  return { back, made, on: handOn(settings, absences, heldAfter(open, back)) };
}
