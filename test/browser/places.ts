import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The first of the eight ports that the browser tests use. They are below the ports that Linux (32768 to 60999) and macOS give to outgoing
 * connections, which could otherwise take one first. Set BROWSER_PORT to run the tests of two checkouts side by side.
 */
export const PORT = Number(process.env['BROWSER_PORT'] ?? 24_118);
/** For the tests with a server of their own that knows a Google, and for that Google. */
export const GOOGLE_PORT = PORT + 1;
export const IDP_PORT = PORT + 2;
/** Of the proxy that `npm run bench:lighthouse` has in front. */
export const LIGHTHOUSE_PORT = PORT + 4;
/** Of the server that offline-from-cold.spec.ts kills. */
export const KILLED_PORT = PORT + 5;
/** Of the server whose clock money-walk.spec.ts moves. */
export const WALK_PORT = PORT + 6;
/** And of the one whose clock fair-walk.spec.ts moves. */
export const FAIR_PORT = PORT + 7;
const place = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 8);
// In memory where there is such a place: what counts here is what shows, and a disk that syncs each commit takes most of the time.
const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
export const DATA_FOLDER = path.join(folder, `serumah-browser-${place}`);
/** Where letters are sent to, and where they lie once they have come. */
export const MAIL_PORT = PORT + 3;
export const MAIL_FOLDER = `${DATA_FOLDER}-mail`;

/** Quiet where the network is closed; Chromium refuses to run as root with its sandbox. */
export const LAUNCH_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
