import pino from 'pino';
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { refusalOf } from '#test/build.ts';

const LOOKS_PER_ADDRESS = 100;

async function look(base: string, address: string) {
  const answer = await fetch(`${base}/api/rpc/users/checkResetLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ json: { token: 'guess' } }),
  });
  return answer.status;
}

test('who owns a whole range of IPv6 addresses is counted as one', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  for (let count = 1; count <= LOOKS_PER_ADDRESS; count++)
    expect(await look(app.base, `2001:db8:1:2:${count.toString(16)}::1`)).toBe(410);
  expect(await look(app.base, '2001:db8:1:2::1')).toBe(429);
  expect(await look(app.base, '2001:0DB8:0001:0002:ffff::')).toBe(429);
  expect(await look(app.base, '2001:db8:1:3::1')).toBe(410);
  expect(await look(app.base, '203.0.113.7')).toBe(410);
});

test('and whoever owns a site’s range shares a wider count, beside what each network has', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  // Two networks of one /56 use up what is theirs, and with it what a /56 has.
  for (let count = 1; count <= LOOKS_PER_ADDRESS; count++)
    for (const network of ['2001:db8:1:200', '2001:db8:1:2ff'])
      expect(await look(app.base, `${network}::${count.toString(16)}`)).toBe(410);
  expect(await look(app.base, '2001:db8:1:201::1')).toBe(429);
  expect(await look(app.base, '2001:db8:1:300::1')).toBe(410);
});

test('whose network address is used up cannot use up accounts from there', async () => {
  await using app = await startApp();
  const { api } = app.browser();
  for (let count = 1; count <= LOOKS_PER_ADDRESS; count++)
    await refusalOf(api.users.checkResetLink({ token: 'guess' }));
  expect(await refusalOf(api.users.forgotPassword({ email: 'wei@example.com' }))).toBe('TOO_MANY_TRIES');
  const counted = await app.db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', '%wei@example.com')
    .execute();
  expect(counted).toEqual([]);
});

test('a proxy that nobody named as trusted is warned of, once', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  await using app = await startApp({}, { log });
  await using named = await startApp({ TRUSTED_PROXIES: '127.0.0.1' }, { log });
  const ask = (base: string, headers: Record<string, string>) => fetch(`${base}/healthz`, { headers });
  await ask(app.base, {});
  await ask(named.base, { 'x-forwarded-for': '203.0.113.7' });
  expect(lines).toEqual([]);
  await ask(app.base, { forwarded: 'for=203.0.113.7' });
  await ask(app.base, { 'x-forwarded-for': '203.0.113.8' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    address: '127.0.0.1',
    msg: expect.stringContaining('TRUSTED_PROXIES does not name 127.0.0.1') as string,
  });
});
