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

/** As a mail program's server sends it: with no Origin, no Referer, no cookie. */
const post = (token: string, body: URLSearchParams | FormData = ONE_CLICK, { base } = app) =>
  fetch(`${base}/unsubscribe?${new URLSearchParams({ token }).toString()}`, { method: 'POST', body });

test('choices are kept once each, and only for who made them', async () => {
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

test('letters of a group that somebody does not want are not sent, all others are', async () => {
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
  // The one that the home's making sent.
  expect(await mail.lettersTo(aisyah, /joined/)).toHaveLength(1);
  await room.post({ kind: 'reset-password', userId: ben.userId, token: 't' });
  expect(await mail.lettersTo(ben, /new password/)).toHaveLength(1);
});

test('one click on a letter stops its group, and no other (RFC 8058)', async () => {
  await using mail = await openPost(app);
  const { aisyah, ben } = mail;
  const asked = await mail.ask();
  const [letter] = await mail.lettersTo(ben, /swap/);
  expect(letter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const header = letter?.header('list-unsubscribe') ?? '';
  expect(header).toMatch(/^<https:\/\/rumah\.example\/unsubscribe\?token=[\w-]+>$/);
  // The reader's own link keeps the token out of what a browser sends.
  const link = header.slice(1, -1).replace('?', '#');
  expect(letter?.text).toContain(`\nStop emails about swaps:\n${link}\n`);
  expect(letter?.html).toContain(`href="${link}"`);
  const there = header.slice(1, -1).replace('https://rumah.example', '');

  // What a scanner of links does changes nothing.
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

test('what a housemate sends through us is stopped by its own letter', async () => {
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

test('letters of a confirmed account cannot be stopped, and say so by having no such link', async () => {
  await using mail = await openPost(app);
  const { ben, room } = mail;
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', ben.userId).execute();
  await room.post({ kind: 'reset-password', userId: ben.userId, token: 't' });
  const [reset] = await mail.lettersTo(ben, /new password/);
  expect(reset?.header('list-unsubscribe')).toBeUndefined();
  expect(reset?.header('list-unsubscribe-post')).toBeUndefined();
  expect(reset?.text).not.toContain('unsubscribe');
});

test('the click may come as a multipart form, twice, and for an account that is deleted', async () => {
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

test('a token that is not ours to the letter stops nothing', async () => {
  const ben = await signUp(app);
  const token = await tokenOf(ben);
  // As earlier versions made them: signed, and readable.
  const older = signToken({ SECRET }, 'unsubscribe', [ben.userId, 'swaps']);
  const other = signToken({ SECRET }, 'unsubscribe', [ben.userId, 'home']);
  const [payload = '', signature = ''] = older.split('.');
  const others = [
    '',
    payload,
    `${payload}.`,
    `${other.split('.')[0]}.${signature}`,
    // The last bits of its text stand for nothing: read leniently it would be the same signature.
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

test('the page behind the link stops them too, signed in or not', async () => {
  const ben = await signUp(app);
  const { api } = stranger(app);
  expect(await api.mailChoices.unsubscribe({ token: await tokenOf(ben) })).toEqual({ group: 'swaps' });
  expect(await api.mailChoices.unsubscribe({ token: await tokenOf(ben) })).toEqual({ group: 'swaps' });
  expect(await unwantedOf(ben)).toEqual(['swaps']);
});

test('a link of ours is counted by whose letters it stops, and uses up nothing of its network', async () => {
  const [ben, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  expect((await post(await tokenOf(ben))).status).toBe(200);
  // As if it had been 59 times.
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

test('whoever breaks off is no failure of ours, and fills no log', async () => {
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

test('a body without an end is not read to it', async () => {
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
