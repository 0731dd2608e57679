import { connectionNow, heard, judge, show } from '#web/ui/hooks/connection.ts';

// A restart of the server takes a moment: only a longer gap is worth a word.
const SAID_AFTER_MS = 3000;
const OFFLINE_AFTER_MS = 15_000;
const REACHED_WITHIN_MS = 4000;

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
    signal: AbortSignal.timeout(REACHED_WITHIN_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What the device says is only a reason to ask, and so is a stream that something on the way does not let through. */
async function ask() {
  const since = lostAt;
  const isThere = await isReached();
  if (since !== lostAt) return;
  if (isThere && heard.isStreaming) return look(true);
  show({ connection: isThere ? 'reconnecting' : 'offline', lostAt });
  after(OFFLINE_AFTER_MS, () => void ask());
}

function look(isOnline = navigator.onLine) {
  clearTimeout(timer);
  if (isOnline && heard.isStreaming && !heard.isCatchingUp) {
    lostAt = undefined;
    if (connectionNow() !== 'connected') show({ connection: 'connected' });
    return;
  }
  lostAt ??= new Date();
  if (!isOnline) return void ask();
  const sayIt = () => {
    show({ connection: 'reconnecting', lostAt });
    if (!heard.isStreaming) after(OFFLINE_AFTER_MS, () => void ask());
  };
  if (heard.isStreaming || connectionNow() !== 'connected') sayIt();
  else after(SAID_AFTER_MS, sayIt);
}

addEventListener('online', () => look());
addEventListener('offline', () => look());
judge(() => look());

/** The page opened and nothing answered: what it shows is kept from before, and this is no gap of moments. */
export function serverIsLost(): void {
  if (heard.hasStreamed) return;
  heard.isStreaming = false;
  lostAt ??= new Date();
  show({ connection: 'offline', lostAt });
  after(OFFLINE_AFTER_MS, () => void ask());
}
