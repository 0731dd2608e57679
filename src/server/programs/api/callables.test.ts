import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { functions } from '#contract/functions.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { emptiedApp, sharedApp } from '#test/running/app.ts';
import { buildHome, registerPerson, signUp, type Person } from '#test/builders/homes.ts';
import { bearerOf, callableClient, refusedAs } from '#test/steps/callables.ts';
import { countQueued, stopAddress } from '#server/telling/mail/letter-limits.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

const app = await emptiedApp();
/** An app on the same database that would really send emails. */
const real = await sharedApp({ SMTP_URL: 'smtp://127.0.0.1:9' }, { url: app.url });

const DAY_MS = 24 * 60 * 60 * 1000;
const clientOf = (person: Person, { base } = app) => callableClient(base, bearerOf(person));

async function twoHousemates(server = app) {
  const [aisyah, ben] = [await signUp(server, 'Aisyah Rahman'), await signUp(server, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const letter = { to: ben.email, subject: 'Rice', html: '<p>We need <b>rice</b>.</p>' };
  return { aisyah, ben, homeId, letter };
}

const sentEmails = () => queuedLetters(app, 'sent-email');

test('a housemate gets the email as written, with its sender', async () => {
  const smtp = await startSmtp();
  const { aisyah, letter } = await twoHousemates();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  await using client = clientOf(aisyah);
  const html =
    '<p onclick="x()">We need <b>rice</b>:<br><a href="https://shop.example/?a=1&b=2">this</a></p>' +
    '<img src="https://track.example/1.gif"><script>alert(1)</script><a href="javascript:x">no</a></td></table>';
  expect(await client.call('sendEmail', { ...letter, to: ` ${letter.to.toUpperCase()} `, html })).toEqual({
    success: true,
  });
  await expect.poll(() => room.jobs()).toEqual([]);
  const mail = smtp.mails.find(({ subject }) => subject === 'Rice');
  expect(mail?.recipients).toEqual([letter.to]);
  expect(mail?.from).toMatchObject({ name: 'Aisyah Rahman via Serumah', address: 'serumah@rumah.example' });
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.html).toContain(
    '<p>We need <b>rice</b>:<br /><a href="https://shop.example/?a=1&amp;b=2">this</a> (https://shop.example/?a=1&amp;b=2)</p><a>no</a></td></tr>',
  );
  expect(mail?.html).not.toMatch(/track\.example|<script|alert|onclick|javascript/);
  expect(mail?.html).toContain('Aisyah Rahman writes to you');
  expect(mail?.text).toContain('Aisyah Rahman writes to you\nRice\n');
  expect(mail?.text).toContain('\n> We need rice:\n> this (https://shop.example/?a=1&b=2)\n');
  // Housemates do not see each other's addresses.
  expect(JSON.stringify(mail)).not.toContain(aisyah.email);
  await smtp.stop();
});

test('the email links to a home of both, preferably the active one', async () => {
  const smtp = await startSmtp();
  const { aisyah, ben, homeId, letter } = await twoHousemates();
  const { id: alone } = await buildHome([ben]);
  const { id: other } = await buildHome([aisyah, ben]);
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  await using client = clientOf(aisyah);
  const led = async (active: string, subject: string) => {
    await ben.api.homes.switchHome({ homeId: active });
    await client.call('sendEmail', { ...letter, subject });
    await expect.poll(() => room.jobs()).toEqual([]);
    const mail = smtp.mails.find((each) => each.subject === subject);
    return /\nOpen Serumah:\n\S+\/dashboard\?homeId=(\S+)\n/.exec(mail?.text ?? '')?.[1];
  };
  expect(await led(homeId, 'Rice')).toBe(homeMark(homeId));
  expect(await led(other, 'Noodles')).toBe(homeMark(other));
  expect([homeId, other].map(homeMark)).toContain(await led(alone, 'Tea'));
  await smtp.stop();
});

test('every function that needs a session refuses strangers', async () => {
  const { letter } = await twoHousemates();
  // A function that is missing here fails the test.
  const inputs: Record<string, unknown> = {
    sendEmail: letter,
    sendPaymentRequestNotification: { paymentId: randomUUID() },
  };
  const guarded = Object.entries(functions)
    .filter(([, each]) => (each['~orpc'].meta as CallMeta).access !== 'anyone')
    .map(([name]) => name);
  expect(guarded.toSorted()).toEqual(Object.keys(inputs).toSorted());
  for (const token of [undefined, 'forged.token']) {
    await using client = callableClient(app.base, token);
    for (const name of guarded) {
      expect(await refusedAs(client.call(name, inputs[name])), name).toBe(
        'functions/unauthenticated UNAUTHENTICATED',
      );
    }
  }
  expect(await sentEmails()).toEqual([]);
});

test('only current housemates can get an email, and every other address gets the same answer', async () => {
  const { aisyah, ben, homeId, letter } = await twoHousemates();
  const hafiz = await registerPerson(app, 'Hafiz Osman');
  await buildHome([hafiz], { name: 'Elsewhere' });
  await using client = clientOf(aisyah);
  for (const to of [hafiz.email, 'nobody@example.com', aisyah.email]) {
    expect(await refusedAs(client.call('sendEmail', { ...letter, to })), to).toBe(
      'functions/permission-denied FORBIDDEN',
    );
  }
  await client.call('sendEmail', letter);
  expect(await sentEmails()).toHaveLength(1);
  await ben.api.homes.leaveHome({ homeId });
  expect(await refusedAs(client.call('sendEmail', letter))).toBe('functions/permission-denied FORBIDDEN');

  // The first email waited meanwhile and is not sent any more either.
  const smtp = await startSmtp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  await expect.poll(() => room.jobs()).toEqual([]);
  expect(smtp.mails.length).toBeGreaterThan(0);
  expect(smtp.mails.filter(({ subject }) => subject === 'Rice')).toEqual([]);
  await smtp.stop();
});

test('an email without address, one-line subject or text is refused', async () => {
  const { aisyah, letter } = await twoHousemates();
  await using client = clientOf(aisyah);
  const wrong: [part: unknown, code: string][] = [
    [{ to: 'nobody' }, 'EMAIL_INVALID'],
    [{ to: 'a@example.com, b@example.com' }, 'EMAIL_INVALID'],
    [{ to: undefined }, 'INVALID_INPUT'],
    [{ subject: ' ' }, 'INVALID_INPUT'],
    [{ subject: 'x'.repeat(201) }, 'INVALID_INPUT'],
    [{ subject: 'Rice\r\nBcc: hafiz@example.com' }, 'INVALID_INPUT'],
    [{ html: '' }, 'INVALID_INPUT'],
    [{ html: '<script>alert(1)</script><p> </p>' }, 'INVALID_INPUT'],
    [{ html: 'x'.repeat(50_001) }, 'INVALID_INPUT'],
    [{ html: 'x\0' }, 'INVALID_INPUT'],
  ];
  for (const [part, code] of wrong) {
    const call = client.call('sendEmail', { ...letter, ...(part as object) });
    expect(await refusedAs(call), JSON.stringify(part)).toBe(`functions/invalid-argument ${code}`);
  }
  expect(await refusedAs(client.call('sendEmail', null))).toBe('functions/invalid-argument INVALID_INPUT');
  expect(await sentEmails()).toEqual([]);
});

test('twenty an hour, including refused ones, and ten to one person', async () => {
  const people = [await signUp(app), await signUp(app), await signUp(app)] as const;
  const [aisyah, ben, chloe] = people;
  await buildHome([...people]);
  await using client = clientOf(aisyah);
  const send = ({ email }: { email: string }) =>
    refusedAs(client.call('sendEmail', { to: email, subject: 'Rice', html: 'We need rice.' }));
  const tooMany = 'functions/resource-exhausted TOO_MANY_TRIES';
  await send({ email: 'nobody@example.com' });
  for (let sent = 1; sent <= 10; sent++) expect(await send(ben)).toBe('not refused');
  expect(await send(ben)).toBe(tooMany);
  for (let sent = 1; sent <= 8; sent++) expect(await send(chloe)).toBe('not refused');
  expect(await send(chloe)).toBe(tooMany);
  expect(await sentEmails()).toHaveLength(18);
  await using other = clientOf(chloe);
  const toBen = { to: ben.email, subject: 'Rice', html: 'Much rice.' };
  // One sender's emails do not count for another sender.
  expect(await other.call('sendEmail', toBen)).toEqual({ success: true });
});

test('an email that cannot leave is refused with the reason', async () => {
  const { aisyah, ben } = await twoHousemates(app);
  await using client = clientOf(aisyah);
  const send = () =>
    refusedAs(client.call('sendEmail', { to: ben.email, subject: 'Rice', html: 'We need rice.' }));
  await ben.api.mailChoices.setMailChoices({ unwanted: ['housemates'] });
  expect(await send()).toBe('functions/aborted THEIR_LETTERS_STOPPED');
  await ben.api.mailChoices.setMailChoices({ unwanted: [] });
  expect(await send()).toBe('not refused');
  const spending = { purpose: 'housemate', about: [aisyah.userId] } as const;
  const counting = { tx: app.db, secrets: app.settings, now: app.clock.now };
  for (let n = 1; n < 10; n++)
    expect(await countQueued(counting, { email: ben.email, confirmed: false }, spending)).toBe(true);
  expect(await send()).toBe('functions/resource-exhausted THEIR_LETTERS_TODAY');
  // An unconfirmed address has refused all emails.
  const other = await twoHousemates(app);
  await using writer = clientOf(other.aisyah);
  await stopAddress({ ...counting, email: other.letter.to });
  expect(await refusedAs(writer.call('sendEmail', other.letter))).toBe(
    'functions/aborted THEIR_LETTERS_STOPPED',
  );
});

const confirm = ({ userId }: Person) =>
  app.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();

test('with real email, a person cannot write before their address is confirmed', async () => {
  const { aisyah, ben, letter } = await twoHousemates(real);
  await using client = clientOf(aisyah, real);
  expect(await refusedAs(client.call('sendEmail', letter))).toBe(
    'functions/permission-denied EMAIL_UNCONFIRMED',
  );
  await confirm(aisyah);
  // The email waits until Ben confirms his address.
  expect(await client.call('sendEmail', letter)).toEqual({
    success: true,
    held: true,
    message: expect.stringContaining('have not confirmed their address yet'),
  });
  await confirm(ben);
  expect(await client.call('sendEmail', letter)).toEqual({ success: true });
});

test('an email to an unconfirmed address leaves once it is confirmed, within 7 days', async () => {
  const { aisyah, ben, letter } = await twoHousemates(real);
  await confirm(aisyah);
  await using client = clientOf(aisyah, real);
  await client.call('sendEmail', { ...letter, subject: 'Old' });
  real.clock.now = new Date(real.clock.now.getTime() + 3 * DAY_MS);
  await client.call('sendEmail', letter);
  // The first email still exists, since no cleaning has run.
  real.clock.now = new Date(real.clock.now.getTime() + 4 * DAY_MS + 1000);
  expect(await app.db.selectFrom('held_letters').select('id').execute()).toHaveLength(2);
  expect(await sentEmails()).toEqual([]);
  await ben.api.users.sendConfirmation();
  const letters = await queuedLetters(app, 'confirm-address');
  const token = letters.findLast(({ userId }) => userId === ben.userId)?.token ?? '';
  await ben.api.users.confirmAddress({ token });
  expect(await sentEmails()).toMatchObject([{ subject: 'Rice', userId: ben.userId }]);
  await client.call('sendEmail', letter);
  expect(await sentEmails()).toHaveLength(2);
  expect(await app.db.selectFrom('held_letters').select('id').execute()).toEqual([]);
});

test('the cookie counts only from our pages, at both addresses of a function', async () => {
  const { aisyah, letter } = await twoHousemates();
  for (const path of ['/functions/sendEmail', '/some-project/us-central1/sendEmail']) {
    const statusFrom = async (origin: string) => {
      const headers = { origin, 'content-type': 'application/json' };
      const body = JSON.stringify({ data: letter });
      return (await aisyah.fetch(`${app.base}${path}`, { method: 'POST', headers, body })).status;
    };
    expect(await statusFrom('https://elsewhere.example'), path).toBe(401);
    expect(await statusFrom('null'), path).toBe(401);
    expect(await statusFrom(app.base), path).toBe(200);
  }
  const headers = { origin: 'https://elsewhere.example', authorization: `Bearer ${bearerOf(aisyah)}` };
  const answer = await fetch(`${app.base}/functions/sendEmail`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: letter }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { result: { success: true }, data: { success: true } },
  ]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  await using client = clientOf(aisyah);
  expect(await client.callInRegion('sendEmail', letter)).toEqual({ success: true });
  expect(await sentEmails()).toHaveLength(4);
});
