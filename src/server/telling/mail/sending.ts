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

/** `id` is the job's: sent again after a crash, the mail bears the same Message-ID, and most mailboxes keep one of the two. */
export type Mail = Addressed & {
  id: string;
  /** The link that stops letters like this one, by a click on its page or by a POST of the mail program (RFC 8058). */
  stopUrl?: string | undefined;
};
export type Mailer = {
  /** Answers what the server said when it took the mail, or the file that the mail is in now. */
  send: (mail: Mail, signal: AbortSignal) => Promise<string>;
  /** Connects and signs in, as for a mail, and throws where that fails. */
  verify: () => Promise<void>;
  close: () => void;
};

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'PUBLIC_URL'>;

/** How many emails leave at once; the slow ones go to servers that met silence. */
export const MAIL_WORKERS = { prompt: 6, slow: 1 };
/** One for each worker: none waits for another's email, within the time that it has. */
const CONNECTIONS = MAIL_WORKERS.prompt + MAIL_WORKERS.slow;
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
  // Below what servers and the routers between wait, so that no letter meets a connection that is already dead.
  idleTimeout: 20_000,
};
/** Another patience than the program's, in a test. */
export type Patience = Partial<typeof PATIENCE>;
/** For the whole of one letter, below the time after which the queue takes its job away (platform/queue/queues.ts). */
const LETTER_MS = 60_000;

/** Where each mail becomes a file while there is no SMTP_URL. */
export const mailFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'mail');

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const from = ({ MAIL_FROM }: MailSettings, name: string | undefined) =>
  name === undefined ? MAIL_FROM : { name, address: /<(.+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM };

/** Mail programs decode what begins with '=?' in a header (RFC 2047): typed into a name, it would read as another one, with links and all. */
const asTyped = (text: string) => text.replaceAll('=?', '= ?');

const message = (settings: MailSettings, mail: Mail) => ({
  from: from(settings, mail.fromName && asTyped(mail.fromName)),
  // Mail programs make a link of what looks like one there, too, and an account's name is anybody's to choose.
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

// Only the recipient's refusal is final. A wrong password, a blocked sender or a full quota is the host's to mend meanwhile.
const isRefusal = (error: unknown) => {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
};

/** The server took the connection, and fell silent over this letter: as one does that asks the recipient's server meanwhile. */
const isSilence = (error: unknown) =>
  (error as { timeoutType?: string } | undefined)?.timeoutType === 'SOCKET_TIMEOUT';

const reasonOf = (error: unknown) => {
  const { message: text, response } = error as { message?: string; response?: string };
  return [text, response].filter(Boolean).join(': ');
};

/** Whether what is sent there leaves no wire; or the host says that it may go unencrypted, as on a network of containers. */
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
    // Once, for a kept connection that the server closed meanwhile; everything else is tried again by the queue.
    maxRequeues: 1,
    // Else whoever is on the way could have it not offered, and read every letter with its links.
    requireTLS: !staysOnMachine(url),
    ...PATIENCE,
    ...patience,
  });
  // Each letter reports its own failure; without a listener the pool's would end the process.
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

/** Sends through SMTP_URL; where there is none, each mail becomes a file under DATA_DIR and one logged line. */
export const makeMailer = (
  settings: MailSettings,
  log: Logger,
  now: () => Date,
  patience: Patience = {},
): Mailer =>
  settings.SMTP_URL ? smtpMailer(settings.SMTP_URL, settings, patience) : fileMailer(settings, log, now);
