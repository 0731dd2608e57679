import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error The package has no types.
import S3rver from '@20minutes/s3rver';

type Server = { run(): Promise<{ port: number }>; close(): Promise<void> };
const Rver = S3rver as new (options: object) => Server;

// The only key that the fake accepts.
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'serumah';

/** Starts an S3-compatible store on the loopback address, with one empty bucket, or with the folder of an earlier one. */
export async function startS3(again?: { port: number; folder: string }) {
  const folder = again?.folder ?? mkdtempSync(path.join(tmpdir(), 'serumah-s3-'));
  const server = new Rver({
    address: '127.0.0.1',
    port: again?.port ?? 0,
    silent: true,
    directory: folder,
    configureBuckets: again ? [] : [{ name: BUCKET, configs: [] }],
    vhostBuckets: false,
  });
  const { port } = await server.run();
  const place = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: BUCKET, ...KEY };
  return {
    place,
    folder,
    /** The settings of an app that stores its files there. */
    env: {
      S3_ENDPOINT: place.endpoint,
      S3_REGION: place.region,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    stop: () => server.close(),
    async [Symbol.asyncDispose]() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
