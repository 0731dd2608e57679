import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RepeatingRequest } from '#contract/repeating.ts';
import { repeating as words } from '#words/repeating.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { readPaymentsAgain } from '#web/money/cached-payments.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type Change = (series: RepeatingRequest[]) => RepeatingRequest[];

const changeList = (queries: QueryClient, homeId: string, change: Change) =>
  queries.setQueryData(
    api.repeating.listRepeating.queryKey({ input: { homeId } }),
    (list: { series: RepeatingRequest[] } | undefined) => list && { series: change(list.series) },
  );

/** What is done to one of them: it waits for the server, since others see on their cards that it repeats. */
function useAct<Input, Answer>(
  homeId: string,
  act: {
    send: (input: Input) => Promise<Answer>;
    show: (answer: Answer, input: Input) => Change;
    /** Before anything of it shows. */
    before?: () => void;
    done: (answer: Answer, input: Input) => string;
    failed: (input: Input) => string;
  },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act.send,
    onSuccess: (answer, input) => {
      act.before?.();
      changeList(queries, homeId, act.show(answer, input));
      showToast({ kind: 'success', text: act.done(answer, input) });
    },
    onError: (error, input) => showToast(failureOf(error, act.failed(input))),
    onSettled: () => readPaymentsAgain(queries),
  });
}

const replaced =
  (changed: RepeatingRequest): Change =>
  (list) =>
    list.map((each) => (each.id === changed.id ? changed : each));

/** Pauses what is asked for, and resumes what is paused. */
export const usePausing = (homeId: string) =>
  useAct(homeId, {
    send: ({ id, paused }: RepeatingRequest) =>
      calls.repeating[paused ? 'resumeRepeating' : 'pauseRepeating']({ homeId, seriesId: id }),
    show: replaced,
    done: ({ paused, nextOn }) => (paused ? words.pauseDone : words.resumeDone(nextOn)),
    failed: ({ paused }) => (paused ? words.resumeFailed : words.pauseFailed),
  });

export const useStopping = (homeId: string, before: () => void) =>
  useAct(homeId, {
    before,
    send: ({ id }: RepeatingRequest) => calls.repeating.stopRepeating({ homeId, seriesId: id }),
    show:
      (_answer, { id }) =>
      (list) =>
        list.filter((each) => each.id !== id),
    done: () => words.stopDone,
    failed: () => words.stopFailed,
  });

type NewAmounts = { totalAmount: number } | { amounts: { userId: string; amount: number }[] };

export const useChangingAmount = (homeId: string, before: () => void) =>
  useAct(homeId, {
    before,
    send: ({ id, ...amounts }: NewAmounts & { id: string }) =>
      calls.repeating.changeRepeatingAmount({ homeId, seriesId: id, ...amounts }),
    show: replaced,
    done: () => words.changeDone,
    failed: () => words.changeFailed,
  });
