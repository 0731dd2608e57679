import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { goAway } from '#test/builders/absences.ts';
import { setClock } from '#test/builders/boards.ts';
import { signUp, templateFields } from '#test/builders/homes.ts';
import { homeOfThree } from '#test/builders/swaps.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { settle } from '#server/home/plan/settling.ts';

const app = await sharedApp();

const SERVER = path.join(import.meta.dirname, '../..');

/** Returns whether a source file writes the assignee of a chore, with Kysely or in SQL. */
function writesMember(source: string): boolean {
  const assignsInSql = /\bassigned_to\s*=/.test(
    [...source.matchAll(/\bupdate\s+chores\b[^`]*?\bset\b([^`]*?)(?:\bwhere\b|\bfrom\b|`)/gi)]
      .map(([, assignments]) => assignments)
      .join(';'),
  );
  const insertsInSql = [...source.matchAll(/\binsert\s+into\s+chores\b/gi)].length > 0;
  const byKysely = /insertInto\('chores'\)/.test(source) || /\bassigned_to:\s/.test(source);
  return assignsInSql || insertsInSql || byKysely;
}

test('only settling.ts writes the assignee of a chore', () => {
  const files = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !file.endsWith('.test.ts'));
  const isType = (file: string) => file === 'platform/db/types.ts';
  const writers = files.filter(
    (file) => !isType(file) && writesMember(readFileSync(path.join(SERVER, file), 'utf8')),
  );
  expect(writers).toEqual(['home/plan/settling.ts']);
});

test('the check sees each way to write it', () => {
  const ways = [
    '`update chores set assigned_to = ${userId} where id = ${id}`',
    '`update chores set due_date = ${to},\n assigned_to = moved.to from moved`',
    '`insert into chores (home_id, assigned_to) select 1, 2`',
    ".updateTable('chores').set({ assigned_to: userId })",
    ".insertInto('chores').values(rows)",
  ];
  for (const way of ways) expect(writesMember(way), way).toBe(true);
  const reads = [
    '`update chores set let_go_by = assigned_to where assigned_to = ${userId}`',
    ".where('assigned_to', '=', userId)",
    '`select assigned_to from chores where assigned_to = ${userId}`',
  ];
  for (const read of reads) expect(writesMember(read), read).toBe(false);
});

/** Settles again without a new fact, as jobs do. */
const settleAgain = (homeId: string) =>
  app.db.transaction().execute(async (tx) => {
    const home = await lockHome(tx, homeId);
    if (!home) throw new Error('the home exists');
    return settle(tx, home, { now: app.clock.now, emit: () => undefined, by: null });
  });

test('once settled, settling again changes nothing, on later days too', async () => {
  const { aisyah, ben, chloe, homeId, rows } = await homeOfThree(app);
  await goAway(ben, homeId, { from: '2026-11-20', to: '2026-12-20' });
  const dev = await signUp(app, 'Dev Nair');
  await dev.api.homes.joinHome({ homeId });
  await chloe.api.homes.leaveHome({ homeId });
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-30', '2026-12-01', '2026-12-21', '2027-01-04']) {
    setClock(app, `${day}T02:00:00Z`);
    await aisyah.api.chores.openHome({ homeId });
    const before = await rows();
    expect(await settleAgain(homeId), day).toEqual([]);
    expect(await rows()).toEqual(before);
  }
});

test('changing the minutes of a template moves no planned chore', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfThree(app);
  await goAway(ben, homeId, { from: '2026-11-20', to: '2026-12-20' });
  const before = await rows();
  const fields = templateFields({ name: 'Throw Rubbish', frequency: 'daily', estimatedTime: 120 });
  await aisyah.api.templates.saveTemplate({ homeId, templateId: 'throw_rubbish', fields });
  expect(await settleAgain(homeId)).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('completing a chore reads no member, absence or other chore to find the assignees', async () => {
  const { aisyah, homeId, choresOf } = await homeOfThree(app);
  const [own] = await choresOf(aisyah);
  const sent: string[] = [];
  const textOf = (query: unknown) =>
    typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');
  const { query } = pg.Client.prototype;
  using watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function watch(
    this: pg.Client,
    ...asked: unknown[]
  ) {
    sent.push(textOf(asked[0]));
    return Reflect.apply(query, this, asked);
  });
  const readsFacts = () => sent.some((text) => /joined_on|from absences|turn_of as/i.test(text));
  await aisyah.api.chores.completeChore({ homeId, choreId: own.id });
  expect(watched).toHaveBeenCalled();
  expect(sent.length).toBeGreaterThan(2);
  expect(readsFacts()).toBe(false);
  await aisyah.api.chores.reopenChore({ homeId, choreId: own.id });
  expect(readsFacts()).toBe(true);
});
