import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCommand, readAsked } from '#server/host/admin/administer.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { linkOf, readCalendar } from '#test/builders/calendars.ts';
import { emptiedApp, type TestApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { recordLog } from '#test/observers/logged.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { changePicture } from '#test/builders/pictures.ts';
import { picture } from '#test/builders/images.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { tokenIn } from '#test/observers/link-token.ts';
import { twoStepOf } from '#test/builders/two-step.ts';

const app = await emptiedApp();

/** Runs a command line. `answer` is the host's answer to the question. Without it, the command gets no terminal. */
async function admin({ db, queue, settings, clock }: TestApp, line: string[], answer?: boolean) {
  const { log, events } = recordLog();
  const output: string[] = [];
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answer === true;
  };
  const terminal = {
    print: (text: string) => void output.push(text),
    ...(answer !== undefined && { ask }),
  };
  const asked = readAsked(line);
  if (!asked) throw new Error('nothing was asked for');
  const deps = { db, queue, publicUrl: settings.PUBLIC_URL, now: () => clock.now };
  const refused = await runCommand(deps, asked, { terminal, log }).then(
    () => '',
    (error: unknown) => {
      if (error instanceof OperatorError) return error.message;
      throw error;
    },
  );
  const logged = events().map(({ level: _level, ...facts }) => facts);
  return { output: output.join('\n'), questions, refused, logged };
}

const shout = ({ email }: Person) => ` ${email.toUpperCase()} `;
const sessionsOf = ({ db }: TestApp, { userId }: Person) =>
  db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();

test('accounts and homes are listed, all or those that contain a literal text', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben 100% Tan')];
  const home = await buildHome([aisyah, ben], { name: 'Seri Pandan' });
  await ben.api.users.signOut();
  const all = await admin(app, ['accounts']);
  const used = String.raw`last used \d{4}-\d\d-\d\d`;
  const listed = [
    [aisyah.email, `Aisyah Rahman\n +${aisyah.userId}, not confirmed, 1 home, 1 session, ${used}`],
    [ben.email, `Ben 100% Tan\n +${ben.userId}, not confirmed, 1 home, 0 sessions, not signed in anywhere`],
  ] as const;
  // Sorted by address, the tenth person comes before the ninth.
  const lines = listed.map((line) => line.join('  ')).toSorted();
  expect(all.output).toMatch(new RegExp(`^${lines.join('\n')}$`));
  expect((await admin(app, ['accounts', '100%'])).output).toMatch(new RegExp(`^${ben.email}[^@]*$`));
  expect((await admin(app, ['accounts', 'n%t'])).output).toBe(
    "No account has 'n%t' in its address, name or id.",
  );
  expect((await admin(app, ['homes', ben.email])).output).toBe(
    `Seri Pandan\n    ${home.id}, 2 members, administrator ${aisyah.email}`,
  );
  expect((await admin(app, ['homes', 'elsewhere'])).output).toContain('No home has');
  expect([all.logged, all.questions]).toEqual([[], []]);
});

test('a name cannot move the cursor of the terminal', async () => {
  const person = await signUp(app);
  await app.db.updateTable('users').set({ display_name: 'A\u001b[2Jb' }).execute();
  expect((await admin(app, ['accounts'])).output).toContain(`${person.email}  A�[2Jb\n`);
});

test('every session ends, with its streams', async () => {
  const person = await signUp(app);
  await using stream = await listenLive(app, person);
  await app.browser().api.users.signIn(person);
  const done = await admin(app, ['end-sessions', shout(person)], true);
  await stream.ended;
  expect(done).toEqual({
    questions: [`End 2 sessions of ${person.email}?`],
    output: `Ended 2 sessions of ${person.email}.`,
    refused: '',
    logged: [{ event: 'sessions-ended', user: person.userId, which: 'all', by: 'host' }],
  });
  expect(await refusalOf(person.api.users.listSessions())).toBe('UNAUTHENTICATED');
  expect((await admin(app, ['end-sessions', person.email], true)).output).toBe(
    `${person.email} is not signed in anywhere.`,
  );
});

