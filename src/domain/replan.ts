import { awayByDay } from '#domain/absences.ts';
import { weekStart, type Day, type Month } from '#domain/days.ts';
import { minutesByType } from '#domain/deal.ts';
import { dealEvenly, nothingBefore, type MinutesOfDay } from '#domain/even-minutes.ts';
import { planMonth, type PlannedChore, type PlanRequest } from '#domain/plan.ts';
import { nextInRound, roundAfter, roundFrom, type TurnTaken } from '#domain/rotation.ts';
import { leaderIdsOf } from '#domain/templates.ts';

/** A chore that somebody may have moved by a day: then it stands for the one of the day that it was planned for. */
export type MovableChore = PlannedChore & { movedFrom?: Day | null };

/** An open chore as it stands. */
export type StandingChore = MovableChore & {
  id: string;
  /** An agreed swap gave it to its person. */
  movedBySwap: boolean;
  /** What it was planned with; its template's of today where it is not said. */
  minutes?: number;
};

/**
 * A home's chores from a day on, and what they would be planned from now. What even minutes go by (`before`) is without the open ones, some
 * of which may go.
 */
export type PlannedHome = Omit<PlanRequest, keyof Month | 'standing'> & {
  /** Those that the home has planned, from the one of `from` on. */
  months: readonly Month[];
  /** From `from` on. */
  open: readonly StandingChore[];
  /** What else stands for chores from `from` on: done or let go, and what was moved to the day before. */
  completed: readonly MovableChore[];
};

/** What planning anew does to one chore: `chore` as it stands, `to` as it becomes. Only in the same week does a chore move. */
export type PlanChange =
  | { kind: 'added'; chore?: undefined; to: PlannedChore }
  | { kind: 'moved'; chore: StandingChore; to: PlannedChore }
  | { kind: 'removed'; chore: StandingChore; to?: undefined }
  | { kind: 'reassigned'; chore: StandingChore; to: PlannedChore };

const keyOf = ({ type, dueDate }: { type: string; dueDate: Day }) => `${dueDate} ${type}`;

/** As it was planned. */
const plannedOf = ({ type, assignedTo, dueDate, movedFrom }: MovableChore): PlannedChore => ({
  type,
  assignedTo,
  dueDate: movedFrom ?? dueDate,
});

/** The days that it takes: of its type no other comes to the one where it stands, nor to the one that it was moved from. */
export const keysTaken = (chore: MovableChore): string[] => [keyOf(chore), keyOf(plannedOf(chore))];

/**
 * Whether a plan has this chore (docs/product/plan.md 'Chores moved by a day'). What was moved from a day that is over is compared with
 * nothing, as long as its template is there.
 */
export function isInPlan(
  chore: MovableChore,
  { wanted, from, templates }: { wanted: ReadonlySet<string> } & Pick<PlanRequest, 'from' | 'templates'>,
): boolean {
  const { type, movedFrom } = chore;
  if (movedFrom && movedFrom < from) return templates.some(({ id }) => id === type);
  return keysTaken(chore).some((key) => wanted.has(key));
}

/**
 * Plans the open chores of some templates anew, and nothing else (docs/product/plan.md 'Planning templates anew'): what the plan has and
 * nobody has comes, what it does not have goes, or moves where both lie in one week. Whose day stays keeps its person; what comes
 * continues the round from there, or by even minutes goes to whoever has the fewest by then. Only where chores of a same-day group are with
 * several people, those that no swap moved go to one. A chore completed on its day stays for the one that the plan has there, and one that was
 * moved by a day for the one that it was. Nothing comes to whoever is away, nor on a day on which nobody is there; what stands on such a day
 * stays (docs/product/away.md 'Planning around it').
 * @param types the ids of the templates, whole same-day groups; also of one that is gone
 */
export function replan(home: PlannedHome, types: ReadonlySet<string>): PlanChange[] {
  const { months, open: allOpen, completed: allCompleted, ...settings } = home;
  const isAsked = ({ type }: PlannedChore) => types.has(type);
  const awayOn = awayByDay(settings.absences);
  const isSomebodyThere = ({ dueDate }: PlannedChore) =>
    settings.members.some((member) => !awayOn(dueDate).has(member));
  // Whose turn each would be, whoever is away: by even minutes too, where it decides between those who have equally few.
  const planned = months
    .flatMap((month) => planMonth({ ...settings, dealBy: 'turns', absences: [], ...month }))
    .filter(isAsked);
  const open = allOpen.filter(isAsked);
  const completed = allCompleted.filter(isAsked);

  const wanted = new Set(planned.map(keyOf));
  const taken = new Set([...open, ...completed].flatMap(keysTaken));
  const stays = open.filter((chore) => isInPlan(chore, { ...settings, wanted }));
  const goes = open.filter((chore) => !stays.includes(chore));
  const staying = allOpen.filter((chore) => !goes.includes(chore));
  const takerOf = takersOf({ ...settings, staying }, { planned, stays, completed });
  const withTaker = ({ type, dueDate, ...chore }: PlannedChore) => ({
    type,
    dueDate,
    ...takerOf({ type, dueDate, ...chore }),
  });
  const comes = planned.filter((chore) => !taken.has(keyOf(chore)) && isSomebodyThere(chore)).map(withTaker);
  const reassigned = stays
    .map((chore) => {
      // On the day on which it stands, also where that is another than its turn's.
      return {
        kind: 'reassigned' as const,
        chore,
        to: { ...withTaker(plannedOf(chore)), dueDate: chore.dueDate },
      };
    })
    .filter(({ chore, to }) => !chore.movedBySwap && to.assignedTo !== chore.assignedTo);
  return [...movesWithinWeeks(goes, comes), ...reassigned];
}

