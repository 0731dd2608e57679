import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Router } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';
import { RPCHandler } from '@orpc/server/node';
import { mapErrors, readNoted, type RequestContext } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { parseBody } from '#server/platform/http/json.ts';
import { readBody, drain, type BodyBounds } from '#server/platform/http/request-body.ts';

const CALL_BOUNDS: BodyBounds = { bytes: 128 * 1024, tooLarge: 'TOO_LARGE', busy: 'BUSY' };

const isJson = ({ headers }: IncomingMessage) =>
  headers['content-type'] === undefined || headers['content-type'].startsWith('application/json');

/**
 * Reads the body as JSON. Drops oRPC's list of what is no JSON: no call takes an instant, and a regular expression or a map can only do harm.
 * oRPC's own limit throws inside the stream's events, where newer Nodes have nobody who catches it: one body that was too large ended the
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
    // What was not read yet would stand in the way of the next request, and of this answer.
    if (!request.complete) drain(request);
    throw error;
  }
}

/** Serves the router on node:http, at /api/rpc, with oRPC's handler. Only the body is read by us. */
export function makeCallHandler(router: Router<AnyContractRouter, RequestContext>) {
  const calls = new RPCHandler(router, {
    clientInterceptors: [mapErrors],
    strictGetMethodPluginEnabled: false,
  });
  return async (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    // A GET may be a link of any page, and a browser sends a HEAD to another port of this host with its cookie and without an Origin.
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end();
      return { matched: true };
    }
    let body: Promise<unknown> | undefined;
    // oRPC takes a request's `body` where there is one, and asks for it only once it knows the call.
    Object.defineProperty(request, 'body', { get: () => (body ??= readNoted(readJson(context), context)) });
    return calls.handle(request, response, { prefix: '/api/rpc', context });
  };
}
