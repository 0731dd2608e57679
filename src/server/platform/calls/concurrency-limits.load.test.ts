/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { makeCallSemaphores, makeLongSemaphore } from '#server/platform/calls/concurrency-limits.ts';
import type { DB } from '#server/platform/db/types.ts';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import { sharedApp, startApp, type Browser } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { bearerOf } from '#test/steps/callables.ts';
import { countWaiting } from '#test/running/database.ts';
import { startAppWithGoogle, signInWithGoogle } from '#test/builders/google.ts';
import { picture } from '#test/builders/images.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { sendPicture } from '#test/builders/pictures.ts';
import { errors } from '#words/errors.ts';

const app = await sharedApp();

type App = Pick<typeof app, 'db' | 'browser'>;

/** Counts the connections on which calls wait for a lock. Meanwhile calls that only read are answered. */
async function waitingFor(
  { db, browser }: App,
  lock: (tx: Kysely<DB>) => Promise<unknown>,
  ask: () => Promise<unknown>[],
): Promise<number> {
  const { asked, most } = await db.transaction().execute(async (tx) => {
    await lock(tx);
    const all = Promise.allSettled(ask());
    await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBeGreaterThan(0);
    await pause(1000);
    await browser().api.users.getSession();
    return { asked: all, most: await countWaiting(tx) };
  });
  await asked;
  return most;
}

const lockHome = (homeId: string) => (tx: Kysely<DB>) =>
  tx.selectFrom('homes').select('id').where('id', '=', homeId).forUpdate().execute();
const lockPeople =
  (...people: Person[]) =>
  (tx: Kysely<DB>) =>
    tx
      .selectFrom('users')
      .select('id')
      .where(
        'id',
        'in',
        people.map(({ userId }) => userId),
      )
      .forUpdate()
      .execute();
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const callable = (person: Person, name: string, data: unknown) =>
  fetch(`${app.base}/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearerOf(person)}` },
    body: JSON.stringify({ data }),
  });

test('a call that locks a home it does not name waits within the home’s limit', async () => {
  const people = await Promise.all(times(4, (at) => signUp(app, `Person ${at}`)));
  const [aisyah, ben, chloe] = people as [Person, Person, Person, Person];
  const home = await buildHome(people as [Person, ...Person[]]);
  const payment = await askForMoney(aisyah, home.id, [ben]);
  const others = await askForMoney(chloe, home.id, [ben]);
  const { id: paymentId } = payment;
  const settings = { findByName: 'ask_first' } as const;
  await aisyah.api.homes.updateHomeSettings({ homeId: home.id, settings });
  const strangers = await Promise.all(times(4, () => signUp(app)));
  for (const { api } of strangers) await api.homes.joinHomeByName({ name: home.name });
  const asked = await Promise.all(strangers.map(({ api }) => api.homes.listJoinRequests()));
  const fileData = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const receipt = { paymentId, userId: ben.userId, fileData, mimeType: 'image/png' };
  const share = { paymentId, userId: ben.userId };

  const kinds: Record<string, () => Promise<unknown>[]> = {
    notify: () =>
      [aisyah, chloe].flatMap((person, at) =>
        times(3, () =>
          callable(person, 'sendPaymentRequestNotification', {
            paymentId: [payment, others][at]?.id,
          }),
        ),
      ),
    proof: () => times(6, () => callable(ben, 'verifyPaymentProof', receipt)),
    takeBack: () => times(6, () => ben.api.payments.takeBackProof(share)),
    joinByName: () => strangers.map(({ api }) => api.homes.joinHomeByName({ name: home.name })),
    takeBackJoining: () =>
      strangers.map(({ api }, at) => api.homes.takeBackJoinRequest({ id: asked[at]?.[0]?.id ?? '' })),
    deletion: () => times(3, () => ben.api.users.deleteAccount({ password: ben.password })),
  };
  for (const [kind, ask] of Object.entries(kinds))
    expect(await waitingFor(app, lockHome(home.id), ask), kind).toBe(1);
  const all = () => Object.values(kinds).flatMap((ask) => ask());
  expect(await waitingFor(app, lockHome(home.id), all)).toBeLessThanOrEqual(4);
}, 180_000);

test('only one call at a time plans whole homes again', async () => {
  const planners = await Promise.all(times(4, () => signUp(app)));
  const homes = await Promise.all(planners.map((person) => buildHome([person])));
  const lockAll = (tx: Kysely<DB>) =>
    tx
      .selectFrom('homes')
      .select('id')
      .where(
        'id',
        'in',
        homes.map(({ id }) => id),
      )
      .forUpdate()
      .execute();
  const plan = () =>
    planners.flatMap(({ api }, at) => {
      const its = { homeId: homes[at]?.id ?? '' };
      return [
        api.chores.regenerateChoresForHome({ ...its, id: randomUUID(), keepCompleted: false }),
        api.chores.restorePlan({ ...its, planId: randomUUID() }),
        api.templates.planTemplates({ ...its, id: randomUUID(), templateIds: ['dishes'] }),
      ];
    });
  expect(await waitingFor(app, lockAll, plan)).toBe(1);
}, 30_000);

