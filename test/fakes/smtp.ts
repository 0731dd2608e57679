import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it: parsed, with the envelope's recipients. */
export type Received = Email & { recipients: string[]; header: (name: string) => string | undefined };

export type SmtpOptions = {
  /** The same port again, for a server that comes back. */
  port?: number;
  /** The code that RCPT TO is answered with, for the addresses that are refused. */
  refused?: Record<string, number>;
  /** Addresses about which RCPT TO is never answered. */
  silent?: readonly string[];
  /** Milliseconds before each mail is taken. */
  slowness?: number;
  /** Called once a mail is here whole, before its sender is told so. */
  arrived?: (mail: Received) => void;
  /** What MAIL FROM is answered with, for a server that takes nothing. */
  senderRefused?: number;
  /** For a server that takes mail only from whoever signs in with it, as any user. */
  password?: string;
};

const withCode = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

async function parse(raw: Buffer, recipients: string[]): Promise<Received> {
  const email = await PostalMime.parse(raw);
  const header = (name: string) => email.headers.find((each) => each.key === name.toLowerCase())?.value;
  return { ...email, recipients, header };
}

/** A real SMTP server on loopback; `url` is what SMTP_URL takes. */
export async function startSmtp(options: SmtpOptions = {}) {
  const { port = 0, refused = {}, slowness = 0, senderRefused, arrived, password, silent = [] } = options;
  const mails: Received[] = [];
  const waiting = new Set<() => void>();
  const connections = { open: 0, most: 0 };
  const asked = { silent: 0 };
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    // Else a server asks for a password only where the connection is encrypted.
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
      // Whoever sends may go away in the middle.
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
  // A client that goes away in the middle is what some tests do.
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
    /** How often the server was asked about what it never answers. */
    asked,
    /** Waits until `count` mails have come, and answers them. */
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
