import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The first of the eight ports that the browser tests use. They are below the ports that Linux (32768 to 60999) and
 * macOS give to outgoing connections, which could otherwise take one first. Set BROWSER_PORT to run the tests of two
 * checkouts side by side.
 */
export const PORT = Number(process.env['BROWSER_PORT'] ?? 24_118);
/** For the tests with a server of their own that uses Google sign-in, and for the fake Google. */
export const GOOGLE_PORT = PORT + 1;
export const IDP_PORT = PORT + 2;
/** The proxy in front of the server in `npm run bench:lighthouse`. */
export const LIGHTHOUSE_PORT = PORT + 4;
/** The server that offline-from-cold.spec.ts kills. */
export const KILLED_PORT = PORT + 5;
/** The server whose clock money-walk.spec.ts moves. */
export const WALK_PORT = PORT + 6;
/** The server whose clock fair-walk.spec.ts moves. */
export const FAIR_PORT = PORT + 7;
const place = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 8);
// In memory if possible: these tests check screens, and a disk that syncs each commit would take most of the time.
const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
export const DATA_FOLDER = path.join(folder, `serumah-browser-${place}`);
/** The SMTP server for emails, and the folder for those that have arrived. */
export const MAIL_PORT = PORT + 3;
export const MAIL_FOLDER = `${DATA_FOLDER}-mail`;

/** Makes no background requests in a closed network. Chromium refuses to run as root with its sandbox. */
export const LAUNCH_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
