import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, test } from 'vitest';
import { makeMailer, staysOnMachine } from '#server/telling/mail/sending.ts';

const never = new AbortController().signal;

/** Starts an SMTP server without encryption that records what it gets. */
async function startPlain() {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 plain\r\n');
    socket.on('data', (data) => {
      received.push(data.toString());
      socket.write('250 plain\r\n');
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { received, server, port: (server.address() as AddressInfo).port };
}

test('a server on another machine gets no unencrypted email', async () => {
  const { received, server, port } = await startPlain();
  // Addresses this machine in a way that does not show it.
  const settings = {
    SMTP_URL: `smtp://0.0.0.0:${port}`,
    MAIL_FROM: 'Serumah <serumah@rumah.example>',
    DATA_DIR: '.',
    PUBLIC_URL: 'https://rumah.example',
  };
  const mailer = makeMailer(settings, pino({ level: 'silent' }), () => new Date());
  const to = { name: 'Wei', address: 'wei@example.com' };
  const mail = { id: 'x', to, subject: 'Secret', text: 'Secret', html: 'Secret' };
  await expect(mailer.send(mail, never)).rejects.toThrow();
  expect(received.join('')).toContain('STARTTLS');
  expect(received.join('')).not.toMatch(/MAIL FROM|Secret/);
  mailer.close();
  server.close();
});

test.for([
  ['smtp://localhost:25', true],
  ['smtp://127.0.0.1:25', true],
  ['smtp://[::1]:25', true],
  ['smtp://mail.example.com:587', false],
  ['smtp://user:pass@localhost.example.com', false],
  ['smtp://mailpit:1025?ignoreTLS=true', true],
] as const)('%s may go unencrypted: %s', ([url, stays]) => {
  expect(staysOnMachine(url)).toBe(stays);
});
