import path from 'node:path';
import { diskStore } from '#server/platform/files/disk-store.ts';
import { s3Store } from '#server/platform/files/s3-store.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/**
 * The S3-compatible store of the settings, or the folder `files` in DATA_DIR.
 * @param patienceMs how long a store out of reach is retried; 0 tries once
 */
export function openFiles(settings: Settings, patienceMs?: number): FileStore {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_ENDPOINT === undefined) return diskStore(path.resolve(settings.DATA_DIR, 'files'));
  // The settings' schema takes all five or none.
  const place = {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? '',
    bucket: S3_BUCKET ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
  return s3Store(place, patienceMs);
}
