import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import type { Absence } from '#domain/absences.ts';
import type { Day } from '#domain/days.ts';
import { awayCard, awayDialog } from '#words/away.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId } from '#web/calls/use-attempt-id.ts';

type Listed = { today: Day; absences: readonly (Absence & { id: string })[] };

export const absencesQuery = (homeId: string) =>
  api.absences.listAbsences.queryOptions({ input: { homeId } });

/** Somebody's own that are not over. */
export const ownComing = ({ today, absences }: Listed, me: string) =>
  absences.filter(({ userId, to }) => userId === me && to >= today);

const readAgain = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: api.absences.key() }),
    queries.invalidateQueries({ queryKey: api.chores.key() }),
    queries.invalidateQueries({ queryKey: api.dashboard.key() }),
    queries.invalidateQueries({ queryKey: api.plans.key() }),
  ]);

type Days = { from: Day; to: Day };

/** Saves days away, new ones or others of one that is there. */
export function useSavingDays(homeId: string, absenceId: string | undefined, onDone: () => void) {
  const queries = useQueryClient();
  const { idOf, forget } = useAttemptId<Days>();
  return useMutation({
    mutationFn: (days: Days) =>
      absenceId === undefined
        ? calls.absences.createAbsence({ homeId, id: idOf(days), ...days })
        : calls.absences.changeAbsence({ homeId, absenceId, ...days }),
    onSuccess: async () => {
      forget();
      await readAgain(queries);
      onDone();
      showToast({ kind: 'success', text: awayDialog.saved });
    },
    onError: (error) => showToast(failureOf(error, awayDialog.saveFailed)),
  });
}

export function useDeletingDays(homeId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (absenceId: string) => calls.absences.deleteAbsence({ homeId, absenceId }),
    onSuccess: async () => {
      onDone();
      await readAgain(queries);
      showToast({ kind: 'success', text: awayCard.deleted });
    },
    onError: (error) => showToast(failureOf(error, awayCard.deleteFailed)),
  });
}

/** Somebody of the home, as they are shown. */
export const personIn = ({ members }: Home, userId: string) =>
  members.find((member) => member.userId === userId);
