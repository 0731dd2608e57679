import type { Day } from '#domain/days.ts';
import type { DealBy, PlannedBy } from '#domain/plan/even-minutes.ts';
import type { Act, HeldWhy, MemberFacts } from '#domain/plan/facts.ts';

/** The facts that decide who does one chore; user ids (docs/product/plan.md 'Who does a chore'). */
export type WhyFacts = {
  /** The member who does it. */
  userId: string;
  dueDate: Day;
  turnOf: string;
  /** The act that planned it. */
  made: Act;
  /** The rule that decided whose turn it is when it was planned. */
  plannedBy: PlannedBy;
  heldBy: string | null;
  heldWhy: HeldWhy | null;
  /** After a swap: who gave it away, on which day, and the type of the chore that they got in return. */
  heldFrom: string | null;
  swappedOn: Day | null;
  gave: string | null;
  /** The member who took it over with 'I’ll do it', and whose it was before. */
  claimedBy: string | null;
  claimedFrom: string | null;
  /** The members of the home. */
  members: readonly MemberFacts[];
  /** The members who are away on its day. */
  away: readonly string[];
};

/** Why a member does a chore (docs/product/fair.md 'Why me?'). */
export type WhyReason =
  | { kind: 'alone' }
  /** It is their turn, by the round or by even minutes. */
  | { kind: 'turn'; plannedBy: DealBy }
  /** It comes once, and they were chosen for it. */
  | { kind: 'once' }
  | { kind: 'swap'; from: string | null; on: Day | null; gave: string | null }
  /** They took it over from a housemate. */
  | { kind: 'claim'; from: string | null }
  /** They moved it to another day. */
  | { kind: 'move' }
  /** They do it for the member whose turn it is. */
  | { kind: 'left' | 'away'; from: string }
  /** They joined after it was planned, and one of every `part` turns is theirs. */
  | { kind: 'joined'; part: number; since: Day };

/** Returns why a member does a chore, from the same facts as `assign`. */
export function whyOf(facts: WhyFacts): WhyReason {
  const {
    userId,
    dueDate,
    made,
    turnOf,
    plannedBy,
    heldBy,
    heldWhy,
    heldFrom,
    swappedOn,
    gave,
    claimedBy,
    claimedFrom,
    members,
    away,
  } = facts;
  const find = (id: string) => members.find((member) => member.userId === id);
  if (claimedBy === userId) return { kind: 'claim', from: claimedFrom };
  // A swap ends when one of the two leaves. The chore may have come to the same member again since.
  if (heldBy === userId && heldWhy === 'swap' && (heldFrom === null || find(heldFrom)))
    return { kind: 'swap', from: heldFrom, on: swappedOn, gave };
  const me = find(userId);
  if (me && members.length === 1) return { kind: 'alone' };
  if (heldBy === userId && heldWhy === 'move') return { kind: heldWhy };
  if (turnOf === userId) return plannedBy === 'once' ? { kind: 'once' } : { kind: 'turn', plannedBy };
  // On the day of joining, or coming back, a member has only what was planned with them.
  const theirs = find(turnOf);
  const isHere =
    theirs !== undefined &&
    (theirs.joinedOn < dueDate || (theirs.joinedOn === dueDate && made > theirs.joined));
  if (isHere && away.includes(turnOf)) return { kind: 'away', from: turnOf };
  if (isHere && me) return { kind: 'joined', part: me.part, since: me.joinedOn };
  return { kind: 'left', from: turnOf };
}