test('after a long change a person waits before the next one, and others do not', async () => {
  const semaphores = makeCallSemaphores();
  const begun: string[] = [];
  const long = (userId: string, name: string, ms = 0) =>
    semaphores.longWrites(userId, async () => {
      begun.push(name);
      await pause(ms);
    });
  const [first, again] = [long('ben', 'first', 700), long('ben', 'again')];
  await first;
  // Sent later.
  await long('chloe', 'others');
  expect(begun).toEqual(['first', 'others']);
  await again;
  expect(begun).toEqual(['first', 'others', 'again']);
});

test('after reading a full home’s chores, a person waits before the next read', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app)];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const day = '2026-11-16';
  await sql`
    insert into chores (home_id, type, assigned_to, turn_of, made, due_date, planned_on)
    select ${homeId}, 'full_' || number, ${aisyah.userId}, ${aisyah.userId}, 0, ${day}, ${day} from generate_series(1, 6000) as number`.execute(
    app.db,
  );
  const answered: string[] = [];
  const read = async ({ fetch }: Person, name: string, date: string) => {
    const body = JSON.stringify({ json: { homeId, from: date, to: date } });
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${app.base}/api/rpc/chores/listChores`, {
      method: 'POST',
      headers,
      body,
    });
    answered.push(`${name} ${status}`);
  };
  await read(aisyah, 'first', day);
  const again = read(aisyah, 'again', '2026-11-17');
  for (const name of ['second', 'third', 'fourth']) await read(ben, name, '2026-11-17');
  await again;
  expect(answered).toEqual(['first 200', 'second 200', 'third 200', 'fourth 200', 'again 200']);
});

test('after an ordinary board there is no wait', async () => {
  const semaphore = makeLongSemaphore((rows) => rows as number);
  const order: string[] = [];
  const read = async (name: string, rows: number) => {
    await semaphore('aisyah', async () => rows);
    order.push(name);
  };
  const all = [read('board', 1000), read('next', 1001), read('last', 1)];
  await all[0];
  await pause(50);
  order.push('later');
  await Promise.all(all);
  expect(order).toEqual(['board', 'next', 'later', 'last']);
});

test('a caller who may not send a payment’s emails locks no home', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app)];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  await app.db.transaction().execute(async (tx) => {
    await lockHome(homeId)(tx);
    const refused = await callable(ben, 'sendPaymentRequestNotification', { paymentId });
    expect(refused.status).toBe(403);
  });
});

test('calls that wait for people’s rows hold at most two connections', async () => {
  const people = await Promise.all(times(4, () => signUp(app)));
  const rename = () =>
    people.flatMap(({ api }) => times(3, () => api.users.updateDisplayName({ displayName: 'Nur Aisyah' })));
  expect(await waitingFor(app, lockPeople(...people), rename)).toBe(2);
}, 30_000);

test('unsubscribe links wait within their network’s limit and are counted', async () => {
  const ben = await signUp(app);
  const token = await unsubscribeToken(
    { SECRET: app.settings.SECRET },
    { userId: ben.userId, group: 'swaps' },
  );
  const stop = () =>
    fetch(`${app.base}/unsubscribe?${new URLSearchParams({ token }).toString()}`, { method: 'POST' });
  expect(await waitingFor(app, lockPeople(ben), () => times(12, stop))).toBe(1);
  const statuses: number[] = [];
  for (let at = 12; at <= 60; at++) statuses.push((await stop()).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
}, 60_000);

test('pictures wait within their person’s limit', async () => {
  const ben = await signUp(app);
  const bytes = await picture('png');
  const send = () => times(5, () => sendPicture(app, ben as Browser, bytes));
  expect(await waitingFor(app, lockPeople(ben), send)).toBe(1);
}, 30_000);

test('people who return from Google wait within their network’s limit', async () => {
  await using all = await startAppWithGoogle([{ email: 'wei@gmail.com', name: 'Wei Ling' }]);
  const signIn = () => signInWithGoogle(all.app, all.app.browser(), 'wei@gmail.com');
  await signIn();
  const lock = (tx: Kysely<DB>) => tx.selectFrom('users').select('id').forUpdate().execute();
  const answers: Promise<string>[] = [];
  const signInOften = () => {
    answers.push(...times(32, () => signIn().then(({ error }) => error?.code ?? 'ok', String)));
    return answers;
  };
  expect(await waitingFor(all.app, lock, signInOften)).toBe(1);
  const refused = (await Promise.all(answers)).filter((answer) => answer !== 'ok');
  expect(refused).toEqual([expect.stringContaining(errors.BUSY)]);
}, 30_000);

test('a site of IPv6 addresses delays only itself', async () => {
  await using trusting = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const { email, password } = await signUp(trusting);
  const tryFrom = async (address: string) => {
    const answer = await fetch(`${trusting.base}/api/rpc/users/signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ json: { email, password } }),
    });
    return answer.status;
  };
  const statuses: number[] = [];
  const asked = await trusting.db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').forUpdate().execute();
    const all = Array.from({ length: 40 }, async (_, at) => {
      statuses.push(await tryFrom(`2001:db8:1:${(at << 8).toString(16)}::1`));
    });
    await expect.poll(() => statuses, { timeout: 10_000 }).toEqual(Array.from({ length: 9 }, () => 429));
    return { all, elsewhere: tryFrom('203.0.113.7') };
  });
  expect(await asked.elsewhere).toBe(200);
  await Promise.all(asked.all);
  expect(statuses.filter((status) => status === 200)).toHaveLength(31);
}, 30_000);
