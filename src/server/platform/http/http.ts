import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP, type BlockList } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { setTimeout as pause } from 'node:timers/promises';
import helmet from 'helmet';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { BuiltApp } from '#server/platform/http/built-app.ts';
import { sendCompressed } from '#server/platform/http/compressed.ts';
import { hostOf, isIn } from '#server/platform/settings/loopback.ts';
import { makePages, pathOf, type Carry, type PreviewOf } from '#server/platform/http/page.ts';

/** A middleware of connect, such as Vite's development server. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

const READY_WITHIN_MS = 3000;
const MAIL_MARK = '/mail-mark.png';

const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

// Helmet's default would also bind the host's other names.
const STAY_HTTPS = 'max-age=31536000';

/** Sets the security headers on a response. Development has no content policy, since Vite's inline scripts need to run. */
export function securityHeaders(
  { PUBLIC_URL, TRUSTED_PROXIES }: { PUBLIC_URL: string; TRUSTED_PROXIES: BlockList },
  dev: boolean,
) {
  const set = helmet({
    contentSecurityPolicy: dev ? false : { useDefaults: false, directives: policy },
    // Google's window must be able to tell the page that opened it how the sign-in went.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: false,
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    set(request, response, (error?: unknown) => {
      if (error) throw error;
    });
    const https = PUBLIC_URL.startsWith('https:') || isHttps(request, TRUSTED_PROXIES);
    if (https) response.setHeader('strict-transport-security', STAY_HTTPS);
  };
}

async function answers(db: Kysely<DB>): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(() => true);
  return Promise.race([asked.catch(() => false), pause(READY_WITHIN_MS, false, { ref: false })]);
}

/** Answers /healthz, while the process runs, with the program's version, and /readyz, once the database answers. */
export function health(db: Kysely<DB>, programVersion: string) {
  return async (pathname: string, response: ServerResponse): Promise<void> => {
    const alive = pathname === '/healthz';
    const well = alive || (await answers(db));
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    const said = alive ? `ok ${programVersion}` : 'ok';
    response.writeHead(well ? 200 : 503, headers).end(well ? said : 'not ready');
  };
}

const WORKER = '/worker.js';
/** Replaces the worker and makes a browser remove it. */
const LEAVING = '/leaving.js';

const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true;

type FilesOptions = { publicUrl?: string; previewOf?: PreviewOf; hasWorker?: boolean };
/** Serves the built web app: files by name, the page for its addresses, and 404 for others. Without `hasWorker` browsers remove their worker. */
export function staticFiles(
  app: BuiltApp,
  { publicUrl = '', previewOf = () => Promise.resolve(undefined), hasWorker = true }: FilesOptions = {},
) {
  const page = makePages(app, { publicUrl, previewOf });
  return async (request: IncomingMessage, response: ServerResponse, carry?: Carry): Promise<void> => {
    const pathname = pathOf(request);
    const file = app.files.get(!hasWorker && pathname === WORKER ? LEAVING : pathname);
    if (file) {
      // Webmail pages show this picture in emails.
      if (pathname === MAIL_MARK) response.setHeader('cross-origin-resource-policy', 'cross-origin');
      const forever = pathname.startsWith('/assets/');
      const cacheControl = forever ? 'public, max-age=31536000, immutable' : 'no-cache';
      sendCompressed(request, response, file, { cacheControl });
    } else if (app.chunksAt(pathname) || wantsPage(request)) await page(request, response, carry);
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };
}

// A stranger may point any DNS name here (DNS rebinding).
const isAddressItself = (url: URL) => hostOf(url) === 'localhost' || isIP(hostOf(url)) !== 0;

// If PUBLIC_URL says https, an attacker on the network may have written a page of the same host over plain http.
function isOwnAddress(origin: string, host: string | undefined, publicUrl: string): boolean {
  const url = URL.parse(origin);
  if (url === null || host === undefined || url.host !== host || !isAddressItself(url)) return false;
  return !(publicUrl.startsWith('https:') && new URL(publicUrl).host === host);
}

/**
 * Whether a request may change anything. A request for another site's page may not. A page at the machine's address instead of PUBLIC_URL (a
 * first try in the local network) may. Programs send no Origin, and have no cookie by accident.
 */
export function mayChange(request: IncomingMessage, { PUBLIC_URL }: { PUBLIC_URL: string }): boolean {
  if (request.method === 'GET') return true;
  const { origin, host } = request.headers;
  if (origin !== undefined) return origin === PUBLIC_URL || isOwnAddress(origin, host, PUBLIC_URL);
  return ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined);
}

/** Whether a page sent this request. Scripts of a page never see a session's token: only the browser has its cookie. */
export const isFromBrowser = ({ headers }: IncomingMessage) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const listed = (request: IncomingMessage, header: string) =>
  [request.headers[header] ?? []].flat().flatMap((value) => value.split(',').map((each) => each.trim()));

/** Finds the client's address: walks X-Forwarded-For back from the nearest hop while the hops are trusted. */
export function clientAddress(request: IncomingMessage, trustedProxies: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? '');
  for (const hop of listed(request, 'x-forwarded-for').toReversed()) {
    // The sender chooses the IPv6 zone, so it may contain anything.
    if (!isIn(trustedProxies, address) || isIP(plain(hop)) === 0 || hop.includes('%')) break;
    address = plain(hop);
  }
  return address;
}

/** Warns once about a proxy that is missing in TRUSTED_PROXIES: all its people would share one count of attempts. */
export function untrustedProxies(trustedProxies: BlockList, warn: (address: string) => void) {
  let warned = false;
  return ({ headers, socket }: IncomingMessage): void => {
    if (warned || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
    const address = plain(socket.remoteAddress ?? '');
    if (isIn(trustedProxies, address)) return;
    warned = true;
    warn(address);
  };
}

/** Whether the browser uses https, directly or according to a trusted proxy. */
export function isHttps(request: IncomingMessage, trustedProxies: BlockList): boolean {
  if ((request.socket as TLSSocket).encrypted) return true;
  const trusted = isIn(trustedProxies, plain(request.socket.remoteAddress ?? ''));
  return trusted && listed(request, 'x-forwarded-proto')[0] === 'https';
}
