import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { ownRequest } from '#words/payment-requester.ts';
import { calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { isNotProved } from '#web/app/proving.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** One thing that a member does to a request, or to a share of it: it waits for the server, since others hear of it. */
export function useAct<Input, Answer>(act: {
  send: (input: Input) => Promise<Answer>;
  /** Puts the answer where it shows. */
  show?: (queries: QueryClient, answer: Answer, input: Input) => void;
  /** Runs as soon as the server has answered, before anything is read again: the pressed button may go with what it did. */
  before?: (input: Input) => void;
  done: (answer: Answer, input: Input) => string;
  /** It was answered, but came to nothing. */
  isInVain?: (answer: Answer) => boolean;
  failed: (input: Input) => string;
}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const answer = await act.send(input);
      act.before?.(input);
      act.show?.(queries, answer, input);
      return answer;
    },
    onSuccess: (answer, input) => {
      showToast({ kind: act.isInVain?.(answer) ? 'info' : 'success', text: act.done(answer, input) });
    },
    onError: (error, input) => {
      if (!isNotProved(error)) showToast(failureOf(error, act.failed(input)));
    },
  });
}

export type Payment = Pick<PaymentRequest, 'id' | 'homeId'>;

export const one = ({ homeId, id }: Payment) => ({ homeId, paymentId: id });

export const useReminding = () =>
  useAct({
    send: (payment: Payment) => calls.payments.sendReminders(one(payment)),
    done: ({ sent, none }) => (none ? ownRequest.nobodyReminded[none] : ownRequest.reminded(sent)),
    isInVain: ({ none }) => none !== null,
    failed: () => ownRequest.remindFailed,
  });
