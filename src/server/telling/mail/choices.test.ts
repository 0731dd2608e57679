import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { MailGroup } from '#domain/mail-groups.ts';
import { confirmationToken } from '#server/people/sign-in/confirmation-letter.ts';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import { signToken } from '#server/platform/secrets/signed-token.ts';
import { emptiedApp, startApp } from '#test/running/app.ts';
import { refusalOf, signUp, stranger, type Person } from '#test/builders/homes.ts';
import { recordLog } from '#test/observers/logged.ts';
import { SECRET } from '#test/running/mail-room.ts';
import { openPost } from '#test/builders/post-office.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await emptiedApp();

const unwantedOf = async ({ api }: Person) => (await api.users.getSession()).user?.unwantedMail;
const tokenOf = ({ userId }: Person, group: MailGroup = 'swaps') =>
  unsubscribeToken({ SECRET }, { userId, group });
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

/** Sends the request of a mail program's server: without Origin, Referer and cookie. */
const post = (token: string, body: URLSearchParams | FormData = ONE_CLICK, { base } = app) =>
  fetch(`${base}/unsubscribe?${new URLSearchParams({ token }).toString()}`, { method: 'POST', body });

test('each choice is stored once, and only for the person who made it', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  expect(await unwantedOf(aisyah)).toEqual([]);
  expect(await aisyah.api.mailChoices.setMailChoices({ unwanted: ['swaps', 'home', 'swaps'] })).toEqual({
    unwanted: ['home', 'swaps'],
  });
  expect(await unwantedOf(aisyah)).toEqual(['home', 'swaps']);
  await aisyah.api.mailChoices.setMailChoices({ unwanted: ['home'] });
  expect(await unwantedOf(aisyah)).toEqual(['home']);
  expect(await unwantedOf(ben)).toEqual([]);
  const unknown = { unwanted: ['everything'] } as unknown as { unwanted: MailGroup[] };
  expect(await refusalOf(aisyah.api.mailChoices.setMailChoices(unknown))).toBe('INVALID_INPUT');
});

test('emails of an unwanted group are not sent, all others are', async () => {
  await using mail = await openPost(app);
  const { aisyah, ben, room, homeId } = mail;
  await ben.api.mailChoices.setMailChoices({ unwanted: ['swaps'] });
  const asked = await mail.ask();
  await room.post({ kind: 'joined-home', userId: ben.userId, homeId, joinedId: aisyah.userId });
  expect(await mail.lettersTo(ben, /joined/)).toHaveLength(1);
  expect(await mail.lettersTo(ben, /swap/)).toEqual([]);
  await aisyah.api.mailChoices.setMailChoices({ unwanted: ['home'] });
  await room.post({ kind: 'joined-home', userId: aisyah.userId, homeId, joinedId: ben.userId });
  await ben.api.swaps.rejectSwapRequest(asked);
  expect(await mail.lettersTo(aisyah, /swap/)).toHaveLength(1);
  // The home's creation sent this email.
  expect(await mail.lettersTo(aisyah, /joined/)).toHaveLength(1);
  await room.post({ kind: 'reset-password', userId: ben.userId, token: 't' });
  expect(await mail.lettersTo(ben, /new password/)).toHaveLength(1);
});

