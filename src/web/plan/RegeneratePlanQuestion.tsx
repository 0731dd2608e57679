import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { regenerating as words } from '#words/plan.ts';
import { api, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { newId } from '#web/calls/ids.ts';
import { useRestoringPlan } from '#web/plan/use-plan.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { Question } from '#web/ui/windows/question.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type Props = {
  homeId: string;
  open: boolean;
  onClose: () => void;
  /** The element that gets the focus afterwards, since the offer that asked is gone by then. */
  focusAfter: RefObject<HTMLElement | null>;
};

/**
 * Asks before regenerating and says what would be replaced (docs/product/plan.md 'Regenerate').
 * Give it a new key each time it opens, because it keeps one id per question, however often it is sent.
 */
export function RegeneratePlanQuestion({ homeId, open, onClose, focusAfter }: Props) {
  const [id, setId] = useState(newId);
  const [keepCompleted, setKeepCompleted] = useState(false);
  const count = useQuery({
    ...api.chores.countReplaced.queryOptions({ input: { homeId } }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  });
  const regenerating = useRegenerating(() => setId(newId()));
  return (
    <Question
      open={open}
      onClose={onClose}
      title={words.title}
      yes={words.yes}
      cancel={words.cancel}
      danger
      busy={count.isFetching || regenerating.isPending}
      onYes={() => regenerating.mutateAsync({ homeId, id, keepCompleted })}
      focusAfter={() => focusAfter.current}
    >
      <p aria-live="polite" className="font-semibold text-ink">
        <Amounts>{count.isFetching ? words.counting : words.loses(count.data, keepCompleted)}</Amounts>
      </p>
      <p className="font-semibold text-ink">
        <Amounts>{words.canBeUndone}</Amounts>
      </p>
      <p className="mt-2">{words.planned}</p>
      <Checkbox
        className="mt-4 text-ink"
        label={words.keepCompleted}
        checked={keepCompleted}
        onChange={setKeepCompleted}
      />
    </Question>
  );
}

function useRegenerating(onIdTaken: () => void) {
  const restoring = useRestoringPlan();
  return useMutation(
    api.chores.regenerateChoresForHome.mutationOptions({
      onSuccess: ({ planId }, { homeId }) =>
        showToast({
          kind: 'success',
          text: words.done,
          action: { label: words.undo, run: () => restoring.mutate({ homeId, planId }) },
        }),
      onError: (error) => {
        if (codeOf(error) === 'ID_TAKEN') onIdTaken();
        showToast(failureOf(error, words.failed));
      },
    }),
  );
}
