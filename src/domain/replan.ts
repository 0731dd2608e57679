import { weekStart, type Day, type Month } from '#domain/days.ts';
import { planMonth, type PlannedChore, type PlanRequest } from '#domain/plan.ts';
import { nextInRound } from '#domain/rotation.ts';
import { leaderIdsOf } from '#domain/templates.ts';

/** An open chore as it stands. */
export type StandingChore = PlannedChore & {
  id: string;
  /** An agreed swap gave it to its person. */
  movedBySwap: boolean;
};

/** A home's chores from a day on, and what they would be planned from now. */
export type PlannedHome = Omit<PlanRequest, keyof Month> & {
  /** Those that the home has planned, from the one of `from` on. */
  months: readonly Month[];
  /** From `from` on. */
  open: readonly StandingChore[];
  /** From `from` on. */
  completed: readonly PlannedChore[];
};

/** What planning anew does to one chore: `chore` as it stands, `to` as it becomes. Only in the same week does a chore move. */
export type PlanChange =
  | { kind: 'added'; chore?: undefined; to: PlannedChore }
  | { kind: 'moved'; chore: StandingChore; to: PlannedChore }
  | { kind: 'removed'; chore: StandingChore; to?: undefined }
  | { kind: 'reassigned'; chore: StandingChore; to: PlannedChore };

const keyOf = ({ type, dueDate }: { type: string; dueDate: Day }) => `${dueDate} ${type}`;

/**
 * Plans the open chores of some templates anew, and nothing else (docs/product/plan.md 'Planning templates anew'): what the plan has and
 * nobody has comes, what it does not have goes, or moves where both lie in one week. Whose day stays keeps its person, and what comes
 * continues the round from there; only where chores of a same-day group are with several people, those that no swap moved go to one. A
 * chore completed on its day stays for the one that the plan has there.
 * @param types the ids of the templates, whole same-day groups; also of one that is gone
 */
export function replan(home: PlannedHome, types: ReadonlySet<string>): PlanChange[] {
  const { months, open: allOpen, completed: allCompleted, ...settings } = home;
  const isAsked = ({ type }: PlannedChore) => types.has(type);
  const planned = months.flatMap((month) => planMonth({ ...settings, ...month })).filter(isAsked);
  const open = allOpen.filter(isAsked);
  const completed = allCompleted.filter(isAsked);

  const wanted = new Set(planned.map(keyOf));
  const taken = new Set([...open, ...completed].map(keyOf));
  const stays = open.filter((chore) => wanted.has(keyOf(chore)));
  const goes = open.filter((chore) => !wanted.has(keyOf(chore)));
  const takerOf = takersOf(settings, { planned, stays, completed });
  const withTaker = (chore: PlannedChore) => ({ ...chore, assignedTo: takerOf(chore) });
  const comes = planned.filter((chore) => !taken.has(keyOf(chore))).map(withTaker);
  const reassigned = stays
    .map((chore) => ({ kind: 'reassigned' as const, chore, to: withTaker(chore) }))
    .filter(({ chore, to }) => !chore.movedBySwap && to.assignedTo !== chore.assignedTo);
  return [...movesWithinWeeks(goes, comes), ...reassigned];
}

type Settings = Pick<PlanRequest, 'members' | 'templates'>;
type Standing = { planned: PlannedChore[]; stays: StandingChore[]; completed: PlannedChore[] };

/**
 * Whose turn each planned chore is: of whoever stands for it, else of the one after the turn before; the plan's own where none stands
 * before.
 */
function takersOf({ members, templates }: Settings, { planned, stays, completed }: Standing) {
  const leaderOf = leaderIdsOf(templates);
  const turnOf = ({ type, dueDate }: PlannedChore) => `${leaderOf.get(type)} ${dueDate}`;
  const isLeader = ({ type }: PlannedChore) => leaderOf.get(type) === type;
  const unswapped = stays.filter((chore) => !chore.movedBySwap);
  // The last of a turn counts: its leader before those that it leads, and a swap only where nothing else stands.
  const standing = new Map(
    [
      ...stays,
      ...completed,
      ...unswapped.filter((chore) => !isLeader(chore)),
      ...unswapped.filter(isLeader),
    ].map((chore) => [turnOf(chore), chore.assignedTo]),
  );
  const takers = new Map<string, string>();
  const before = new Map<string | undefined, string>();
  for (const chore of planned.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))) {
    const leader = leaderOf.get(chore.type);
    const turn = turnOf(chore);
    if (takers.has(turn)) continue;
    const last = before.get(leader);
    const next = last === undefined ? undefined : nextInRound(members, last);
    const taker = standing.get(turn) ?? next ?? chore.assignedTo;
    takers.set(turn, taker);
    before.set(leader, taker);
  }
  return (chore: PlannedChore) => takers.get(turnOf(chore)) ?? chore.assignedTo;
}

/** One that goes and one that comes in the same week are one that moves. */
function movesWithinWeeks(goes: readonly StandingChore[], comes: readonly PlannedChore[]): PlanChange[] {
  const weekOf = ({ type, dueDate }: PlannedChore) => `${type} ${weekStart(dueDate)}`;
  const coming = Map.groupBy(comes, weekOf);
  const gone = goes.map((chore): PlanChange => {
    const to = coming.get(weekOf(chore))?.shift();
    return to ? { kind: 'moved', chore, to } : { kind: 'removed', chore };
  });
  const added = [...coming.values()].flat().map((to): PlanChange => ({ kind: 'added', to }));
  return [...gone, ...added];
}

/** Of which template (its id) a chore comes, goes or moves. */
export const typeOfChange = ({ chore, to }: PlanChange): string => (chore ?? to).type;

/** How much planning anew changes, in chores. */
export type ReplanSize = Record<PlanChange['kind'], number> & {
  /** Chores of agreed swaps that would be gone, or on another day. */
  swapsEnded: number;
  /** The first day on which something changes. */
  from: Day;
};

/** How many chores come, go and move (docs/product/plan.md 'Planning templates anew'); null where nothing changes. */
export function sizeOf(changes: readonly PlanChange[]): ReplanSize | null {
  const [from] = changes
    .flatMap(({ chore, to }) => [chore?.dueDate ?? [], to?.dueDate ?? []].flat())
    .toSorted();
  if (from === undefined) return null;
  const count = (kind: PlanChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const ended = changes.filter(({ kind, chore }) => kind !== 'reassigned' && chore?.movedBySwap);
  return {
    added: count('added'),
    moved: count('moved'),
    removed: count('removed'),
    reassigned: count('reassigned'),
    swapsEnded: ended.length,
    from,
  };
}
