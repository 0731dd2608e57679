import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { checkMail, sendTestLetter } from '#server/host/doctor/mail.ts';
import { makeMailer, type Mailer } from '#server/telling/mail/sending.ts';
import { readSettings, type Settings } from '#server/platform/settings/settings.ts';
import { freePort, makeFolder } from '#test/running/program.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

const TO = 'host@example.com';

async function withMail<T>(
  env: Record<string, string>,
  work: (settings: Settings, mailer: Mailer) => Promise<T>,
): Promise<T> {
  const settings = readSettings({ SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://rumah.example', ...env });
  const mailer = makeMailer(settings, pino({ level: 'silent' }), () => new Date());
  try {
    return await work(settings, mailer);
  } finally {
    mailer.close();
  }
}

const check = (SMTP_URL: string) => withMail({ SMTP_URL }, checkMail);
const send = (SMTP_URL: string, to: string) =>
  withMail({ SMTP_URL }, (settings, mailer) => sendTestLetter(settings, mailer, to));

test('without SMTP_URL it says where emails are written, and how many', async () => {
  await using at = makeFolder();
  const letters = path.join(at.folder, 'mail');
  const find = () => withMail({ DATA_DIR: at.folder }, checkMail);
  expect(await find()).toMatchObject({
    state: 'warn',
    line: expect.stringContaining(`${letters}, 0 so far`),
  });
  mkdirSync(letters);
  for (const name of ['a.eml', 'b.eml', 'c.eml.part']) writeFileSync(path.join(letters, name), '');
  expect(await find()).toMatchObject({
    line: expect.stringContaining(`${letters}, 2 so far`),
    advice: expect.stringContaining('SMTP_URL'),
  });
});

test('signs in and sends nothing', async () => {
  const smtp = await startSmtp({ password: 'correct horse' });
  const url = smtp.url.replace('//', '//me:correct%20horse@');
  expect(await check(url)).toMatchObject({
    name: 'Mail',
    state: 'ok',
    line: expect.stringContaining(`127.0.0.1:${smtp.port}`),
  });
  expect(smtp.mails).toEqual([]);
  await smtp.stop();
});

test('a wrong password, a closed port and a server without SMTP are distinguished', async () => {
  const smtp = await startSmtp({ password: 'correct horse' });
  expect(await check(smtp.url.replace('//', '//me:wrong%20horse@'))).toMatchObject({
    state: 'bad',
    line: expect.stringContaining(`127.0.0.1:${smtp.port} refuses the user name or the password`),
    advice: expect.stringContaining('SMTP_URL'),
  });
  // smtps:// for a server without TLS.
  expect(await check(smtp.url.replace('smtp:', 'smtps:'))).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('cannot be reached or does not accept mail'),
  });
  await smtp.stop();
  const port = await freePort();
  expect(await check(`smtp://127.0.0.1:${port}`)).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('ECONNREFUSED'),
    advice: expect.stringContaining('host and port'),
  });
});

test('a test email arrives, and the server’s answer is shown', async () => {
  const smtp = await startSmtp();
  expect(await send(smtp.url, TO)).toMatchObject({
    name: 'Test',
    state: 'ok',
    line: expect.stringMatching(/^The mail server accepted the test email to host@example\.com: 250 /),
  });
  const [mail] = await smtp.received(1);
  expect(mail?.recipients).toEqual([TO]);
  expect(mail?.subject).toBe('A test email from Serumah');
  expect(mail?.text).toContain('https://rumah.example');
  expect(mail?.html).toContain('A test email from Serumah');
  await smtp.stop();
});

test('a refused test email is bad, with the reason', async () => {
  const smtp = await startSmtp({ refused: { [TO]: 550 } });
  expect(await send(smtp.url, TO)).toMatchObject({
    state: 'bad',
    line: expect.stringContaining(`550 no mailbox for ${TO}`),
    advice: expect.stringContaining('MAIL_FROM'),
  });
  expect(await send(smtp.url, 'nobody')).toMatchObject({
    state: 'bad',
    line: 'nobody is not an email address.',
  });
  await smtp.stop();
});

test('without SMTP_URL the test email is a file', async () => {
  await using at = makeFolder();
  const finding = await withMail({ DATA_DIR: at.folder }, (settings, mailer) =>
    sendTestLetter(settings, mailer, TO),
  );
  const [file = ''] = readdirSync(path.join(at.folder, 'mail'));
  expect(finding.line).toContain(file);
  expect(readFileSync(path.join(at.folder, 'mail', file), 'utf8')).toContain('A test email from Serumah');
});
