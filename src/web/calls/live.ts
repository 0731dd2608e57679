import type { LiveNote, Topic } from '#contract/live.ts';

type Connection = 'connected' | 'lost';
type Said = { note: LiveNote } | { connection: Connection };
type Listener = { onNote: (note: LiveNote) => void; onConnection: (connection: Connection) => void };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('serumah') : undefined;
const listeners = new Set<Listener>();

function hear(said: Said) {
  for (const listener of listeners) {
    if ('note' in said) listener.onNote(said.note);
    else listener.onConnection(said.connection);
  }
}
channel?.addEventListener('message', (event: MessageEvent<Said>) => {
  hear(event.data);
});
const tellAllTabs = (said: Said) => {
  hear(said);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(said);
};

/** Tells the other tabs of this browser what changed here, for what the server tells only its streams (signing in and out). */
export const announce = (topics: Topic[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  channel?.postMessage({ note: { topics } } satisfies Said);
};

const REOPEN_MS = 5000;
/** Where the stream stood when the page was read, until its first stream. */
let readAt: string | undefined;

export const startStreamAt = (position: string): void => {
  readAt = position;
};

/** Opens the stream and keeps it open until the answer is called. */
function openStream(): () => void {
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(readAt === undefined ? '/api/live' : `/api/live?since=${readAt}`);
    readAt = undefined;
    source.addEventListener('message', (event) => {
      tellAllTabs({ connection: 'connected' });
      tellAllTabs({ note: JSON.parse(event.data as string) as LiveNote });
    });
    source.addEventListener('error', () => {
      tellAllTabs({ connection: 'lost' });
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, by the server because the session ended (getSession finds out) or by a proxy whose server is away for a moment.
      tellAllTabs({ note: { topics: ['me'] } });
      reopening = setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(reopening);
    source.close();
  };
}

/** One stream for all tabs: whoever holds the lock reads it and passes on. Without locks (plain http), only the tab that is seen. */
function shareStream(): () => void {
  if ('locks' in navigator && channel) {
    const stop = new AbortController();
    let close = () => {};
    void navigator.locks
      .request('serumah-stream', { signal: stop.signal }, () => {
        // Granted just before it was given up: nobody would end it.
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

/** Listens until the answer is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  const stop = shareStream();
  return () => {
    listeners.delete(listener);
    stop();
  };
}
