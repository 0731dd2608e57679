import { useMutation, useQuery } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { awayByDay, type Absence } from '#domain/absences.ts';
import type { Day } from '#domain/days.ts';
import { absenceCard, absenceDialog } from '#words/absences.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId } from '#web/calls/ids.ts';

export type MyAbsence = Absence & { id: string };
type Listed = { today: Day; absences: readonly MyAbsence[] };

/** The id of the page's button 'I am away'. After the screen was rotated, another button has it. */
export const ABSENCE_BUTTON = 'i-am-away';

export const absencesQuery = (homeId: string) =>
  api.absences.listAbsences.queryOptions({ input: { homeId } });

/** Returns the member's own current and future absences. */
export const myAbsences = ({ today, absences }: Listed, me: string) =>
  absences.filter(({ userId, to }) => userId === me && to >= today);

/** Returns who is away on which day (docs/product/absences.md 'Where absences show'). */
export function useAbsences(homeId: string, home: Home | undefined) {
  const { data, isLoading } = useQuery(absencesQuery(homeId));
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

type Days = { from: Day; to: Day };

export function useSavingAbsence(homeId: string, absenceId: string | undefined, onDone: () => void) {
  const { idOf, forget } = useAttemptId<Days>();
  return useMutation({
    mutationFn: (days: Days) =>
      absenceId === undefined
        ? calls.absences.createAbsence({ homeId, id: idOf(days), ...days })
        : calls.absences.changeAbsence({ homeId, absenceId, ...days }),
    onSuccess: () => {
      forget();
      onDone();
      showToast({ kind: 'success', text: absenceDialog.saved });
    },
    onError: (error) => showToast(failureOf(error, absenceDialog.saveFailed)),
  });
}

export const useDeletingAbsence = (homeId: string) =>
  useMutation({
    mutationFn: (absenceId: string) => calls.absences.deleteAbsence({ homeId, absenceId }),
    onSuccess: () => showToast({ kind: 'success', text: absenceCard.deleted }),
    onError: (error) => showToast(failureOf(error, absenceCard.deleteFailed)),
  });

export const personIn = ({ members }: Home, userId: string) =>
  members.find((member) => member.userId === userId);
