import { useMutation } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentForm as words } from '#words/payments.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import type { Asking } from '#web/money/payment-form-values.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId, type LastAttempt } from '#web/calls/use-attempt-id.ts';

/** Whoever is not in the home any more has nobody to ask. */
const toastOf = (error: unknown) =>
  codeOf(error) === 'FORBIDDEN'
    ? ({ kind: 'error', text: words.noUser } as const)
    : failureOf(error, words.failed);

/** Asks housemates for their shares. `onAsked` once the server has it. */
export function useAsking(
  homeId: string,
  lastAttempt: LastAttempt,
  onAsked: (payment: PaymentRequest) => void,
) {
  const { idOf } = useAttemptId<Asking>(lastAttempt);
  return useMutation({
    mutationFn: (input: Asking) => calls.payments.createPaymentRequest({ homeId, id: idOf(input), ...input }),
    onSuccess: (payment) => {
      onAsked(payment);
      showToast({ kind: 'success', text: words.created });
    },
    onError: (error) => showToast(toastOf(error)),
  });
}
