import { createContext, use, useSyncExternalStore } from 'react';

/**
 * reconnecting: a short gap. offline: the server is not reached, whatever the browser reports
 * (docs/product/everywhere.md 'When the connection is lost').
 */
type Connection = 'connected' | 'reconnecting' | 'offline';

type Shown = {
  connection: Connection;
  lostAt: Date | undefined;
  /** The user opened something whose code has not loaded yet. */
  isAwaited: boolean;
  /** Some code cannot be loaded. */
  isMissing: boolean;
};

/** Signals about the server: the stream of live notes, and answers that say it is catching up. */
export const signals = { isStreaming: true, hasStreamed: false, isCatchingUp: false };
let shown: Shown = { connection: 'connected', lostAt: undefined, isAwaited: false, isMissing: false };
const listeners = new Set<() => void>();
let interpret = () => {};

/** Sets the function that interprets these signals (offline/connection-monitor.ts). */
export function onSignals(next: () => void): void {
  interpret = next;
  interpret();
}

export function setConnection(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

/** Reports whether the stream of live notes is open; also true if the page does not listen to it. */
export function reportStream(there: boolean): void {
  signals.hasStreamed = there;
  // Each failed attempt to reopen the stream reports again.
  if (there === signals.isStreaming) return;
  signals.isStreaming = there;
  interpret();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

let awaited = 0;
function countAwaited(change: number) {
  awaited += change;
  setConnection({ isAwaited: awaited > 0 });
}

/** Reports that the user opened a part whose code has not loaded yet. Returns a function that reports that it has. */
export function awaitPart(): () => void {
  countAwaited(1);
  return () => countAwaited(-1);
}

let missing = 0;
addEventListener('parts-missing', (event) => {
  missing += (event as CustomEvent<number>).detail;
  setConnection({ isMissing: missing > 0 });
});

addEventListener('catching-up', (event) => {
  signals.isCatchingUp = (event as CustomEvent<boolean>).detail;
  interpret();
});

/** Returns the connection's state, and when it was lost: what is on screen was true until then. */
export const useConnection = () => useSyncExternalStore(subscribe, () => shown);

/**
 * The texts to show while the server is not reached: for a part that could not be loaded, and for an action. Empty
 * outside the frame.
 */
export const OfflineText = createContext({ part: '', act: '' });

/** Returns why the page's queries failed, if all failed for the same reason. Undefined outside the frame. */
export const FailureReason = createContext<() => string | undefined>(() => undefined);

/** Returns the connection's state, for code outside components. */
export const currentConnection = (): Connection => shown.connection;
export const isOffline = () => shown.connection === 'offline';

/** Calls back whenever the connection changes. Returns a function that stops. */
export const watchConnection = subscribe;

/** Returns why actions that need the server are unavailable; undefined while it is reached. */
export function useOffline(): string | undefined {
  const { act } = use(OfflineText);
  const is = useSyncExternalStore(subscribe, isOffline);
  return is && act !== '' ? act : undefined;
}

/**
 * Returns props for a plain button that calls the server: while the server is not reached, the button is disabled and
 * says why.
 */
export function useServerButton(act: () => void) {
  const off = useOffline();
  return off === undefined ? { onClick: act } : { 'aria-disabled': true, title: off };
}

/** Returns the same props for a field that saves on each change. */
export function useServerField(sends: boolean | undefined, disabled: boolean | undefined) {
  const off = useOffline();
  return sends && off !== undefined ? { disabled: true, title: off } : { disabled };
}

/**
 * Returns what to show for a part that could not be loaded: its own text and the reason, or that there is no
 * connection. Pages that work signed out have no text for the latter and show the former.
 */
export function useFailureText(text: string): { text: string; reason?: string | undefined } {
  const { part } = use(OfflineText);
  const failureReason = use(FailureReason);
  const { connection } = useConnection();
  return connection === 'connected' || part === '' ? { text, reason: failureReason() } : { text: part };
}
