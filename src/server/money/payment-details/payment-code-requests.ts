import type { ErrorCode } from '#contract/errors.ts';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { CODE_PROBLEMS } from '#domain/payment-details.ts';
import type { CallDeps } from '#server/platform/calls/calls.ts';
import { refusing, sendJson } from '#server/platform/calls/exchanges.ts';
import { makeUploads } from '#server/platform/calls/uploads.ts';
import { refusal } from '#server/platform/http/errors.ts';
import type { PaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';

type Reading = Awaited<ReturnType<PaymentCodeReader['read']>>;
type Problem = Extract<Reading, { problem: string }>['problem'];

const CODE_REFUSALS: Record<Problem, ErrorCode> = {
  ...CODE_PROBLEMS,
  size: 'PICTURE_TOO_LARGE',
  picture: 'PICTURE_INVALID',
  none: 'PAYMENT_CODE_MISSING',
  several: 'PAYMENT_CODE_SEVERAL',
  busy: 'BUSY',
};

/**
 * `PUT /api/payment-code`: reads the code in a picture and returns it. The server stores neither; the reader saves
 * the code (docs/product/payment-details.md 'The picture of a code').
 */
export function paymentCodeRequests(
  deps: Pick<CallDeps, 'pool' | 'limits' | 'semaphores' | 'settings'> & { codeReader: PaymentCodeReader },
) {
  const bounds = { bytes: PICTURE_MAX_BYTES, tooLarge: 'PICTURE_TOO_LARGE', atOnce: 10 } as const;
  const uploads = makeUploads(deps, { limit: 'paymentCode', ...bounds });
  return refusing('payment code not read', async (exchange) => {
    const userId = await uploads.sender(exchange);
    const bytes = await uploads.read(exchange, userId);
    if (!bytes) return;
    const reading = await deps.codeReader.read(bytes, userId);
    if ('problem' in reading) throw refusal(CODE_REFUSALS[reading.problem]);
    sendJson(exchange.response, 200, { code: reading.text });
  });
}
