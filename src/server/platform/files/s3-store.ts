import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { FileStore } from '#server/platform/files/store.ts';

type Place = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const LIST_PAGE = 1000;
const TRY_TAKES_MS = 30_000;
const STORE_WITHIN_MS = 2 * 60_000;
const STORE_FIRST_PAUSE_MS = 250;
const STORE_LONGEST_PAUSE_MS = 5000;

/** Whether a retry may help: a store that is unreachable or busy, but not one that refuses us. */
const mayPass = (error: unknown) =>
  error instanceof S3ServiceError ? error.status >= 500 || error.status === 429 : error instanceof Error;

async function tryFor<T>(retryForMs: number, signal: AbortSignal | undefined, work: () => Promise<T>) {
  const end = performance.now() + retryForMs;
  for (let wait = STORE_FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, STORE_LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || !mayPass(error) || performance.now() + wait > end) throw error;
      await pause(wait, undefined, signal && { signal }).catch(() => {
        // Reports the store's error, not that of the abort.
        throw error;
      });
    }
  }
}

// S3mini has no signal for a call.
const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]) });

/** Stores files in a bucket of an S3-compatible store, addressed by path (https://host/bucket/name), which every such store supports. */
export function s3Store(place: Place, retryForMs = STORE_WITHIN_MS): FileStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = place;
  const config = {
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TRY_TAKES_MS,
  };
  const s3 = new S3mini(config);
  const endedBy = (signal: AbortSignal) => new S3mini({ ...config, fetch: fetchUntil(signal) });
  return {
    put: (name, bytes, type, signal) =>
      tryFor(retryForMs, signal, async () => {
        await s3.putObject(name, bytes, type);
      }),
    get: (name, signal) => {
      const reading = signal ? endedBy(signal) : s3;
      return tryFor(retryForMs, signal, async () => {
        const found = await reading.getObjectArrayBuffer(name);
        return found === null ? undefined : new Uint8Array(found);
      });
    },
    remove: (name, signal) =>
      tryFor(retryForMs, signal, async () => {
        await s3.deleteObject(name);
      }),
    isEmpty: () =>
      tryFor(retryForMs, undefined, async () => {
        // Uses the store's address: some stores refuse the bucket's with a slash at its end.
        const found = await new S3mini({ ...config, endpoint }).listObjects(bucket, '', LIST_PAGE);
        if (found === null) throw new Error(`no bucket ${bucket}`);
        return found.length === 0;
      }),
  };
}
