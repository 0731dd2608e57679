import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { servedFolder } from '#server/platform/http/build-files.ts';
import { readBuiltApp } from '#server/platform/http/built-app.ts';
import {
  clientAddress,
  health,
  isHttps,
  mayChange,
  securityHeaders,
  staticFiles,
} from '#server/platform/http/http.ts';
import { VERSION, writePages } from '#test/builders/built-pages.ts';
import { freshDatabase } from '#test/running/database.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { base, [Symbol.asyncDispose]: close };
}

/** Returns what `read` sees of a request with these headers. fetch would not send all of them. */
async function seen<T>(
  read: (request: IncomingMessage) => T,
  headers: Record<string, string>,
  method = 'GET',
) {
  let result: T | undefined;
  await using server = await serve((request, response) => {
    result = read(request);
    response.end();
  });
  await new Promise<void>((done, failed) => {
    const sent = ask(server.base, { method, headers }, (answer) => answer.resume().on('end', done));
    sent.on('error', failed).end();
  });
  return result as T;
}

const proxies = (...ranges: [string, number][]) => {
  const list = new BlockList();
  for (const [address, bits] of ranges) list.addSubnet(address, bits, 'ipv4');
  return list;
};
const none = new BlockList();
const here = proxies(['127.0.0.0', 8], ['10.0.0.0', 8]);

