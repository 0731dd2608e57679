import { expect, test, vi } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { deliverLetter } from '#server/telling/letters/delivering.ts';
import { RESET_LINK_SECONDS } from '#server/telling/letters/accounts.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { aheadClock, openMailRoom } from '#test/running/mail-room.ts';
import { startSmtp, type Received } from '#test/fakes/smtp.ts';
import { wordsIn } from '#words/languages.ts';

const [{ letters: malayWords }, { letters: chineseWords }] = [wordsIn('ms'), wordsIn('zh')];
const never = new AbortController().signal;

test('a rolled-back transaction sends no email, a committed one sends one', async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const { id: userId, email } = await room.addUser();
  const rolledBack = room.db.transaction().execute(async (tx) => {
    await sendNotices(room.queue, tx, [
      { userId, email: { kind: 'reset-password', userId, token: 'never' } },
    ]);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await room.post({ kind: 'reset-password', userId, token: 'kept' });
  const [mail] = await smtp.received(1);
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.text).toContain('https://rumah.example/reset-password#token=kept');
  // No job is left that could send a second one, and the token is deleted with the job.
  await vi.waitFor(async () => {
    expect(await room.jobs()).toEqual([]);
  });
  expect(smtp.mails).toHaveLength(1);
  await smtp.stop();
});

test('typed text arrives as typed: no mail program decodes it into something else', async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const bank = '=?utf-8?Q?Bank=20=40maybank=2Ecom?=';
  const thief = await room.addUser({ name: bank });
  const reader = await room.addUser({ name: bank });
  const home_id = await room.addHome('Seri Pandan 12A', [thief.id, reader.id]);
  const living = [thief, reader].map(({ id }) => ({ home_id, user_id: id }));
  await room.db.insertInto('user_homes').values(living).execute();
  const subject = '=?utf-8?Q?evil=2Ecom?= =?utf-8?B?UGF5?=';
  await room.post({ kind: 'sent-email', userId: reader.id, senderId: thief.id, subject, html: '<p>Hi</p>' });
  const [mail] = await smtp.received(1);
  const shown = `${mail?.subject}\n${mail?.from?.name}\n${mail?.to?.[0]?.name}`;
  expect(shown).toContain('= ?utf-8?Q?Bank=20=40maybank=2Ecom?=');
  expect(shown).not.toMatch(/evil\.com|@|Pay/);
  await smtp.stop();
});

test("an account's own name makes no link in the header that names its reader", async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  for (const name of ['You won: evil.example/prize', 'Muthu a/l S.Raman']) {
    const { id: userId } = await room.addUser({ name, confirmed: false });
    await room.post({ kind: 'reset-password', userId, token: 'kept' });
  }
  const mails = await smtp.received(2);
  expect(new Set(mails.map((mail) => mail.to?.[0]?.name))).toEqual(new Set(['', 'Muthu a/l S.Raman']));
  await smtp.stop();
});

