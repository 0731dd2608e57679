import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** An answer that is sent often, with its compressed forms (pictures have none) and its tag for browsers. */
export type Compressed = { type: string; etag: string; text: Buffer; br?: Buffer; gzip?: Buffer };

export const HTML = 'text/html; charset=utf-8';
/** Brotli's best level takes a second for a larger text and makes it hardly smaller. */
const LARGE_BYTES = 50_000;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

export function compress(text: Buffer, type: string): Compressed {
  const etag = etagOf(text);
  const br = brotliCompressSync(text, text.length > LARGE_BYTES ? QUICK : {});
  return { type, etag, text, br, gzip: gzipSync(text) };
}

const encodingFor = (request: IncomingMessage) => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(accepted));
};

/** Proxies change the tags of answers that they compress: nginx marks them as weak, Apache adds the encoding. */
const bare = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:gzip|br)"$/, '"');

export function hasAlready({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map(bare) ?? [];
  return known.includes(bare(etag)) || known.includes('*');
}

const packedOnce = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Answers a GET or HEAD with a text for this reader alone. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  content: string,
  type: string,
): Promise<void> {
  const encoding = encodingFor(request);
  const body = encoding
    ? await packedOnce[encoding](content, encoding === 'br' ? QUICK : {})
    : Buffer.from(content);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Sending = { status?: 200 | 404; cacheControl?: string };

export function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Compressed,
  { status = 200, cacheControl = 'no-cache' }: Sending = {},
): void {
  response.setHeader('cache-control', cacheControl);
  if (!response.hasHeader('vary')) response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', packed.etag);
  if (status === 200 && hasAlready(request, packed.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(request);
  const small = encoding && packed[encoding];
  if (small) response.setHeader('content-encoding', encoding);
  const body = small ?? packed.text;
  response.writeHead(status, { 'content-type': packed.type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
