import { useRouter } from '@tanstack/react-router';
import { layout } from '#words/layout.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// These stand in the entry chunk, which every page waits for: no drawings here.

/** A screen whose code or data takes longer than 300 ms. */
export function Loading() {
  return (
    <output className="flex justify-center gap-3 p-16 text-ink2">
      <Spinner size={20} /> {layout.loading}
    </output>
  );
}

/** A screen that could not be loaded or failed while it was drawn. */
export function LoadFailed() {
  const router = useRouter();
  return (
    <EmptyState title={layout.loadFailed} text={layout.loadFailedAdvice}>
      <Button onClick={() => void router.invalidate()}>{layout.tryAgain}</Button>
    </EmptyState>
  );
}
