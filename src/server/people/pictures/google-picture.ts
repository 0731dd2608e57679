import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ORPCError } from '@orpc/server';
import { PICTURE_MAX_BYTES, PICTURE_SIDES } from '#domain/files.ts';
import { isPublic, lookUpOnly, NotPublic } from '#server/platform/http/public-address.ts';
import { hostOf } from '#server/platform/settings/loopback.ts';
import { Silence } from '#server/platform/queue/silence.ts';
import type { Jobs } from '#server/platform/queue/queues.ts';
import { savePicture, type PictureDeps } from '#server/people/pictures/stored-pictures.ts';

/** The picture cannot be used, and a retry would not help. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new NotFetched('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function open(url: URL, signal: AbortSignal, anyAddress: boolean): Promise<IncomingMessage> {
  const host = hostOf(url);
  if (!anyAddress && isIP(host) !== 0 && !isPublic(host)) throw new NotFetched('not a public address');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    request(url, { signal, agent: false, ...(!anyAddress && { lookup: lookUpOnly(isPublic) }) }, done)
      .once('error', (error) => {
        failed(error instanceof NotPublic ? new NotFetched(error.message) : error);
      })
      .end();
  });
}

async function fetchWithin(
  url: URL,
  { signal, anyAddress, maxBytes }: { signal: AbortSignal; anyAddress: boolean; maxBytes: number },
): Promise<Buffer> {
  const answer = await open(url, signal, anyAddress);
  try {
    const { statusCode = 0 } = answer;
    if (statusCode >= 500 || statusCode === 429) throw new Error(`answered ${statusCode}`);
    if (statusCode !== 200) throw new NotFetched(`answered ${statusCode}`);
    return await readAll(answer, maxBytes);
  } finally {
    answer.destroy();
  }
}

/**
 * Fetches an address from outside. Follows no redirects. Only `trusted`, which the host has set, may be in our own network or use plain
 * http. Throws NotFetched if a retry would not help, and Silence after `timeMs`.
 */
export async function fetchForeign(
  address: string,
  { trusted, maxBytes, timeMs }: { trusted: string; maxBytes: number; timeMs: number },
): Promise<Buffer> {
  const url = URL.parse(address);
  const own = new URL(trusted);
  const protocols = ['https:', own.protocol];
  if (!url || !protocols.includes(url.protocol)) throw new NotFetched('not an address that we fetch');
  const signal = AbortSignal.timeout(timeMs);
  try {
    return await fetchWithin(url, { signal, anyAddress: url.origin === own.origin, maxBytes });
  } catch (error) {
    if (signal.aborted) throw new Silence('no answer in time', { cause: error });
    throw error;
  }
}

const FETCHED_WITHIN_MS = 3000;

/** Google's addresses end in the side length, 96 pixels by default. */
const large = (url: string) =>
  url.replace(/^(https:\/\/[\w.-]+\.googleusercontent\.com\/.+=s)\d+(-c)$/, `$1${PICTURE_SIDES.large}$2`);

const isOfNoUse = (error: unknown) =>
  error instanceof NotFetched || (error instanceof ORPCError && error.code === 'PICTURE_INVALID');

/** Fetches Google's picture once, unless the person has one by now (docs/product/accounts.md 'An account from Google'). */
export async function fetchGooglePicture(
  deps: PictureDeps & { issuer: string },
  { userId, url }: Jobs['google-picture'],
): Promise<void> {
  try {
    const limits = { maxBytes: PICTURE_MAX_BYTES, timeMs: FETCHED_WITHIN_MS };
    const bytes = await fetchForeign(large(url), { trusted: deps.issuer, ...limits });
    await savePicture(deps, { userId, bytes, onlyFirst: true });
  } catch (error) {
    if (!isOfNoUse(error)) throw error;
    // The page shows initials, and the person can choose a picture.
    deps.log.info({ user: userId, reason: (error as Error).message }, "Google's picture not taken");
  }
}
