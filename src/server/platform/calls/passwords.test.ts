import argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/platform/calls/passwords.ts';
import { sharedApp } from '#test/running/app.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { codeAt, twoStepOf } from '#test/builders/two-step.ts';

const app = await sharedApp();
const { hash, verify } = argon2;

/** Runs while a password or a code is hashed. */
let whileHashing: (password: unknown) => Promise<void>;
beforeEach(() => {
  whileHashing = async () => {};
  vi.spyOn(argon2, 'hash').mockImplementation(async (...given) => {
    await whileHashing(given[0]);
    return hash(...given);
  });
  vi.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
    await whileHashing(given[1]);
    return verify(...given);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function countTransactions(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`.execute(
    app.db,
  );
  return rows.length;
}

const set = (person: Person, password: string) =>
  app.db.updateTable('accounts').set({ password }).where('user_id', '=', person.userId).execute();

const NEW_PASSWORD = 'another horse';
/** Each call that hashes for a signed-in person, its smallest number of hashes, and its preparation. */
const calls: { name: string; hashes: number; begin: (person: Person) => Promise<() => Promise<unknown>> }[] =
  [
    {
      name: 'changePassword',
      hashes: 2,
      begin:
        async ({ api, password }) =>
        () =>
          api.users.changePassword({ current: password, password: NEW_PASSWORD }),
    },
    {
      name: 'changeEmail',
      hashes: 1,
      begin:
        async ({ api, password, userId }) =>
        () =>
          api.users.changeEmail({ email: `${userId}@example.com`, password }),
    },
    {
      name: 'deleteAccount',
      hashes: 1,
      begin:
        async ({ api, password }) =>
        () =>
          api.users.deleteAccount({ password }),
    },
    {
      name: 'twoStep.begin',
      hashes: 1,
      begin:
        async ({ api, password }) =>
        () =>
          api.twoStep.begin({ password }),
    },
    {
      name: 'twoStep.renewRecoveryCodes',
      hashes: 21,
      async begin(person) {
        const code = (await twoStepOf(app, person)).recoveryCodes.at(-1) ?? '';
        return () => person.api.twoStep.renewRecoveryCodes({ password: person.password, code });
      },
    },
    {
      name: 'twoStep.end',
      hashes: 11,
      async begin(person) {
        const code = (await twoStepOf(app, person)).recoveryCodes.at(-1) ?? '';
        return () => person.api.twoStep.end({ password: person.password, code });
      },
    },
  ];

const confirm: (typeof calls)[number] = {
  name: 'twoStep.confirm',
  hashes: 10,
  async begin({ api, password }) {
    const { secret } = await api.twoStep.begin({ password });
    const code = await codeAt(secret, app.clock.now);
    return () => api.twoStep.confirm({ code });
  },
};

test.for([...calls, confirm])('$name holds no connection while it hashes', async ({ hashes, begin }) => {
  const person = await signUp(app);
  const call = await begin(person);
  const seen: number[] = [];
  whileHashing = async () => {
    seen.push(await countTransactions());
  };
  await call();
  expect(seen).toEqual(Array.from({ length: hashes }, () => 0));
});

test.for(calls)('$name refuses a password that was changed meanwhile', async ({ begin }) => {
  const person = await signUp(app);
  const call = await begin(person);
  const changed = await hashPassword('somebody else’s horse');
  whileHashing = async () => {
    await set(person, changed);
  };
  // The correct hash is read before the check, and has changed after it.
  await expectRefusal(call(), 'TRY_AGAIN');
  const { password } = await app.db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(password).toBe(changed);
});

test('a recovery code works for one of two simultaneous calls', async () => {
  const person = await signUp(app);
  const [code = ''] = (await twoStepOf(app, person)).recoveryCodes;
  const renew = () => refusalOf(person.api.twoStep.renewRecoveryCodes({ password: person.password, code }));
  expect((await Promise.all([renew(), renew()])).toSorted()).toEqual(['WRONG_CODE', 'not refused']);
});

test('three passwords are hashed at once, one per person, and strangers take turns', async () => {
  const people = [await signUp(app), await signUp(app), await signUp(app), await signUp(app)];
  const [{ email }] = people as [Person, ...Person[]];
  const begun: { password: unknown; end: () => void }[] = [];
  whileHashing = (password) =>
    new Promise((end) => {
      begun.push({ password, end });
    });
  const hasBegun = (count: number) =>
    expect.poll(() => begun.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  const asked = people.flatMap((person, at) =>
    ['once', 'twice'].map((again) => refusalOf(person.api.twoStep.begin({ password: `${at} ${again}` }))),
  );
  await hasBegun(3);
  const counted = () =>
    app.db
      .selectFrom('rate_limits')
      .select('points')
      .where('points', '=', 2)
      .where(
        'key',
        'in',
        people.map(({ userId }) => `password-account:${userId}`),
      )
      .execute();
  await expect.poll(async () => (await counted()).length, { timeout: 10_000 }).toBe(4);
  const stranger = refusalOf(app.browser().api.users.signIn({ email, password: 'of a stranger' }));
  await expect.poll(countTransactions, { timeout: 10_000 }).toBe(1);
  // The answer of a call that waits for nothing.
  await app.browser().api.users.getSession();
  expect(begun).toHaveLength(3);
  expect(new Set(begun.map(({ password }) => String(password)[0])).size).toBe(3);
  for (let ended = 0; ended < 9; ended++) {
    await hasBegun(ended + 1);
    expect(begun.length - ended).toBeLessThanOrEqual(3);
    begun[ended]?.end();
  }
  expect(begun.slice(3, 5).map(({ password }) => password)).toContain('of a stranger');
  expect(await stranger).toBe('WRONG_EMAIL_OR_PASSWORD');
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 8 }, () => 'WRONG_PASSWORD'));
});

test('a person may give 30 correct passwords an hour', async () => {
  const { api, password } = await signUp(app);
  const begin = (typed: string) => refusalOf(api.twoStep.begin({ password: typed }));
  expect(await begin('wrong horse')).toBe('WRONG_PASSWORD');
  for (let n = 0; n < 30; n++) expect(await begin(password)).toBe('not refused');
  expect(await begin(password)).toBe('TOO_MANY_TRIES');
  // The count of wrong ones does not start again.
  for (let n = 0; n < 9; n++) await begin(password);
  let hashed = 0;
  whileHashing = async () => {
    hashed += 1;
  };
  expect(await begin(password)).toBe('TOO_MANY_TRIES');
  expect(hashed).toBe(0);
});

test('recovery codes are created 30 times an hour, and only after setup has begun', async () => {
  const { api, password } = await signUp(app);
  const confirmOnce = () => refusalOf(api.twoStep.confirm({ code: '000000' }));
  const hashes = vi.mocked(argon2.hash).mockResolvedValue('a hash');
  hashes.mockClear();
  expect(await confirmOnce()).toBe('TWO_STEP_OFF');
  expect(hashes).not.toHaveBeenCalled();
  await api.twoStep.begin({ password });
  for (let n = 0; n < 30; n++) expect(await confirmOnce()).toBe(n < 10 ? 'WRONG_CODE' : 'TOO_MANY_TRIES');
  expect(hashes).toHaveBeenCalledTimes(300);
  expect(await confirmOnce()).toBe('TOO_MANY_TRIES');
  expect(hashes).toHaveBeenCalledTimes(300);
});
