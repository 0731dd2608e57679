export type ToastMessage = {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** The reason, on a line of its own. */
  reason?: string | undefined;
  /** How long it shows; 4 by default. */
  seconds?: number | undefined;
  /**
   * One button, such as Undo. It also closes the toast, and is disabled while the server is not reached, unless
   * `worksOffline`: then the action is stored until it is.
   */
  action?: { label: string; run: () => void; worksOffline?: boolean } | undefined;
};

type Receive = (message: ToastMessage) => void;

let receive: Receive | undefined;
let wake: (() => void) | undefined;
const waiting: ToastMessage[] = [];

/** Shows a toast, from any code. Before the host has loaded, the toast waits and makes the host load at once. */
export function showToast(message: ToastMessage): void {
  if (receive) return receive(message);
  waiting.push(message);
  wake?.();
}

/** For the host: receives all waiting and later toasts. Returns a function that stops. */
export function receiveToasts(next: Receive): () => void {
  receive = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (receive === next) receive = undefined;
  };
}

/** For the host's loader: calls back once a toast waits. Returns a function that stops. */
export function whenToastWaits(load: () => void): () => void {
  if (waiting.length > 0) load();
  wake = load;
  return () => {
    wake = undefined;
  };
}
