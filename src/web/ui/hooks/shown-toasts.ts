import { useSyncExternalStore } from 'react';

let shown: readonly string[] = [];
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by the toaster with the texts of the visible toasts. */
export function setShownToasts(texts: readonly string[]): void {
  shown = texts;
  for (const listener of listeners) listener();
}

/** Returns whether a toast shows this text. If so, the same text under a field stays hidden, so that it is not read twice. */
export const useIsInToast = (text: string | undefined): boolean =>
  useSyncExternalStore(listen, () => text !== undefined && shown.includes(text));
