import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PORT } from '#test/browser/places.ts';

type Answer = { status: number; type?: string; text?: string | Buffer; maxAge?: number };

/**
 * A server in front of the tests' own. It can be down, or serve another build, while the real one keeps running for
 * other tests. It also counts requests, because Playwright does not see those that a service worker answers.
 */
export async function openDoor() {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  /** Answers instead of the server. */
  let instead: (path: string) => Answer | 'nothing' | undefined = () => undefined;
  /** Changes the texts of its answers. */
  let change = (text: string) => text;
  /** Maps an address of the door to one of the server. */
  let origin = (path: string) => path;

  function pass(request: IncomingMessage, response: ServerResponse) {
    // The changed text is another file under the same name, so its etag must not match.
    const { 'if-none-match': _known, ...given } = request.headers;
    const headers = { ...given, 'accept-encoding': 'identity' };
    const { method, url = '/' } = request;
    const path = origin(url);
    const onward = ask({ port: PORT, host: 'localhost', method, path, headers }, (answer) => {
      const isText = /html|javascript|json/.test(answer.headers['content-type'] ?? '');
      const isStream = /event-stream/.test(answer.headers['content-type'] ?? '');
      const { 'content-length': length, ...others } = answer.headers;
      if (!isText) {
        response.writeHead(answer.statusCode ?? 500, {
          ...others,
          ...(length !== undefined && { 'content-length': length }),
        });
        answer.on('data', (chunk: Buffer) => response.write(isStream ? change(String(chunk)) : chunk));
        answer.on('end', () => response.end());
        answer.on('error', () => response.destroy());
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        response.writeHead(answer.statusCode ?? 500, others).end(change(String(Buffer.concat(chunks))));
      });
      answer.on('error', () => response.destroy());
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    asked.push(path);
    const answer = instead(path);
    if (answer === undefined) pass(request, response);
    else if (answer !== 'nothing')
      response
        .writeHead(answer.status, {
          'content-type': answer.type ?? 'text/plain',
          ...(answer.maxAge !== undefined && { 'cache-control': `max-age=${answer.maxAge}` }),
        })
        .end(answer.text);
  };
  const open = async (port: number) => {
    const server = createServer(listener);
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port);
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    address: `http://localhost:${port}`,
    asked,
    answer: (answers: typeof instead) => {
      instead = answers;
    },
    become: (changes: typeof change) => {
      change = changes;
    },
    find: (finds: typeof origin) => {
      origin = finds;
    },
    /** Like a killed process: nothing listens any more. */
    close,
    reopen: async () => {
      server = await open(port);
    },
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await close();
    },
  };
}

export type Door = Awaited<ReturnType<typeof openDoor>>;
