import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAddress, askCall, asCaller, CALLERS, type Caller } from '#test/access/asking.ts';
import { foreignId, withField } from '#test/access/foreign.ts';
import { TRIED } from '#test/access/home.ts';
import { INPUTS, type Who } from '#test/access/inputs.ts';
import { ADDRESSES, CALLS, fields, FOREIGN, nameOf, procedures } from '#test/access/rows.ts';
import type { Row } from '#test/access/table.ts';
import { walkedHome } from '#test/access/walked.ts';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';

// Each of the ten callers may have ten recovery codes hashed.
vi.setConfig({ testTimeout: 120_000 });

const app = await sharedApp();
const procedureOf = (row: string) => procedures.find(({ path }) => path === nameOf(row));

const home = walkedHome(app);

beforeEach(async () => {
  // Moves to another minute, which has a new count of each person's changes.
  setClock(app, '2026-11-18T04:00:00Z');
  await home.all.people.newcomer.api.notifications.markAllNotificationsRead();
  setClock(app, TRIED);
});

/** Compares each caller's answer with the table. Checks that refused callers and reads change nothing, and restores what others changed. */
async function walk(row: Row, mayChange: boolean, ask: (who: Who) => Promise<string>) {
  const answers: Row = {};
  const answer = async (caller: Caller) => {
    answers[caller] = await ask(asCaller(app, home.all, caller));
  };
  const changing = CALLERS.filter((caller) => mayChange && row[caller] === 'ok');
  for (const caller of CALLERS) if (!changing.includes(caller)) await answer(caller);
  expect(await home.read(), 'what is refused or only read changes nothing').toEqual(home.kept);
  for (const caller of changing) {
    await answer(caller);
    await home.putBack();
  }
  expect(answers).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, row[caller]])));
}

describe('calls', () => {
  test.each(CALLS.map((row) => [row['Call'] ?? '', row] as const))('%s', async (name, row) => {
    const input = INPUTS[name];
    if (!input) throw new Error(`what is sent for ${name}?`);
    await walk(row, procedureOf(name)?.meta.kind !== 'read', async (who) =>
      askCall(app, who, { path: nameOf(name), input: await input(home.all, who) }).then(({ cell }) => cell),
    );
  });
});

describe('addresses', () => {
  test.each(ADDRESSES.map((row) => [row['Address'] ?? '', row] as const))('%s', (name, row) =>
    walk(row, ['/unsubscribe', '/api/picture', '/api/bills/*'].includes(name), (who) =>
      askAddress(app, home.all, who, name),
    ),
  );
});

// Even if a host or an older version stored an unknown zone, members can leave the home.
describe('in a home whose time zone is unknown here', () => {
  const setZone = async (timeZone: string) => {
    await app.db.updateTable('homes').set({ time_zone: timeZone }).execute();
    await app.db.updateTable('payment_requests').set({ time_zone: timeZone }).execute();
  };
  beforeEach(() => setZone('Mars/Olympus'));
  afterEach(() => home.putBack());
  const mayAsk = (row: Row) => CALLERS.find((caller) => row[caller] === 'ok') ?? 'nobody';

  test.each(CALLS.map((row) => [row['Call'] ?? '', row] as const))('%s', async (name, row) => {
    const who = asCaller(app, home.all, mayAsk(row));
    const { cell } = await askCall(app, who, {
      path: nameOf(name),
      input: await INPUTS[name]?.(home.all, who),
    });
    expect(cell).toBe(row[mayAsk(row)]);
  });

  test.each(ADDRESSES.map((row) => [row['Address'] ?? '', row] as const))('%s', async (name, row) => {
    const cell = await askAddress(app, home.all, asCaller(app, home.all, mayAsk(row)), name);
    expect(cell).toBe(row[mayAsk(row)]);
  });
});

describe('ids of another home', () => {
  const callerOf = (path: string) => {
    const row = CALLS.find((each) => each['Call'] === path);
    const order = ['asker', 'debtor', 'administrator', 'housemate', 'newcomer', 'nobody'] as const;
    return order.find((caller) => row?.[caller] === 'ok') ?? 'nobody';
  };

  test.each(fields.map((field) => [`${field.path} ${field.field}`, field] as const))(
    '%s',
    async (_name, { path, field, isList }) => {
      const row = FOREIGN.find((each) => each['Call'] === path && each['Field'] === field);
      const before = await home.readHome(home.all.elsewhere.homeId);
      const who = asCaller(app, home.all, callerOf(path));
      const id = foreignId(home.all, path, field);
      const input = withField(await INPUTS[path]?.(home.all, who), field, isList ? [id] : id);
      const { cell, answer } = await askCall(app, who, { path, input });
      expect(await home.readHome(home.all.elsewhere.homeId), 'nothing changes in the other home').toEqual(
        before,
      );
      const after = await home.putBack();
      expect(cell).toBe(row?.['Answer']);
      if (cell !== 'ok') expect(after, 'what is refused changes nothing').toEqual(home.kept);
      // No answer contains it either, apart from what the caller sent.
      const others = Object.values(home.all.elsewhere).filter((value) => value !== id);
      expect(others.filter((other) => JSON.stringify(answer)?.includes(other))).toEqual([]);
    },
  );
});
