import { randomBelow } from '#domain/random.ts';

const inOrder = (members: readonly string[]) => members.toSorted((a, b) => (a < b ? -1 : 1));

/**
 * Who takes a template's n-th turn: round-robin over the members sorted by id, starting at an offset that the seed draws for that template
 * (docs/product/plan.md 'Turns go round'). Turns that follow each other differ by at most one between any two members. Throws where there
 * are no members.
 */
export function rotationOf(
  members: readonly string[],
  seed: string,
  templateId: string,
): (turn: number) => string {
  const sorted = inOrder(members);
  const offset = randomBelow(sorted.length, seed, templateId, 'rotation');
  return (turn) => {
    const member = sorted[(offset + turn) % sorted.length];
    if (member === undefined) throw new Error('a rotation needs at least one member');
    return member;
  };
}

/** Whose a turn is, and in whose place it is taken: of somebody who is away that day. */
export type TurnTaken = { assignedTo: string; inPlaceOf?: string };

/**
 * Who takes a template's n-th turn on a day on which these people are away (docs/product/away.md 'Whose turn is missed'). Whoever is there
 * keeps their turns. The missed ones are counted through and go round those who are there, from a place that the seed draws for the
 * template, so that neither the next in the round nor one person has them all. Undefined where nobody is there. Throws where there are no
 * members.
 */
export function turnsAmongPresent(
  members: readonly string[],
  seed: string,
  templateId: string,
): (turn: number, away: ReadonlySet<string>) => TurnTaken | undefined {
  const sorted = inOrder(members);
  const memberAt = rotationOf(members, seed, templateId);
  return (turn, away) => {
    const inPlaceOf = memberAt(turn);
    if (!away.has(inPlaceOf)) return { assignedTo: inPlaceOf };
    const present = sorted.filter((member) => !away.has(member));
    if (present.length === 0) return undefined;
    const missing = sorted.filter((member) => away.has(member));
    const offset = randomBelow(sorted.length, seed, templateId, 'rotation');
    const missedBefore =
      Math.floor((offset + turn) / sorted.length) * missing.length + missing.indexOf(inPlaceOf);
    const first = randomBelow(present.length, seed, templateId, 'absence');
    const assignedTo = present[(first + missedBefore) % present.length];
    return assignedTo === undefined ? undefined : { assignedTo, inPlaceOf };
  };
}

/** These people in the order of a round, beginning after a person who need not be one of them. */
export function roundAfter(people: readonly string[], person: string): string[] {
  const sorted = inOrder(people);
  return [...sorted.filter((one) => one > person), ...sorted.filter((one) => one <= person)];
}

/** Whose turn follows a member's in the same round; undefined after somebody who is no member. */
export function nextInRound(members: readonly string[], member: string): string | undefined {
  const sorted = inOrder(members);
  const index = sorted.indexOf(member);
  return index === -1 ? undefined : sorted[(index + 1) % sorted.length];
}

/** The same round from a member on: who they are at 0, whose turn follows theirs at 1. From the first by id where they are no member. */
export function roundFrom(members: readonly string[], member: string): (later: number) => string {
  const sorted = inOrder(members);
  const start = Math.max(sorted.indexOf(member), 0);
  return (later) => sorted[(start + later) % sorted.length] ?? member;
}
