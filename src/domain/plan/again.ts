import { weekStart, type Day, type Month } from '#domain/days.ts';
import { nothingBefore } from '#domain/plan/even-minutes.ts';
import type { ChoreFacts, PlannedChore } from '#domain/plan/facts.ts';
import { planAhead, type PlanRequest } from '#domain/plan/month.ts';
import { repeating } from '#domain/templates.ts';

/** A chore of a home and the member (a user id) who does it now; null if all are away. */
export type StandingChore = ChoreFacts & { assignedTo: string | null };

/** The plan of a home, and the facts for a fresh plan. `before` counts what members have done, without the chores below. */
export type PlannedHome = Omit<PlanRequest, keyof Month | 'standing'> & {
  /** The planned months, from the one of `from` on. */
  months: readonly Month[];
  /** All chores that are planned for or due on `from` or later. */
  chores: readonly StandingChore[];
};

/** The changes of planning some templates again. */
export type PlanChange = { removed: StandingChore[]; added: PlannedChore[] };

const keyOf = (type: string, day: Day) => `${day} ${type}`;

/** Returns the days that a chore occupies: no other chore of its type comes to the day it was planned for, nor to the day it is due. */
export const keysTaken = ({
  type,
  plannedOn,
  dueDate,
}: Pick<ChoreFacts, 'type' | 'plannedOn' | 'dueDate'>): string[] => [
  keyOf(type, plannedOn),
  keyOf(type, dueDate),
];

/** Returns the key of a planned chore, as `keysTaken` has it. */
export const keyOfPlanned = ({ type, plannedOn }: Pick<PlannedChore, 'type' | 'plannedOn'>): string =>
  keyOf(type, plannedOn);

/**
 * Returns whether an open chore keeps its place in a fresh plan (docs/product/plan.md 'Misfits'). A chore that was moved from a
 * day in the past stays while its template exists.
 */
function staysIn(
  fresh: ReadonlyMap<string, PlannedChore>,
  { from, templates }: Pick<PlanRequest, 'from' | 'templates'>,
) {
  return (chore: ChoreFacts): boolean => {
    const { type, plannedOn, dueDate, round, heldWhy } = chore;
    const isMoved = dueDate !== plannedOn;
    if (isMoved && plannedOn < from) return templates.some(({ id }) => id === type);
    const [own, other] = keysTaken(chore).map((key) => fresh.get(key));
    const found = own ?? other;
    return found !== undefined && (isMoved || heldWhy === 'swap' || found.round === round);
  };
}

/**
 * Plans the open chores of some templates again (docs/product/plan.md 'Planning templates again'): it removes what a fresh plan does not
 * have, and adds what is missing. A chore whose day and round stay keeps its member. A chore that joins a same-day group of that day goes
 * to its member.
 * @param types the template ids of whole same-day groups; also of a deleted template
 */
export function planAgain(home: PlannedHome, types: ReadonlySet<string>): PlanChange {
  const { months, chores, ...settings } = home;
  const { from, members } = settings;
  const templates = repeating(settings.templates).filter(({ id }) => types.has(id));
  const asked = { ...settings, members, templates };
  const byRound = planAhead({ ...asked, dealBy: 'turns' }, months);
  const fresh = new Map(byRound.map((chore) => [keyOfPlanned(chore), chore]));
  const stays = staysIn(fresh, asked);
  const isAsked = ({ type, isOpen, isOnce, dueDate }: StandingChore) =>
    types.has(type) && isOpen && !isOnce && dueDate >= from;
  // A full home has 18,000 chores and 100 groups, so keys are made only for the chores of these rounds.
  const rounds = new Set(byRound.map(({ round }) => round));
  const ofDay = new Map(
    chores
      .filter((chore) => rounds.has(chore.round) && (!isAsked(chore) || stays(chore)))
      .map(({ plannedOn, round, turnOf }) => [keyOf(round, plannedOn), turnOf]),
  );
  const isEven = settings.dealBy === 'even_minutes';
  /** In another round by now, but with the member who would get it: replacing it would change nothing. */
  const keepsMember = (chore: StandingChore) => {
    const found = fresh.get(keyOfPlanned(chore));
    if (!found) return false;
    return chore.turnOf === (ofDay.get(keyOf(found.round, found.plannedOn)) ?? (isEven ? '' : found.turnOf));
  };
  const removed = chores.filter((chore) => isAsked(chore) && !stays(chore) && !keepsMember(chore));
  const gone = new Set(removed);
  const staying = chores.filter((chore) => !gone.has(chore));
  const taken = new Set(staying.filter(({ type }) => types.has(type)).flatMap(keysTaken));
  const added = (isEven ? planBeside(asked, months, staying) : byRound)
    .filter((chore) => !taken.has(keyOfPlanned(chore)))
    .map((chore) => {
      const { type, plannedOn, round, turnOf } = chore;
      return { type, plannedOn, round, turnOf: ofDay.get(keyOf(round, plannedOn)) ?? turnOf };
    });
  return { removed, added };
}

