import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { ProofAnswer } from '#contract/functions.ts';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import { makeBrowser } from '#test/running/app.ts';
import { freePort, makeFolder, startProgram } from '#test/running/program.ts';
import { receiptPng } from '#test/builders/receipt-file.ts';
import { listenLive } from '#test/observers/listening.ts';
import { askByHttp2, believe, postFrom } from '#test/shipping/https.ts';
import { REVERSE_PROXIES } from '#test/shipping/reverse-proxies.ts';

/** Longer than Node's default keep-alive of 5 s, after which a proxy that reuses the connection would find it closed. */
const SILENT_MS = 8000;
/** Longer than any proxy's default timeout for a silent connection. */
const LONG_MS = 70_000;

/** Returns how many connections to a port of this machine are open. */
function connectionsTo(port: string): number {
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0');
  const ESTABLISHED = '01';
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote, state]) => remote?.endsWith(`:${hex}`) && state === ESTABLISHED).length;
}

/** Starts the real server behind a reverse proxy. Both end with the test, even if one of them does not start. */
async function startBehind(name: keyof typeof REVERSE_PROXIES, closers: AsyncDisposable[]) {
  const [program, proxy] = [makeFolder(), makeFolder()];
  closers.push(program, proxy);
  const port = await freePort();
  const base = `https://localhost:${port}`;
  const server = await startProgram({
    DATA_DIR: program.folder,
    PUBLIC_URL: base,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
  closers.push(server);
  expect(await server.ready, server.output.err).toBe(true);
  const place = { folder: proxy.folder, port, upstream: `127.0.0.1:${server.port}` };
  const started = await REVERSE_PROXIES[name](place);
  closers.push(started);
  believe(started.authority);
  return { base, server, output: started.output };
}

const closers: AsyncDisposable[] = [];
afterEach(async () => {
  for (const each of closers.splice(0).toReversed()) await each[Symbol.asyncDispose]();
});

const PASSWORD = 'correct horse';

async function signUp(base: string, displayName: string) {
  const browser = makeBrowser(base);
  const email = `${randomUUID()}@example.com`;
  const { userId } = await browser.api.users.register({
    id: randomUUID(),
    displayName,
    email,
    password: PASSWORD,
  });
  return { ...browser, userId, email };
}

for (const name of ['nginx', 'Caddy'] as const)
  test(`behind ${name} with the example of deploy/: https, streams, receipts and addresses`, async () => {
    const { base, server, output } = await startBehind(name, closers);

    expect(await askByHttp2(base, '/readyz')).toEqual({ protocol: 'h2', status: 200 });

    // Signing in sets a cookie that browsers send over https only.
    const aisyah = await signUp(base, 'Aisyah Rahman');
    const ong = await signUp(base, 'Ong Kai Xiang');
    const again = makeBrowser(base);
    expect(await again.api.users.signIn({ email: ong.email, password: PASSWORD })).toMatchObject({
      userId: ong.userId,
    });
    const page = await fetch(base);
    expect(page.headers.get('strict-transport-security')).toContain('max-age=');

    // A stream reports a change at once, and still does after a while.
    const homeId = randomUUID();
    await aisyah.api.homes.createHome({ id: homeId, name: 'Seri Pandan', timeZone: 'Asia/Kuala_Lumpur' });
    await ong.api.homes.joinHome({ homeId });
    await using live = await listenLive({ base }, aisyah);
    const ask = (title: string) =>
      ong.api.payments.createPaymentRequest({
        homeId,
        id: randomUUID(),
        title,
        totalAmount: 6645,
        debtorIds: [aisyah.userId],
      });
    const payment = await ask('Groceries');
    await live.receives('payments');

    // A receipt of the largest allowed size.
    const file = Buffer.alloc(PROOF_MAX_BYTES);
    (await receiptPng()).copy(file);
    const sent = { paymentId: payment.id, userId: aisyah.userId, mimeType: 'image/png' };
    const send = (fileData: string) =>
      aisyah.fetch(`${base}/functions/verifyPaymentProof`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { ...sent, fileData } }),
      });
    const answer = await send(file.toString('base64'));
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { result } = (await answer.json()) as { result: ProofAnswer };
    expect(result).toMatchObject({ success: true, shown: 6645 });
    // nginx refuses it itself; Caddy passes it to the server.
    expect((await send('A'.repeat(17 * 1024 * 1024))).status).toBe(name === 'nginx' ? 413 : 400);

    // The client's address is the proxy's neighbour, whatever the request's headers say.
    const wrong = { json: { email: 'nobody@example.com', password: 'wrong horse' } };
    const signIn = (from: string, headers = {}) =>
      postFrom(base, '/api/rpc/users/signIn', wrong, { from, headers });
    expect(await signIn('127.0.0.2')).toBe(401);
    expect(await signIn('127.0.0.3', { 'x-forwarded-for': '203.0.113.9' })).toBe(401);
    // The log comes through a pipe, so the answer may arrive before it.
    const networks = () =>
      [...server.output.out.matchAll(/"event":"sign-in-failed".*?"network":"([^"]+)"/g)].map(
        ([, network]) => network,
      );
    await expect.poll(networks).toEqual(['127.0.0.2', '127.0.0.3']);
    expect(server.output.out).not.toContain('TRUSTED_PROXIES');

    // The proxy reuses its connections to the server, which must not close them first.
    await wait(SILENT_MS);
    live.clear();
    const streams = 1;
    expect(connectionsTo(server.port)).toBeGreaterThan(streams);
    await wait(LONG_MS - SILENT_MS);
    await ask('Electricity');
    await live.receives('payments');
    const errors = output()
      .split('\n')
      .filter((line) => /\[(?:error|crit)\]|"level":"error"/.test(line));
    expect(errors.filter((line) => !line.includes('too large'))).toEqual([]);
  });

for (const name of ['nginx', 'Caddy'] as const)
  test(`${name} logs no token of a link, even while the server is down`, async () => {
    const { base, server, output } = await startBehind(name, closers);
    const secret = randomUUID();
    const paths = [
      `/payment-success?paymentId=${randomUUID()}&userId=${randomUUID()}&token=${secret}`,
      `/join-home?homeId=${secret}&code=${secret}`,
      `/calendar/${secret}.ics`,
    ];
    const openAll = async () => {
      for (const path of paths) {
        const opened = await fetch(base + path, { headers: { 'x-payment-link': secret } });
        await opened.text();
      }
    };
    await openAll();
    await server[Symbol.asyncDispose]();
    await openAll();
    if (name === 'nginx') {
      expect(output()).toContain('GET /payment-success HTTP');
      expect(output().match(/" 502 /g)).toHaveLength(2);
    } else {
      expect(output()).toContain('"uri":"/payment-success?"');
      expect(output()).toContain('"status":502');
    }
    const open = output()
      .split('\n')
      .filter((line) => line.includes(secret));
    expect(open).toEqual([]);
  });