test('one click in an email stops its group, and no other (RFC 8058)', async () => {
  await using mail = await openPost(app);
  const { aisyah, ben } = mail;
  const asked = await mail.ask();
  const [letter] = await mail.lettersTo(ben, /swap/);
  expect(letter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const header = letter?.header('list-unsubscribe') ?? '';
  expect(header).toMatch(/^<https:\/\/rumah\.example\/unsubscribe\?token=[\w-]+>$/);
  // The reader's own link keeps the token out of the request.
  const link = header.slice(1, -1).replace('?', '#');
  expect(letter?.text).toContain(`\nStop emails about swaps:\n${link}\n`);
  expect(letter?.html).toContain(`href="${link}"`);
  const there = header.slice(1, -1).replace('https://rumah.example', '');

  // A link scanner changes nothing.
  await fetch(app.base + there);
  await fetch(app.base + there, { method: 'HEAD' });
  expect(await unwantedOf(ben)).toEqual([]);

  const answer = await fetch(app.base + there, { method: 'POST', body: ONE_CLICK });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe("You won't get these emails anymore.\n");
  expect(await unwantedOf(ben)).toEqual(['swaps']);
  expect(await unwantedOf(aisyah)).toEqual([]);
  await aisyah.api.swaps.cancelSwapRequest(asked);
  await mail.ask();
  expect(await mail.lettersTo(ben, /swap/)).toHaveLength(1);
});

test('an email that a housemate sends through us has a link that stops them', async () => {
  await using mail = await openPost(app);
  const { aisyah, ben, room } = mail;
  const write = (subject: string) =>
    room.post({
      kind: 'sent-email',
      userId: ben.userId,
      senderId: aisyah.userId,
      subject,
      html: '<p>We need rice.</p>',
    });
  await write('Rice');
  const [letter] = await mail.lettersTo(ben, /Rice/);
  const link = (letter?.header('list-unsubscribe') ?? '').slice(1, -1);
  expect(letter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(letter?.text).toContain(`\nStop messages from housemates:\n${link.replace('?', '#')}\n`);
  const { pathname, search } = new URL(link);
  expect((await fetch(app.base + pathname + search, { method: 'POST', body: ONE_CLICK })).status).toBe(200);
  expect(await unwantedOf(ben)).toEqual(['housemates']);
  await write('Noodles');
  expect(await mail.lettersTo(ben, /Noodles/)).toEqual([]);
  await ben.api.mailChoices.setMailChoices({ unwanted: [] });
  await write('Tea');
  expect(await mail.lettersTo(ben, /Tea/)).toHaveLength(1);
});

test('emails about a confirmed account have no link that stops them', async () => {
  await using mail = await openPost(app);
  const { ben, room } = mail;
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', ben.userId).execute();
  await room.post({ kind: 'reset-password', userId: ben.userId, token: 't' });
  const [reset] = await mail.lettersTo(ben, /new password/);
  expect(reset?.header('list-unsubscribe')).toBeUndefined();
  expect(reset?.header('list-unsubscribe-post')).toBeUndefined();
  expect(reset?.text).not.toContain('unsubscribe');
});

test('the click may come as a multipart form, twice, and for a deleted account', async () => {
  const ben = await signUp(app);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [form, ONE_CLICK]) {
    expect((await post(await tokenOf(ben, 'home'), body)).status).toBe(200);
    expect(await unwantedOf(ben)).toEqual(['home']);
  }
  expect((await post(await tokenOf(ben))).status).toBe(200);
  expect(await unwantedOf(ben)).toEqual(['home', 'swaps']);
  const mark = { deleted_at: new Date(), unwanted_mail: [] };
  await app.db.updateTable('users').set(mark).where('id', '=', ben.userId).execute();
  expect((await post(await tokenOf(ben))).status).toBe(200);
  const gone = { userId: '0198c5a0-0000-7000-8000-000000000000', group: 'swaps' as const };
  expect((await post(await unsubscribeToken({ SECRET }, gone))).status).toBe(200);
  expect(app.failures).toEqual([]);
});

test('a token that is not ours stops nothing', async () => {
  const ben = await signUp(app);
  const token = await tokenOf(ben);
  // Earlier versions made signed, readable tokens like this.
  const older = signToken({ SECRET }, 'unsubscribe', [ben.userId, 'swaps']);
  const other = signToken({ SECRET }, 'unsubscribe', [ben.userId, 'home']);
  const [payload = '', signature = ''] = older.split('.');
  const others = [
    '',
    payload,
    `${payload}.`,
    `${other.split('.')[0]}.${signature}`,
    // The last bits of its text have no meaning: a lenient reader would accept the same signature.
    older.slice(0, -1) + String.fromCodePoint((older.codePointAt(older.length - 1) ?? 0) + 1),
    ...[token, older].flatMap((each) => [each.slice(0, -1), each.slice(1), `${each}.`, `${each}=`]),
    await unsubscribeToken({ SECRET: 'y'.repeat(40) }, { userId: ben.userId, group: 'swaps' }),
    await confirmationToken({ SECRET }, { id: ben.userId, email: ben.email }, new Date()),
    signToken({ SECRET }, 'confirm-address', [ben.userId, 'swaps']),
    signToken({ SECRET }, 'unsubscribe', [ben.userId, 'a group of long ago']),
    '\0',
    'x'.repeat(5000),
  ];
  for (const wrong of others) {
    const answer = await post(wrong);
    expect([answer.status, await answer.text()], wrong).toEqual([
      400,
      'This link is incomplete. Please open it from the email again.\n',
    ]);
    if (wrong.length > 500 || wrong === '\0') continue;
    expect(await refusalOf(stranger(app).api.mailChoices.unsubscribe({ token: wrong })), wrong).toBe(
      'LINK_INVALID',
    );
  }
  expect((await fetch(`${app.base}/unsubscribe`, { method: 'POST' })).status).toBe(400);
  expect(await unwantedOf(ben)).toEqual([]);
  expect((await post(older)).status).toBe(200);
  expect(await unwantedOf(ben)).toEqual(['swaps']);
});

test('the page of the link stops emails too, signed in or not', async () => {
  const ben = await signUp(app);
  const { api } = stranger(app);
  expect(await api.mailChoices.unsubscribe({ token: await tokenOf(ben) })).toEqual({ group: 'swaps' });
  expect(await api.mailChoices.unsubscribe({ token: await tokenOf(ben) })).toEqual({ group: 'swaps' });
  expect(await unwantedOf(ben)).toEqual(['swaps']);
});

test('a valid link counts for the reader whose emails it stops, not for their network', async () => {
  const [ben, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  expect((await post(await tokenOf(ben))).status).toBe(200);
  // This counts as 59 earlier clicks.
  const counted = app.db.updateTable('rate_limits').where('key', '=', `stopLink-account:${ben.userId}`);
  const { numUpdatedRows } = await counted.set({ points: 59 }).where('points', '=', 1).executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  const { api } = stranger(app);
  expect(await api.mailChoices.unsubscribe({ token: await tokenOf(ben) })).toEqual({ group: 'swaps' });
  expect((await post(await tokenOf(ben))).status).toBe(429);
  await expectRefusal(api.mailChoices.allowLettersAgain({ token: await tokenOf(ben) }), 'TOO_MANY_TRIES');
  expect((await post(await tokenOf(wei))).status).toBe(200);
  const ofNetwork = app.db.selectFrom('rate_limits').select('points').where('key', 'like', 'confirmation%');
  expect(await ofNetwork.execute()).toEqual([]);
  await expectRefusal(api.mailChoices.unsubscribe({ token: 'made up' }), 'LINK_INVALID');
  expect(await ofNetwork.execute()).toEqual([{ points: 1 }]);
});

test('an aborted request is no failure of ours and is not logged', async () => {
  const { lines, log } = recordLog('warn');
  await using own = await startApp({}, { log });
  await new Promise<void>((done) => {
    const broken = request(`${own.base}/unsubscribe?token=x`, {
      method: 'POST',
      headers: { 'content-length': '30' },
    });
    broken.once('error', () => done());
    broken.once('close', () => done());
    broken.write('half');
    setTimeout(() => broken.destroy(), 100);
  });
  expect((await post('x', ONE_CLICK, own)).status).toBe(400);
  expect(lines).toEqual([]);
});

test('the server stops reading a body that does not end', async () => {
  const ben = await signUp(app);
  const token = await tokenOf(ben);
  const status = await new Promise<number | undefined>((done, failed) => {
    const endless = request(`${app.base}/unsubscribe?token=${token}`, { method: 'POST' });
    endless.once('response', (answer) => {
      done(answer.statusCode);
      endless.destroy();
    });
    endless.once('error', failed);
    endless.write(Buffer.alloc(50_000));
  });
  expect(status).toBe(400);
  expect(await unwantedOf(ben)).toEqual([]);
});