test('forwarded addresses count only as far as the hops are trusted', async () => {
  const from = (list: BlockList, forwarded: string) =>
    seen((request) => clientAddress(request, list), { 'x-forwarded-for': forwarded });
  expect(await from(none, '203.0.113.7')).toBe('127.0.0.1');
  expect(await from(here, '203.0.113.7')).toBe('203.0.113.7');
  expect(await from(here, '198.51.100.1, 203.0.113.7, 10.1.1.1')).toBe('203.0.113.7');
  expect(await from(here, '2001:db8::1')).toBe('2001:db8::1');
  expect(await from(here, '::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(await from(here, 'unknown, 10.1.1.1')).toBe('10.1.1.1');
  expect(await from(here, '::%1:2:3:4:5:6:7')).toBe('127.0.0.1');
  expect(await from(here, '')).toBe('127.0.0.1');
});

test('a proxy that is not trusted cannot say that it was https', async () => {
  const https = (list: BlockList, proto: string) =>
    seen((request) => isHttps(request, list), { 'x-forwarded-proto': proto });
  expect(await https(none, 'https')).toBe(false);
  expect(await https(here, 'https')).toBe(true);
  expect(await https(here, 'http')).toBe(false);
});

test('pages of other sites may not change anything', async () => {
  const PUBLIC_URL = 'https://home.example.com';
  const may = (headers: Record<string, string>, method = 'POST') =>
    seen((request) => mayChange(request, { PUBLIC_URL }), { host: '192.168.1.7:3000', ...headers }, method);
  expect(await may({ origin: PUBLIC_URL })).toBe(true);
  expect(await may({ origin: 'http://192.168.1.7:3000' })).toBe(true);
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '[fd00::7]:3000'])
    expect(await may({ host, origin: `http://${host}` }), host).toBe(true);
  // A stranger's DNS name that points to this machine.
  for (const host of [
    'evil.example:3000',
    'lan:3000',
    '192.168.1.7.evil.example:3000',
    'localhost.evil.example',
  ])
    expect(await may({ host, origin: `http://${host}` }), host).toBe(false);
  expect(await may({})).toBe(true);
  expect(await may({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(await may({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(await may({ 'sec-fetch-site': 'same-site' })).toBe(false);
  expect(await may({ origin: 'https://evil.example' })).toBe(false);
  expect(await may({ origin: 'https://home.example.com.evil.example' })).toBe(false);
  expect(await may({ origin: 'http://192.168.1.7:4000' })).toBe(false);
  expect(await may({ origin: 'null' })).toBe(false);
  expect(await may({ origin: 'https://evil.example' }, 'GET')).toBe(true);
  // A page may send HEAD anywhere without a preflight, and calls do not check the method.
  for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE'])
    expect(await may({ origin: 'https://evil.example' }, method), method).toBe(false);
  expect(await may({ 'sec-fetch-site': 'cross-site' }, 'HEAD')).toBe(false);
  // An attacker who can change an unencrypted page of the host must not reach the encrypted one.
  expect(await may({ host: 'home.example.com', origin: 'http://home.example.com' })).toBe(false);
  expect(await may({ host: 'home.example.com', origin: PUBLIC_URL })).toBe(true);
});

test('the security headers', async () => {
  const headersOf = async (PUBLIC_URL: string, dev: boolean, TRUSTED_PROXIES = none) => {
    const set = securityHeaders({ PUBLIC_URL, TRUSTED_PROXIES }, dev);
    await using server = await serve((request, response) => {
      set(request, response);
      response.end();
    });
    return (await fetch(server.base, { headers: { 'x-forwarded-proto': 'https' } })).headers;
  };
  const plain = await headersOf('http://192.168.1.5:3000', false);
  expect(plain.get('content-security-policy')).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' blob: data:;font-src 'self';connect-src 'self';" +
      "manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  );
  expect(plain.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(plain.get('x-content-type-options')).toBe('nosniff');
  expect(plain.get('referrer-policy')).toBe('no-referrer');
  expect(plain.has('strict-transport-security')).toBe(false);
  expect((await headersOf('https://home.example.com', false)).has('strict-transport-security')).toBe(true);
  const proxied = await headersOf('http://localhost:3000', false, here);
  expect(proxied.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await headersOf('http://localhost:3000', true)).has('content-security-policy')).toBe(false);
});

test('/healthz always answers, with the version; /readyz while the database answers', async () => {
  const { url } = await freshDatabase();
  const db = openDb(openPool(url, () => {}));
  const check = health(db, '1.2.3');
  await using server = await serve((request, response) => check(request.url ?? '', response));
  const status = async (at: string) => (await fetch(server.base + at)).status;
  expect(await status('/readyz')).toBe(200);
  await db.destroy();
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  expect(await (await fetch(`${server.base}/healthz`)).text()).toBe('ok 1.2.3');
});

function makeDist() {
  const dist = mkdtempSync(path.join(tmpdir(), 'serumah-dist-'));
  const served = servedFolder(dist);
  const write = (name: string, text: string) => writeFileSync(path.join(served, name), text);
  const manifest = {
    'index.html': { file: 'assets/entry.js' },
    'accounts/Login.tsx': {
      file: 'assets/login.js',
      css: ['assets/a.css'],
      imports: ['index.html'],
    },
  };
  writePages(
    dist,
    (language) =>
      `<html lang="${language}"><head>${VERSION}<script src="/assets/entry.js"></script></head></html>`,
    manifest,
  );
  write('assets/entry.js.br', 'packed');
  write('favicon.svg', '<svg/>');
  write('mail-mark.png', 'mark');
  return { dist, served, [Symbol.dispose]: () => rmSync(dist, { recursive: true, force: true }) };
}

const serveFiles = (dist: string, options?: Parameters<typeof staticFiles>[1]) => {
  const files = staticFiles(readBuiltApp(dist), options);
  return serve((request, response) => void files(request, response));
};

test('files and pages of the built web app', async () => {
  using built = makeDist();
  await using server = await serveFiles(built.dist);
  const get = (at: string, headers: Record<string, string> = {}) =>
    fetch(server.base + at, { headers: { 'accept-encoding': 'identity', ...headers } });

  const entry = await get('/assets/entry.js');
  expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(entry.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await entry.text()).toBe('assets/entry.js');
  const packed = await fetch(`${server.base}/assets/entry.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  // A file without a compressed form is sent as it is.
  const whole = await get('/mail-mark.png', { 'accept-encoding': 'br' });
  expect([whole.headers.get('content-encoding'), await whole.text()]).toEqual([null, 'mark']);
  // Only the picture in emails may be on pages of others.
  const policyOf = async (at: string) => (await get(at)).headers.get('cross-origin-resource-policy');
  expect(await policyOf('/mail-mark.png')).toBe('cross-origin');
  const known = (await get('/mail-mark.png')).headers.get('etag') ?? '';
  const unchanged = await get('/mail-mark.png', { 'if-none-match': known });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  // Tags as proxies change them.
  for (const tag of [`W/${known}`, `"other", W/${known}`, known.replace(/"$/, '-gzip"')])
    expect((await get('/mail-mark.png', { 'if-none-match': tag })).status, tag).toBe(304);
  expect((await get('/mail-mark.png', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  expect(await policyOf('/favicon.svg')).not.toBe('cross-origin');
  for (const missing of ['/assets/none.js', '/ms/manifest.json', '/ms/%6danifest.json', '/manifests/ms.json'])
    expect((await get(missing)).status, missing).toBe(404);

  const page = await get('/login?next=%2Fhome');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/login.js"><link rel="preload" as="style" crossorigin href="/assets/a.css"></head>',
  );
  expect(html.match(/entry\.js/g)).toHaveLength(1);
  expect((await get('/login', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304);
  const small = await get('/login', { 'accept-encoding': 'gzip, br' });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(await small.text()).toBe(html);
});

test('an unknown address is not found: with the page in a browser, with one line elsewhere', async () => {
  using built = makeDist();
  await using server = await serveFiles(built.dist);
  const get = (at: string, accept: string) => fetch(server.base + at, { headers: { accept } });
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  for (const at of [
    '/metrics',
    '/.well-known/change-password',
    '/x.php',
    '/a/b/c',
    '/login/x',
    '/worker.js/',
    '/$',
  ]) {
    const page = await get(at, BROWSER);
    expect([page.status, page.headers.get('content-type')], at).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text(), at).toContain('<html lang="en">');
    const again = await fetch(server.base + at, {
      headers: { accept: BROWSER, 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status, at).toBe(404);
    const line = await get(at, '*/*');
    expect([line.status, await line.text()], at).toEqual([404, 'Not found\n']);
    expect(line.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  }
  for (const at of ['/', '/login', '/login/', '/Login', '/dashboard?homeId=1'])
    for (const accept of [BROWSER, '*/*']) expect((await get(at, accept)).status, at).toBe(200);
});

test('a host can make every browser remove its worker', async () => {
  using built = makeDist();
  for (const [hasWorker, given] of [
    [true, 'keeps'],
    [false, 'leaves'],
  ] as const) {
    await using server = await serveFiles(built.dist, { hasWorker });
    const worker = await fetch(`${server.base}/worker.js?ms`);
    expect(await worker.text()).toBe(given);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${server.base}/worker.js/`)).status).toBe(404);
  }
});

test('a build is named by its pages', () => {
  using built = makeDist();
  expect(readBuiltApp(built.dist).version).toBe('0a1b2c');
});

test.each([
  '',
  'served/ms/index.html',
  'manifests/zh.json',
  'served/assets/login.js',
  'served/worker.js',
  'addresses.json',
])('a build without %s is refused', (missing) => {
  using built = makeDist();
  rmSync(path.join(built.dist, missing), { recursive: true });
  expect(() => readBuiltApp(built.dist)).toThrow(/^The web app is not built.* Run npm run build\.$/);
});

test('each page is in the language of its request, and caches distinguish it', async () => {
  using built = makeDist();
  await using server = await serveFiles(built.dist);
  const get = (headers: Record<string, string>) => fetch(`${server.base}/login`, { headers });
  const asked: [headers: Record<string, string>, language: string][] = [
    [{}, 'en'],
    [{ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh'],
    [{ 'accept-language': 'zh-CN', cookie: 'serumah.language=ms' }, 'ms'],
  ];
  for (const [headers, language] of asked) {
    const page = await get(headers);
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
    expect(await page.text()).toContain(`<html lang="${language}">`);
    const again = { ...headers, 'if-none-match': page.headers.get('etag') ?? '' };
    expect((await get(again)).status).toBe(304);
    // After a change of language the browser still has the earlier page.
    const other = await get({ ...again, cookie: `serumah.language=${language === 'en' ? 'zh' : 'en'}` });
    expect(other.status).toBe(200);
  }
});

test('a link’s preview is in the head of its page, whatever its text', async () => {
  using built = makeDist();
  const tag = (property: string, content: string) =>
    `<meta property="og:${property}" content="${content}" />`;
  const page = (title: string, description: string, image: string) =>
    `<html><head>${tag('title', title)}${tag('description', description)}${tag('image', image)}</head></html>`;
  writePages(built.dist, page('Serumah', 'Chores', '/social.png'));
  const publicUrl = 'https://home.example.com';
  const title = `"><script>alert('1')</script> $& $1 & Co`;
  await using server = await serveFiles(built.dist, {
    publicUrl,
    previewOf: ({ url }) =>
      Promise.resolve(url === '/join-home?homeId=1' ? { title, description: 'Open it' } : undefined),
  });
  const image = `${publicUrl}/social.png`;
  const invited = await fetch(`${server.base}/join-home?homeId=1`);
  const escapedTitle = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; $&amp; $1 &amp; Co';
  expect(await invited.text()).toBe(page(escapedTitle, 'Open it', image));
  expect(invited.headers.get('cache-control')).toBe('no-store');
  // No other link's page says the same.
  for (const other of ['/join-home?homeId=2', '/join-home', '/login'])
    expect(await (await fetch(server.base + other)).text(), other).toContain(tag('title', 'Serumah'));
});

test('a running server serves its build even if the folder changes', async () => {
  using built = makeDist();
  await using server = await serveFiles(built.dist);
  rmSync(built.dist, { recursive: true });
  for (const at of ['/assets/entry.js', '/assets/a.css', '/favicon.svg', '/worker.js', '/login', '/'])
    expect((await fetch(server.base + at)).status, at).toBe(200);
});

test('range requests get the whole file', async () => {
  using built = makeDist();
  await using server = await serveFiles(built.dist);
  for (const range of ['bytes=1-2', 'bytes=5-2', 'bytes=x-']) {
    const answer = await fetch(`${server.base}/assets/entry.js`, {
      headers: { range, 'accept-encoding': 'identity' },
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'assets/entry.js']);
  }
});
