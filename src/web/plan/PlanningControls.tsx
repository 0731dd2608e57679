import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { RefreshCw } from 'lucide-react';
import type { Home } from '#contract/homes.ts';
import { planning as words } from '#words/plan.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';

export const LazyRegenerateQuestion = lazyWindow(
  () => import('#web/plan/RegeneratePlanQuestion.tsx'),
  'RegeneratePlanQuestion',
);

type Planning = ReturnType<typeof usePlanning>;

/** 'Include Weekends', and Regenerate with its question. */
export function usePlanning(home: Home | undefined) {
  const weekends = useWeekends(home);
  return { ...weekends, question: useOpening() };
}

/** Kept at once; a refused change falls back by itself. */
function useWeekends(home: Home | undefined) {
  const queries = useQueryClient();
  const kept = home?.settings.includeWeekends ?? false;
  // What was clicked last, until the home says so too: a mutation tells its state a moment later, and the tick would jump back first.
  const [sent, setSent] = useState<boolean>();
  const saving = useMutation(
    api.homes.updateHomeSettings.mutationOptions({
      // One after the other: the last click is the one that stays.
      scope: { id: 'weekends' },
      onSuccess: (settings, { homeId }) => {
        const queryKey = api.homes.getHome.queryKey({ input: { homeId } });
        queries.setQueryData(queryKey, (now) => now && { ...now, settings });
      },
      onError: (error) => {
        setSent(undefined);
        showToast(failureOf(error, words.weekendsFailed));
      },
    }),
  );
  if (sent === kept && !saving.isPending) setSent(undefined);
  const include = (includeWeekends: boolean) => {
    if (!home) return;
    setSent(includeWeekends);
    saving.mutate({ homeId: home.id, settings: { includeWeekends } });
  };
  return { includeWeekends: sent ?? kept, include, isKnown: home !== undefined };
}

type ControlsProps = { planning: Planning; button: RefObject<HTMLButtonElement | null> };

/**
 * 'Include Weekends' and 'Regenerate' (docs/product/board.md 'The week'), every member's.
 */
export const PlanningControls = ({ planning, button }: ControlsProps) => (
  <>
    <Checkbox
      sends
      label={words.includeWeekends}
      checked={planning.includeWeekends}
      // A click before the home is there would be lost.
      disabled={!planning.isKnown}
      onChange={planning.include}
    />
    <Button
      ref={button}
      variant="outline"
      size="small"
      icon={<RefreshCw size={16} aria-hidden />}
      {...LazyRegenerateQuestion.warmUp}
      onClick={() => planning.question.open()}
    >
      {words.regenerate}
    </Button>
  </>
);
