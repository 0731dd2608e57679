import { awayByDay, type Absence } from '#domain/absences.ts';
import type { Day } from '#domain/days.ts';
import { dealEvenly, nothingBefore, type DealBy, type DealtBefore } from '#domain/even-minutes.ts';
import { rotationOf, turnsAmongPresent, type TurnTaken } from '#domain/rotation.ts';
import { leaderIdsOf, TEMPLATE_LIMITS } from '#domain/templates.ts';
import type { ChoreTemplate } from '#domain/templates.ts';

/** A chore that is to change hands; its day stays. */
export type ChoreToDeal = {
  id: string;
  /** A template's id, also of a template that is gone. */
  type: string;
  dueDate: Day;
  /** What it was planned with; its template's of today where it is not said. */
  minutes?: number;
};

export type Dealt = {
  choreId: string;
  assignedTo: string;
  /** A user id: whose turn it was, where they are away that day. */
  inPlaceOf?: string;
};

/** What one person takes at once: a same-day group's chores of one day. */
type Turn = { leaderId: string; dueDate: Day; chores: ChoreToDeal[] };

/**
 * Deals open chores anew over all members, on the same days, a same-day group's chores of a day to one person: per template round-robin in
 * the order of their days (docs/product/plan.md 'Sharing with newcomers'), or by even minutes (docs/product/fair.md 'Deal by'). Whoever is
 * away has none, as in a plan, and of a day on which nobody is there nothing is dealt. Which chores are open and unswapped is the caller's
 * to say. Nobody: nothing dealt.
 */
export function dealAnew(request: {
  chores: readonly ChoreToDeal[];
  /** User ids, in any order. */
  members: readonly string[];
  templates: readonly ChoreTemplate[];
  absences: readonly Absence[];
  seed: string;
  /** Turns, where it is not said. */
  dealBy?: DealBy | undefined;
  /** What even minutes go by: all but these chores. */
  before?: DealtBefore | undefined;
}): Dealt[] {
  const { chores, members, templates, absences, seed, dealBy, before } = request;
  if (members.length === 0) return [];
  const minutesOfType = minutesByType(templates);
  const awayOn = awayByDay(absences);
  const turns = [...Map.groupBy(turnsOf(chores, templates), (turn) => turn.leaderId)].flatMap(
    ([leaderId, ofLeader]) => {
      const memberAt = rotationOf(members, seed, leaderId);
      const takerOf = turnsAmongPresent(members, seed, leaderId);
      return ofLeader.map(({ dueDate, chores: dealt }, index) => ({
        leaderId,
        dueDate,
        chores: dealt,
        minutes: dealt.reduce((sum, { type, minutes = minutesOfType(type) }) => sum + minutes, 0),
        memberAt: (later: number) => memberAt(index + later),
        takenInTurn: () => takerOf(index, awayOn(dueDate)),
      }));
    },
  );
  const [first] = turns;
  if (dealBy !== 'even_minutes' || !first)
    return turns.flatMap((turn) => {
      const taken = turn.takenInTurn();
      return taken ? give(turn, taken) : [];
    });
  const home = { members, absences, before: before ?? nothingBefore(first.dueDate) };
  return dealEvenly(home, turns).flatMap(({ turn, taker }) => give(turn, { assignedTo: taker }));
}

/**
 * The members who have no share in what others do (docs/product/plan.md 'Who waits for a share'): of those whom the plan did not know, the
 * ones without a chore who would get one if all were dealt anew.
 * @param waiting who joined after the chores were planned
 * @param chores the home's from tomorrow on
 */
export function membersWithoutShare(request: {
  waiting: readonly string[];
  chores: readonly (ChoreToDeal & { assignedTo: string; isOpen: boolean; movedBySwap: boolean })[];
  members: readonly string[];
  templates: readonly ChoreTemplate[];
  absences: readonly Absence[];
  seed: string;
}): string[] {
  const { waiting, chores, ...settings } = request;
  const having = new Set(chores.map(({ assignedTo }) => assignedTo));
  const without = waiting.filter((member) => !having.has(member));
  if (without.length === 0) return [];
  const mayBeDealt = chores.filter(({ isOpen, movedBySwap }) => isOpen && !movedBySwap);
  const getting = new Set(dealAnew({ ...settings, chores: mayBeDealt }).map(({ assignedTo }) => assignedTo));
  return without.filter((member) => getting.has(member));
}

/**
 * The minutes that a chore of a type (a template's id) is estimated at; of a template that is gone, the form's default
 * (docs/product/templates.md 'Estimated time').
 */
export function minutesByType(templates: readonly ChoreTemplate[]): (type: string) => number {
  const minutes = new Map(templates.map(({ id, estimatedTime }) => [id, estimatedTime]));
  return (type) => minutes.get(type) ?? TEMPLATE_LIMITS.minutes.initial;
}

/**
 * Deals the open chores of somebody who leaves, or is away: by day, each to whoever has the fewest minutes of open chores at that point,
 * ties to the first by id; a same-day group's chores of a day go together (docs/product/plan.md 'Chores of who leaves'). Of a day on which
 * some are away only the others are asked; all of them where nobody is there, since somebody has to have it. Nobody left: nothing dealt.
 */
export function dealToLeastLoaded(request: {
  chores: readonly ChoreToDeal[];
  /** Minutes of open chores of each remaining member, 0 too, by user id. */
  minutesOf: ReadonlyMap<string, number>;
  templates: readonly ChoreTemplate[];
  absences: readonly Absence[];
}): Dealt[] {
  const { chores, minutesOf, templates, absences } = request;
  if (minutesOf.size === 0) return [];
  const minutesOfType = minutesByType(templates);
  const loads = new Map(minutesOf);
  const awayOn = awayByDay(absences);
  return turnsOf(chores, templates).flatMap((turn) => {
    const away = awayOn(turn.dueDate);
    const present = [...loads].filter(([member]) => !away.has(member));
    const [assignedTo, load] = leastLoaded(present.length > 0 ? present : [...loads]);
    const added = turn.chores.map(({ type }) => minutesOfType(type));
    loads.set(
      assignedTo,
      added.reduce((sum, minutes) => sum + minutes, load),
    );
    return give(turn, { assignedTo });
  });
}

function leastLoaded(loads: [member: string, minutes: number][]): [member: string, minutes: number] {
  return loads.reduce((best, one) => {
    if (one[1] !== best[1]) return one[1] < best[1] ? one : best;
    return one[0] < best[0] ? one : best;
  });
}

function turnsOf(chores: readonly ChoreToDeal[], templates: readonly ChoreTemplate[]): Turn[] {
  const leaderOf = leaderIdsOf(templates);
  const turns = new Map<string, Turn>();
  for (const chore of chores) {
    const leaderId = leaderOf.get(chore.type) ?? chore.type;
    const key = `${chore.dueDate} ${leaderId}`;
    const turn = turns.get(key) ?? { leaderId, dueDate: chore.dueDate, chores: [] };
    turn.chores.push(chore);
    turns.set(key, turn);
  }
  return [...turns].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, turn]) => turn);
}

function give(turn: Turn, taken: TurnTaken): Dealt[] {
  return turn.chores.map(({ id }) => ({ choreId: id, ...taken }));
}
