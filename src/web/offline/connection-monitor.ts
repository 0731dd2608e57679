import { currentConnection, signals, onSignals, setConnection } from '#web/ui/hooks/connection.ts';

// A restart of the server takes a moment: only a longer gap is shown.
const NOTICE_AFTER_MS = 3000;
const OFFLINE_AFTER_MS = 15_000;
const HEALTH_TIMEOUT_MS = 4000;

let lostAt: Date | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function after(ms: number, next: () => void) {
  clearTimeout(timer);
  timer = setTimeout(next, ms);
}

const isReached = () =>
  fetch('/healthz', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Asks the server whether it is reached. The browser's 'offline' event is only a reason to ask, and so is a broken
 * stream, which a proxy may block.
 */
async function checkHealth() {
  const since = lostAt;
  const isThere = await isReached();
  if (since !== lostAt) return;
  if (isThere && signals.isStreaming) return update(true);
  setConnection({ connection: isThere ? 'reconnecting' : 'offline', lostAt });
  after(OFFLINE_AFTER_MS, () => void checkHealth());
}

function update(isOnline = navigator.onLine) {
  clearTimeout(timer);
  if (isOnline && signals.isStreaming && !signals.isCatchingUp) {
    lostAt = undefined;
    if (currentConnection() !== 'connected') setConnection({ connection: 'connected' });
    return;
  }
  lostAt ??= new Date();
  if (!isOnline) return void checkHealth();
  const showReconnecting = () => {
    setConnection({ connection: 'reconnecting', lostAt });
    if (!signals.isStreaming) after(OFFLINE_AFTER_MS, () => void checkHealth());
  };
  if (signals.isStreaming || currentConnection() !== 'connected') showReconnecting();
  else after(NOTICE_AFTER_MS, showReconnecting);
}

addEventListener('online', () => update());
addEventListener('offline', () => update());
onSignals(() => update());

/**
 * Shows 'offline' at once: the page has just opened from storage and the server does not answer, so this is not a short
 * gap.
 */
export function showOffline(): void {
  if (signals.hasStreamed) return;
  signals.isStreaming = false;
  lostAt ??= new Date();
  setConnection({ connection: 'offline', lostAt });
  after(OFFLINE_AFTER_MS, () => void checkHealth());
}
