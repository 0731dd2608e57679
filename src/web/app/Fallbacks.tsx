import { useRouter } from '@tanstack/react-router';
import { connectionWords } from '#words/offline.ts';
import { layout } from '#words/layout.ts';
import { isOfApp, reasonOf } from '#web/calls/failure-reason.ts';
import { reloadPage } from '#web/device/language.ts';
import { ProxyAnswered } from '#web/calls/connection-errors.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Spinner } from '#web/ui/drawings/loading.tsx';

// Every page waits for this entry chunk, so it contains no drawings.

/** Shows while the code or data of a screen takes longer than 300 ms. */
export function Loading() {
  return (
    <output className="flex justify-center gap-3 p-16 text-ink2">
      <Spinner size={20} />
      {layout.loading}
    </output>
  );
}

/** Shows when a screen cannot be loaded or rendered, with the reason of that failure. */
export function LoadFailed({ error }: { error: unknown }) {
  const router = useRouter();
  const isBroken = isOfApp(error);
  const mustReload = isBroken || error instanceof ProxyAnswered;
  return (
    <EmptyState
      title={isBroken ? layout.broken : layout.loadFailed}
      text={
        <>
          {isBroken ? layout.brokenAdvice : reasonOf(error)} {layout.ifItStays}
        </>
      }
    >
      <Button onClick={() => void (mustReload ? reloadPage() : router.invalidate())}>
        {mustReload ? connectionWords.reload : layout.tryAgain}
      </Button>
    </EmptyState>
  );
}
