import type { SavedAbsence } from '#domain/absences.ts';
import { addDays, weekStart, type Day } from '#domain/days.ts';
import type { Act, ChoreFacts, HomeFacts, MemberFacts } from '#domain/plan/facts.ts';
import { randomBelow } from '#domain/random.ts';

/** The chores of a same-day group on one day. One member does all of them. */
type Turn = {
  round: string;
  plannedOn: Day;
  dueDate: Day;
  /** The act that planned its oldest chore. */
  made: Act;
  /** The sum of all its chores. */
  minutes: number;
  turnOf: string;
  /** The member who does it, unless they are not there: `turnOf`, or a newcomer. */
  holder: string;
  chores: ChoreFacts[];
};

/** Returns the user ids of the members who are there on the day of a chore. */
type Presence = (chore: { dueDate: Day; made: Act }) => readonly string[];

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns the member (a user id) who does each open chore from today on, by the chore's id; null if all members are away on its day. It is
 * a pure function of the facts, with these rules (docs/product/plan.md 'Who does a chore'):
 * 1. A chore belongs to the member whose turn it is. One of every `part` turns that were planned before a member joined is that
 *    newcomer's.
 * 2. If that member is not there on the day, a stand-in does it.
 * 3. A member who agreed to do a chore keeps it.
 * 4. A member who took a chore over with 'I’ll do it' does it.
 */
export function assign(facts: HomeFacts): Map<string, string | null> {
  const presence = presenceOf(facts);
  const turns = turnsOf(facts.chores);
  giveNewcomersTheirTurns(turns, facts, presence);
  const first = monthOfWeeks(addDays(facts.today, -1));
  const members = membersOfTurns(
    turns.filter(({ plannedOn }) => plannedOn >= first),
    facts.seed,
    presence,
  );
  const holderOf = holdersOf(facts.members, presence);
  return new Map(
    facts.chores
      .filter(({ isOpen, dueDate }) => isOpen && dueDate >= facts.today)
      .map((chore) => [chore.id, holderOf(chore) ?? members.get(chore.id) ?? null]),
  );
}

/**
 * Returns the first planned day of the chores that `assign` needs: the current month of weeks, or the first joining that a plan which is
 * still ahead did not know (docs/product/plan.md 'Who does a chore').
 * @param oldest the act that planned the oldest chore of the current month of weeks or later; undefined if there is none
 */
export function firstDayRead(today: Day, members: readonly MemberFacts[], oldest: Act | undefined): Day {
  const first = monthOfWeeks(addDays(today, -1));
  return members
    .filter(({ joined }) => oldest !== undefined && joined > oldest)
    .reduce((day, { joinedOn }) => (joinedOn < day ? joinedOn : day), first);
}

/**
 * Returns the Monday on which the month of weeks of a day begins. A week belongs to the calendar month of its Monday, so that no week
 * counts in two months.
 */
export function monthOfWeeks(day: Day): Day {
  const monday = weekStart(day);
  const dayOfFirstMonday = ((Number(monday.slice(8)) - 1) % 7) + 1;
  return `${monday.slice(0, 8)}${String(dayOfFirstMonday).padStart(2, '0')}`;
}

/**
 * If all members are away, the last absence that was created after the chore was planned does not count: a chore that somebody has keeps a
 * member, and a chore that is planned for such a day has none (docs/product/absences.md 'Chores of days away').
 */
function presenceOf({ members, absences }: Pick<HomeFacts, 'members' | 'absences'>): Presence {
  const inOrder = absences.toSorted((a, b) => a.made - b.made);
  const known = new Map<string, readonly string[]>();
  return ({ dueDate, made }) => {
    const key = `${dueDate} ${made}`;
    const found = known.get(key) ?? thereOn(dueDate, made, members, inOrder);
    known.set(key, found);
    return found;
  };
}

function thereOn(
  day: Day,
  made: Act,
  members: readonly MemberFacts[],
  absences: readonly SavedAbsence[],
): string[] {
  // On the day of joining a member has only what was planned with them.
  const residents = members
    .filter(({ joinedOn, joined }) => day > joinedOn || (day === joinedOn && made > joined))
    .map(({ userId }) => userId);
  const away = absences.filter(({ from, to }) => from <= day && day <= to);
  const there = () => residents.filter((id) => !away.some(({ userId }) => userId === id));
  let found = there();
  for (let last = away.pop(); found.length === 0 && last && last.made > made; last = away.pop())
    found = there();
  return found;
}

function turnsOf(chores: readonly ChoreFacts[]): Turn[] {
  const turns = new Map<string, Turn>();
  for (const chore of chores) {
    const { round, plannedOn, dueDate, made, turnOf, minutes } = chore;
    const key = `${plannedOn} ${dueDate} ${round} ${turnOf}`;
    const turn = turns.get(key);
    if (turn) {
      turn.chores.push(chore);
      turn.minutes += minutes;
      turn.made = Math.min(turn.made, made);
    } else
      turns.set(key, { round, plannedOn, dueDate, made, minutes, turnOf, holder: turnOf, chores: [chore] });
  }
  return [...turns.values()].toSorted(
    (a, b) =>
      byText(a.plannedOn, b.plannedOn) ||
      b.minutes - a.minutes ||
      byText(a.round, b.round) ||
      byText(a.turnOf, b.turnOf) ||
      byText(a.dueDate, b.dueDate),
  );
}