test('the calendar link ends with the sessions, even without any session', async () => {
  const person = await signUp(app);
  const first = await linkOf(person);
  const output = async () => (await admin(app, ['end-sessions', person.email], true)).output;
  expect(await output()).toBe(`Ended 1 session and the calendar link of ${person.email}.`);
  expect((await readCalendar(first)).status).toBe(404);
  const browser = app.browser();
  await browser.api.users.signIn(person);
  const second = await linkOf(browser);
  await browser.api.users.signOut();
  expect((await readCalendar(second)).status).toBe(200);
  expect(await output()).toBe(`Ended the calendar link of ${person.email}.`);
  expect((await readCalendar(second)).status).toBe(404);
  expect(await output()).toBe(`${person.email} is not signed in anywhere.`);
});

test('nothing happens without a yes, also without a terminal', async () => {
  const person = await signUp(app);
  const line = ['end-sessions', person.email];
  expect(await admin(app, line, false)).toMatchObject({
    output: 'Nothing was done.',
    refused: '',
    logged: [],
  });
  expect(await admin(app, line)).toMatchObject({
    output: '',
    refused: `End 1 session of ${person.email}? Nothing was done: there is no terminal to answer in. Add --yes to confirm.`,
    logged: [],
  });
  expect(await sessionsOf(app, person)).toHaveLength(1);
  expect(await admin(app, [...line, '--yes'])).toMatchObject({
    output: `Ended 1 session of ${person.email}.`,
  });
  expect(await sessionsOf(app, person)).toEqual([]);
});

test('an account is closed as its person would, with its pictures and homes without other members', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await buildHome([ben], { name: 'Alone' });
  await askForMoney(aisyah, homeId, [ben]);
  await changePicture(app, ben, await picture('png'));
  await using stream = await listenLive(app, ben);
  const done = await admin(app, ['close', shout(ben)], true);
  await stream.ended;
  expect(done).toEqual({
    questions: [
      `Close the account of ${ben.email} (Ben Tan)? Alone will be deleted too: nobody else lives there. They still owe RM 60.00. This cannot be undone.`,
    ],
    output: `The account of ${ben.email} is closed.`,
    refused: '',
    logged: [{ event: 'account-deleted', user: ben.userId, by: 'host' }],
  });
  const home = await aisyah.api.homes.getHome({ homeId });
  expect(home.members.map(({ userId }) => userId)).toEqual([aisyah.userId]);
  expect(home.formerMembers).toMatchObject([{ displayName: 'Former housemate' }]);
  expect(await refusalOf(app.browser().api.users.signIn(ben))).toBe('WRONG_EMAIL_OR_PASSWORD');
  const { rows } =
    await sql`select from pgboss.job where name = 'remove-picture' and data ->> 'userId' = ${ben.userId}`.execute(
      app.db,
    );
  expect(rows).toHaveLength(1);
});

test('an administrator of others is not closed; the command names them and the way to hand over', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id } = await buildHome([aisyah, ben], { name: 'Seri Pandan' });
  expect(await admin(app, ['close', aisyah.email], true)).toMatchObject({
    questions: [],
    refused: expect.stringContaining(`npm run admin -- hand-over ${id} <address>    (Seri Pandan)`),
    logged: [],
  });
  expect((await aisyah.api.users.getSession()).user?.email).toBe(aisyah.email);
});

