import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import helmet from 'helmet';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { BuiltApp } from '#server/platform/http/built-app.ts';
import { sendCompressed } from '#server/platform/http/compressed.ts';
import { makePages, type Carry, type PreviewOf } from '#server/platform/http/page.ts';

/** As connect has them; Vite's server of the web app is one. */
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

// Helmet's own would bind the host's other names too.
const STAY_HTTPS = 'max-age=31536000';

/** Sets the security headers on a response. In development Vite's own inline scripts need to run, so no content policy then. */
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
  const late = new Promise<boolean>((done) => {
    setTimeout(done, READY_WITHIN_MS, false).unref();
  });
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
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

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?')[0] ?? '/';

const WORKER = '/worker.js';
/** Makes a browser give up the worker in whose place it comes. */
const LEAVING = '/leaving.js';

/** A page that a person opens, not what a page or a program loads. */
const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true;

type FilesOptions = { publicUrl?: string; previewOf?: PreviewOf; hasWorker?: boolean };
/**
 * Serves the built web app: files by their name, and the page for the app's own addresses, with what `carry` gives. Any other address
 * is answered with 404: with the page, which says so, where a browser opens it, and else with one line.
 * @param options previewOf: what a chat shows of a link to the page, where that is not what it always is; hasWorker: whether browsers keep
 * the app by a service worker, and else give up the one they have
 */
export function staticFiles(
  app: BuiltApp,
  { publicUrl = '', previewOf = () => Promise.resolve(undefined), hasWorker = true }: FilesOptions = {},
) {
  const page = makePages(app, { publicUrl, previewOf });
  return async (request: IncomingMessage, response: ServerResponse, carry?: Carry): Promise<void> => {
    const pathname = pathOf(request);
    const file = app.files.get(!hasWorker && pathname === WORKER ? LEAVING : pathname);
    if (file) {
      // Emails are read on pages of others.
      if (pathname === MAIL_MARK) response.setHeader('cross-origin-resource-policy', 'cross-origin');
      const forever = pathname.startsWith('/assets/');
      const cacheControl = forever ? 'public, max-age=31536000, immutable' : 'no-cache';
      sendCompressed(request, response, file, { cacheControl });
    } else if (app.chunksAt(pathname) || wantsPage(request)) await page(request, response, carry);
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };
}

// Any other name may be a stranger's, who lets it lead here (DNS rebinding).
const isAddressItself = ({ hostname }: URL) =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0;

// Where PUBLIC_URL says https, a page of the same host that came over plain http may have been written by anybody on the way.
function isOwnAddress(origin: string, host: string | undefined, publicUrl: string): boolean {
  const url = URL.parse(origin);
  if (url === null || host === undefined || url.host !== host || !isAddressItself(url)) return false;
  return !(publicUrl.startsWith('https:') && new URL(publicUrl).host === host);
}

/**
 * Whether a request may change anything: one that a browser sends for another site's page may not. A page reached by the
 * machine's own address instead of PUBLIC_URL (a first try on the LAN) is its own origin still; programs send no Origin, and hold no cookie by chance.
 */
export function mayChange(request: IncomingMessage, { PUBLIC_URL }: { PUBLIC_URL: string }): boolean {
  if (request.method === 'GET') return true;
  const { origin, host } = request.headers;
  if (origin !== undefined) return origin === PUBLIC_URL || isOwnAddress(origin, host, PUBLIC_URL);
  return ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined);
}

/** Whether a page made this request. A page's scripts never see a session's token: it stands in a cookie that only the browser reads. */
export const isFromBrowser = ({ headers }: IncomingMessage) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
const listed = (request: IncomingMessage, header: string) =>
  [request.headers[header] ?? []].flat().flatMap((value) => value.split(',').map((each) => each.trim()));

/** Whose request this is: walks X-Forwarded-For back from the nearest hop, for as long as the hops are trusted. */
export function clientAddress(request: IncomingMessage, trustedProxies: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? '');
  for (const hop of listed(request, 'x-forwarded-for').toReversed()) {
    // An IPv6 zone is the sender's own, and may hold anything.
    if (!isIn(trustedProxies, address) || isIP(plain(hop)) === 0 || hop.includes('%')) break;
    address = plain(hop);
  }
  return address;
}

/**
 * Calls `warn` the first time that a request says for whom it was forwarded and comes from an address that is not trusted to say so: a proxy
 * that TRUSTED_PROXIES leaves out, whose people would all share one count of tries.
 */
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

/** Whether the browser speaks https, with us or with a proxy that is trusted to say so. */
export function isHttps(request: IncomingMessage, trustedProxies: BlockList): boolean {
  if ((request.socket as TLSSocket).encrypted) return true;
  const trusted = isIn(trustedProxies, plain(request.socket.remoteAddress ?? ''));
  return trusted && listed(request, 'x-forwarded-proto')[0] === 'https';
}
