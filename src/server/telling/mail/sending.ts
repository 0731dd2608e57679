import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { PermanentFailure } from '#server/platform/queue/permanent-failure.ts';
import { Silence } from '#server/platform/queue/silence.ts';
import type { Addressed } from '#server/telling/mail/addressed.ts';
import { writeMailFile } from '#server/telling/mail/file.ts';
import { nameForLetter } from '#server/telling/mail/names.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { mailWritten } from '#words/english-only/operator.ts';

/** `id` is the job's: after a crash the email is sent again with the same Message-ID, and most mailboxes keep one of the two. */
export type Mail = Addressed & {
  id: string;
  /** The link that stops emails like this one, by a click on its page or by a POST of the mail program (RFC 8058). */
  stopUrl?: string | undefined;
};
export type Mailer = {
  /** Returns the server's answer when it accepted the email, or the file that contains it. */
  send: (mail: Mail, signal: AbortSignal) => Promise<string>;
  /** Connects and signs in as for an email, and throws if that fails. */
  verify: () => Promise<void>;
  close: () => void;
};

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'PUBLIC_URL'>;

/** How many emails leave at once. The slow worker sends to servers that fell silent before. */
export const MAIL_WORKERS = { prompt: 6, slow: 1 };
/** One connection for each worker, so that none waits for another's email within its own time. */
const CONNECTIONS = MAIL_WORKERS.prompt + MAIL_WORKERS.slow;
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
  // Below the timeouts of servers and routers, so that no email meets a connection that is already closed.
  idleTimeout: 20_000,
};
/** Other timeouts than the program's, for a test. */
export type Patience = Partial<typeof PATIENCE>;
/** For the whole of one email; below the time after which the queue takes its job back (platform/queue/queues.ts). */
const LETTER_MS = 60_000;

/** The folder for emails if SMTP_URL is unset. */
export const mailFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'mail');

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const from = ({ MAIL_FROM }: MailSettings, name: string | undefined) =>
  name === undefined ? MAIL_FROM : { name, address: /<(.+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM };

/** Mail programs decode text that begins with '=?' in a header (RFC 2047): a typed name could turn into another name, or a link. */
const asTyped = (text: string) => text.replaceAll('=?', '= ?');

const message = (settings: MailSettings, mail: Mail) => ({
  from: from(settings, mail.fromName && asTyped(mail.fromName)),
  // Mail programs make links there too, and anyone can choose any account name.
  to: { ...mail.to, name: asTyped(nameForLetter(mail.to.name) ?? '') },
  subject: asTyped(mail.subject),
  text: mail.text,
  html: mail.html,
  attachments: (mail.inline ?? []).map(({ cid, png, name }) => ({
    cid,
    content: Buffer.from(png),
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    filename: name,
  })),
  messageId: `<${mail.id}@${new URL(settings.PUBLIC_URL).hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...(mail.stopUrl && oneClick(mail.stopUrl)) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

// Only the recipient's refusal is final. The host can fix a wrong password, a blocked sender or a full quota meanwhile.
const isRefusal = (error: unknown) => {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
};

/** The server accepted the connection and then fell silent over this email, as servers do that ask the recipient's server first. */
const isSilence = (error: unknown) =>
  (error as { timeoutType?: string } | undefined)?.timeoutType === 'SOCKET_TIMEOUT';

const reasonOf = (error: unknown) => {
  const { message: text, response } = error as { message?: string; response?: string };
  return [text, response].filter(Boolean).join(': ');
};

/** Whether the connection stays on this machine, or the host allows it without encryption, for example in a network of containers. */
export function staysOnMachine(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    hostname.startsWith('127.') ||
    searchParams.get('ignoreTLS') === 'true'
  );
}

function smtpMailer(url: string, settings: MailSettings, patience: Patience): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Retries once after the server closed an idle connection. The queue retries everything else.
    maxRequeues: 1,
    // Otherwise a machine in between could suppress the offer of encryption and read every email with its links.
    requireTLS: !staysOnMachine(url),
    ...PATIENCE,
    ...patience,
  });
  // Each email reports its own failure. Without a listener an error of the pool would end the process.
  transport.on('error', () => {});
  return {
    send: async (mail, signal) => {
      const tooLong = AbortSignal.timeout(LETTER_MS);
      const within = AbortSignal.any([signal, tooLong]);
      try {
        const { response } = await transport.sendMail({ ...message(settings, mail), signal: within });
        return response;
      } catch (error) {
        if (isRefusal(error)) throw new PermanentFailure(reasonOf(error), { cause: error });
        if (isSilence(error) || (tooLong.aborted && !signal.aborted))
          throw new Silence(reasonOf(error), { cause: error });
        throw new Error(reasonOf(error), { cause: error });
      }
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => {
      transport.close({ force: true });
    },
  };
}

function fileMailer(settings: MailSettings, log: Logger, now: () => Date): Mailer {
  const folder = mailFolder(settings);
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: eml } = await transport.sendMail({ ...message(settings, mail), date: now() });
      if (!Buffer.isBuffer(eml)) throw new TypeError('nodemailer gave no buffer');
      const file = await writeMailFile({ folder, to: mail.to.address, at: now(), eml });
      log.info({ file }, mailWritten(file));
      return file;
    },
    verify: async () => {},
    close: () => {},
  };
}

/** Sends through SMTP_URL. Without it, each email becomes a file under DATA_DIR and one logged line. */
export const makeMailer = (
  settings: MailSettings,
  log: Logger,
  now: () => Date,
  patience: Patience = {},
): Mailer =>
  settings.SMTP_URL ? smtpMailer(settings.SMTP_URL, settings, patience) : fileMailer(settings, log, now);