test('a home is handed over; all members see it at once, with the reason', async () => {
  const [aisyah, ben, priya] = [await signUp(app), await signUp(app, 'Ben Tan'), await signUp(app)];
  const { id: homeId } = await buildHome([aisyah, ben], { name: 'Seri Pandan' });
  await using stream = await listenLive(app, aisyah);
  const line = ['hand-over', homeId.toUpperCase(), shout(ben)];
  const done = await admin(app, line, true);
  await stream.receives('history');
  expect(done).toEqual({
    questions: [`Make ${ben.email} the administrator of Seri Pandan, in place of ${aisyah.email}?`],
    output: `${ben.email} is now the administrator of Seri Pandan.`,
    refused: '',
    logged: [{ event: 'role-handed-over', home: homeId, other: ben.userId, by: 'host' }],
  });
  expect((await ben.api.homes.getHome({ homeId })).role).toBe('administrator');
  expect((await ben.api.homes.listHistory({ homeId })).entries[0]).toMatchObject({
    type: 'role_handed_over',
    actorId: null,
    data: { userId: ben.userId },
  });
  const [notification] = (await ben.api.notifications.listNotifications({})).notifications;
  expect(notification).toMatchObject({ type: 'role_handed_over', data: { homeId, userId: null } });
  expect(await admin(app, line, true)).toMatchObject({
    output: `${ben.email} is already the administrator of Seri Pandan.`,
    logged: [],
  });
  expect(await admin(app, ['hand-over', homeId, priya.email], true)).toMatchObject({
    refused: `${priya.email} does not live in Seri Pandan.`,
  });
  for (const wrong of [randomUUID(), 'Seri Pandan'])
    expect((await admin(app, ['hand-over', wrong, ben.email], true)).refused).toContain(
      `No home has the id ${wrong}.`,
    );
});

test('a link for a new password works once, confirms no address, and is not logged', async () => {
  const person = await signUp(app);
  const done = await admin(app, ['reset-link', shout(person)], true);
  const link = new URL(done.output.split('\n')[0] ?? '');
  expect(link.href.startsWith(`${app.base}/reset-password`)).toBe(true);
  expect(done.logged).toEqual([{ event: 'reset-link-made', user: person.userId, by: 'host' }]);
  const token = new URLSearchParams(link.search || link.hash.replace(/^#\??/, '')).get('token') ?? '';
  expect(token.length).toBeGreaterThan(40);
  expect(JSON.stringify(done.logged)).not.toContain(token);
  const { api } = app.browser();
  expect(await api.users.checkResetLink({ token })).toEqual({ email: person.email });
  await api.users.resetPassword({ token, password: 'a whole new horse' });
  expect(await refusalOf(api.users.resetPassword({ token, password: 'another horse' }))).toBe('LINK_EXPIRED');
  await api.users.signIn({ email: person.email, password: 'a whole new horse' });
  expect((await api.users.getSession()).user?.emailVerified).toBe(false);

  const second = (await admin(app, ['reset-link', person.email], true)).output.split('\n')[0] ?? '';
  const late = tokenIn(second);
  app.clock.now = new Date(app.clock.now.getTime() + 61 * 60_000);
  expect(await refusalOf(api.users.checkResetLink({ token: late }))).toBe('LINK_EXPIRED');
});

test('an unknown address is reported', async () => {
  const ben = await signUp(app, 'Ben Tan');
  await admin(app, ['close', ben.email, '--yes']);
  for (const line of [['end-sessions'], ['close'], ['reset-link'], ['two-step-off']])
    expect((await admin(app, [...line, ben.email], true)).refused).toContain(
      `No account has the address ${ben.email}.`,
    );
});

test.each([
  [['close']],
  [['close', 'a@b.c', 'd@e.f']],
  [['hand-over', 'a@b.c']],
  [['accounts', 'a', 'b']],
  [['toString']],
  [['--yes']],
  [['close', 'a@b.c', '--force']],
])('%s prints the usage', (line) => {
  expect(() => readAsked(line)).toThrow('Usage: npm run admin');
});

test('two-step sign-in is turned off for a person who has lost everything, and every session ends', async () => {
  const person = await signUp(app);
  const { email, password } = person;
  expect((await admin(app, ['two-step-off', email], true)).output).toBe(
    `Two-step sign-in is not on for ${email}.`,
  );
  await twoStepOf(app, person);
  expect((await admin(app, ['accounts'])).output).toContain('two-step sign-in');
  await admin(app, ['two-step-off', email], false);
  await expectRefusal(app.browser().api.users.signIn({ email, password }), 'CODE_NEEDED');
  const { output, questions, logged } = await admin(app, ['two-step-off', shout(person)], true);
  expect(questions).toEqual([expect.stringContaining(`Turn off two-step sign-in for ${email}?`)]);
  expect(output).toContain('is off');
  expect(logged).toEqual([{ event: 'two-step-off', by: 'host', user: person.userId }]);
  expect(await sessionsOf(app, person)).toEqual([]);
  await app.browser().api.users.signIn({ email, password });
});
