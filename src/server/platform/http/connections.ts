import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { secondsToWait } from '#server/platform/http/errors.ts';

/** More than any browser or proxy sends on a connection before it has the first answer. */
const AHEAD_MAX = 20;
/** Longer than a receipt is read, and than the live stream is silent. */
const SILENT_MS = 120_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Proxies keep a connection for 60 s between two requests: closed by us first, it would end just as the next request comes. */
const KEPT_MS = 75_000;

const LATER = new Set([429, 503]);

/** Says with every 'too many' and 'not now', whatever writes it, when to ask again. */
class Answer extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    if (LATER.has(status) && !this.hasHeader('retry-after'))
      this.setHeader('retry-after', String(secondsToWait(this.req)));
    const write = super.writeHead.bind(this) as (...given: unknown[]) => this;
    return write(status, ...rest);
  }
}

/** A server that ends the connections on which nothing has moved for `silentMs`: who takes no answer would have it kept for ever. */
export function makeServer(silentMs = SILENT_MS): Server {
  const server = createServer({ ServerResponse: Answer });
  server.keepAliveTimeout = KEPT_MS;
  // Counted from the end of the answer before.
  server.headersTimeout = KEPT_MS + 5000;
  server.timeout = silentMs;
  return server;
}

/**
 * Answers the requests of a connection one after the other. Node begins all that arrive together, which are a thousand in one packet, and keeps
 * each one's file and answer until those before it are taken. Who sends more than `AHEAD_MAX` ahead is no browser: the connection ends.
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
