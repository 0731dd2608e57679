export type ToastMessage = {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Why, in a line of its own. */
  reason?: string | undefined;
  /** How long it stands, 4 without it. */
  seconds?: number | undefined;
  /** One button in it: Undo. It closes the toast too, and is off while the server is not reached, but for what is kept until it is. */
  action?: { label: string; run: () => void; isKept?: boolean } | undefined;
};

type Receive = (message: ToastMessage) => void;

let receive: Receive | undefined;
let wake: (() => void) | undefined;
const waiting: ToastMessage[] = [];

/** Shows a toast from anywhere. Before the host has loaded it waits, and makes the host load at once. */
export function showToast(message: ToastMessage): void {
  if (receive) return receive(message);
  waiting.push(message);
  wake?.();
}

/** For the host: hands over what has waited and everything after it. Returns how to stop. */
export function receiveToasts(next: Receive): () => void {
  receive = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (receive === next) receive = undefined;
  };
}

/** For the host's loader: calls back once a toast waits. Returns how to stop. */
export function whenToastWaits(load: () => void): () => void {
  if (waiting.length > 0) load();
  wake = load;
  return () => {
    wake = undefined;
  };
}
