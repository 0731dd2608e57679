import { request } from 'node:http';

const encoded = (text: string) =>
  text.replaceAll(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Ways to write a path that some servers, proxies and file systems have read as that path. */
export function spellingsOf(path: string): string[] {
  const name = path.slice(1);
  const all = encoded(path);
  return [
    path,
    path.replace(name, `${encoded(name.slice(0, 1))}${name.slice(1)}`),
    path.replaceAll('.', '%2e'),
    all,
    all.toUpperCase(),
    all.replaceAll('%', '%25'),
    path.toUpperCase(),
    `/${path}`,
    `/.${path}`,
    `/x/..${path}`,
    `/assets/../..${path}`,
    `/..${path}`,
    `/../..${path}`,
    `/%2e%2e${path}`,
    `/%2e%2e%2f${name}`,
    `/..%2f${name}`,
    `/..%5c${name}`,
    `/..%252f${name}`,
    `/..\\${name}`,
    `/%c0%ae%c0%ae${path}`,
    path.replaceAll('/', '%2f').replace('%2f', '/'),
    path.replaceAll('/', '\\').replace('\\', '/'),
    `${path}%00`,
    `${path}%00.png`,
    `${path}/`,
    `${path}/.`,
    `${path}%20`,
    `${path}.`,
    `${path}%`,
    `${path}?`,
    `${path}#`,
    `${path};x=1`,
    `${path}.br`,
    `http://elsewhere.example${path}`,
  ];
}

/** Sends a GET whose path crosses the wire unchanged, and returns the answer; `fetch` would normalise the path. */
export const getExactly = (base: string, path: string) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, path, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString('latin1')));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', failed).end();
  });
