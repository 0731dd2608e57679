import { addDays, type Day } from '#domain/days.ts';
import { assign } from '#domain/plan/assign.ts';
import type { Move } from '#domain/plan/moves.ts';
import { whyOf, type WhyReason } from '#domain/plan/why.ts';
import type { PlanHome } from '#test/builders/plan-home.ts';
import type { HomeChore } from '#test/builders/plan-state.ts';

/** The result of a simulation: how often each check ran, and each fault with its first example. */
export type Findings = { checks: Map<string, number>; faults: Map<string, string[]> };

const WITHOUT_SHARE = 'a member without a share';

export const noFindings = (): Findings => ({ checks: new Map(), faults: new Map() });

export const countOf = ({ checks }: Findings, name: string): number => checks.get(name) ?? 0;

export function note({ checks }: Findings, name: string, times = 1): void {
  checks.set(name, (checks.get(name) ?? 0) + times);
}

export function blame({ faults }: Findings, name: string, example: string): void {
  faults.set(name, [...(faults.get(name) ?? []), example]);
}

/** How many homes an example list comes from. Each example begins with the home's first seed. */
const homesOf = (examples: readonly string[]) =>
  new Set(examples.map((example) => example.split(',')[0])).size;

/**
 * Returns the faults, each with how often it was found and two examples.
 * @param tolerated in how many homes a member may be without a share
 */
export const faultsOf = ({ faults }: Findings, tolerated = 0): Record<string, string[]> =>
  Object.fromEntries(
    [...faults]
      .filter(([name, examples]) => name !== WITHOUT_SHARE || homesOf(examples) > tolerated)
      .map(([name, examples]) => [name, [`${examples.length} times`, ...examples.slice(0, 2)]]),
  );

const keyOfPlan = ({ type, plannedOn }: HomeChore) => `${type} ${plannedOn}`;
const keyOfDay = ({ type, dueDate }: HomeChore) => `${type} ${dueDate}`;

const plannedKeys = (home: PlanHome): Set<string> => new Set(home.planned().map(keyOfPlan));

/** The open chores and their members, by what they are rather than by their ids. */
export const boardOf = (home: PlanHome): string[] =>
  home
    .open()
    .map(({ type, plannedOn, dueDate, assignedTo }) => `${dueDate} ${type} (${plannedOn}) ${assignedTo}`)
    .toSorted();

/** Returns the first lines that differ between two boards. */
export const differenceOf = (a: readonly string[], b: readonly string[]): string => {
  const [inA, inB] = [new Set(a), new Set(b)];
  const only = (list: readonly string[], other: ReadonlySet<string>) =>
    list
      .filter((line) => !other.has(line))
      .slice(0, 2)
      .join(', ');
  return `${only(a, inB)} ≠ ${only(b, inA)}`;
};

/** Who is there on the day of a chore, read from the home's lists without `assign`. On the day of joining only what was planned with them. */
const thereFor = (home: PlanHome, { dueDate, made }: HomeChore) =>
  home.members.filter(
    ({ userId, joinedOn, joined }) =>
      !home.isAway(userId, dueDate) && (dueDate > joinedOn || (dueDate === joinedOn && made > joined)),
  );

/** A swap holds until one of the two leaves. */
const isSwapped = (home: PlanHome, { heldWhy, heldBy, heldFrom }: HomeChore) =>
  heldWhy === 'swap' &&
  [heldBy, heldFrom].every((held) => home.members.some(({ userId }) => userId === held));

/** Checks the rules that hold for every act. */
function checkChores(found: Findings, home: PlanHome, where: string): void {
  const there = new Map<string, ReturnType<typeof thereFor>>();
  const chores = home.planned();
  for (const key of [keyOfPlan, keyOfDay]) {
    const keys = chores.map(key);
    if (new Set(keys).size < keys.length) blame(found, 'a chore twice', where);
  }
  for (const chore of home.open()) {
    const { assignedTo, dueDate, made, type, heldBy, claimedBy } = chore;
    const key = `${dueDate} ${made}`;
    const present = there.get(key) ?? thereFor(home, chore);
    there.set(key, present);
    const example = `${where}: ${type} ${dueDate} of ${assignedTo}`;
    if (claimedBy !== null && !home.isAway(claimedBy, dueDate)) {
      if (assignedTo !== claimedBy) blame(found, 'a claim does not hold', example);
    } else if (isSwapped(home, chore)) {
      if (assignedTo !== heldBy) blame(found, 'a swap does not hold', example);
    } else if (present.length > 0 && !present.some(({ userId }) => userId === assignedTo))
      if (heldBy !== assignedTo || home.isAway(heldBy ?? '', dueDate))
        blame(found, 'nobody who is there has a chore', example);
  }
  note(found, 'acts');
}

