import { useRouter } from '@tanstack/react-router';
import { connectionWords } from '#words/offline.ts';
import { layout } from '#words/layout.ts';
import { isOfApp, reasonOf } from '#web/calls/failure-reason.ts';
import { loadAgain } from '#web/device/language.ts';
import { NotOurs } from '#web/calls/reached.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Spinner } from '#web/ui/drawings/loading.tsx';

// These stand in the entry chunk, which every page waits for: no drawings here.

/** A screen whose code or data takes longer than 300 ms. */
export function Loading() {
  return (
    <output className="flex justify-center gap-3 p-16 text-ink2">
      <Spinner size={20} />
      {layout.loading}
    </output>
  );
}

/** A screen that could not be loaded, or failed while it was drawn: each failure names its own reason. */
export function LoadFailed({ error }: { error: unknown }) {
  const router = useRouter();
  const isBroken = isOfApp(error);
  const mustReload = isBroken || error instanceof NotOurs;
  return (
    <EmptyState
      title={isBroken ? layout.broken : layout.loadFailed}
      text={
        <>
          {isBroken ? layout.brokenAdvice : reasonOf(error)} {layout.ifItStays}
        </>
      }
    >
      <Button onClick={() => void (mustReload ? loadAgain() : router.invalidate())}>
        {mustReload ? connectionWords.reload : layout.tryAgain}
      </Button>
    </EmptyState>
  );
}
