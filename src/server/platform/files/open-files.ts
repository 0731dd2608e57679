import path from 'node:path';
import { diskStore } from '#server/platform/files/disk-store.ts';
import { s3Store } from '#server/platform/files/s3-store.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Opens the S3-compatible store of the settings, retried for `retryForMs` while unreachable, or the folder `files` in DATA_DIR. */
export function openFiles(settings: Settings, retryForMs?: number): FileStore {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = '', S3_BUCKET: bucket = '' } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = settings;
  // The settings' schema accepts all five or none.
  if (endpoint === undefined) return diskStore(path.resolve(settings.DATA_DIR, 'files'));
  return s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }, retryForMs);
}
