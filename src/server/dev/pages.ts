import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { decoded } from '#server/platform/http/request-path.ts';
import { isLoopback } from '#server/platform/settings/loopback.ts';
import { DEMO_PEOPLE, signInAs, type DemoName } from '#server/dev/demo.ts';

const SIGN_IN_PATH = '/dev/sign-in/';
const EMAILS_PATH = '/dev/emails';

/** Returns the address at which a demo person is signed in. */
export const signInLink = (base: string, name: string) => `${base}${SIGN_IN_PATH}${name}`;
/** Returns the address that lists the emails that were sent. */
export const emailsLink = (base: string) => `${base}${EMAILS_PATH}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>body{font:16px system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}iframe{width:100%;height:75vh;border:1px solid #ccc}</style>${body}`;

async function signIn(base: string, name: string, response: ServerResponse): Promise<void> {
  const cookies = await signInAs(base, name as DemoName);
  response.writeHead(302, { location: '/dashboard', 'set-cookie': cookies }).end();
}

/** Returns the files of the sent emails, the newest first. */
async function emailFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .toReversed();
}

async function listEmails(folder: string, files: string[]): Promise<string> {
  const lines = files.map(async (file) => {
    const { subject = '', to = [] } = await PostalMime.parse(await readFile(path.join(folder, file)));
    const receivers = to.map(({ address }) => address).join(', ');
    return `<li><a href="${EMAILS_PATH}/${encodeURIComponent(file)}">${escaped(subject)}</a> to ${escaped(receivers)}`;
  });
  const list = (await Promise.all(lines)).join('');
  return page('Sent emails', `<h1>Sent emails</h1>${list ? `<ol>${list}</ol>` : '<p>None yet.</p>'}`);
}

async function showEmail(file: string): Promise<string> {
  const { subject = '', html = '', text = '' } = await PostalMime.parse(await readFile(file));
  const frame = html || `<pre>${escaped(text)}</pre>`;
  return page(
    subject,
    `<p><a href="${EMAILS_PATH}">Sent emails</a></p><h1>${escaped(subject)}</h1>
<iframe sandbox="allow-popups allow-same-origin" srcdoc="${escaped(`<base target="_blank">${frame}`)}"></iframe><pre>${escaped(text)}</pre>`,
  );
}

/**
 * Answers the pages that exist only in development and for this machine: the emails that were sent, and the sign-in links of the demo
 * home. Returns false for every other request.
 */
export function devPages({
  base,
  mailFolder,
  isDemo,
}: {
  base: string;
  mailFolder: string;
  isDemo: boolean;
}) {
  return async ({ url = '', socket }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    // Emails hold sign-in links.
    if (!isLoopback(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')) return false;
    const { pathname } = new URL(url, base);
    const name = pathname.slice(SIGN_IN_PATH.length);
    if (isDemo && pathname.startsWith(SIGN_IN_PATH) && Object.hasOwn(DEMO_PEOPLE, name)) {
      await signIn(base, name, response);
      return true;
    }
    if (pathname !== EMAILS_PATH && !pathname.startsWith(`${EMAILS_PATH}/`)) return false;
    const files = await emailFiles(mailFolder);
    const shown = files.find((file) => decoded(pathname) === `${EMAILS_PATH}/${file}`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(shown ? await showEmail(path.join(mailFolder, shown)) : await listEmails(mailFolder, files));
    return true;
  };
}
