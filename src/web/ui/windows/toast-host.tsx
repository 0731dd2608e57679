import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { whenToastWaits } from '#web/ui/windows/toast.ts';
import type { ToasterWords } from '#web/ui/windows/toaster.tsx';
import { PRELOAD_DELAY_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

const Toaster = lazyPart(() => import('#web/ui/windows/toaster.tsx'), 'Toaster');

/** Mount it once at the app's root. Loads the toaster when the browser is idle, or at once for the first toast. */
export function ToastHost(words: ToasterWords) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const load = () => setWanted(true);
    const stopWaiting = whenToastWaits(load);
    const stopIdling = whenIdle([load], PRELOAD_DELAY_MS);
    return () => {
      stopWaiting();
      stopIdling();
    };
  }, []);
  return (
    wanted && (
      <Suspense>
        <Toaster {...words} />
      </Suspense>
    )
  );
}
