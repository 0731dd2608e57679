import { fileProblems } from '#words/files.ts';
import { paymentProblems } from '#words/money.ts';
import { PROOF_MAX_BYTES, type ProofMimeType } from '#domain/files.ts';
import { isHeic, isPicture, KIND_LENGTH, typeOf } from '#domain/file-kinds.ts';
import { ORPCError } from '@orpc/client';
import { isOfAnother, NotReached, notOurs } from '#web/calls/reached.ts';

/** What is wrong with a receipt or a bill at first sight; undefined where that is nothing. */
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

/** Whether a file can be a profile picture or the picture of a code, by its first bytes. */
export async function isPictureFile(file: File): Promise<boolean> {
  const bytes = await startOf(file);
  return bytes !== undefined && isPicture(bytes);
}

/**
 * The kind by which the server knows a receipt or a bill, by its first bytes: what the browser says of a file is often wrong. Else what is
 * wrong with it; where it cannot be read any more, nothing: whoever sends it finds that out.
 */
export async function kindOf(file: File): Promise<{ mimeType?: ProofMimeType; problem?: string }> {
  const bytes = await startOf(file);
  if (!bytes) return {};
  const mimeType = typeOf(bytes);
  if (mimeType) return { mimeType };
  return { problem: isHeic(bytes) ? fileProblems.heic : paymentProblems.PROOF_TYPE };
}

/** What the server takes. Told so, phones turn their own kinds into one of these. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/**
 * What clients wait for an answer, once everything has been sent (docs/product/callables.md 'Limits of callables'); sending that stands
 * still for so long was cut.
 */
const PATIENCE_MS = 70_000;
/** A proxy says so while our server is away. */
const AWAY = new Set([502, 503, 504]);

/** It was sent, and nothing came back in time: the server may still be at work on it. */
class NotAnswered extends Error {
  override name = 'NotAnswered';
}

export type Sending = {
  signal: AbortSignal;
  /** How much has left, 0 to 1. */
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

/** Sends it and gives back what was answered, refusals too. By XMLHttpRequest, since fetch does not tell how much has left. */
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
      }, PATIENCE_MS);
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
      if (!isJson(request) && isOfAnother(answer.status)) return reject(notOurs());
      // Our server says itself why it refuses, also where it is too busy.
      if (AWAY.has(answer.status) && !answer.body['message'] && !answer.body['error'])
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

/** What the server refused it with, as the calls refuse; somebody else may have answered in its place. */
export function refusalOf({ status, body: { code, message } }: Answer) {
  return typeof code === 'string' && typeof message === 'string'
    ? new ORPCError(code, { status, message })
    : new ORPCError('BAD_GATEWAY');
}
