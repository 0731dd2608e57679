/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { makeLimits } from '#server/platform/calls/limits.ts';
import { startApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp } from '#test/builders/homes.ts';

const LOOKS_PER_ADDRESS = 100;

async function look(base: string, address: string) {
  const answer = await fetch(`${base}/api/rpc/users/checkResetLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ json: { token: 'guess' } }),
  });
  return answer.status;
}

test('a range of IPv6 addresses counts as one', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  for (let count = 1; count <= LOOKS_PER_ADDRESS; count++)
    expect(await look(app.base, `2001:db8:1:2:${count.toString(16)}::1`)).toBe(410);
  expect(await look(app.base, '2001:db8:1:2::1')).toBe(429);
  expect(await look(app.base, '2001:0DB8:0001:0002:ffff::')).toBe(429);
  expect(await look(app.base, '2001:db8:1:3::1')).toBe(410);
  expect(await look(app.base, '203.0.113.7')).toBe(410);
});

test('an invalid address counts as the proxy’s and does no harm', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  for (const address of ['::%1:2:3:4:5:6:7', 'fe80::1%x:y::z', '::1%', ':'.repeat(300)])
    expect(await look(app.base, address), address).toBe(410);
  expect(await look(app.base, '203.0.113.7')).toBe(410);
});

test('a site’s range also shares a wider count', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  // Two networks of one /56 use up their attempts, and with them those of the /56.
  for (let count = 1; count <= LOOKS_PER_ADDRESS; count++)
    for (const network of ['2001:db8:1:200', '2001:db8:1:2ff'])
      expect(await look(app.base, `${network}::${count.toString(16)}`)).toBe(410);
  expect(await look(app.base, '2001:db8:1:201::1')).toBe(429);
  expect(await look(app.base, '2001:db8:1:300::1')).toBe(410);
});

test('further attempts in a used-up network take nothing from its neighbours', async () => {
  await using app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  for (let count = 1; count <= 3 * LOOKS_PER_ADDRESS; count++)
    expect(await look(app.base, '2001:db8:1:200::1')).toBe(count <= LOOKS_PER_ADDRESS ? 410 : 429);
  expect(await look(app.base, '2001:db8:1:201::1')).toBe(410);
});

test('a used-up network cannot use up accounts', async () => {
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

test('an untrusted proxy causes one warning', async () => {
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
    msg: expect.stringContaining('TRUSTED_PROXIES does not include 127.0.0.1') as string,
  });
});

test('a person can make 120 changes a minute in all browsers, and can still end other sessions', async () => {
  await using app = await startApp();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const second = app.browser();
  await second.api.users.signIn(aisyah);
  const change = ({ api }: Pick<typeof aisyah, 'api'>) =>
    refusalOf(api.mailChoices.setMailChoices({ unwanted: [] }));
  for (let count = 1; count <= 60; count++)
    expect([await change(aisyah), await change(second)]).toEqual(['not refused', 'not refused']);
  expect([await change(aisyah), await change(second)]).toEqual(['TOO_MANY_CHANGES', 'TOO_MANY_CHANGES']);
  await expect(aisyah.api.users.updateDisplayName({ displayName: 'Nur' })).rejects.toMatchObject({
    status: 429,
    message: 'That was a lot of changes at once. Please wait a minute and try again.',
  });
  expect(await aisyah.api.homes.listHomes()).toEqual([]);
  expect(await change(ben)).toBe('not refused');
  expect(await refusalOf(aisyah.api.users.endOtherSessions())).toBe('not refused');
  expect(await change(second)).toBe('UNAUTHENTICATED');
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect(await change(aisyah)).toBe('not refused');
});

test('a session can end others 30 times a minute, without delaying other sessions', async () => {
  await using app = await startApp();
  const thief = await signUp(app);
  for (let count = 1; count <= 30; count++) await thief.api.users.endOtherSessions();
  const owner = app.browser();
  await owner.api.users.signIn(thief);
  expect(await refusalOf(thief.api.users.endOtherSessions())).toBe('TOO_MANY_CHANGES');
  expect(await refusalOf(owner.api.users.endOtherSessions())).toBe('not refused');
  expect(await refusalOf(thief.api.users.endOtherSessions())).toBe('UNAUTHENTICATED');
});

test('waiting writes leave connections to others', async () => {
  await using app = await startApp();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah]);
  const all = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('homes').select('id').where('id', '=', homeId).forUpdate().execute();
    const waiting = Array.from({ length: 20 }, () => aisyah.api.homes.switchHome({ homeId }));
    const count = sql<{ held: number }>`
      select count(*)::integer as held from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await count.execute(app.db)).rows[0]?.held).toBe(1);
    for (const displayName of ['B', 'Be', 'Ben', 'Ben T', 'Ben Tan'])
      await ben.api.users.updateDisplayName({ displayName: `${displayName} Tan` });
    // Ending her sessions does not wait for them either.
    await aisyah.api.users.endOtherSessions();
    return { waiting };
  });
  expect(await Promise.all(all.waiting)).toHaveLength(20);
});

