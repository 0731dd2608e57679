import type { RepeatingRequest } from '#contract/repeating.ts';
import { repeating as words } from '#words/repeating.ts';
import { calls } from '#web/calls/api.ts';
import { useAct } from '#web/money/use-act.ts';

/** Pauses what is asked for, and resumes what is paused. */
export const usePausing = (homeId: string) =>
  useAct({
    send: ({ id, paused }: RepeatingRequest) =>
      calls.repeating[paused ? 'resumeRepeating' : 'pauseRepeating']({ homeId, seriesId: id }),
    done: ({ paused, nextOn }) => (paused ? words.pauseDone : words.resumeDone(nextOn)),
    failed: ({ paused }) => (paused ? words.resumeFailed : words.pauseFailed),
  });

export const useStopping = (homeId: string, before: () => void) =>
  useAct({
    before,
    send: ({ id }: RepeatingRequest) => calls.repeating.stopRepeating({ homeId, seriesId: id }),
    done: () => words.stopDone,
    failed: () => words.stopFailed,
  });

type NewAmounts = { totalAmount: number } | { amounts: { userId: string; amount: number }[] };

export const useChangingAmount = (homeId: string, before: () => void) =>
  useAct({
    before,
    send: ({ id, ...amounts }: NewAmounts & { id: string }) =>
      calls.repeating.changeRepeatingAmount({ homeId, seriesId: id, ...amounts }),
    done: () => words.changeDone,
    failed: () => words.changeFailed,
  });
