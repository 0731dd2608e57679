import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it: parsed, with the envelope's recipients. */
export type Received = Email & { recipients: string[]; header: (name: string) => string | undefined };

export type SmtpOptions = {
  /** The port of an earlier server that comes back. */
  port?: number;
  /** The reply code to RCPT TO for each refused address. */
  refused?: Record<string, number>;
  /** Addresses for which RCPT TO never gets a reply. */
  silent?: readonly string[];
  /** Milliseconds before the server accepts each mail. */
  slowness?: number;
  /** Called when a mail has arrived whole, before the server acknowledges it. */
  arrived?: (mail: Received) => void;
  /** The reply code to MAIL FROM, for a server that refuses everything. */
  senderRefused?: number;
  /** Makes the server require this password, with any user name. */
  password?: string;
};

const withCode = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

async function parse(raw: Buffer, recipients: string[]): Promise<Received> {
  const email = await PostalMime.parse(raw);
  const header = (name: string) => email.headers.find((each) => each.key === name.toLowerCase())?.value;
  return { ...email, recipients, header };
}

/** Starts a real SMTP server on the loopback address. `url` is the value for SMTP_URL. */
export async function startSmtp(options: SmtpOptions = {}) {
  const { port = 0, refused = {}, slowness = 0, senderRefused, arrived, password, silent = [] } = options;
  const mails: Received[] = [];
  const waiting = new Set<() => void>();
  const connections = { open: 0, most: 0 };
  const asked = { silent: 0 };
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    // By default the server offers sign-in only on encrypted connections.
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      if (auth.password === password) done(null, { user: auth.username ?? '' });
      else done(withCode(535, `no such password: ${auth.password}`));
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections.open += 1;
      connections.most = Math.max(connections.most, connections.open);
      done();
    },
    onClose: () => {
      connections.open -= 1;
    },
    onMailFrom: (_address, _session, done) => {
      done(senderRefused ? withCode(senderRefused, 'sender refused') : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      if (silent.includes(address)) {
        asked.silent += 1;
        return;
      }
      const code = refused[address];
      done(code ? withCode(code, `no mailbox for ${address}`) : null);
    },
    onData: async (stream, session, done) => {
      // The client may disconnect in the middle.
      const chunks = await stream.toArray().catch(() => undefined);
      if (!chunks) return;
      await new Promise((resolve) => {
        setTimeout(resolve, slowness);
      });
      const mail = await parse(
        Buffer.concat(chunks as Buffer[]),
        session.envelope.rcptTo.map(({ address }) => address),
      );
      mails.push(mail);
      arrived?.(mail);
      done();
      for (const wake of waiting) wake();
    },
  });
  // Some tests disconnect in the middle, which is not the server's fault.
  server.on('error', () => {});
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  const { port: bound } = server.server.address() as AddressInfo;

  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    connections,
    /** How many questions the server left without a reply. */
    asked,
    /** Waits for `count` mails and returns them. */
    async received(count: number, withinMs = 5000): Promise<Received[]> {
      const deadline = Date.now() + withinMs;
      while (mails.length < count) {
        const left = deadline - Date.now();
        if (left <= 0) throw new Error(`${mails.length} of ${count} mails came within ${withinMs} ms`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(wake, left);
          function wake() {
            clearTimeout(timer);
            waiting.delete(wake);
            resolve();
          }
          waiting.add(wake);
        });
      }
      return mails;
    },
    stop: () =>
      new Promise<void>((closed) => {
        server.close(closed);
      }),
  };
}
