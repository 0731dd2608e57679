import { useRef } from 'react';
import type { RepeatingRequest } from '#contract/repeating.ts';
import { repeating as words } from '#words/repeating.ts';
import { useStopping } from '#web/money/use-repeating.ts';
import { LazyQuestion } from '#web/ui/windows/lazy-windows.tsx';

type StopQuestionProps = {
  homeId: string;
  series: RepeatingRequest;
  open: boolean;
  onClose: () => void;
};

/** Asked before it ends. It stays where its row goes with the answer. */
export function StopQuestion({ homeId, series, open, onClose }: StopQuestionProps) {
  const isDone = useRef(false);
  const stopping = useStopping(homeId, () => {
    isDone.current = true;
    onClose();
  });
  return (
    <LazyQuestion
      open={open}
      onClose={onClose}
      title={words.stopTitle(series.title)}
      yes={words.stopYes}
      cancel={words.cancel}
      danger
      busy={stopping.isPending}
      focusAfter={() =>
        isDone.current ? document.querySelector<HTMLElement>('[data-region=repeating] button') : true
      }
      onYes={() => {
        isDone.current = false;
        stopping.mutate(series, { onError: onClose });
      }}
    >
      {words.stopText}
    </LazyQuestion>
  );
}
