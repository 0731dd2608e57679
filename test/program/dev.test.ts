/** @module-tag rest */
import { expect, test, vi } from 'vitest';
import { freePort, makeFolder, startProgram } from '#test/running/program.ts';

vi.setConfig({ testTimeout: 120_000 });

test('the demo prints links that sign two people in to a home that has lived a week, and shows the sent emails', async () => {
  await using at = makeFolder();
  const PORT = String(await freePort());
  const env = { DATA_DIR: at.folder, DEV: 'true', PORT };
  await using program = await startProgram(env, {}, [], undefined, ['--demo']);
  expect(await program.ready, program.output.err).toBe(true);
  const base = `http://localhost:${PORT}`;
  await vi.waitFor(() => expect(program.output.out).toContain('Sent emails: '), { timeout: 60_000 });
  expect(program.output.out.split('\n').filter((line) => line.startsWith('Sign in as'))).toEqual([
    `Sign in as Aisyah, the administrator: ${base}/dev/sign-in/aisyah`,
    `Sign in as Wei Jie, a housemate: ${base}/dev/sign-in/wei`,
  ]);
  const signedIn = await fetch(`${base}/dev/sign-in/wei`, { redirect: 'manual' });
  expect(signedIn.headers.get('location')).toBe('/dashboard');
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const session = await fetch(`${base}/api/rpc/users/getSession`, {
    method: 'POST',
    headers: { cookie: cookie.join('; '), origin: base, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await session.text()).toMatch(/"homeId":"[^"]+"/);
  await vi.waitFor(async () => {
    const emails = await (await fetch(`${base}/dev/emails`)).text();
    expect(emails).toContain('Aisyah Rahman asks you for RM 49.67: Unifi broadband</a> to wei@example.com');
    const [, address] = /href="([^"]+)">Aisyah Rahman asks you for RM 49.67/.exec(emails) ?? [];
    expect(await (await fetch(base + address)).text()).toContain('srcdoc=');
  });
  const missing = await fetch(`${base}/dev/emails/none.eml`);
  expect([missing.status, await missing.text()]).toEqual([
    200,
    expect.stringContaining('<h1>Sent emails</h1>'),
  ]);
  const nobody = await fetch(`${base}/dev/sign-in/toString`, { redirect: 'manual' });
  expect(nobody.headers.getSetCookie()).toEqual([]);
  expect(nobody.status).toBeLessThan(500);
});
