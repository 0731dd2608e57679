import type { LiveNote, Topic } from '#contract/live.ts';

type Connection = 'connected' | 'lost';
type TabMessage = { note: LiveNote } | { connection: Connection };
type Listener = { onNote: (note: LiveNote) => void; onConnection: (connection: Connection) => void };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('serumah') : undefined;
const listeners = new Set<Listener>();

function dispatch(message: TabMessage) {
  for (const listener of listeners) {
    if ('note' in message) listener.onNote(message.note);
    else listener.onConnection(message.connection);
  }
}
channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => {
  dispatch(event.data);
});
const broadcast = (message: TabMessage) => {
  dispatch(message);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(message);
};

/**
 * Notifies the other tabs of this browser of a change that the server sends only to its own streams, such as signing in
 * or out.
 */
export const notifyOtherTabs = (topics: Topic[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  channel?.postMessage({ note: { topics } } satisfies TabMessage);
};

const REOPEN_MS = 5000;
/** The stream position when the page's data was read; used for the first stream only. */
let readAt: string | undefined;

export const startStreamAt = (position: string): void => {
  readAt = position;
};

/** Opens the stream and reopens it when it fails. Returns a function that closes it. */
function openStream(): () => void {
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(readAt === undefined ? '/api/live' : `/api/live?since=${readAt}`);
    readAt = undefined;
    source.addEventListener('message', (event) => {
      broadcast({ connection: 'connected' });
      broadcast({ note: JSON.parse(event.data as string) as LiveNote });
    });
    source.addEventListener('error', () => {
      broadcast({ connection: 'lost' });
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused: by the server, if the session ended (getSession will show it), or by a proxy that does not reach the
      // server just now.
      broadcast({ note: { topics: ['me'] } });
      reopening = setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(reopening);
    source.close();
  };
}

/**
 * Shares one stream between all tabs: the tab that holds the lock reads it and forwards the messages. Without locks
 * (plain http) each tab has its own while it is visible.
 */
function shareStream(): () => void {
  if ('locks' in navigator && channel) {
    const stop = new AbortController();
    let close = () => {};
    void navigator.locks
      .request('serumah-stream', { signal: stop.signal }, () => {
        // The lock was granted just after the abort: opening a stream now would leave it open forever.
        if (stop.signal.aborted) return undefined;
        close = openStream();
        return new Promise<void>((done) => {
          stop.signal.addEventListener('abort', () => {
            done();
          });
        });
      })
      .catch(() => {});
    return () => {
      stop.abort();
      close();
    };
  }
  let close: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === 'visible') close ??= openStream();
    else {
      close?.();
      close = undefined;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close?.();
  };
}

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  const stop = shareStream();
  return () => {
    listeners.delete(listener);
    stop();
  };
}