test('each email says what it must, to the right person', async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const aisyah = await room.addUser({ name: 'Aisyah Rahman', confirmed: false });
  const wei = await room.addUser({ name: 'Wei Jie Tan' });
  const ali = await room.addUser({ name: 'Ali' });
  const homeId = await room.addHome('Seri Pandan 12A', [aisyah.id, ali.id, wei.id]);
  await room.db
    .updateTable('memberships')
    .set({ left_at: new Date() })
    .where('user_id', '=', ali.id)
    .execute();
  await room.post({ kind: 'confirm-address', userId: aisyah.id, token: 'a+b/c=' });
  const joining = { homeId, userId: wei.id, by: wei.id, others: [aisyah.id, ali.id], lost: new Map() };
  await room.db
    .transaction()
    .execute((tx) =>
      announce({ tx, queue: room.queue, emit: () => {} }, { type: 'member_joined', ...joining }),
    );
  const mails = await smtp.received(2);

  const confirm = mails.find((mail) => mail.subject === 'Confirm your email for Serumah');
  expect(confirm?.from).toMatchObject({ name: 'Serumah', address: 'serumah@rumah.example' });
  expect(confirm?.to).toMatchObject([{ address: aisyah.email }]);
  expect(confirm?.header('auto-submitted')).toBe('auto-generated');
  expect(Date.parse(confirm?.date ?? '')).toBeGreaterThan(Date.now() - 10_000);
  expect(confirm?.text).toContain('Welcome, Aisyah Rahman.');
  const link = 'https://rumah.example/confirm-address#token=a%2Bb%2Fc%3D';
  expect(confirm?.text).toContain(`\n${link}\n`);
  expect(confirm?.html).toContain(`href="${link}"`);
  expect(confirm?.html?.match(/<img/g)).toHaveLength(1);
  expect(confirm?.html).toContain('src="https://rumah.example/mail-mark.png"');
  expect(confirm?.html).toContain('prefers-color-scheme:dark');

  const joined = mails.find((mail) => mail.subject === 'Wei Jie Tan joined your home');
  expect(joined?.to).toMatchObject([{ name: 'Aisyah Rahman', address: aisyah.email }]);
  expect(joined?.text).toContain('Seri Pandan 12A');
  const place = `https://rumah.example/home-management?homeId=${homeMark(homeId)}#home-person-${wei.id}`;
  expect(joined?.html).toContain(`href="${place}"`);
  await vi.waitFor(async () => {
    expect(await room.jobs()).toEqual([]);
  });
  // The newcomer and the person who left get none.
  expect(mails).toHaveLength(2);
  await smtp.stop();
});

test('typed text is harmless in header, text and html', async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const mallory = await room.addUser({ name: '"Mal", \r\nBcc\r\n\r\n<b>x<i>' });
  const linked = await room.addUser({ name: 'pay at evil.my', confirmed: false });
  const reader = await room.addUser({ name: `O'Neil "<i>" \r\nX-Evil: 1` });
  const homeId = await room.addHome('<script>alert(1)</script>&"', [reader.id, mallory.id, linked.id]);
  await room.post({ kind: 'joined-home', userId: reader.id, homeId, joinedId: mallory.id });
  await room.post({ kind: 'joined-home', userId: reader.id, homeId, joinedId: linked.id });
  await room.post({ kind: 'confirm-address', userId: linked.id, token: '"><b>&' });
  const mails = await smtp.received(3);
  const joined = mails.find((mail) => mail.subject?.includes('Mal'));
  expect(joined?.subject).toBe('"Mal", Bcc <b>x<i> joined your home');
  expect(joined?.to).toMatchObject([{ address: reader.email }]);
  expect(joined?.text?.split('\n')[0]).toBe(joined?.subject);
  expect(joined?.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#38;&#34;');
  for (const mail of mails) {
    expect(mail.recipients).toHaveLength(1);
    expect(mail.bcc).toBeUndefined();
    expect(mail.header('x-evil')).toBeUndefined();
    expect(mail.html).not.toMatch(/<(?:b|i|script)>/);
  }
  // The subject does not repeat a name that reads like a link: a stranger may own the address, or the home.
  const subjects = mails.map((mail) => mail.subject);
  expect(subjects).toContain('Someone joined your home');
  expect(mails.find((mail) => mail.recipients[0] === linked.email)?.text).toMatch(/^Welcome\.\n/);
  expect(mails.some((mail) => mail.text?.includes('evil.my'))).toBe(false);
  await smtp.stop();
});

test('an email that is no longer true is not sent', async () => {
  const smtp = await startSmtp();
  const time = { now: new Date() };
  await using room = await openMailRoom({ smtpUrl: smtp.url, now: () => time.now });
  const gone = await room.addUser({ confirmed: false });
  const confirmed = await room.addUser();
  const reader = await room.addUser({ confirmed: false });
  const left = await room.addUser();
  const homeId = await room.addHome('Seri Pandan 12A', [reader.id, left.id]);
  await room.db.updateTable('users').set({ deleted_at: time.now }).where('id', '=', gone.id).execute();
  await room.db.updateTable('users').set({ email_verified: true }).where('id', '=', confirmed.id).execute();
  await room.db
    .updateTable('memberships')
    .set({ left_at: time.now })
    .where('user_id', '=', left.id)
    .execute();
  await room.post({ kind: 'confirm-address', userId: gone.id, token: 't' });
  await room.post({ kind: 'reset-password', userId: gone.id, token: 't' });
  await room.post({ kind: 'confirm-address', userId: confirmed.id, token: 't' });
  await room.post({ kind: 'joined-home', userId: reader.id, homeId, joinedId: left.id });
  await room.post({ kind: 'joined-home', userId: left.id, homeId, joinedId: reader.id });
  await vi.waitFor(async () => {
    expect(await room.jobs()).toEqual([]);
  });
  time.now = new Date(Date.now() + (RESET_LINK_SECONDS + 5) * 1000);
  await room.post({ kind: 'reset-password', userId: reader.id, token: 'dead by now' });
  await room.post({ kind: 'confirm-address', userId: reader.id, token: 'works for days' });
  const [only, ...more] = await smtp.received(1);
  expect(only?.subject).toBe('Confirm your email for Serumah');
  await vi.waitFor(async () => {
    expect(await room.jobs()).toEqual([]);
  });
  expect(more).toEqual([]);
  expect(smtp.mails).toHaveLength(1);
  await smtp.stop();
});