test('people who wait for a home hold one connection together', async () => {
  await using app = await startApp();
  const aisyah = await signUp(app);
  const others = await Promise.all(Array.from({ length: 5 }, () => signUp(app)));
  const people = [aisyah, ...others] as const;
  const { id: homeId } = await buildHome([...people]);
  const other = await signUp(app, 'Ben Tan');
  const { id: otherId } = await buildHome([other]);
  const all = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('homes').select('id').where('id', '=', homeId).forUpdate().execute();
    const waiting = people.flatMap(({ api }, at) =>
      [homeId, homeId.toUpperCase(), homeId].map((id) =>
        api.homes.updateHomeSettings({ homeId: id, settings: { includeWeekends: at % 2 === 0 } }),
      ),
    );
    const answers = Promise.all(waiting.map(refusalOf));
    const count = sql<{ held: number }>`
      select count(*)::integer as held from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await count.execute(app.db)).rows[0]?.held).toBe(1);
    await pause(300);
    expect((await count.execute(app.db)).rows[0]?.held).toBe(1);
    await other.api.homes.switchHome({ homeId: otherId });
    expect(await aisyah.api.homes.listHomes()).toHaveLength(1);
    return { answers };
  });
  expect(new Set(await all.answers)).toEqual(new Set(['not refused']));
});

test('a person can plan again 120 times an hour', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person]);
  const plan = () =>
    refusalOf(person.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: true }));
  const planOne = () =>
    refusalOf(person.api.templates.planTemplates({ homeId, id: randomUUID(), templateIds: ['sweep'] }));
  expect([await plan(), await planOne()]).toEqual(['not refused', 'not refused']);
  await app.db
    .updateTable('rate_limits')
    .set({ points: 120 })
    .where('key', '=', `planning-account:${person.userId}`)
    .execute();
  expect([await plan(), await planOne()]).toEqual(['TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
});

test('a whole site gets hardly more password attempts at one account than one network', async () => {
  await using app = await startApp();
  const limits = makeLimits(app.pool);
  const tries = async (addressOf: (at: number) => string) => {
    for (let at = 0; at < 100; at++)
      if ((await refusalOf(limits.count('signIn', 'a@example.com', addressOf(at)))) === 'TOO_MANY_TRIES')
        return at;
    return undefined;
  };
  expect(await tries(() => '2001:db8:1::1')).toBe(10);
  expect(await tries((at) => `2001:db8:2:${at.toString(16)}::1`)).toBe(20);
  expect(await tries((at) => `2001:db8:3:${(at << 8).toString(16)}::1`)).toBe(80);
  // A new password resets all attempts at the account.
  await limits.resetAll('signIn', 'a@example.com', '2001:db8:3:6300::1');
  await limits.count('signIn', 'a@example.com', '2001:db8:3:6300::1');
});

test('a site’s attempts are counted one after the other, and few wait', async () => {
  await using app = await startApp();
  const limits = makeLimits(app.pool);
  const flood = Array.from({ length: 250 }, (_, at) =>
    refusalOf(limits.count('signIn', `${at}@example.com`, `2001:db8:1:${(at << 8).toString(16)}::1`)),
  );
  const other = limits.count('signIn', 'b@example.com', '203.0.113.7');
  const first = await Promise.race([other.then(() => 'another'), Promise.all(flood).then(() => 'the flood')]);
  expect(first).toBe('another');
  expect((await Promise.all(flood)).filter((code) => code === 'BUSY')).toHaveLength(149);
});
