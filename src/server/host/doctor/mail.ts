import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isEmail } from '#domain/users.ts';
import { bad, ok, warn, type Finding, type Said } from '#server/host/doctor/finding.ts';
import { render } from '#server/telling/mail/letter.ts';
import type { Mailer } from '#server/telling/mail/sending.ts';
import { firstLine } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import * as words from '#words/english-only/doctor.ts';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'DATA_DIR' | 'PUBLIC_URL'>;

const LETTER_PATIENCE_MS = 60_000;
const CERTIFICATE = /certificate|self-signed|altname/i;

// The whole address contains the password.
const serverOf = (url: string) => {
  const { hostname = '', port } = URL.parse(url) ?? {};
  return port ? `${hostname}:${port}` : hostname;
};

const messageOf = (error: unknown) => firstLine((error as Error).message);

function saidOf(error: unknown, server: string): Said {
  const { code = '' } = error as { code?: string };
  const reason = messageOf(error);
  if (code === 'EAUTH') return words.mailLoginRefused(server, reason);
  if (CERTIFICATE.test(reason)) return words.mailUntrusted(server, reason);
  return words.mailSilent(server, reason);
}

/** Checks whether emails can leave: connects and signs in if SMTP_URL is set, else says where they are written. Sends nothing. */
export async function checkMail({ SMTP_URL, DATA_DIR }: MailSettings, mailer: Mailer): Promise<Finding> {
  if (SMTP_URL === undefined) {
    const folder = path.resolve(DATA_DIR, 'mail');
    const files = await readdir(folder).catch(() => []);
    const written = files.filter((name) => name.endsWith('.eml'));
    return warn('mail', words.mailIntoFiles(folder, written.length));
  }
  const server = serverOf(SMTP_URL);
  try {
    await mailer.verify();
    return ok('mail', words.mailReady(server));
  } catch (error) {
    return bad('mail', saidOf(error, server));
  }
}

/** Sends a test email to `address`, like every other email, and reports the outcome. */
export async function sendTestLetter(
  { PUBLIC_URL }: MailSettings,
  mailer: Mailer,
  address: string,
): Promise<Finding> {
  if (!isEmail(address)) return bad('letter', words.noAddress(address));
  const setting = { publicUrl: PUBLIC_URL, language: 'en', stops: [] } as const;
  const letter = render({ icon: '🩺', url: PUBLIC_URL, ...words.testLetter(address) }, setting);
  const mail = { id: randomUUID(), to: { name: '', address }, ...letter };
  try {
    const answer = await mailer.send(mail, AbortSignal.timeout(LETTER_PATIENCE_MS));
    return ok('letter', words.letterSent(address, answer));
  } catch (error) {
    return bad('letter', words.letterRefused(address, messageOf(error)));
  }
}
