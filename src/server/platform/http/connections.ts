import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { secondsToWait } from '#server/platform/http/errors.ts';

/** No browser or proxy sends more requests ahead on a connection. */
const AHEAD_MAX = 20;
/** Longer than reading a receipt takes, and than the pauses of a live stream. */
const SILENT_MS = 120_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Proxies keep an idle connection for 60 s. If the server closed it first, it could end just as the next request arrives. */
const KEEP_ALIVE_MS = 75_000;

const LATER = new Set([429, 503]);

/** Adds `retry-after` to every 429 and 503. */
class Answer extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    if (LATER.has(status) && !this.hasHeader('retry-after'))
      this.setHeader('retry-after', String(secondsToWait(this.req)));
    const write = super.writeHead.bind(this) as (...given: unknown[]) => this;
    return write(status, ...rest);
  }
}

/** Creates a server that ends connections without traffic for `silentMs`. An answer that is never read would stay in memory for ever. */
export function makeServer(silentMs = SILENT_MS): Server {
  const server = createServer({ ServerResponse: Answer });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Counts from the end of the last answer.
  server.headersTimeout = KEEP_ALIVE_MS + 5000;
  server.timeout = silentMs;
  return server;
}

/**
 * Answers the requests of a connection one after the other. Node would start all that arrive together, a thousand in one packet, and store
 * each answer until the earlier ones are read. Ends the connection of a client that sends more than `AHEAD_MAX` ahead: it is not a browser.
 */
export function inOrderPerConnection(handle: Handle): Handle {
  const lines = new WeakMap<Socket, { ahead: number; last: Promise<unknown> }>();
  return async (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { ahead: 0, last: Promise.resolve() };
    lines.set(socket, line);
    if (line.ahead === AHEAD_MAX) {
      socket.destroy();
      return;
    }
    line.ahead += 1;
    const { last } = line;
    line.last = new Promise((done) => {
      response.once('close', () => {
        line.ahead -= 1;
        done(undefined);
      });
    });
    await last;
    if (!socket.destroyed) await handle(request, response);
  };
}
