import { readdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { render, type Letter, type Picture } from '#server/telling/mail/letter.ts';
import { makeMailer } from '#server/telling/mail/sending.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

const LETTER: Letter = {
  subject: 'TNB November',
  preview: 'RM 59.60',
  icon: '💡',
  lead: 'Aisyah asks you for',
  big: 'RM 59.60',
  button: 'Pay',
  url: 'https://rumah.example/pay',
  why: 'You owe it.',
};
const setting = { publicUrl: 'https://rumah.example', language: 'en' as const, stops: [] };

const drawn = (text: string, shows: string, name: string): Picture => ({
  png: drawPaymentCode(text),
  shows,
  name,
});
const ONE = drawn('one', 'DuitNow QR for RM 59.60', 'duitnow-qr-Aisyah-Maybank-59.60.png');
const OTHER = drawn('other', 'DuitNow QR for "RM 1.00"', 'duitnow-qr-小明-1.00.png');
const part = (picture?: Picture) => ({
  title: 'Water',
  lines: ['RM 1.00'],
  button: 'Pay',
  url: 'https://rumah.example/b',
  picture,
});

/** Sends an email both ways: through a server, and into a file. */
async function sent(letter: Letter): Promise<Email[]> {
  const smtp = await startSmtp();
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'serumah-inline-'));
  const settings = { MAIL_FROM: 'serumah@rumah.example', DATA_DIR, PUBLIC_URL: setting.publicUrl };
  const to = { name: 'Wei', address: 'wei@example.com' };
  const mail = { id: 'x', to, ...render(letter, setting) };
  for (const SMTP_URL of [smtp.url, undefined]) {
    const mailer = makeMailer({ ...settings, SMTP_URL }, pino({ level: 'silent' }), () => new Date());
    await mailer.send(mail, new AbortController().signal);
    mailer.close();
  }
  const folder = path.join(DATA_DIR, 'mail');
  const files = readdirSync(folder).map((file) => PostalMime.parse(readFileSync(path.join(folder, file))));
  const mails = [...smtp.mails, ...(await Promise.all(files))];
  await smtp.stop();
  rmSync(DATA_DIR, { recursive: true });
  expect(mails).toHaveLength(2);
  return mails;
}

const namedIn = (html = '') =>
  [...html.matchAll(/<img src="cid:([^"]+)"[^>]* alt="([^"]+)"/g)].map(([, cid, alt]) => [cid, alt]);

test('a picture is inside its email, which refers to it', async () => {
  for (const mail of await sent({ ...LETTER, picture: ONE, parts: [part(), part(OTHER)] })) {
    const named = namedIn(mail.html);
    expect(named.map(([, alt]) => alt)).toEqual([
      'DuitNow QR for RM 59.60',
      'DuitNow QR for &#34;RM 1.00&#34;',
    ]);
    expect(mail.attachments.map(({ contentId }) => contentId)).toEqual(named.map(([cid]) => `<${cid}>`));
    expect(mail.attachments).toMatchObject([
      { filename: ONE.name, mimeType: 'image/png', disposition: 'inline', related: true },
      { filename: OTHER.name, mimeType: 'image/png', disposition: 'inline', related: true },
    ]);
    expect(mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual([
      ONE.png,
      OTHER.png,
    ]);
    expect(mail.text).toContain('RM 59.60');
  }
});

test('no two emails have the same Content-IDs', () => {
  const letter = { ...LETTER, picture: ONE, parts: [part(OTHER)] };
  const cids = [letter, letter].flatMap((each) => (render(each, setting).inline ?? []).map(({ cid }) => cid));
  expect(new Set(cids).size).toBe(4);
});

test('an email without a picture has no attachment', async () => {
  for (const mail of await sent({ ...LETTER, parts: [part()] })) {
    expect(mail.attachments).toEqual([]);
    expect(mail.html).not.toContain('cid:');
  }
});