type Settings = Omit<PlannedHome, 'months' | 'open' | 'completed'> & {
  /** Open, of all templates. */
  staying: readonly StandingChore[];
};
type Standing = { planned: PlannedChore[]; stays: StandingChore[]; completed: MovableChore[] };

/**
 * Whose turn each planned chore is: of whoever stands for it, else of whoever has it by the home's way of dealing. Where that is somebody
 * who is away, those who are there take it in turns.
 */
function takersOf(settings: Settings, { planned, stays, completed }: Standing) {
  const leaderOf = leaderIdsOf(settings.templates);
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
    ].map((chore) => {
      const { assignedTo, inPlaceOf } = chore;
      return [turnOf(plannedOf(chore)), { assignedTo, turnOf: inPlaceOf ?? assignedTo }];
    }),
  );
  const inOrder = planned.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
  const turns = [...Map.groupBy(inOrder, turnOf)].map(([key, chores]) => ({ key, chores }));
  const deal = settings.dealBy === 'even_minutes' ? dealToFewest : dealRoundOn;
  const dealt = new Map([
    ...[...standing].map(([key, { assignedTo }]): [string, string] => [key, assignedTo]),
    ...deal(settings, turns, standing),
  ]);
  const standIn = standInsOf(settings);
  const takers = new Map(
    turns.flatMap(({ key, chores: [first] }): [string, TurnTaken][] => {
      const taker = dealt.get(key);
      return first && taker !== undefined
        ? [[key, standIn(leaderOf.get(first.type), taker, first.dueDate)]]
        : [];
    }),
  );
  return (chore: PlannedChore): TurnTaken => takers.get(turnOf(chore)) ?? { assignedTo: chore.assignedTo };
}

/** Who takes the turn of somebody on a day: they themselves, or one of those who are there, the next of a template's each time. */
function standInsOf({ members, absences }: Settings) {
  const awayOn = awayByDay(absences);
  const missed = new Map<string | undefined, number>();
  return (leader: string | undefined, member: string, dueDate: Day): TurnTaken => {
    const away = awayOn(dueDate);
    const present = members.filter((one) => !away.has(one));
    if (!away.has(member) || present.length === 0) return { assignedTo: member };
    const count = missed.get(leader) ?? 0;
    missed.set(leader, count + 1);
    return { assignedTo: roundAfter(present, member)[count % present.length] ?? member, inPlaceOf: member };
  };
}

/** By its key, and its chores: with whom they would be by the round. */
type PlannedTurn = { key: string; chores: PlannedChore[] };
/** Who has a turn's chores, and whose it was. */
type Stands = ReadonlyMap<string, { assignedTo: string; turnOf: string }>;

/** Of the turns that nobody stands for: to the one after the turn before; the plan's own where none stands before. */
function dealRoundOn({ members, templates }: Settings, turns: readonly PlannedTurn[], standing: Stands) {
  const leaderOf = leaderIdsOf(templates);
  const before = new Map<string | undefined, string>();
  return turns.flatMap(({ key, chores: [first] }): [string, string][] => {
    if (!first) return [];
    const leader = leaderOf.get(first.type);
    const last = before.get(leader);
    const next = last === undefined ? undefined : nextInRound(members, last);
    const stands = standing.get(key);
    const taker = stands?.assignedTo ?? next ?? first.assignedTo;
    before.set(leader, stands?.turnOf ?? taker);
    return [[key, taker]];
  });
}

/** Of the turns that nobody stands for: to whoever has the fewest minutes on their day, of what stays and of what came before it. */
function dealToFewest(settings: Settings, turns: readonly PlannedTurn[], standing: Stands) {
  const { members, templates, absences, before = nothingBefore(settings.from), staying } = settings;
  const leaderOf = leaderIdsOf(templates);
  const minutesOf = minutesByType(templates);
  const ahead = staying.map(({ type, assignedTo, dueDate, minutes = minutesOf(type) }): MinutesOfDay => {
    return { userId: assignedTo, day: dueDate, minutes };
  });
  const coming = turns.flatMap(({ key, chores }) => {
    const [first] = chores;
    if (!first || standing.has(key)) return [];
    const { type, dueDate, assignedTo } = first;
    const minutes = chores.reduce((sum, chore) => sum + minutesOf(chore.type), 0);
    const memberAt = roundFrom(members, assignedTo);
    return [{ key, dueDate, minutes, memberAt, leaderId: leaderOf.get(type) ?? type }];
  });
  const home = { members, absences, before: { ...before, minutes: [...before.minutes, ...ahead] } };
  return dealEvenly(home, coming).map(({ turn, taker }): [string, string] => [turn.key, taker]);
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
