import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  makeRefusalLog,
  makeSecurityEvents,
  SECURITY_EVENTS,
} from '#server/platform/logs/security-events.ts';
import type { TestApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp } from '#test/builders/homes.ts';
import { recordLog } from '#test/observers/logged.ts';
import { eventsOf, INFO, loggedApp, WARN } from '#test/observers/security-events.ts';

test('a home: members removed, re-admitted, made administrator, and a new link', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: home } = await buildHome([aisyah, ben]);
  const { api } = await at.from(aisyah);
  const [homeId, userId] = [home, ben.userId];
  const done = { level: INFO, user: aisyah.userId, home };
  expect(await eventsOf(at, () => api.homes.makeInviteLink({ homeId }))).toEqual([
    { ...done, event: 'invite-link-made', call: 'homes.makeInviteLink' },
  ]);
  expect(await eventsOf(at, () => api.homes.removeMember({ homeId, userId }))).toEqual([
    { ...done, event: 'member-removed', other: userId, call: 'homes.removeMember' },
  ]);
  expect(await eventsOf(at, () => api.homes.allowAgain({ homeId, userId }))).toEqual([
    { ...done, event: 'member-allowed-again', other: userId, call: 'homes.allowAgain' },
  ]);
  const { inviteLink } = await api.homes.getHome({ homeId });
  const code = new URL(inviteLink ?? '').searchParams.get('code') ?? '';
  await ben.api.homes.joinHome({ homeId, code });
  expect(await eventsOf(at, () => api.homes.handOver({ homeId, userId }))).toEqual([
    { ...done, event: 'role-handed-over', other: userId, call: 'homes.handOver' },
  ]);
  expect(JSON.stringify(at.lines)).not.toContain(code);
});

/** Makes the next `times` changes of a session fail at COMMIT. */
const failAtCommit = ({ db }: TestApp, state: string, times: number) =>
  sql`
    create sequence tries;
    create function fail() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= ${sql.lit(times)} then raise exception using errcode = ${sql.lit(state)}; end if;
      return null;
    end $$;
    create constraint trigger fail after delete on sessions deferrable initially deferred
      for each row execute function fail()`.execute(db);

test('rolled-back changes are not logged, and retried ones once', async () => {
  for (const [state, times] of [
    ['23514', 9],
    ['40001', 9],
    ['40001', 2],
  ] as const) {
    await using at = await loggedApp();
    const { app } = at;
    const person = await signUp(app);
    const { api } = await at.from(person);
    await failAtCommit(app, state, times);
    const logged = await eventsOf(at, () => refusalOf(api.users.endOtherSessions()));
    const events = logged.map(({ event }) => event);
    expect([state, times, events]).toEqual([state, times, times === 9 ? [] : ['sessions-ended']]);
  }
});

test('repeated refusals are counted per person, and those of a crowd together', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, events } = recordLog();
  const refuse = makeRefusalLog(log, 10_000);
  const refused = (network: string) => refuse('access-refused', { network, code: 'FORBIDDEN' });
  for (let count = 0; count < 500; count++) refused('192.0.2.1');
  expect(events()).toMatchObject([{ network: '192.0.2.1' }]);
  vi.advanceTimersByTime(10_000);
  expect(events()).toMatchObject([
    { network: '192.0.2.1' },
    { network: '192.0.2.1', code: 'FORBIDDEN', more: 499 },
  ]);
  refused('192.0.2.1');
  expect(events()).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(events()).toHaveLength(3);
  for (let count = 0; count < 5000; count++) refused(`2001:db8:${count.toString(16)}::/64`);
  vi.advanceTimersByTime(10_000);
  expect(events().length).toBeLessThan(1010);
  expect(events().at(-1)).toEqual({ level: WARN, event: 'access-refused', more: 3999 });
});

test('docs/security.md lists every event', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
  const [, section = ''] = text.split('\n## Security log\n');
  const [, lists = ''] = section.split('- **Done**');
  const [list = ''] = lists.split('\n\n');
  const listed = list.match(/[a-z]+(?:-[a-z]+)*(?=[,.])/g);
  expect(listed?.toSorted()).toEqual(SECURITY_EVENTS.toSorted());
});

test('a disconnected sender is not a failure, but other errors are', () => {
  const { log, lines } = recordLog();
  const events = makeSecurityEvents(log)({ network: '127.0.0.1', request: '' });
  // Node's error for an answer that waited behind others on a closed connection.
  events.failed(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 'call failed');
  expect(lines).toEqual([]);
  events.failed(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 'call failed');
  expect(lines).toHaveLength(1);
});
