import { createContext, useSyncExternalStore } from 'react';

/** reconnecting: a short gap; offline: the server is not reached, whatever the device says (docs/product/everywhere.md 'When the connection is lost'). */
type Connection = 'connected' | 'reconnecting' | 'offline';

// A restart of the server takes a moment: only a longer gap is worth a word.
const SAID_AFTER_MS = 3000;
const OFFLINE_AFTER_MS = 15_000;

type Shown = {
  connection: Connection;
  lostAt: Date | undefined;
  /** Somebody opened what has not come yet. */
  isAwaited: boolean;
  /** Some code cannot be loaded. */
  isMissing: boolean;
};

let isHeard = true;
/** The server is reached, and answers that it is catching up. */
let isCatchingUp = false;
let shown: Shown = { connection: 'connected', lostAt: undefined, isAwaited: false, isMissing: false };
let timers: ReturnType<typeof setTimeout>[] = [];
const listeners = new Set<() => void>();

function show(change: Partial<Shown>) {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

let lostAt: Date | undefined;

function look() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  if (navigator.onLine && isHeard && !isCatchingUp) {
    lostAt = undefined;
    if (shown.connection !== 'connected') show({ connection: 'connected' });
    return;
  }
  lostAt ??= new Date();
  const lost = (connection: Connection) => show({ connection, lostAt });
  if (!navigator.onLine) lost('offline');
  else if (isHeard) lost('reconnecting');
  else {
    const wait = shown.connection === 'connected' ? SAID_AFTER_MS : 0;
    timers = [setTimeout(lost, wait, 'reconnecting'), setTimeout(lost, wait + OFFLINE_AFTER_MS, 'offline')];
  }
}

/** Whether the stream of live notes is there; true too where nobody listens to it. */
export function streamIs(there: boolean): void {
  // Each failed try to open it again is told.
  if (there === isHeard) return;
  isHeard = there;
  look();
}

function follow(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
addEventListener('online', look);
addEventListener('offline', look);
look();

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
  isCatchingUp = (event as CustomEvent<boolean>).detail;
  look();
});

/** Whether the server is reached, and when it was lost: until then what shows is as it was there. */
export const useConnection = () => useSyncExternalStore(follow, () => shown);

/** What a part that could not be loaded says while the server is not reached. */
export const OfflineText = createContext('');
