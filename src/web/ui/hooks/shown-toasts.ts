import { useSyncExternalStore } from 'react';

let shown: readonly string[] = [];
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For the toaster: the texts that stand in its toasts now. */
export function setShownToasts(texts: readonly string[]): void {
  shown = texts;
  for (const listener of listeners) listener();
}

/** Whether a toast says this now: what stands under a field waits until it has gone, so that nothing is read twice. */
export const useIsInToast = (text: string | undefined): boolean =>
  useSyncExternalStore(listen, () => text !== undefined && shown.includes(text));
