import { useQuery } from '@tanstack/react-query';
import { awayByDay } from '#domain/absences.ts';
import type { Day } from '#domain/days.ts';
import type { Home } from '#contract/homes.ts';
import { api } from '#web/calls/api.ts';

/** Who is away on which day, for what shows it beside chores (docs/product/away.md 'On the board'). */
export function useAwayDays(homeId: string, home: Home | undefined) {
  const { data, isLoading } = useQuery(api.absences.listAbsences.queryOptions({ input: { homeId } }));
  const awayOn = awayByDay(data?.absences ?? []);
  return {
    isPending: isLoading,
    awayOn,
    peopleAwayOn: (day: Day) => {
      const away = awayOn(day);
      return away.size === 0 ? [] : (home?.members ?? []).filter(({ userId }) => away.has(userId));
    },
  };
}
