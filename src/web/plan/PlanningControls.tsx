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

export type Planning = ReturnType<typeof usePlanning>;

/** State of 'Include Weekends' and of Regenerate with its question. */
export function usePlanning(home: Home | undefined) {
  const weekends = useWeekends(home);
  return { ...weekends, question: useOpening() };
}

/** Saves at once; a refused change disappears by itself. */
function useWeekends(home: Home | undefined) {
  const queries = useQueryClient();
  const saved = home?.settings.includeWeekends ?? false;
  // The last click, until the home's data says the same: the mutation's state follows a moment later, and the tick
  // would jump back in between.
  const [lastClick, setLastClick] = useState<boolean>();
  const saving = useMutation(
    api.homes.updateHomeSettings.mutationOptions({
      // In order, so that the last click wins.
      scope: { id: 'weekends' },
      onSuccess: (settings, { homeId }) => {
        const queryKey = api.homes.getHome.queryKey({ input: { homeId } });
        queries.setQueryData(queryKey, (now) => now && { ...now, settings });
      },
      onError: (error) => {
        setLastClick(undefined);
        showToast(failureOf(error, words.weekendsFailed));
      },
    }),
  );
  if (lastClick === saved && !saving.isPending) setLastClick(undefined);
  const include = (includeWeekends: boolean) => {
    if (!home) return;
    setLastClick(includeWeekends);
    saving.mutate({ homeId: home.id, settings: { includeWeekends } });
  };
  return { includeWeekends: lastClick ?? saved, include, isKnown: home !== undefined };
}

type ControlsProps = { planning: Planning; button: RefObject<HTMLButtonElement | null> };

/**
 * 'Include Weekends' and 'Regenerate', for every member (docs/product/board.md 'The week').
 */
export const PlanningControls = ({ planning, button }: ControlsProps) => (
  <>
    <Checkbox
      sends
      label={words.includeWeekends}
      checked={planning.includeWeekends}
      // Before the home has loaded, a click would be lost.
      disabled={!planning.isKnown}
      onChange={planning.include}
    />
    <Button
      ref={button}
      variant="outline"
      size="small"
      icon={<RefreshCw size={16} aria-hidden />}
      {...LazyRegenerateQuestion.preloadProps}
      onClick={() => planning.question.open()}
    >
      {words.regenerate}
    </Button>
  </>
);