/** Deriving again changes nothing, in whatever order the database returns the chores, nor does the next day. */
export function checkAgain(found: Findings, home: PlanHome, where: string, today: Day = home.today): void {
  const members = new Map(home.planned().map(({ id, assignedTo }) => [id, assignedTo]));
  const facts = home.facts();
  const derived = assign({ ...facts, today, chores: facts.chores.toReversed() });
  const changed = [...derived].filter(([id, to]) => members.get(id) !== to);
  note(found, today === home.today ? 'deriving twice' : 'the next day');
  if (changed.length > 0)
    blame(found, today === home.today ? 'deriving twice moves a chore' : 'the next day moves a chore', where);
}

/** Whether a reason is true, by the home's own lists. */
function isTrue(home: PlanHome, reason: WhyReason, chore: HomeChore): boolean {
  const { assignedTo, turnOf, dueDate, heldBy, heldWhy, claimedBy } = chore;
  const member = (userId: string | null) => home.members.find((one) => one.userId === userId);
  switch (reason.kind) {
    case 'alone':
      return home.members.length === 1;
    case 'turn':
      return turnOf === assignedTo;
    case 'swap':
      return isSwapped(home, chore);
    case 'once':
      return chore.isOnce && turnOf === assignedTo;
    case 'claim':
      return claimedBy === assignedTo;
    case 'move':
      return heldBy === assignedTo && heldWhy === reason.kind;
    case 'left':
      return (member(turnOf)?.joinedOn ?? dueDate) >= dueDate;
    case 'away':
      return member(turnOf) !== undefined && home.isAway(turnOf, dueDate);
    case 'joined': {
      const { round, plannedOn } = chore;
      const ofTurn = home.planned().filter((one) => one.round === round && one.plannedOn === plannedOn);
      return ofTurn.some(({ made }) => made < (member(assignedTo)?.joined ?? 0));
    }
  }
}

/** 'Why me?' of every open chore tells the truth. */
function checkReasons(found: Findings, home: PlanHome, where: string): void {
  for (const chore of home.open()) {
    const { assignedTo: userId, dueDate } = chore;
    if (userId === null) continue;
    const away = home.members.map((member) => member.userId).filter((id) => home.isAway(id, dueDate));
    const reason = whyOf({
      ...chore,
      userId,
      members: home.members,
      away,
      swappedOn: null,
      claimedFrom: null,
      gave: null,
    });
    note(found, `why: ${reason.kind}`);
    if (!isTrue(home, reason, chore))
      blame(found, 'a reason is not true', `${where}: ${reason.kind} of ${chore.type} ${dueDate}`);
  }
}

/** Acts that concern one chore, and so move no other. */
const OF_ONE_CHORE = new Set(['swap', 'claim', 'complete', 'reopen']);

export type Before = {
  chores: ReadonlyMap<string, HomeChore>;
  /** The planned days that have a chore. */
  keys: ReadonlySet<string>;
};

export const before = (home: PlanHome): Before => ({
  chores: new Map(home.planned().map((chore) => [chore.id, { ...chore }])),
  keys: plannedKeys(home),
});

/**
 * Checks a home after an act.
 * @param removes whether the act may take chores out of the plan
 */
