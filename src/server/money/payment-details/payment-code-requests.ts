import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import type { ErrorCode } from '#contract/errors.ts';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { CODE_PROBLEMS } from '#domain/payment-details.ts';
import type { Limits } from '#server/platform/calls/limits.ts';
import { makePatience } from '#server/platform/db/outage.ts';
import type { PaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import { inReadersWords, refusal, refusalOf } from '#server/platform/http/errors.ts';
import { clientAddress } from '#server/platform/http/http.ts';
import { drain, makeMemoryBudget, readBody } from '#server/platform/http/request-body.ts';
import type { CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import { signedInBy } from '#server/platform/calls/who-asks.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

type Deps = {
  pool: pg.Pool;
  limits: Limits;
  semaphores: CallSemaphores;
  settings: Settings;
  codeReader: PaymentCodeReader;
};

type Reading = Awaited<ReturnType<PaymentCodeReader['read']>>;
type Problem = Extract<Reading, { problem: string }>['problem'];

const CODE_BOUNDS = { bytes: PICTURE_MAX_BYTES, tooLarge: 'PICTURE_TOO_LARGE', busy: 'BUSY' } as const;
/** Of all pictures under way together, and of one person's: whoever sends slowly keeps nobody else from it. */
const UNDER_WAY_MAX_BYTES = 10 * PICTURE_MAX_BYTES;
const OF_ONE_MAX_BYTES = 2 * PICTURE_MAX_BYTES;

const CODE_REFUSALS: Record<Problem, ErrorCode> = {
  ...CODE_PROBLEMS,
  size: 'PICTURE_TOO_LARGE',
  picture: 'PICTURE_INVALID',
  none: 'PAYMENT_CODE_MISSING',
  several: 'PAYMENT_CODE_SEVERAL',
  busy: 'BUSY',
};

/**
 * `PUT /api/payment-code`: reads the code in a picture for whoever is signed in, and keeps neither; what it answers is theirs to save
 * (docs/product/payment-details.md 'The picture of a code').
 */
export function paymentCodeRequests(deps: Deps) {
  const { limits, settings, codeReader } = deps;

  const reserveFor = makeMemoryBudget(UNDER_WAY_MAX_BYTES, OF_ONE_MAX_BYTES);
  const answer = (response: ServerResponse, status: number, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };

  async function read(request: IncomingMessage, response: ServerResponse, events: RequestEvents) {
    const user = await signedInBy(deps, { request, response, events });
    if (!user) throw refusal('UNAUTHENTICATED');
    const address = clientAddress(request, settings.TRUSTED_PROXIES);
    await makePatience().with(() => limits.count('paymentCode', user.userId, address));
    const memory = reserveFor(user.userId);
    const bytes = await readBody({ request, response }, CODE_BOUNDS, memory).finally(memory.free);
    if (!bytes) return;
    const reading = await codeReader.read(bytes, user.userId);
    if ('problem' in reading) throw refusal(CODE_REFUSALS[reading.problem]);
    answer(response, 200, { code: reading.text });
  }

  return async (request: IncomingMessage, response: ServerResponse, events: RequestEvents): Promise<void> => {
    try {
      await read(request, response, events);
    } catch (error) {
      const refused = refusalOf(error, (unforeseen) => {
        events.failed(unforeseen, 'payment code not read');
      });
      events.refused(refused);
      const { code, status, message } = inReadersWords(request, refused);
      // What was not read yet would stand in the way of the next request.
      if (!request.complete) drain(request);
      answer(response, status, { code, message });
    }
  };
}