/** Plans months beside chores that stay: by even minutes their minutes count, and none of them is planned a second time. */
export function planBeside(
  asked: Omit<PlanRequest, keyof Month | 'standing'>,
  months: readonly Month[],
  staying: readonly StandingChore[],
): PlannedChore[] {
  const { from, before = nothingBefore(from) } = asked;
  const ahead = staying
    .filter(({ isOpen, dueDate }) => isOpen && dueDate >= from)
    .map(({ assignedTo, turnOf, dueDate: day, minutes }) => ({ userId: assignedTo ?? turnOf, day, minutes }));
  const standing = staying.flatMap(({ type, plannedOn, dueDate }) => [
    { type, plannedOn },
    { type, plannedOn: dueDate },
  ]);
  return planAhead(
    { ...asked, standing, before: { ...before, minutes: [...before.minutes, ...ahead] } },
    months,
  );
}

/** Returns the template ids whose chores a plan change adds or removes, sorted. */
export const typesOf = ({ removed, added }: PlanChange): string[] =>
  [...new Set([...removed, ...added].map(({ type }) => type))].toSorted();

/** How many chores a plan change moves, adds and removes. One that goes and one that comes in the same week are one that moves. */
export type PlanChangeSize = {
  added: number;
  moved: number;
  removed: number;
  /** Chores that stay on their day and join another round, so that another member may have them. */
  reassigned: number;
  /** Chores of agreed swaps that are removed. */
  swapsEnded: number;
  /** The first day on which something changes. */
  from: Day;
};

/** Counts what a plan change does (docs/product/plan.md 'Planning templates again'); null if nothing changes. */
export function sizeOf({ removed, added }: PlanChange): PlanChangeSize | null {
  const days = [
    ...removed.flatMap(({ plannedOn, dueDate }) => [plannedOn, dueDate]),
    ...added.map(({ plannedOn }) => plannedOn),
  ];
  const [from] = days.toSorted();
  if (from === undefined) return null;
  const addedKeys = new Set(added.map(keyOfPlanned));
  const removedKeys = new Set(removed.map(keyOfPlanned));
  const weekOf = ({ type, plannedOn }: PlannedChore) => keyOf(type, weekStart(plannedOn));
  const going = removed.filter((chore) => !addedKeys.has(keyOfPlanned(chore)));
  const coming = added.filter((chore) => !removedKeys.has(keyOfPlanned(chore)));
  const comingByWeek = Map.groupBy(coming, weekOf);
  const moved = [...Map.groupBy(going, weekOf)]
    .map(([week, { length }]) => Math.min(length, comingByWeek.get(week)?.length ?? 0))
    .reduce((sum, count) => sum + count, 0);
  return {
    added: coming.length - moved,
    moved,
    removed: going.length - moved,
    reassigned: removed.length - going.length,
    swapsEnded: removed.filter(({ heldWhy }) => heldWhy === 'swap').length,
    from,
  };
}