export function checkAct(
  found: Findings,
  home: PlanHome,
  { name, moves, removes, was }: { name: string; moves: readonly Move[]; removes: boolean; was: Before },
): void {
  const where = `${home.seed}, ${home.today}, ${name}`;
  checkChores(found, home, where);
  checkAgain(found, home, where);
  checkReasons(found, home, where);
  const keys = plannedKeys(home);
  if (!removes && [...was.keys].some((key) => !keys.has(key))) blame(found, 'a chore is missing', where);
  for (const chore of home.planned()) {
    const old = was.chores.get(chore.id);
    if (!old || old.assignedTo === chore.assignedTo) continue;
    if (!old.isOpen && !chore.isOpen) blame(found, 'a settled chore changed hands', where);
    if (old.dueDate < home.today && chore.dueDate < home.today)
      blame(found, 'a past chore changed hands', where);
    if (OF_ONE_CHORE.has(name) && ![chore.heldBy, chore.claimedBy].includes(chore.assignedTo))
      blame(found, 'an act moved another chore', where);
    if (name === 'moveDay' && chore.movedBy === home.acts) blame(found, 'a moved chore changed hands', where);
    if (name === 'join' && chore.dueDate === home.today) {
      // A member who comes back has what they had agreed to.
      if (chore.assignedTo === chore.heldBy) note(found, 'agreements of a member who came back');
      else if (old.assignedTo === chore.turnOf) blame(found, 'a joining moved a turn of today', where);
      else note(found, 'joinings that moved a stand-in of today');
    }
  }
  note(found, name);
  note(found, 'moved chores', moves.length);
}

/** Two weeks back and four ahead. */
const SHARE = { back: 14, ahead: 28 };

/** Returns the members of the chores from today on as if there were no agreements, because the plan does not decide agreements. */
function withoutAgreements(home: PlanHome): (chore: HomeChore) => string | null {
  const facts = home.facts();
  const members = assign({
    ...facts,
    chores: facts.chores.map((chore) => Object.assign({}, chore, { heldBy: null, claimedBy: null })),
  });
  return ({ id, heldBy, claimedBy, assignedTo, turnOf }) =>
    members.get(id) ?? (heldBy === null && claimedBy === null ? assignedTo : turnOf);
}

/**
 * A member who has lived in the home for a week and is not away has a turn if an even share is three or more; by round, if it is two or more.
 * Even minutes are left out: a member who did more in the last weeks gets nothing for a while.
 */
export function checkShares(found: Findings, home: PlanHome): void {
  const [first, last] = [addDays(home.today, -SHARE.back), addDays(home.today, SHARE.ahead)];
  const chores = home.planned().filter(({ dueDate }) => dueDate >= first && dueDate <= last);
  if (chores.some(({ plannedBy }) => plannedBy === 'even_minutes')) return;
  const memberOf = withoutAgreements(home);
  const turns = [
    ...Map.groupBy(chores, ({ dueDate, plannedOn, round }) => `${dueDate} ${plannedOn} ${round}`).values(),
  ].flatMap((ofTurn) => {
    const [{ dueDate, round } = { dueDate: '', round: '' }] = ofTurn;
    const there = home.members.filter(
      ({ userId, joinedOn }) => joinedOn < dueDate && !home.isAway(userId, dueDate),
    );
    return { dueDate, round, there: there.length, members: new Set(ofTurn.map(memberOf)) };
  });
  const isThroughout = (userId: string) =>
    !home.absences.some(
      (absence) => absence.userId === userId && absence.to >= first && absence.from <= last,
    );
  for (const { userId, joinedOn } of home.members) {
    if (joinedOn > addDays(home.today, -7) || !isThroughout(userId)) continue;
    const own = turns.filter(({ dueDate }) => dueDate > joinedOn);
    const share = (list: typeof turns) => list.reduce((sum, { there }) => sum + 1 / Math.max(1, there), 0);
    const hasNone = (list: typeof turns) => !list.some(({ members }) => members.has(userId));
    const example = `${home.seed}, ${home.today}: ${userId}, joined ${joinedOn}`;
    note(found, 'weekly shares');
    if (share(own) >= 3 && hasNone(own)) blame(found, WITHOUT_SHARE, example);
    for (const [, ofRound] of Map.groupBy(own, ({ round }) => round)) {
      note(found, 'shares of a round');
      if (share(ofRound) >= 2 && hasNone(ofRound)) note(found, 'shares of a round, none of two');
    }
  }
}