/**
 * Gives each newcomer one of every `part` turns of each round that were planned before they joined, from the day after joining; their own
 * turns count. Their first turns are spread over the rounds. While a newcomer is away, such a turn stays with its planned member. It
 * depends on the plan and on this member alone: another joining or leaving never changes which turns a newcomer has.
 */
function giveNewcomersTheirTurns(
  turns: readonly Turn[],
  { members, seed }: HomeFacts,
  presence: Presence,
): void {
  const ofRounds = turns.filter(({ chores }) => !chores.some(({ isOnce }) => isOnce));
  const rounds = [...Map.groupBy(ofRounds, ({ round }) => round)]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([, ofRound]) => Array.from(Map.groupBy(ofRound, ({ plannedOn }) => plannedOn)));
  for (const { userId, joinedOn, joined, part } of members.toSorted((a, b) => a.joined - b.joined)) {
    const isOlder = ({ made }: Turn) => made < joined;
    const older = rounds.filter((days) => days.some(([day, ofDay]) => day > joinedOn && ofDay.some(isOlder)));
    const first = randomBelow(part, seed, userId, 'joined');
    for (const [index, days] of older.entries()) {
      let passed = (first + Math.ceil((index * part) / older.length)) % part;
      let own = 0;
      for (const [day, ofDay] of days) {
        if (day <= joinedOn) continue;
        passed += 1;
        const isDue = own < Math.floor(passed / part) && ofDay.some(isOlder);
        if (isDue) for (const turn of ofDay) if (presence(turn).includes(userId)) turn.holder = userId;
        if (isDue || ofDay.some(({ turnOf }) => turnOf === userId)) own += 1;
      }
    }
  }
}

/** Adds up minutes of members, by a week or month. */
function counter() {
  const spans = new Map<Day, Map<string, number>>();
  const of = (span: Day, userId: string) => spans.get(span)?.get(userId) ?? 0;
  const add = (span: Day, userId: string, minutes: number) => {
    const sums = spans.get(span) ?? new Map<string, number>();
    spans.set(span, sums.set(userId, of(span, userId) + minutes));
  };
  return { of, add };
}

/** Computes each day's week or month once, since counting days takes longer than everything else. */
function onceADay(spanOf: (day: Day) => Day): (day: Day) => Day {
  const known = new Map<Day, Day>();
  return (day) => {
    const span = known.get(day) ?? spanOf(day);
    known.set(day, span);
    return span;
  };
}

/**
 * Returns who does each chore, by its id: the member whose turn it is, or a stand-in. The stand-in is the member who is there and has stood
 * in for the fewest minutes in that month of weeks; then the one with the fewest minutes of turns in that week. Turns count even if their
 * member misses them, so a member who was away owes nothing. A plan does not count what was planned after it, so a new month or template
 * moves no chore that exists.
 */
function membersOfTurns(turns: readonly Turn[], seed: string, presence: Presence): Map<string, string> {
  const [weekOf, monthOf] = [onceADay(weekStart), onceADay(monthOfWeeks)];
  const [ofMonth, ofWeek] = [counter(), counter()];
  const standInFor = (turn: Turn): string | undefined => {
    const { plannedOn, round, minutes } = turn;
    const [month, week] = [monthOf(plannedOn), weekOf(plannedOn)];
    const [standIn] = presence(turn)
      .map((userId) => ({ userId, extra: ofMonth.of(month, userId), all: ofWeek.of(week, userId) }))
      .toSorted(
        (a, b) =>
          a.extra - b.extra ||
          a.all - b.all ||
          randomBelow(1e9, seed, round, plannedOn, a.userId) -
            randomBelow(1e9, seed, round, plannedOn, b.userId),
      );
    if (!standIn) return undefined;
    ofMonth.add(month, standIn.userId, minutes);
    ofWeek.add(week, standIn.userId, minutes);
    return standIn.userId;
  };
  const found = new Map<string, string>();
  const plans = [...Map.groupBy(turns, ({ made }) => made)].toSorted(([a], [b]) => a - b);
  for (const [, plan] of plans) {
    for (const { turnOf, holder, plannedOn, minutes } of plan)
      for (const userId of new Set([turnOf, holder])) ofWeek.add(weekOf(plannedOn), userId, minutes);
    for (const turn of plan) {
      const member = presence(turn).includes(turn.holder) ? turn.holder : standInFor(turn);
      if (member !== undefined) for (const { id } of turn.chores) found.set(id, member);
    }
  }
  return found;
}

/**
 * Returns the member who took a chore over or agreed to do it (docs/product/plan.md 'Agreements'), while they are there; after a swap even
 * while they are away, until one of the two leaves. Null if nobody did.
 */
function holdersOf(
  members: readonly MemberFacts[],
  presence: Presence,
): (chore: ChoreFacts) => string | null {
  const lives = new Set(members.map(({ userId }) => userId));
  return (chore) => {
    const { claimedBy, heldBy, heldFrom, heldWhy, dueDate } = chore;
    // An agreement is newer than every joining, so it counts on the day of joining too.
    const isThere = (userId: string) =>
      presence(chore).includes(userId) || presence({ dueDate, made: Infinity }).includes(userId);
    if (claimedBy !== null && isThere(claimedBy)) return claimedBy;
    if (heldBy === null) return null;
    const holds =
      heldWhy === 'swap' ? lives.has(heldBy) && (heldFrom === null || lives.has(heldFrom)) : isThere(heldBy);
    return holds ? heldBy : null;
  };
}
