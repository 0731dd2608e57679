import path from 'node:path';

/** Where the browser tests' own server listens and keeps its files. */
export const PORT = 43_118;
export const DATA_FOLDER = path.join(import.meta.dirname, '../../.data-browser');
export const MAIL_FOLDER = path.join(DATA_FOLDER, 'mail');

/** Quiet where the network is closed; Chromium refuses to run as root with its sandbox. */
export const LAUNCH_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
