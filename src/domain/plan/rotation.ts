import { randomBelow } from '#domain/random.ts';

/**
 * Returns the member (a user id) who has a template's n-th turn: round-robin over the members sorted by id, from an offset that the seed
 * draws for that template (docs/product/plan.md 'Turns'). Over consecutive turns, two members' counts differ by at most one.
 * Throws if there are no members.
 */
export function rotationOf(
  members: readonly string[],
  seed: string,
  templateId: string,
): (turn: number) => string {
  const sorted = members.toSorted((a, b) => (a < b ? -1 : 1));
  const offset = randomBelow(sorted.length, seed, templateId, 'rotation');
  return (turn) => {
    const member = sorted[(offset + turn) % sorted.length];
    if (member === undefined) throw new Error('a rotation needs at least one member');
    return member;
  };
}
