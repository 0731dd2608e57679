import type { CameHow } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import type { DealBy } from '#domain/even-minutes.ts';

/** Who had the chore of the same template before, as it stands. */
export type ChoreBefore = {
  userId: string;
  dueDate: Day;
  /** Whose it was, where it came by a swap or an absence. */
  inPlaceOf: string | null;
};

/** What is known of how a chore came to whoever has it (docs/product/fair.md 'What is known'). */
export type WhyFacts = {
  /** Whoever has it: a user id, as all of these are. */
  userId: string;
  how: CameHow;
  /** Whose it was, and on which day it came: of all but turns, where that is still known. */
  from: string | null;
  on: Day | null;
  /** The type of the chore that was given for it in a swap. */
  gave: string | null;
  /** How its template is dealt today; null where it is gone. */
  dealBy: DealBy | null;
  /** The members in the order of the template's turns, as it is today; empty where it is gone. */
  round: readonly string[];
  /** None where it is the first. */
  before: ChoreBefore | null;
};

type Came = { from: string | null; on: Day | null };
type InRound = { round: string[]; before: ChoreBefore | null };

/** Why a chore is whose it is. A round begins with whoever is named first. */
export type WhyReason =
  /** After whoever had it before comes this person; without somebody before, they begin. */
  | ({ kind: 'turn' } & InRound)
  /** It was dealt to them, though the round of today does not say so; empty where nothing goes round today. */
  | ({ kind: 'dealt' } & InRound)
  | { kind: 'alone' | 'templateGone' | 'evening' }
  | ({ kind: 'swap'; gave: string | null } & Came)
  | ({ kind: 'leaving' | 'sharing' | 'absence' } & Came);

/**
 * Why whoever has a chore has it (docs/product/fair.md 'Why me?'): nothing is said but what the facts say. Of a turn, that it is theirs only
 * where they follow in the round of today whoever had the chore before, or in whose place that was had.
 */
export function whyOf(facts: WhyFacts): WhyReason {
  const { userId, how, on, gave, dealBy, before } = facts;
  const from = facts.from === userId ? null : facts.from;
  if (how === 'evening') return { kind: how };
  if (how === 'swap') return { kind: how, from, on, gave };
  if (how !== 'turn') return { kind: how, from, on };
  const round = [...new Set(facts.round)];
  if (dealBy === null) return { kind: 'templateGone' };
  if (round.length === 1 && round[0] === userId) return { kind: 'alone' };
  if (dealBy === 'even_minutes') return { kind: 'dealt', round: [], before };
  const own = beginningWith(userId, round);
  const previous = own.at(-1);
  if (own[0] !== userId || previous === undefined) return { kind: 'dealt', round, before };
  if (before === null) return { kind: 'turn', round: own, before };
  const isTurn = [before.inPlaceOf, before.userId].includes(previous);
  return isTurn
    ? { kind: 'turn', round: beginningWith(previous, round), before }
    : { kind: 'dealt', round: own, before };
}

function beginningWith(member: string, round: readonly string[]): string[] {
  const at = Math.max(0, round.indexOf(member));
  return [...round.slice(at), ...round.slice(0, at)];
}
