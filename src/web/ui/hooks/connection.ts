import { createContext, use, useSyncExternalStore } from 'react';

/** reconnecting: a short gap; offline: the server is not reached, whatever the device says (docs/product/everywhere.md 'When the connection is lost'). */
type Connection = 'connected' | 'reconnecting' | 'offline';

type Shown = {
  connection: Connection;
  lostAt: Date | undefined;
  /** Somebody opened what has not come yet. */
  isAwaited: boolean;
  /** Some code cannot be loaded. */
  isMissing: boolean;
};

/** What was heard of the server: by the stream of live notes, where one listens to it, and by answers that it is catching up. */
export const heard = { isStreaming: true, hasStreamed: false, isCatchingUp: false };
let shown: Shown = { connection: 'connected', lostAt: undefined, isAwaited: false, isMissing: false };
const listeners = new Set<() => void>();
let look = () => {};

/** Who judges by what was heard (offline/reaching.ts, which the first render need not wait for). */
export function judge(next: () => void): void {
  look = next;
  look();
}

export function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

/** Whether the stream of live notes is there; true too where nobody listens to it. */
export function streamIs(there: boolean): void {
  heard.hasStreamed = there;
  // Each failed try to open it again is told.
  if (there === heard.isStreaming) return;
  heard.isStreaming = there;
  look();
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

let awaited = 0;
function countAwaited(change: number) {
  awaited += change;
  show({ isAwaited: awaited > 0 });
}

/** Somebody opened a part whose code has not come yet. Returns how to say that it has. */
export function awaitPart(): () => void {
  countAwaited(1);
  return () => countAwaited(-1);
}

let missing = 0;
addEventListener('parts-missing', (event) => {
  missing += (event as CustomEvent<number>).detail;
  show({ isMissing: missing > 0 });
});

addEventListener('catching-up', (event) => {
  heard.isCatchingUp = (event as CustomEvent<boolean>).detail;
  look();
});

/** Whether the server is reached, and when it was lost: until then what shows is as it was there. */
export const useConnection = () => useSyncExternalStore(follow, () => shown);

/** What is said while the server is not reached: by a part that could not be loaded, and by what cannot be done. Nothing outside the frame. */
export const OfflineText = createContext({ part: '', act: '' });

/** Returns why parts of the page could not be read, if it is one reason for all. Nothing outside the frame. */
export const WhyUnread = createContext<() => string | undefined>(() => undefined);

/** What shows, asked by what is no component. */
export const connectionNow = (): Connection => shown.connection;
export const isOffline = () => shown.connection === 'offline';

/** Calls back with each change of the connection. Returns how to stop. */
export const watchConnection = follow;

/** Why nothing that needs the server can be done now; undefined while it is reached. */
export function useOffline(): string | undefined {
  const { act } = use(OfflineText);
  const is = useSyncExternalStore(follow, isOffline);
  return is && act !== '' ? act : undefined;
}

/** For a plain button that asks the server something: while it is not reached it is off, and says why. */
export function useSending(act: () => void) {
  const off = useOffline();
  return off === undefined ? { onClick: act } : { 'aria-disabled': true, title: off };
}

/** The same for a field that is kept as soon as it is changed. */
export function useSendingField(sends: boolean | undefined, disabled: boolean | undefined) {
  const off = useOffline();
  return sends && off !== undefined ? { disabled: true, title: off } : { disabled };
}

/**
 * What is said of a part that could not be loaded: its own text with the reason, or that there is no connection. Where nobody says the
 * latter, as on pages that work signed out, it is the former.
 */
export function useWhyFailed(text: string): { text: string; reason?: string | undefined } {
  const { part } = use(OfflineText);
  const whyUnread = use(WhyUnread);
  const { connection } = useConnection();
  return connection === 'connected' || part === '' ? { text, reason: whyUnread() } : { text: part };
}
