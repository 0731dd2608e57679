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

/** A store out of reach or busy may answer the next time; one that refuses us will not. */
const mayPass = (error: unknown) =>
  error instanceof S3ServiceError ? error.status >= 500 || error.status === 429 : error instanceof Error;

async function tryFor<T>(patienceMs: number, signal: AbortSignal | undefined, work: () => Promise<T>) {
  const end = performance.now() + patienceMs;
  for (let wait = STORE_FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, STORE_LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || !mayPass(error) || performance.now() + wait > end) throw error;
      await pause(wait, undefined, signal && { signal }).catch(() => {
        // The store's error, not that of the abort.
        throw error;
      });
    }
  }
}

// S3mini takes no signal for a call.
const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]) });

/** Files in a bucket of an S3-compatible store, named by path (https://host/bucket/name), as every such store can. */
export function s3Store(place: Place, patienceMs = STORE_WITHIN_MS): FileStore {
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
      tryFor(patienceMs, signal, async () => {
        await s3.putObject(name, bytes, type);
      }),
    get: (name, signal) => {
      const reading = signal ? endedBy(signal) : s3;
      return tryFor(patienceMs, signal, async () => {
        const found = await reading.getObjectArrayBuffer(name);
        return found === null ? undefined : new Uint8Array(found);
      });
    },
    remove: (name, signal) =>
      tryFor(patienceMs, signal, async () => {
        await s3.deleteObject(name);
      }),
    isEmpty: () =>
      tryFor(patienceMs, undefined, async () => {
        // By the store's address: not every store accepts the bucket's with a slash at its end.
        const found = await new S3mini({ ...config, endpoint }).listObjects(bucket, '', LIST_PAGE);
        if (found === null) throw new Error(`no bucket ${bucket}`);
        return found.length === 0;
      }),
  };
}
