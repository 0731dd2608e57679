import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApp } from '#test/running/app.ts';
import { refusalOf, signUp } from '#test/builders/homes.ts';
import { picture } from '#test/builders/images.ts';
import { recordLog } from '#test/observers/logged.ts';
import { sendPicture } from '#test/builders/pictures.ts';

test('an error of the database is logged without the row that it quotes', async () => {
  const { log, lines } = recordLog();
  await using app = await startApp({}, { log });
  const person = await signUp(app);
  await signUp(app, 'Somebody Private');
  await sql`create unique index one_name on users (display_name)`.execute(app.db);
  const rename = () => refusalOf(person.api.users.updateDisplayName({ displayName: 'Somebody Private' }));
  expect(await rename()).toBe('UNEXPECTED');
  expect(lines.find(({ msg }) => msg === 'call failed')).toMatchObject({
    request: expect.stringMatching(/./),
    network: '127.0.0.1',
    user: person.userId,
    call: 'users.updateDisplayName',
    err: {
      type: 'DatabaseError',
      code: '23505',
      constraint: 'one_name',
      stack: expect.stringContaining('at '),
    },
  });
  expect(JSON.stringify(lines)).not.toContain('Somebody Private');
});

test('failures outside calls are logged with request and person too', async () => {
  const { log, lines } = recordLog();
  await using app = await startApp({}, { log });
  const person = await signUp(app);
  const file = await picture('png');
  await sql`alter table pictures rename to pictures_away; alter table payment_proofs rename to proofs_away`.execute(
    app.db,
  );
  const id = randomUUID();
  const answers = [
    await sendPicture(app, person, file),
    await person.fetch(`${app.base}/pictures/${id}/64.webp`),
    await person.fetch(`${app.base}/proofs/${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  const requests = answers.map(({ headers }) => headers.get('x-request-id'));
  const failed = { user: person.userId, network: '127.0.0.1', err: { code: '42P01' } };
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([
    { ...failed, msg: 'picture not kept', request: requests[0] },
    { ...failed, msg: 'request failed', request: requests[1] },
    { ...failed, msg: 'request failed', request: requests[2] },
  ]);
});

test('a value that the database could not read is not logged', async () => {
  const { log, lines } = recordLog();
  await using app = await startApp({}, { log });
  const person = await signUp(app);
  await sql`alter table users add check (display_name::integer > 0) not valid`.execute(app.db);
  expect(await refusalOf(person.api.users.updateDisplayName({ displayName: 'Somebody Private' }))).toBe(
    'UNEXPECTED',
  );
  expect(lines.find(({ msg }) => msg === 'call failed')).toMatchObject({
    err: { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
  });
  expect(JSON.stringify(lines)).not.toContain('Somebody Private');
});

test('what libraries attach to an error is not logged, also in a cause or a list', () => {
  const { log, lines } = recordLog();
  const inner = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', body: 'the secret' });
  log.error({ err: new Error('outer', { cause: inner }) }, 'one');
  log.error({ err: new AggregateError([inner], 'several') }, 'two');
  log.error({ err: { token: 'the secret' } }, 'three');
  expect(lines).toMatchObject([
    { err: { message: 'outer', cause: { message: 'refused', code: 'ECONNREFUSED' } } },
    { err: { message: 'several', errors: [{ code: 'ECONNREFUSED' }] } },
    { err: 'object' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('the secret');
});

test('an address that a mail server quotes is not logged, with or without a name', () => {
  const { log, lines } = recordLog();
  const said =
    '550 5.1.1 <ben.tan+home@mail.example>: no; "Ben Tan" <ben@mail.example> relay=mx.example:25 for ben@mail.example. https://rumah.example/reset?token=ben';
  log.error({ err: new Error(said) }, 'one');
  expect(lines[0]).toMatchObject({
    err: {
      message: '550 5.1.1 …: no; … relay=mx.example:25 for … https://rumah.example/reset?…',
      stack: expect.stringContaining('relay=mx.example:25 for …') as string,
    },
  });
  expect(JSON.stringify(lines)).not.toMatch(/ben/i);
});

test('a name cannot start a new line', () => {
  const { log, lines } = recordLog();
  log.error({ err: new Error('a\n{"level":30,"event":"signed-in"}') }, 'b\n{"level":30}');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 50, msg: 'b\n{"level":30}' });
});
