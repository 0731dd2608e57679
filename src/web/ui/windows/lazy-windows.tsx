import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Awaited } from '#web/ui/windows/lazy-window.tsx';
import type { Dialog } from '#web/ui/windows/dialog.tsx';
import type { Question } from '#web/ui/windows/question.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadDialog = keepLoading(() => import('#web/ui/windows/dialog.tsx'));
const loadQuestion = keepLoading(() => import('#web/ui/windows/question.tsx'));
const LoadedDialog = lazy(() => loadDialog().then((file) => ({ default: file.Dialog })));
const LoadedQuestion = lazy(() => loadQuestion().then((file) => ({ default: file.Question })));

/** Loads the windows' code before they open: for `onPointerEnter` and `onFocus` of what opens one. */
export const readWindows = {
  onPointerEnter: () => void Promise.all([loadDialog(), loadQuestion()]),
  onFocus: () => void Promise.all([loadDialog(), loadQuestion()]),
};
/** The same of a button whose window ends at the server. */
export const warmUp = { ...readWindows, sends: true };

/** From the first opening on it stays drawn, so that closing is animated. */
function useDrawn(open: boolean): boolean {
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  return drawn;
}

/** A Dialog whose code comes when it is first opened. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  return (
    useDrawn(props.open) && (
      <Suspense fallback={<Awaited />}>
        <LoadedDialog {...props} />
      </Suspense>
    )
  );
}

/** A Question whose code comes when it is first asked. */
export function LazyQuestion(props: ComponentProps<typeof Question>) {
  return (
    useDrawn(props.open) && (
      <Suspense fallback={<Awaited />}>
        <LoadedQuestion {...props} />
      </Suspense>
    )
  );
}
