import { randomUUID } from 'node:crypto';
import { bad, ok, reasonOf, type Finding } from '#server/host/doctor/finding.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import * as words from '#words/english-only/doctor.ts';

/** Tries once, since the host is waiting. */
const NO_RETRY_MS = 0;

async function comesAndGoes(settings: Settings): Promise<void> {
  const store = openFiles(settings, NO_RETRY_MS);
  const name = `doctor/${randomUUID()}`;
  const bytes = Buffer.from(name);
  await store.put(name, bytes, 'text/plain');
  try {
    const found = await store.get(name);
    if (!found || !bytes.equals(found)) throw new Error(words.filesChanged);
  } finally {
    await store.remove(name);
  }
}

/** Checks whether the S3-compatible store, if set, can store and remove a small file. */
export async function checkFiles(settings: Settings): Promise<Finding> {
  const { S3_ENDPOINT, S3_BUCKET = '' } = settings;
  if (S3_ENDPOINT === undefined) return ok('files', words.filesOnDisk);
  const { host } = new URL(S3_ENDPOINT);
  try {
    await comesAndGoes(settings);
    return ok('files', words.filesInStore(S3_BUCKET, host));
  } catch (error) {
    return bad('files', words.filesRefused(S3_BUCKET, host, reasonOf(error)));
  }
}
