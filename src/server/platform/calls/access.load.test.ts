/** @module-tag rest */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAddress, askCall, asCaller } from '#test/access/asking.ts';
import { CALLERS, type Caller } from '#test/access/callers.ts';
import { FOREIGN_ANSWERS } from '#test/access/foreign-answers.ts';
import { foreignId, withField } from '#test/access/foreign.ts';
import { TRIED } from '#test/access/home.ts';
import { INPUTS, type Who } from '#test/access/inputs.ts';
import { ADDRESSES, CALLS, fields, procedures, type Row } from '#test/access/rows.ts';
import { walkedHome } from '#test/access/walked.ts';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';

// Each test asks as ten callers, and some have ten recovery codes hashed for each.
vi.setConfig({ testTimeout: 120_000 });

const app = await sharedApp();

const home = walkedHome(app);

beforeEach(async () => {
  // Another minute has a new count of everybody's changes.
  setClock(app, '2026-11-18T04:00:00Z');
  await home.all.people.newcomer.api.notifications.markAllNotificationsRead();
  setClock(app, TRIED);
});

/** Compares each caller's answer with the row; checks that reads and refusals change nothing, and restores what the others changed. */
async function walk({ answers: expected }: Row, mayChange: boolean, ask: (who: Who) => Promise<string>) {
  const answers: Partial<Row['answers']> = {};
  const answer = async (caller: Caller) => {
    answers[caller] = await ask(asCaller(app, home.all, caller));
  };
  const changing = CALLERS.filter((caller) => mayChange && expected[caller] === 'ok');
  for (const caller of CALLERS) if (!changing.includes(caller)) await answer(caller);
  expect(await home.read(), 'what is refused or only read changes nothing').toEqual(home.saved);
  for (const caller of changing) {
    await answer(caller);
    await home.putBack();
  }
  expect(answers).toEqual(expected);
}

const calls = CALLS.map((row) => [row.name, row] as const);
const addresses = ADDRESSES.map((row) => [row.name, row] as const);

describe('calls', () => {
  test.each(calls)('%s', async (name, row) => {
    const { kind } = procedures.find(({ path }) => path === row.path)?.meta ?? {};
    await walk(row, kind !== 'read', async (who) =>
      askCall(app, who, { path: row.path, input: await INPUTS[name]?.(home.all, who) }).then(
        ({ cell }) => cell,
      ),
    );
  });
});

describe('addresses', () => {
  test.each(addresses)('%s', (name, row) =>
    walk(row, ['/unsubscribe', '/api/picture', '/api/bills/*'].includes(name), (who) =>
      askAddress(app, home.all, who, name),
    ),
  );
});

// A host or an older version may have stored it: no call fails because of it, so people can still leave the home.
describe('in a home whose time zone is unknown here', () => {
  const setZone = async (timeZone: string) => {
    await app.db.updateTable('homes').set({ time_zone: timeZone }).execute();
    await app.db.updateTable('payment_requests').set({ time_zone: timeZone }).execute();
  };
  beforeEach(() => setZone('Mars/Olympus'));
  afterEach(() => home.putBack());
  const allowedCaller = ({ answers }: Row) => CALLERS.find((caller) => answers[caller] === 'ok') ?? 'nobody';

  test.each(calls)('%s', async (name, row) => {
    const caller = allowedCaller(row);
    const who = asCaller(app, home.all, caller);
    const input = await INPUTS[name]?.(home.all, who);
    const { cell } = await askCall(app, who, { path: row.path, input });
    expect(cell).toBe(row.answers[caller]);
  });

  test.each(addresses)('%s', async (name, row) => {
    const caller = allowedCaller(row);
    const cell = await askAddress(app, home.all, asCaller(app, home.all, caller), name);
    expect(cell).toBe(row.answers[caller]);
  });
});

describe('ids of another home', () => {
  const callerOf = (path: string) => {
    const row = CALLS.find(({ name }) => name === path);
    const order = ['asker', 'debtor', 'administrator', 'housemate', 'newcomer', 'nobody'] as const;
    return order.find((caller) => row?.answers[caller] === 'ok') ?? 'nobody';
  };

  test.each(fields.map((field) => [`${field.path} ${field.field}`, field] as const))(
    '%s',
    async (_name, { path, field, isList }) => {
      const before = await home.readHome(home.all.elsewhere.homeId);
      const who = asCaller(app, home.all, callerOf(path));
      const id = foreignId(home.all, path, field);
      const input = withField(await INPUTS[path]?.(home.all, who), field, isList ? [id] : id);
      const { cell, answer } = await askCall(app, who, { path, input });
      expect(await home.readHome(home.all.elsewhere.homeId), 'nothing changes in the other home').toEqual(
        before,
      );
      const after = await home.putBack();
      expect(cell).toBe(FOREIGN_ANSWERS[`${path} ${field}`]);
      if (cell !== 'ok') expect(after, 'what is refused changes nothing').toEqual(home.saved);
      // The answer may repeat the id that was sent, and contains nothing else of the other home.
      const others = Object.values(home.all.elsewhere).filter((value) => value !== id);
      expect(others.filter((other) => JSON.stringify(answer)?.includes(other))).toEqual([]);
    },
  );
});
