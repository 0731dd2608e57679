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
