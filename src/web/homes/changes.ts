import { failureOf } from '#web/calls/failure-reason.ts';
import { isNotProved } from '#web/app/proving.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** For `onError`: the server's reason in a toast, or the action's fallback (docs/product/everywhere.md 'What is said of a failure'). */
export const sayWhy = (fallback: string) => (error: unknown) => {
  if (!isNotProved(error)) showToast(failureOf(error, fallback));
};
