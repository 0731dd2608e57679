import { createServer, type IncomingMessage } from 'node:http';
import { openPool } from '#server/platform/db/open.ts';
import { findSession, type SignedIn } from '#server/platform/sessions/sessions.ts';

const { PORT, DATABASE_URL = '', SECRET = '' } = process.env;
const signing = { SECRET, PUBLIC_URL: '' };
export const pool = openPool(DATABASE_URL, (error) => console.error(error));

async function readInput<Input>(request: IncomingMessage): Promise<Input> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return (JSON.parse(text) as { json: Input }).json;
}

/** Bare node:http in front of a call: the input in the real program's form, the user by the session, and the answer as JSON. */
export function serveFloor<Input>(call: (input: Input, user: SignedIn, path: string) => Promise<unknown>) {
  async function answer(request: IncomingMessage) {
    const input = await readInput<Input>(request);
    const user = await findSession(pool, request, signing);
    if (!user) throw new Error('not signed in');
    return JSON.stringify({ json: await call(input, user, request.url ?? '') });
  }
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(Number(PORT), '127.0.0.1', () => console.log('ready'));
}
