import { lazy, useState } from 'react';
import type { ChoreToSwap } from '#web/swaps/SwapDialog.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadDialog = keepLoading(() => import('#web/swaps/SwapDialog.tsx'));
export const LazySwapDialog = lazy(() => loadDialog().then((file) => ({ default: file.SwapDialog })));

/** Loads the dialog's code before it opens; what fails is read again when it does. */
export const warmUpSwapDialog = () => void loadDialog().catch(() => {});

type Asked = {
  /** As it was when the dialog opened: the board may show another week by the time it is sent. */
  chore: ChoreToSwap;
  opening: number;
  open: boolean;
};

/** For which chore the dialog asks. It stays drawn after closing, so that closing is animated; each opening is a new form. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    ask: (chore: ChoreToSwap) =>
      setAsked((before) => ({ chore, opening: (before?.opening ?? 0) + 1, open: true })),
    close: () => setAsked((before) => before && { ...before, open: false }),
  };
}
