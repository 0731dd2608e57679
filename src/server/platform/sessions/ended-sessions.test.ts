import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApp, type Client } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { bearerOf } from '#test/steps/callables.ts';
import { countWaiting } from '#test/running/database.ts';
import { askForMoney } from '#test/builders/payments.ts';

const app = await sharedApp({}, { lockMs: 0 });

/** Signs the same person in again. */
async function alsoSignedIn({ email, password, userId, displayName }: Person): Promise<Person> {
  const browser = app.browser();
  await browser.api.users.signIn({ email, password });
  return { ...browser, email, password, userId, displayName };
}

/** Sends calls while a table or a home is locked, and lets them go on after `meanwhile`. */
async function afterwards<T>(
  lock: ReturnType<typeof sql>,
  ask: () => Promise<T>[],
  meanwhile: () => Promise<unknown>,
) {
  const { answers } = await app.db.transaction().execute(async (tx) => {
    await lock.execute(tx);
    const all = Promise.all(ask());
    await expect.poll(() => countWaiting(tx), { timeout: 5000 }).toBeGreaterThan(0);
    // The other calls are waiting by now.
    await pause(300);
    await meanwhile();
    return { answers: all };
  });
  return answers;
}

const lockHome = (homeId: string) => sql`select from homes where id = ${homeId} for update`;

test('a waiting call does not run after its session has ended, by cookie or bearer token', async () => {
  const [owner, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([owner, ben]);
  const [thief, program] = [await alsoSignedIn(owner), await alsoSignedIn(owner)];
  const renameByProgram = async () => {
    const answer = await fetch(`${app.base}/api/rpc/homes/renameHome`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearerOf(program)}` },
      body: JSON.stringify({ json: { homeId, name: 'By a program' } }),
    });
    return ((await answer.json()) as { json: { code: string } }).json.code;
  };
  const rename = ({ api }: { api: Client }, name: string) =>
    refusalOf(api.homes.renameHome({ homeId, name }));
  const answers = await afterwards(
    lockHome(homeId),
    () => [
      rename(thief, 'Written by a dead session'),
      refusalOf(thief.api.homes.handOver({ homeId, userId: ben.userId })),
      refusalOf(thief.api.templates.createTemplate({ homeId, id: randomUUID(), fields: templateFields() })),
      renameByProgram(),
      rename(owner, 'Seri Pandan 12B'),
    ],
    () => owner.api.users.endOtherSessions({}),
  );
  const refused = 'UNAUTHENTICATED';
  expect(answers).toEqual([refused, refused, refused, refused, 'not refused']);
  expect(await owner.api.homes.getHome({ homeId })).toMatchObject({
    name: 'Seri Pandan 12B',
    role: 'administrator',
  });
});

test('a call that waits as the share’s debtor is refused once that session has ended', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  const thief = await alsoSignedIn(ben);
  const line = { paymentId, userId: ben.userId };
  const take = ({ api }: { api: Client }) => refusalOf(api.payments.takeBackProof(line));
  const open = await refusalOf(app.browser().api.payments.takeBackProof(line));
  expect(open).toBe('UNAUTHORIZED_LINK');
  const answers = await afterwards(
    lockHome(homeId),
    () => [take(thief), take(thief), take(thief)],
    () => ben.api.users.endOtherSessions({}),
  );
  // One call was running already.
  expect(answers.toSorted()).toEqual(['PROOF_ANSWERED', open, open]);
});

test('a read of a whole home stops when its session ends', async () => {
  const owner = await signUp(app);
  const { id: homeId } = await buildHome([owner]);
  const thief = await alsoSignedIn(owner);
  const week = { homeId, from: '2026-11-23', to: '2026-11-29' };
  const read = () => refusalOf(thief.api.chores.listChores(week));
  const answers = await afterwards(
    sql`lock table chores in access exclusive mode`,
    () => [read(), read()],
    () => owner.api.users.endOtherSessions({}),
  );
  expect(answers.toSorted()).toEqual(['UNAUTHENTICATED', 'not refused']);
});

test('a session that ended meanwhile cannot set a password', async () => {
  const owner = await signUp(app);
  const thief = await alsoSignedIn(owner);
  const { email, password } = owner;
  const answers = await afterwards(
    // The lock comes after the session check of every write.
    sql`lock table accounts in exclusive mode`,
    () => [refusalOf(thief.api.users.changePassword({ current: password, password: 'the thief’s horse' }))],
    () => owner.api.users.endOtherSessions({}),
  );
  expect(answers).toEqual(['UNAUTHENTICATED']);
  await app.browser().api.users.signIn({ email, password });
});

test('an account without sign-in methods is not asked for a password, nor treated as one of Google alone', async () => {
  const person = await signUp(app);
  await app.db.deleteFrom('accounts').where('user_id', '=', person.userId).execute();
  expect(await refusalOf(person.api.twoStep.begin({}))).toBe('UNAUTHENTICATED');
  expect(await refusalOf(person.api.users.changePassword({ password: 'another horse' }))).toBe(
    'UNAUTHENTICATED',
  );
});

test('ending one’s session twice at once signs out', async () => {
  const aisyah = await signUp(app);
  await Promise.all([aisyah.api.users.signOut({}), aisyah.api.users.signOut({})]);
  expect((await aisyah.api.users.getSession()).user).toBeNull();
});
