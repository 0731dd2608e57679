import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from '#web/ui/windows/toast.ts';
import type { Toaster as ToasterComponent, ToasterWords } from '#web/ui/windows/toaster.tsx';
import { LATER_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

const RETRY_MS = 3000;

/** Tried until it comes: without the network the page must not fall over its toasts. */
async function loadToaster(): Promise<{ default: typeof ToasterComponent }> {
  try {
    const { Toaster: loaded } = await import('#web/ui/windows/toaster.tsx');
    return { default: loaded };
  } catch {
    await new Promise((done) => {
      setTimeout(done, RETRY_MS);
    });
    return loadToaster();
  }
}
const Toaster = lazy(loadToaster);

/** Stands once at the app's root. Loads the toaster when the page is idle, or at once for the first toast. */
export function ToastHost(words: ToasterWords) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const load = () => setWanted(true);
    const stopWaiting = whenToastWaits(load);
    const stopIdling = whenIdle([load], LATER_MS);
    return () => {
      stopWaiting();
      stopIdling();
    };
  }, []);
  return wanted && <Suspense>{<Toaster {...words} />}</Suspense>;
}
