import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Router } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';
import { RPCHandler } from '@orpc/server/node';
import { mapErrors, readBodyLogged, type RequestContext } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { parseBody } from '#server/platform/http/json.ts';
import { readBody, drain, type BodyBounds } from '#server/platform/http/request-body.ts';

const CALL_BOUNDS: BodyBounds = { bytes: 128 * 1024, tooLarge: 'TOO_LARGE', busy: 'BUSY' };

const isJson = ({ headers }: IncomingMessage) =>
  headers['content-type'] === undefined || headers['content-type'].startsWith('application/json');

/**
 * Reads the body as plain JSON. Drops oRPC's list of other types: no call takes a date, and a regular expression or a map could only do harm.
 * oRPC's own limit throws inside the stream's events, where newer versions of Node do not catch it: one body that was too large ended the
 * process.
 */
async function readJson(exchange: RequestContext): Promise<{ json: unknown } | undefined> {
  const { request } = exchange;
  if (!isJson(request)) throw refusal('INVALID_INPUT');
  try {
    const body = parseBody((await readBody(exchange, CALL_BOUNDS))?.toString('utf8') ?? '');
    if (body === null) throw refusal('INVALID_INPUT');
    return body === undefined ? undefined : { json: (body as { json?: unknown }).json };
  } catch (error) {
    // Unread bytes would block the next request on the connection, and this answer.
    if (!request.complete) drain(request);
    throw error;
  }
}

/** Serves the router at /api/rpc with oRPC's handler. Our code reads only the body. */
export function makeCallHandler(router: Router<AnyContractRouter, RequestContext>) {
  const calls = new RPCHandler(router, {
    clientInterceptors: [mapErrors],
    strictGetMethodPluginEnabled: false,
  });
  return async (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    // Any page may link to a GET. A browser sends a HEAD to another port of this host with its cookie and without an Origin.
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end();
      return { matched: true };
    }
    let body: Promise<unknown> | undefined;
    // oRPC uses `request.body` if it exists, and reads it only once it knows the call.
    Object.defineProperty(request, 'body', {
      get: () => (body ??= readBodyLogged(readJson(context), context)),
    });
    return calls.handle(request, response, { prefix: '/api/rpc', context });
  };
}
