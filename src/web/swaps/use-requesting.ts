import { useMutation } from '@tanstack/react-query';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId } from '#web/calls/use-attempt-id.ts';

type Input = {
  choreId: string;
  targetUserId: string;
  returnChoreId?: string | undefined;
  message?: string | undefined;
};

/** Sends what the dialog asks. */
export function useRequesting(homeId: string, onSent: () => void) {
  const { idOf } = useAttemptId<Input>();
  return useMutation({
    mutationFn: (input: Input) => calls.swaps.requestSwap({ homeId, id: idOf(input), ...input }),
    // By now it has been read again: the focus goes to what the board or the dashboard shows of it.
    onSuccess: () => {
      onSent();
      showToast({ kind: 'success', text: words.sent });
    },
    onError: (error) => showToast(failureOf(error, words.failed)),
  });
}
