/** A chore that changed hands: user ids, null if all members are away. */
export type Move = { choreId: string; from: string | null; to: string | null };

/**
 * Returns which chores change hands.
 * @param before the member of each open chore, by its id
 * @param after the same, as `assign` returns it
 */
export const movesBetween = (
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): Move[] =>
  [...after].flatMap(([choreId, to]) => {
    const from = before.get(choreId) ?? null;
    return from === to ? [] : [{ choreId, from, to }];
  });

/** How many chores a member gains and loses. */
export type Balance = { gained: number; lost: number };

/** Counts what each member (by user id) gains and loses (docs/product/notifications.md 'Chores that change hands'). */
export function balancesOf(moves: readonly Move[]): Map<string, Balance> {
  const balances = new Map<string, Balance>();
  const add = (userId: string | null, gained: number, lost: number) => {
    if (userId === null) return;
    const had = balances.get(userId) ?? { gained: 0, lost: 0 };
    balances.set(userId, { gained: had.gained + gained, lost: had.lost + lost });
  };
  for (const { from, to } of moves) {
    add(to, 1, 0);
    add(from, 0, 1);
  }
  return balances;
}
