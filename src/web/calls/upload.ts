import { fileProblems } from '#words/files.ts';
import { paymentProblems } from '#words/money.ts';
import { PROOF_MAX_BYTES, type ProofMimeType } from '#domain/files.ts';
import { isHeic, isPicture, KIND_LENGTH, typeOf } from '#domain/file-kinds.ts';
import { ORPCError } from '@orpc/client';
import { isFromProxy, NotReached, reloadForProxy } from '#web/calls/connection-errors.ts';

/** Returns what is wrong with the size of a receipt or bill, if anything. */
export function sizeProblemOf({ size }: File): string | undefined {
  if (size === 0) return fileProblems.empty;
  return size > PROOF_MAX_BYTES ? paymentProblems.PROOF_TOO_LARGE : undefined;
}

const startOf = (file: File): Promise<Uint8Array | undefined> =>
  file
    .slice(0, KIND_LENGTH)
    .arrayBuffer()
    .then(
      (start) => new Uint8Array(start),
      () => undefined,
    );

/**
 * Returns whether the file's first bytes are those of an image that can be a profile picture or the picture of a code.
 */
export async function isPictureFile(file: File): Promise<boolean> {
  const bytes = await startOf(file);
  return bytes !== undefined && isPicture(bytes);
}

/**
 * Detects the type of a receipt or bill by its first bytes, because the type that browsers report is often wrong.
 * Returns the problem if the type is not accepted, and nothing if the file cannot be read: sending it will fail with
 * the reason.
 */
export async function kindOf(file: File): Promise<{ mimeType?: ProofMimeType; problem?: string }> {
  const bytes = await startOf(file);
  if (!bytes) return {};
  const mimeType = typeOf(bytes);
  if (mimeType) return { mimeType };
  return { problem: isHeic(bytes) ? fileProblems.heic : paymentProblems.PROOF_TYPE };
}

/** The types that the server accepts. Phones convert their own formats to one of these if the file input lists them. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/**
 * How long clients wait for an answer after the last byte was sent (docs/product/callables.md 'Limits of callables'). An
 * upload that makes no progress for as long was cut off.
 */
const ANSWER_TIMEOUT_MS = 70_000;
/** Statuses of a proxy's answers while the server is down. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

/** Everything was sent, but no answer came in time. The server may still be working on it. */
class NotAnswered extends Error {
  override name = 'NotAnswered';
}

export type Sending = {
  signal: AbortSignal;
  /** Fraction sent so far, 0 to 1. */
  onSent?: ((part: number) => void) | undefined;
};

type Content = {
  method: 'POST' | 'PUT';
  url: string;
  body: string | Blob;
  headers?: Record<string, string>;
};
export type Answer = { status: number; body: Record<string, unknown> };

const isJson = (request: XMLHttpRequest) =>
  request.getResponseHeader('content-type')?.startsWith('application/json');

function answerOf({ status, responseText }: XMLHttpRequest): Answer {
  try {
    return { status, body: (JSON.parse(responseText) ?? {}) as Answer['body'] };
  } catch {
    return { status, body: {} };
  }
}

/**
 * Sends a request and returns the answer, also a refusal. Uses XMLHttpRequest because fetch reports no upload progress.
 */
export const send = (
  { method, url, body, headers = {} }: Content,
  { signal, onSent }: Sending,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const end = (error: Error) => {
      clearTimeout(patience);
      reject(error);
    };
    const waitFrom = (late: () => Error) => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        end(late());
        request.abort();
      }, ANSWER_TIMEOUT_MS);
    };
    const stillSending = () => waitFrom(() => new NotReached());
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stillSending();
      if (total > 0) onSent?.(loaded / total);
    });
    request.upload.addEventListener('load', () => {
      waitFrom(() => new NotAnswered());
      onSent?.(1);
    });
    request.addEventListener('load', () => {
      clearTimeout(patience);
      const answer = answerOf(request);
      if (!isJson(request) && isFromProxy(answer.status)) return reject(reloadForProxy());
      // The server's own refusals have a message, also if it is too busy; a proxy's have none.
      if (GATEWAY_ERRORS.has(answer.status) && !answer.body['message'] && !answer.body['error'])
        return reject(new NotReached());
      resolve(answer);
    });
    request.addEventListener('error', () => end(new NotReached()));
    signal.addEventListener('abort', () => {
      end(signal.reason as Error);
      request.abort();
    });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    stillSending();
    request.send(body);
  });

/**
 * Returns the error for a refused upload, in the form that calls use. A proxy may have answered instead of the server.
 */
export function refusalOf({ status, body: { code, message } }: Answer) {
  return typeof code === 'string' && typeof message === 'string'
    ? new ORPCError(code, { status, message })
    : new ORPCError('BAD_GATEWAY');
}
