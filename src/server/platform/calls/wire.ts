import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  StandardRPCJsonSerializer,
  StandardRPCSerializer,
  STANDARD_RPC_JSON_SERIALIZER_BUILT_IN_TYPES as TYPES,
  type StandardRPCJsonSerialized,
} from '@orpc/client/standard';
import { ORPCError, type Router } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';
import { NodeHttpHandler } from '@orpc/server/node';
import { StandardHandler, StandardRPCCodec, StandardRPCMatcher } from '@orpc/server/standard';
import { mapErrors, readNoted, type RequestContext } from '#server/platform/calls/calls.ts';
import { refusal, refusalTo } from '#server/platform/http/errors.ts';
import { parseBody } from '#server/platform/http/json.ts';
import { readBody, drain, type BodyBounds } from '#server/platform/http/request-body.ts';

const CALL_BOUNDS: BodyBounds = { bytes: 128 * 1024, tooLarge: 'TOO_LARGE', busy: 'BUSY' };

type Place = (string | number)[];

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value as JSON has it, itself where that is the same; `meta` takes where instants stood, so that the client makes them anew. */
function plain(value: object, place: Place, meta: StandardRPCJsonSerialized[1]): unknown {
  if (value instanceof Date) {
    meta.push([TYPES.DATE, ...place]);
    return value.toISOString();
  }
  let copy: Record<string | number, unknown> | undefined;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    const part = (value as Record<string | number, unknown>)[key];
    if (!isNested(part)) continue;
    place.push(key);
    const inside = plain(part, place, meta);
    place.pop();
    if (inside === part) continue;
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<
      string | number,
      unknown
    >;
    copy[key] = inside;
  }
  return copy ?? value;
}

/**
 * Writes what oRPC's own does for JSON and instants, which is all that we answer with, in a quarter of its time. Reads JSON alone: no call takes
 * an instant, or another of oRPC's types.
 */
export class PlainSerializer extends StandardRPCJsonSerializer {
  override deserialize(json: unknown): unknown {
    return json;
  }

  override serialize(data: unknown): StandardRPCJsonSerialized {
    const meta: StandardRPCJsonSerialized[1] = [];
    return [isNested(data) ? plain(data, [], meta) : data, meta, [], []];
  }
}

const isJson = ({ headers }: IncomingMessage) =>
  headers['content-type'] === undefined || headers['content-type'].startsWith('application/json');

/**
 * The body, as JSON. oRPC's own limit is thrown inside the stream's events, where newer Nodes have nobody who catches it: one body that was
 * too large ended the process.
 */
async function readJson(exchange: RequestContext): Promise<unknown> {
  const { request } = exchange;
  if (!isJson(request)) throw refusal('INVALID_INPUT');
  try {
    return parseBody((await readBody(exchange, CALL_BOUNDS))?.toString('utf8') ?? '');
  } catch (error) {
    // What was not read yet would stand in the way of the next request, and of this answer.
    if (!request.complete) drain(request);
    throw error;
  }
}

/** What cannot be read at all is refused with a code of the contract's list too. */
class ClosedCodec extends StandardRPCCodec {
  override async decode(...request: Parameters<StandardRPCCodec['decode']>): Promise<unknown> {
    try {
      return await super.decode(...request);
    } catch (error) {
      throw error instanceof ORPCError ? error : refusalTo(request[0], 'INVALID_INPUT');
    }
  }
}

/** Serves the router on node:http, at /api/rpc: oRPC's RPCHandler with a serializer and a reader of bodies of ours. */
export function makeCallHandler(router: Router<AnyContractRouter, RequestContext>) {
  const codec = new ClosedCodec(new StandardRPCSerializer(new PlainSerializer()));
  const standard = new StandardHandler(router, new StandardRPCMatcher(), codec, {
    clientInterceptors: [mapErrors],
  });
  const calls = new NodeHttpHandler(standard);
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
