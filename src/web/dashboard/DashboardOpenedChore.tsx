import { useQuery } from '@tanstack/react-query';
import { weekStart } from '#domain/days.ts';
import { OpenedChore, type OpenedChoreProps } from '#web/chores/OpenedChore.tsx';
import { windowQuery } from '#web/chores/use-week.ts';
import { useAbsences } from '#web/absences/use-absences.ts';

type Props = Omit<OpenedChoreProps, 'week' | 'hasHistoryEntry'> & {
  week: Omit<OpenedChoreProps['week'], 'known' | 'awayOn'>;
};

/**
 * Shows a chore of the dashboard over it, as the board does. It opens at once; the days to which it may move follow,
 * because only the board's weeks know them. Load it lazily.
 */
export function DashboardOpenedChore({ week, choreId, ...props }: Props) {
  const { homeId } = props;
  const { home, today } = week;
  const { awayOn, isPending } = useAbsences(homeId, home);
  const opened = [...week.chores, ...(week.late?.chores ?? [])].find(({ id }) => id === choreId);
  const around = useQuery(windowQuery(homeId, weekStart(opened?.dueDate ?? today)));
  const isLoading = isPending || around.isPending;
  const known = isLoading ? undefined : (around.data?.chores ?? []);
  return (
    <OpenedChore week={{ ...week, known, awayOn }} choreId={choreId} hasHistoryEntry={false} {...props} />
  );
}
