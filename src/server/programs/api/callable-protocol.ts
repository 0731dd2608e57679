import type { IncomingMessage } from 'node:http';
import type { AnyContractRouter } from '@orpc/contract';
import type { ORPCError, Router } from '@orpc/server';
import { NodeHttpHandler } from '@orpc/server/node';
import { StandardHandler, StandardRPCMatcher, type StandardCodec } from '@orpc/server/standard';
import type { ErrorCode } from '#contract/errors.ts';
import { makeBodyReader } from '#server/programs/api/callable-bodies.ts';
import { mapErrors, readBodyLogged, type RequestContext } from '#server/platform/calls/calls.ts';
import { refusal, refusalTo } from '#server/platform/http/errors.ts';
import { mayChange } from '#server/platform/http/http.ts';

/** The statuses that the callable protocol knows, each with its canonical name (docs/product/callables.md 'Statuses of callables'). */
const CANONICAL: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Clients wait as long (docs/product/callables.md 'Limits of callables'). */
const DEADLINE_MS = 70_000;

const CORS = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'content-type, authorization, firebase-instance-id-token, x-firebase-appcheck',
  'access-control-max-age': '3600',
};

/** Returns the status and name that callable clients know. An unknown status becomes 400 or 500. */
export function canonicalOf(status: number) {
  const known = status in CANONICAL ? status : status < 500 ? 400 : 500;
  return { status: known, canonical: CANONICAL[known] ?? '' };
}

/** Returns an error in the form of callable clients. */
function errorAnswer({ code, status: own, message }: ORPCError<string, unknown>) {
  const { status, canonical } = canonicalOf(own);
  return { status, body: { error: { status: canonical, message, details: { code } } } };
}

/** Plain JSON in and out, as the schemas of contract/functions.ts describe it. */
const codec: StandardCodec = {
  decode: (request) => request.body(),
  encode: (output) => ({ status: 200, headers: {}, body: output }),
  encodeError: (error) => ({ headers: {}, ...errorAnswer(error) }),
};

/** Answers after `deadlineMs` at the latest. The work goes on and ends by itself. */
const endsWithin =
  (deadlineMs: number) =>
  async ({ next }: { next: () => Promise<unknown> }) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(refusal('TOOK_TOO_LONG')), deadlineMs);
    try {
      return await Promise.race([next(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

const isJson = (request: IncomingMessage) =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '');

/**
 * Serves the router's calls in the callable protocol (docs/product/callables.md 'The wire form of callables'), at /functions/NAME, or at
 * /PROJECT/us-central1/NAME, which clients build themselves. Pages of any site may call with a bearer token.
 */
export function makeCallableHandler(
  router: Router<AnyContractRouter, RequestContext>,
  settings: { PUBLIC_URL: string },
  readBody = makeBodyReader(),
  deadlineMs = DEADLINE_MS,
) {
  const standard = new StandardHandler(router, new StandardRPCMatcher(), codec, {
    clientInterceptors: [mapErrors, endsWithin(deadlineMs)],
  });
  const calls = new NodeHttpHandler(standard);
  const refuse = ({ request, response }: RequestContext, code: ErrorCode) => {
    const { status, body } = errorAnswer(refusalTo(request, code));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  return async (path: string, context: RequestContext): Promise<void> => {
    const { request, response } = context;
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    if (request.method !== 'POST' || !isJson(request)) {
      refuse(context, 'INVALID_INPUT');
      return;
    }
    // A browser sends our cookie from any site's page, although the person did not start this call.
    const isOfOtherSite = !mayChange(request, settings);
    if (isOfOtherSite) delete request.headers.cookie;
    const slash = path.lastIndexOf('/');
    const prefix = path.slice(0, slash) as `/${string}`;
    // oRPC uses `request.body` if it exists, and reads it only once it knows the call.
    Object.defineProperty(request, 'body', {
      get: () => (body ??= readBodyLogged(readBody(path.slice(slash + 1), context), context)),
    });
    let body: Promise<unknown> | undefined;
    const { matched } = await calls.handle(request, response, {
      prefix,
      context: { ...context, isOfOtherSite },
    });
    if (!matched) refuse(context, 'NOT_FOUND');
  };
}
