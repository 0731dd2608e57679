import type { ServerResponse } from 'node:http';
import type { ORPCError } from '@orpc/server';
import type { RequestContext } from '#server/platform/calls/calls.ts';
import { READ } from '#server/platform/calls/routes.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { disposition } from '#server/platform/http/disposition.ts';
import { inReadersWords, refusal, refusalOf } from '#server/platform/http/errors.ts';
import { drain } from '#server/platform/http/request-body.ts';

/** A request other than a call. */
export type Exchange = RequestContext & { path: string };

/** Sends JSON that no cache may store. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

/** Sends a refusal in the reader's language. */
export function sendRefusal(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  refused: ORPCError<string, unknown>,
): void {
  const { code, status, message } = inReadersWords(request, refused);
  sendJson(response, status, { code, message });
}

/** Answers with `work` and sends a refusal for what it throws. Logs an unforeseen error as `failed`. */
export const refusing =
  (failed: string, work: (exchange: Exchange) => Promise<void>) =>
  async (exchange: Exchange): Promise<void> => {
    try {
      await work(exchange);
    } catch (error) {
      const { request, events } = exchange;
      const refused = refusalOf(error, (unforeseen) => {
        events.failed(unforeseen, failed);
      });
      events.refused(refused);
      // Unread bytes would block the next request on the connection.
      if (!request.complete) drain(request);
      sendRefusal(exchange, refused);
    }
  };

/** Returns the headers of a named file. No browser stores it, since its reader may sign out and the file may be removed. */
export const privateFile = (name: string) => ({
  'content-disposition': disposition('inline', name),
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});

/** A browser loads few things at once. While it waits for pictures from an unreachable store, it shows no page. */
const SHOWN_WITHIN_MS = 5000;

/** Sends the picture that `find` names in the store. A reader without access gets 'not found'. */
export const showing =
  (
    files: FileStore,
    find: (exchange: Exchange) => Promise<{ file: string; headers: Record<string, string> } | undefined>,
  ) =>
  async (exchange: Exchange): Promise<void> => {
    const { request, response } = exchange;
    const found = READ.includes(request.method ?? '') ? await find(exchange) : undefined;
    const bytes = found && (await files.get(found.file, AbortSignal.timeout(SHOWN_WITHIN_MS)));
    if (!bytes) {
      sendRefusal(exchange, refusal('NOT_FOUND'));
      return;
    }
    const headers = { 'content-type': 'image/webp', 'content-length': bytes.byteLength, ...found.headers };
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes);
  };
