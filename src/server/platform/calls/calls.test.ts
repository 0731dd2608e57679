import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { emptiedApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, templateFields } from '#test/builders/homes.ts';
import { isWaiting } from '#test/running/database.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { errors } from '#words/errors.ts';

const app = await emptiedApp({ TRUSTED_PROXIES: '127.0.0.1' });

const post = async (body: string, type = 'application/json') => {
  const answer = await fetch(`${app.base}/api/rpc/users/signIn`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const { json } = (await answer.json()) as { json: { code: string; message: string } };
  return { status: answer.status, code: json.code, message: json.message };
};
const refused = (code: keyof typeof ERRORS) => ({ status: ERRORS[code], code, message: errors[code] });

test('an unreadable body is refused with a code of the list', async () => {
  const bodies: [body: string, type?: string][] = [
    ['{'],
    ['null'],
    ['{"json":{},"meta":5}'],
    ['{"json":{},"meta":[[1,"__proto__","x"]]}'],
    ['none', 'multipart/form-data; boundary=x'],
    ['event: message\ndata: {"json":1}\n\n', 'text/event-stream'],
  ];
  for (const body of bodies) expect(await post(...body), body[0]).toEqual(refused('INVALID_INPUT'));
});

/** Sends a body in pieces, without its length. */
const sendInPieces = (bytes: number) =>
  new Promise<number>((done, failed) => {
    const headers = { 'content-type': 'application/json' };
    const sent = ask(`${app.base}/api/rpc/users/signIn`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.on('error', failed);
    for (let left = bytes; left > 0; left -= 10_000) sent.write('x'.repeat(10_000));
    sent.end();
  });

test('a body that is too large is refused with a code of the list', async () => {
  expect(await post(JSON.stringify({ json: { email: 'x'.repeat(200_000) } }))).toEqual(refused('TOO_LARGE'));
  expect(await sendInPieces(200_000)).toBe(413);
  expect((await fetch(`${app.base}/healthz`)).status).toBe(200);
});

test('text that the database cannot store is refused in every field', async () => {
  const { api } = await signUp(app);
  for (const bad of ['\0', '\uD800']) {
    const displayName = `A${bad}B`;
    const account = { id: randomUUID(), displayName, email: 'new@example.com', password: 'six by six' };
    const home = { id: randomUUID(), name: displayName, timeZone: 'Asia/Kuala_Lumpur' };
    await expectRefusal(app.browser().api.users.register(account), 'INVALID_INPUT');
    await expectRefusal(app.browser().api.users.forgotPassword({ email: `${bad}@b.my` }), 'INVALID_INPUT');
    await expectRefusal(
      app.browser().api.users.signIn({ email: `a${bad}@b.my`, password: 'x' }),
      'INVALID_INPUT',
    );
    await expectRefusal(api.users.updateDisplayName({ displayName }), 'INVALID_INPUT');
    await expectRefusal(api.homes.createHome(home), 'INVALID_INPUT');
    const invite = { homeId: randomUUID(), code: bad };
    await expectRefusal(
      app.browser().api.users.register({ ...account, displayName: 'Wei', invite }),
      'INVALID_INPUT',
    );
  }
});

test('names are stored without invisible characters', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { api } = aisyah;
  const name = '\u202ANur\u00A0\u200BAi\u00ADsyah\u3164\n\u202C';
  const cleaned = 'Nur Aisyah';
  const id = randomUUID();
  expect(await api.users.updateDisplayName({ displayName: name })).toMatchObject({ displayName: cleaned });
  await api.homes.renameHome({ homeId, name });
  expect(await api.homes.getHome({ homeId })).toMatchObject({ name: cleaned });
  const fields = templateFields({ name, icon: '\u202A🧹' });
  expect(await api.templates.createTemplate({ homeId, id, fields })).toMatchObject({
    template: { name: cleaned, icon: '🧹' },
  });
  const asked = { homeId, id: randomUUID(), title: name, totalAmount: 5000, debtorIds: [ben.userId] };
  expect(await api.payments.createPaymentRequest(asked)).toMatchObject({ title: cleaned });
  // People paste a home's name in different forms.
  const chloe = await signUp(app, 'Chloe Lim');
  expect(await chloe.api.homes.joinHomeByName({ name: 'Nur\u00A0Aisyah\u200B' })).toMatchObject({
    homeId,
  });
});

test('strangers who wait do not delay people who are signed in', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(app)));
  const [first] = people;
  const entering = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').forUpdate().execute();
    const signedIn = people.map(({ email, password }) => app.browser().api.users.signIn({ email, password }));
    await expect.poll(() => isWaiting(app), { timeout: 5000 }).toBe(true);
    await first?.api.users.updateDisplayName({ displayName: 'Nur Aisyah' });
    expect((await first?.api.users.getSession())?.user?.displayName).toBe('Nur Aisyah');
    return { all: Promise.all(signedIn) };
  });
  expect(await entering.all).toHaveLength(people.length);
}, 8000);