test('while SMTP is down emails wait, and each arrives once', async () => {
  const { port, stop } = await startSmtp();
  await stop();
  const clock = aheadClock();
  await using room = await openMailRoom({ smtpUrl: `smtp://127.0.0.1:${port}`, clock });
  const { id: userId } = await room.addUser();
  await room.post({ kind: 'reset-password', userId, token: 'one' });
  await room.post({ kind: 'reset-password', userId, token: 'two' });
  await vi.waitFor(async () => {
    expect((await room.jobs()).map((job) => job.state)).toEqual(['retry', 'retry']);
  });
  expect(room.lines.filter((line) => line.msg === 'job failed')).toHaveLength(2);
  expect(JSON.stringify(room.lines)).not.toContain('two');
  const smtp = await startSmtp({ port });
  await clock.tick(12_000);
  const mails = await smtp.received(2);
  await vi.waitFor(async () => {
    expect(await room.jobs()).toEqual([]);
  });
  expect(mails.map((mail) => /token=(\w+)/.exec(mail.text ?? '')?.[1]).toSorted()).toEqual(['one', 'two']);
  await smtp.stop();
});

test('if SMTP stops in the middle of a batch, each email arrives, and none that was accepted arrives again', async () => {
  const first = await startSmtp({ slowness: 50 });
  const clock = aheadClock();
  await using room = await openMailRoom({ smtpUrl: first.url, clock });
  const { id: userId } = await room.addUser();
  const tokens = Array.from({ length: 30 }, (_, index) => `token${index}`);
  const letters = tokens.map((token) => ({ kind: 'reset-password', userId, token, counted: true }) as const);
  await room.db.transaction().execute((tx) => room.queue.send(tx, 'mail', ...letters));
  await first.received(10);
  const accepted = new Set(first.mails.map((mail) => mail.messageId));
  await first.stop();
  await vi.waitFor(
    async () => {
      expect(new Set((await room.jobs()).map((job) => job.state))).toEqual(new Set(['retry']));
    },
    { timeout: 10_000 },
  );
  const second = await startSmtp({ port: first.port });
  await vi.waitFor(
    async () => {
      await clock.tick(12_000);
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 10_000 },
  );
  const tokenOf = (mail: Received) => /token=(\w+)/.exec(mail.text ?? '')?.[1];
  const mails = [...first.mails, ...second.mails];
  expect([...new Set(mails.map(tokenOf))].toSorted()).toEqual(tokens.toSorted());
  // All attempts at an email have one Message-ID, so mailboxes show it once.
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(tokens.length);
  const again = second.mails.map((mail) => mail.messageId);
  expect(again.filter((id) => accepted.has(id))).toEqual([]);
  expect(new Set(again).size).toBe(again.length);
  // Otherwise no email would have been at risk.
  expect(again.length).toBeGreaterThan(5);
  await second.stop();
});

