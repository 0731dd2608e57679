import type { Member } from '#contract/homes.ts';
import type { Balance, BalancePart } from '#domain/balance.ts';
import { balance as words } from '#words/balance.ts';

/** A line of bars and table: somebody who lives there, or all together who did before. */
export type BalanceRow = BalancePart & {
  key: string;
  name: string;
  /** None where it is of several. */
  person: Member | null;
  waiting: number;
  daysThere: number | null;
  daysAway: number;
};

/** The lines in their order. Who is not among the home's members yet, or any more, comes with the next reading. */
export function rowsOf({ members, former }: Balance, people: readonly Member[], me: string): BalanceRow[] {
  const rows = members.flatMap((own): BalanceRow[] => {
    const person = people.find(({ userId }) => userId === own.userId);
    if (!person) return [];
    return [{ ...own, key: own.userId, person, name: own.userId === me ? words.you : person.displayName }];
  });
  if (!former) return rows;
  const nobody = { person: null, waiting: 0, daysThere: null, daysAway: 0 };
  return [...rows, { ...former, ...nobody, key: 'former', name: words.former }];
}