test('calls that wait for a home do not delay password checks', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  const takeBack = async (address: string) => {
    const answer = await fetch(`${app.base}/api/rpc/payments/takeBackProof`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie: [...ben.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ json: { paymentId, userId: ben.userId } }),
    });
    return answer.status;
  };
  const waiting = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('homes').select('id').where('id', '=', homeId).forUpdate().execute();
    const all = Promise.all(['1', '2', '3', '4', '5'].map((at) => takeBack(`203.0.113.${at}`)));
    await expect.poll(() => isWaiting(app), { timeout: 5000 }).toBe(true);
    await app.browser().api.users.signIn({ email: aisyah.email, password: aisyah.password });
    return { all };
  });
  expect(new Set(await waiting.all)).toEqual(new Set([409]));
}, 15_000);

test('a caller who is not a member neither waits for the home’s writes nor delays them', async () => {
  const [aisyah, stranger] = [await signUp(app), await signUp(app)];
  const { id: homeId } = await buildHome([aisyah]);
  await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('homes').select('id').where('id', '=', homeId).forUpdate().execute();
    const settings = { includeWeekends: true };
    expect(await refusalOf(stranger.api.homes.updateHomeSettings({ homeId, settings }))).toBe('FORBIDDEN');
  });
});

test('a change from a page of another site is refused', async () => {
  const person = await signUp(app);
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  for (const method of ['POST', 'PUT', 'HEAD', 'OPTIONS']) {
    const body = ['POST', 'PUT'].includes(method) ? { body: '{}' } : {};
    const answer = await person.fetch(`${app.base}/api/rpc/users/signOut`, { method, headers, ...body });
    expect(answer.status, method).toBe(403);
    expect((await person.api.users.getSession()).user?.id, method).toBe(person.userId);
  }
  const read = await person.fetch(`${app.base}/api/rpc/users/signOut`, { headers });
  expect(read.status).toBe(405);
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
});

test('every refused call answers with an HTTP status from 400 to 499', async () => {
  const answer = await fetch(`${app.base}/api/rpc/homes/listHomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
  const bad = await fetch(`${app.base}/api/rpc/users/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { email: 'nobody', password: '' } }),
  });
  expect(bad.status).toBe(400);
});

test('every address refuses methods that it does not define', async () => {
  for (const path of ['/', '/healthz', '/api/rpc/users/getSession', '/functions/sendEmail', '/api/live']) {
    const status = await new Promise((done, failed) => {
      ask(app.base + path, { method: 'TRACE' }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .on('error', failed)
        .end();
    });
    expect(status, path).toBe(405);
  }
});

test('each person makes one read of a whole home at a time', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const week = { homeId, from: '2026-11-23', to: '2026-11-29' };
  const locked = sql<{ count: number }>`
    select count(*)::integer as count from pg_locks where not granted and relation = 'chores'::regclass`;
  const { all } = await app.db.transaction().execute(async (tx) => {
    await sql`lock table chores in access exclusive mode`.execute(tx);
    const reads = [aisyah, aisyah, aisyah, aisyah, ben].map(({ api }) => api.chores.listChores(week));
    const count = async () => (await locked.execute(tx)).rows[0]?.count;
    await expect.poll(count, { timeout: 5000 }).toBe(2);
    await pause(300);
    expect(await count()).toBe(2);
    return { all: Promise.all(reads) };
  });
  expect(await all).toHaveLength(5);
});
