import type { Member } from '#contract/homes.ts';
import type { Balance, BalancePart } from '#domain/balance.ts';
import { balance as words } from '#words/balance.ts';

/** A row of bars and table: a member, or all former members together. */
export type BalanceRow = BalancePart & {
  key: string;
  name: string;
  /** Null for former members. */
  person: Member | null;
  waiting: number;
  daysThere: number | null;
  daysAway: number;
};

/**
 * Returns the rows in order. A member who is missing in `people`, because they have just joined or left, appears after
 * the next refetch.
 */
export function rowsOf({ members, former }: Balance, people: readonly Member[], me: string): BalanceRow[] {
  const rows = members.flatMap((member): BalanceRow[] => {
    const person = people.find(({ userId }) => userId === member.userId);
    if (!person) return [];
    return [
      { ...member, key: member.userId, person, name: member.userId === me ? words.you : person.displayName },
    ];
  });
  if (!former) return rows;
  const noPerson = { person: null, waiting: 0, daysThere: null, daysAway: 0 };
  return [...rows, { ...former, ...noPerson, key: 'former', name: words.former }];
}
