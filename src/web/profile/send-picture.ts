import { ORPCError } from '@orpc/client';

/** A short sending shows no bar. */
const SHOWN_AFTER_MS = 300;

type Sending = {
  signal: AbortSignal;
  /** How much has left, 0 to 1. */
  onProgress: (sent: number) => void;
};

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}

/** What the server refused it with, as the calls refuse; somebody else may have answered in its place. */
function refusalOf(status: number, answer: unknown) {
  const { code, message } = (answer ?? {}) as { code?: string; message?: string };
  return code && message ? new ORPCError(code, { status, message }) : new ORPCError('BAD_GATEWAY');
}

type Kept = { photoURL: string | null };

/** Sends a new profile picture; the answer is where it can be seen. By XMLHttpRequest, since fetch does not tell how much has left. */
export const sendPicture = (file: File, { signal, onProgress }: Sending): Promise<Kept> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const started = performance.now();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0 && performance.now() - started > SHOWN_AFTER_MS) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer = answerOf(request);
      if (request.status === 200 && answer) resolve(answer as Kept);
      else reject(refusalOf(request.status, answer));
    });
    for (const end of ['error', 'abort']) request.addEventListener(end, () => reject(new Error(end)));
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', '/api/picture');
    request.send(file);
  });