test('an email refused for good is not retried, and is stored with the reason', async () => {
  const smtp = await startSmtp({ refused: { 'nobody@example.com': 550, 'full@example.com': 452 } });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const [nobody, full, fine] = await Promise.all(
    ['nobody@example.com', 'full@example.com', 'fine@example.com'].map((email) => room.addUser({ email })),
  );
  for (const user of [nobody, full, fine]) {
    await room.post({ kind: 'reset-password', userId: user?.id ?? '', token: 't' });
  }
  await vi.waitFor(async () => {
    expect((await room.jobs()).map((job) => job.state).toSorted()).toEqual(['failed', 'retry']);
  });
  const failed = (await room.jobs()).find((job) => job.state === 'failed');
  expect(failed).toMatchObject({ retry_count: 0 });
  expect(failed?.output?.reason).toContain('550 no mailbox for nobody@example.com');
  expect(room.lines.find((line) => line.level === 50)).toMatchObject({
    queue: 'mail',
    reason: expect.stringContaining('550 no mailbox for …') as string,
  });
  expect(JSON.stringify(room.lines)).not.toContain('@');
  expect(smtp.mails.map((mail) => mail.recipients)).toEqual([['fine@example.com']]);
  await smtp.stop();
});

test('an email is retried if the mail server refuses us and not the recipient', async () => {
  const smtp = await startSmtp({ senderRefused: 550 });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const { id: userId } = await room.addUser();
  await room.post({ kind: 'reset-password', userId, token: 't' });
  await vi.waitFor(async () => {
    expect((await room.jobs()).map((job) => job.state)).toEqual(['retry']);
  });
  await smtp.stop();
});

test('a second run of a job has the same Message-ID', async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const { id: userId } = await room.addUser();
  const data = { kind: 'reset-password' as const, userId, token: 't' };
  const job = { id: 'd5f0c6de-6e0c-4a3c-9a53-0a6d9a2b7f10', data, createdOn: new Date(), signal: never };
  await deliverLetter(room.deps, job);
  await deliverLetter(room.deps, job);
  const ids = (await smtp.received(2)).map((mail) => mail.messageId);
  expect(ids).toEqual(Array(2).fill('<d5f0c6de-6e0c-4a3c-9a53-0a6d9a2b7f10@rumah.example>'));
  await smtp.stop();
});

test('a slow mail server gets several emails at once', async () => {
  const smtp = await startSmtp({ slowness: 300 });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const readers = await Promise.all(Array.from({ length: 15 }, () => room.addUser()));
  const letters = readers.map(({ id: userId }) => ({ kind: 'reset-password' as const, userId, token: 't' }));
  await room.db.transaction().execute((tx) => room.queue.send(tx, 'mail', ...letters));
  await smtp.received(15);
  expect(smtp.connections.most).toBeGreaterThan(1);
  expect(smtp.connections.most).toBeLessThanOrEqual(7);
  await smtp.stop();
});

test('an email has the language of its reader when it leaves, with the links that stop it', async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const [reader, joiner] = [
    await room.addUser({ confirmed: false }),
    await room.addUser({ name: 'Ben Tan' }),
  ];
  const homeId = await room.addHome('Seri Pandan 12A', [reader.id, joiner.id]);
  const letter = { kind: 'joined-home', userId: reader.id, homeId, joinedId: joiner.id } as const;
  const changed = {
    kind: 'email-changed',
    userId: reader.id,
    to: { email: 'old@example.com', confirmed: true },
    token: 't',
  } as const;
  const speak = (locale: string) =>
    room.db.updateTable('users').set({ locale }).where('id', '=', reader.id).execute();
  await speak('ms');
  await room.post(letter);
  await smtp.received(1);
  await speak('zh');
  await room.post(letter);
  await smtp.received(2);
  await room.post(changed);
  const [malay, chinese, account] = await smtp.received(3);
  expect(malay?.subject).toBe(malayWords.joinedHome('Ben Tan', 'Seri Pandan 12A').subject);
  expect(malay?.html).toContain('<html lang="ms">');
  for (const label of [malayWords.stopLetters.home, malayWords.stopLetters.all, malayWords.buttonNotWorking])
    expect(malay?.html).toContain(label);
  expect(chinese?.subject).toBe(chineseWords.joinedHome('Ben Tan', 'Seri Pandan 12A').subject);
  expect(chinese?.text).toContain(`${chineseWords.stopLetters.home}：\n`);
  // This goes to the old address, in the language of the account.
  expect(account?.subject).toBe(chineseWords.emailChanged('old@example.com').subject);
  await smtp.stop();
});
